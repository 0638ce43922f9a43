// The page's own buttons beside the display: each presses keys of the handheld; and full screen.

export class Acts {
  // bar: the buttons. refuses(what): says so, and returns true, if a button would not do here what it
  // says. newGame(): goes to the options of a new game.
  constructor(bar, keys, refuses, newGame) {
    const full = bar.querySelector("[data-act=FULL]");
    full.hidden = !document.fullscreenEnabled; // iPhones have none
    document.addEventListener("fullscreenchange", () => {
      full.setAttribute("aria-pressed", document.fullscreenElement !== null);
    });
    bar.addEventListener("click", (event) => {
      const what = event.target.closest("[data-act]")?.dataset.act;
      if (what === "FULL") fill();
      else if (what === "NEW") newGame();
      else if (what && !refuses(what)) keys.hold(what);
    });
  }
}

function fill() {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: "hide" });
  done.catch(() => {}); // the browser does not allow it here
}
