// Keeps the page for when there is no network. build.py fills in the names of its files and their
// version; a new version has a cache of its own and replaces the old one whole.

const CACHE = "tombolo-VERSION_OF_BUILD";
const FILES = ["./", "FILES_OF_BUILD"];

addEventListener("install", (event) => {
  const fresh = FILES.map((name) => new Request(name, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("tombolo-") && name !== CACHE;
  const removed = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => clients.claim()));
});

addEventListener("message", () => skipWaiting());

addEventListener("fetch", (event) => {
  const found = caches.open(CACHE).then((cache) => cache.match(event.request));
  event.respondWith(found.then((file) => file ?? fetch(event.request)));
});
