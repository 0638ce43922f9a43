// The name of this copy of the page among others of the same origin: a stable one and a beta, say.
// What the browser keeps for it carries that name, so that no copy reads or removes another's.

export const SCOPE = "tombolo " + new URL("./", import.meta.url).pathname;
