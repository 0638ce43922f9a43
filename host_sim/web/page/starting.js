// Says why the page does not start, also where main.js does not even run. So this is a classic script
// in the JavaScript that every browser reads, and has its own sentences. Where it does not run itself,
// index.html has one.

(function () {
  var WORDS = {
    en: {
      TYPES:
        "The server sends scripts as {what}, so browsers do not run them. It has to send files that end in .js as text/javascript.",
      OLD: "This browser is too old for Tombolo. It takes Chrome or Edge 97, Firefox 113, Safari 16.4, or a newer one.",
      WASM: "This browser runs no WebAssembly, which Tombolo is made of: a setting or the lockdown mode has switched it off.",
      LOAD: "Tombolo could not be loaded. Reload this page once you are online.",
      OTHER: "Tombolo could not start: {what}",
    },
    fr: {
      TYPES:
        "Le serveur envoie les scripts comme {what}, donc les navigateurs ne les exécutent pas. Il doit envoyer les fichiers en .js comme text/javascript.",
      OLD: "Ce navigateur est trop ancien pour Tombolo. Il faut Chrome ou Edge 97, Firefox 113, Safari 16.4, ou plus récent.",
      WASM: "Ce navigateur n'exécute pas WebAssembly, dont Tombolo est fait : un réglage ou le mode isolement l'a désactivé.",
      LOAD: "Tombolo n'a pas pu être chargé. Recharge cette page une fois en ligne.",
      OTHER: "Tombolo n'a pas pu démarrer : {what}",
    },
    de: {
      TYPES:
        "Der Server sendet Skripte als {what}, darum führen Browser sie nicht aus. Er muss Dateien auf .js als text/javascript senden.",
      OLD: "Dieser Browser ist zu alt für Tombolo. Es braucht Chrome oder Edge 97, Firefox 113, Safari 16.4 oder neuer.",
      WASM: "Dieser Browser führt kein WebAssembly aus, woraus Tombolo besteht: eine Einstellung oder der Blockierungsmodus hat es abgeschaltet.",
      LOAD: "Tombolo konnte nicht geladen werden. Lade diese Seite neu, sobald du online bist.",
      OTHER: "Tombolo konnte nicht starten: {what}",
    },
  };
  document.documentElement.className = "runs";
  var isOver = false; // it has started, or has said why not

  function words() {
    var wanted = navigator.languages || [navigator.language];
    for (var n = 0; n < wanted.length; n++) {
      var found = WORDS[String(wanted[n]).slice(0, 2)];
      if (found) return found;
    }
    return WORDS.en;
  }

  function say(kind, what) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", function () {
        say(kind, what);
      });
      return;
    }
    document.getElementById("loading").hidden = true;
    document.getElementById("message").textContent = words()[kind].replace("{what}", what);
  }

  function isOld() {
    return !window.DecompressionStream || !Array.prototype.findLast || !Object.hasOwn;
  }

  // What has stopped the start: an error of main.js, or of a script that is not read.
  function failed(error) {
    if (isOver) return;
    isOver = true;
    if (typeof WebAssembly === "undefined") say("WASM");
    else if (isOld() || error.name === "SyntaxError") say("OLD");
    else if (error.name === "LoadError" || error instanceof WebAssembly.RuntimeError) say("LOAD");
    else say("OTHER", error.message || error);
  }

  // A script was not loaded, or is not run for its type.
  function unread(address) {
    if (isOver) return;
    isOver = true;
    var asked = new XMLHttpRequest();
    asked.onload = function () {
      var type = asked.getResponseHeader("Content-Type") || "?";
      var isScript = /(java|ecma)script/.test(type);
      if (asked.status === 200 && !isScript) say("TYPES", type.split(";")[0]);
      else say("LOAD");
    };
    asked.onerror = function () {
      say("LOAD");
    };
    asked.open("HEAD", address);
    asked.send();
  }

  window.starting = {
    failed: failed,
    done: function () {
      isOver = true;
    },
  };
  // Those of scripts do not bubble.
  addEventListener(
    "error",
    function (event) {
      if (event.target.tagName === "SCRIPT") unread(event.target.src);
      else if (event.error) failed(event.error);
    },
    true,
  );
  if (!("noModule" in document.createElement("script"))) failed({ name: "SyntaxError" });
})();
