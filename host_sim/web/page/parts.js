// The program in parts: what the title needs comes first, the rest while the title is up, or at once
// where it is asked for.

const AGAIN_MS = [1000, 2000, 5000, 10_000]; // after which a part is asked for again; the last from then on

// A file cannot be loaded.
export class LoadError extends Error {
  name = "LoadError";
}

// What the handheld was to do takes a part that has not come. All is as it was before.
export class Lacking extends Error {
  constructor(part) {
    super(part);
    this.part = part;
  }
}

// Return what the bytes of a part hold: a line of JSON, then the bytes of its files one after the other.
//   version  the same in all parts of a program
//   files    [path, bytes] of each
//   later    in the first part: [name, paths] of each of the others, in the order of their coming
export function unpack(bytes) {
  const end = bytes.indexOf(10);
  const { version, files, later = [] } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  let at = end + 1;
  const laid = files.map(([path, size]) => {
    at += size;
    if (at > bytes.length) throw new LoadError(path);
    return [path, bytes.subarray(at - size, at)];
  });
  return { version, files: laid, later };
}

// Load a part. onAnswer(): called once its bytes begin to come.
export async function fetchPart(url, cache = "default", onAnswer = () => {}) {
  const packed = await fetch(url, { cache }).catch(() => null);
  if (!packed?.ok) throw new LoadError(url);
  onAnswer();
  const stream = packed.body.pipeThrough(new DecompressionStream("gzip"));
  return unpack(new Uint8Array(await new Response(stream).arrayBuffer()));
}

export class Parts {
  onTrouble = () => {}; // (isMissing): a part could not be loaded, or all are coming again

  // load: fetchPart, or what does the same.
  constructor(load = fetchPart) {
    this.load = load;
    this.partOf = new Map(); // path of each file that has not come -> the name of its part
    this.folders = new Set(); // that are there
    this.coming = new Map(); // name of a part -> a promise of it
    this.lacked = null; // the part that during() has found not to be there
    this.isDuring = false;
    this.late = []; // what during() has put off
    this.missing = new Set(); // names of parts that could not be loaded and will be asked for again
    this.paused = []; // what ends the pauses before that
    globalThis.addEventListener?.("online", () => this.hurry());
  }

  // Lay the first part among the files of MicroPython. first: what unpack() returns of it.
  begin(vm, { version, files, later }) {
    Object.assign(this, { vm, version, later });
    for (const [name, paths] of later) {
      for (const path of paths) {
        this.makeFolder(path);
        vm.FS.create(path); // so that it is found in its folder
        this.partOf.set(path, name);
      }
    }
    this.put(files);
    this.watch();
  }

  // Let files be opened only if they have come: else it fails, and the part is noted.
  watch() {
    const { FS } = this.vm;
    const open = FS.open;
    FS.open = (path, ...how) => {
      const part = typeof path === "string" && this.partOf.get(path.replace(/^\/*/, "/"));
      if (part) {
        this.lacked ??= part;
        throw new FS.ErrnoError(44); // ENOENT
      }
      return open.call(FS, path, ...how);
    };
  }

  put(files) {
    for (const [path, bytes] of files) {
      this.partOf.delete(path);
      this.makeFolder(path);
      this.vm.FS.writeFile(path, bytes);
    }
  }

  // Make the folder of a file, if this has not been done: asking for it each time is slow.
  makeFolder(path) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!this.folders.has(folder)) this.vm.FS.mkdirTree(folder || "/");
    this.folders.add(folder);
  }

  get isWhole() {
    return this.partOf.size === 0;
  }

  // Do something with the handheld; where that opens a file that has not come, bring everything back
  // to what it was before, and throw Lacking.
  during(act) {
    if (this.isWhole || this.isDuring) return act();
    const back = this.remembered();
    this.isDuring = true;
    this.lacked = null;
    try {
      return act();
    } finally {
      this.isDuring = false;
      const late = this.late.splice(0);
      if (this.lacked) {
        back();
        throw new Lacking(this.lacked); // whatever came of it
      }
      for (const one of late) one();
    }
  }

  // Return what does the same as act(), but within during() not before it is known to be valid.
  putOff(act) {
    return (...args) => {
      if (this.isDuring) this.late.push(() => act(...args));
      else act(...args);
    };
  }

  // Note what the handheld consists of: its memory, the page's objects that it knows, and how far its
  // open files are read. Return a function that brings it back. Neither may be called within a call of
  // the handheld, which has a place on its stack.
  remembered() {
    const { _module, FS } = this.vm;
    // So much is free only above all that is used: it is a program for 200 KB.
    const end = _module._malloc(_module.HEAPU8.length >> 1);
    _module._free(end);
    const memory = _module.HEAPU8.slice(0, end || undefined);
    const known = [...globalThis.proxy_js_ref];
    const next = globalThis.proxy_js_ref_next;
    const numbers = [...globalThis.proxy_js_ref_map];
    const open = FS.streams.map((stream) => [stream, stream?.position]); // by their numbers
    return () => {
      _module.HEAPU8.set(memory);
      globalThis.proxy_js_ref = known;
      globalThis.proxy_js_ref_next = next;
      globalThis.proxy_js_ref_map = new Map(numbers);
      FS.streams = open.map(([stream]) => stream);
      for (const [fd, [stream, position]] of open.entries()) {
        if (stream) Object.assign(stream, { fd, position }); // it may have been closed
      }
    };
  }

  // Return a promise of all parts. They are loaded in their order.
  whole() {
    this.all ??= this.loadAll();
    return this.all;
  }

  async loadAll() {
    for (const [name] of this.later) {
      // The next is asked for while this one comes.
      await new Promise((next) => this.want(name, next).then(next));
    }
    await Promise.all(this.later.map(([name]) => this.want(name)));
  }

  // Return a promise of a part, which is asked for at once. onAnswer(): called once its bytes begin to
  // come.
  want(name, onAnswer) {
    this.hurry();
    if (!this.coming.has(name)) this.coming.set(name, this.come(name, onAnswer));
    return this.coming.get(name);
  }

  async come(name, onAnswer) {
    for (let n = 0; ; n++) {
      try {
        const { version, files } = await this.load(name + ".bin", n ? "no-cache" : "default", onAnswer);
        if (version !== this.version) throw new LoadError(name);
        this.put(files);
        this.note(name, false);
        return;
      } catch (error) {
        console.error(error);
        this.note(name, true);
        await this.pause(AGAIN_MS[Math.min(n, AGAIN_MS.length - 1)]);
      }
    }
  }

  // Note whether a part could not be loaded.
  note(name, isMissing) {
    const before = this.missing.size;
    if (isMissing) this.missing.add(name);
    else this.missing.delete(name);
    if (before !== this.missing.size) this.onTrouble(this.missing.size > 0);
  }

  // Wait so many ms, or until somebody is in a hurry.
  pause(ms) {
    return new Promise((done) => {
      setTimeout(done, ms);
      this.paused.push(done);
    });
  }

  // Ask again at once for what could not be loaded.
  hurry() {
    for (const done of this.paused.splice(0)) done();
  }
}
