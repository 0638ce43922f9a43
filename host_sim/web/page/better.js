// While a review is up, its turns are played on in the time that a picture leaves: what they cost
// becomes more certain. A bar says how far that is. handheld/better.py does it.

const AT_MOST_MS = 5; // of each picture's 16; the firmware may take 8
const AT_REST_MS = 24; // while nobody does anything: pictures that do not change may come later
const REST_MS = 1000; // since the last key

export class Better {
  // bar: a progress element. machine(): returns the handheld, null if there is none.
  constructor(bar, machine) {
    Object.assign(this, { bar, machine });
    this.isBroken = false; // the review is good enough without
    this.touched = 0; // when somebody did something last
  }

  // Somebody does something: the handheld has the time.
  touch() {
    this.touched = performance.now();
  }

  // Go on a little. Return true if the display may have to be drawn again.
  look() {
    const done = this.isBroken ? -1 : this.play();
    const was = !this.bar.hidden;
    this.bar.hidden = done < 0;
    if (done >= 0) this.bar.value = done;
    return was || done >= 0;
  }

  play() {
    const now = performance.now();
    const end = now + (now < this.touched + REST_MS ? AT_MOST_MS : AT_REST_MS);
    let done = -1;
    try {
      do done = this.machine()?.play_on() ?? -1;
      while (done >= 0 && performance.now() < end);
    } catch (error) {
      console.error(error);
      this.isBroken = true;
      return -1;
    }
    return done;
  }
}
