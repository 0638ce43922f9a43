// Keeps the page for when there is no network. build.py fills in the names of its files and their
// version; a new version has a cache of its own and replaces the old one whole.

const OURS = "tombolo " + new URL(registration.scope).pathname + " "; // as in scope.js
const CACHE = OURS + "VERSION_OF_BUILD";
const FILES = ["./", "FILES_OF_BUILD"]; // of the game
const PAGES = ["PAGES_OF_BUILD"]; // of the rules and the boards, which nobody waits for

// The page has just loaded most of the game: the server is only asked whether it is still the same.
addEventListener("install", (event) => {
  const keep = async (names) => {
    const fresh = names.map((name) => new Request(name, { cache: "no-cache" }));
    await (await caches.open(CACHE)).addAll(fresh);
  };
  event.waitUntil(keep(FILES).then(() => keep(PAGES)));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(OURS) && name !== CACHE;
  const removed = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => clients.claim()));
});

addEventListener("message", () => skipWaiting());

// Whoever links to the page may add a query; what a header asks to vary by is the same here.
addEventListener("fetch", (event) => {
  const any = { ignoreSearch: true, ignoreVary: true };
  const found = caches.open(CACHE).then((cache) => cache.match(event.request, any));
  event.respondWith(found.then((file) => file ?? fetch(event.request)));
});
