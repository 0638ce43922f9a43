// The handheld's speaker. Browsers allow sound only once a key was pressed.

const LOUD = 0.08;
const FADE_S = 0.012; // so that a click can be heard

export class Speaker {
  // Call it when a key is pressed. A phone call, or a tab long in the background, suspends the sound.
  wake() {
    if (this.context) {
      if (this.context.state !== "running") this.context.resume().catch(() => {}); // the next key
      return;
    }
    this.context = new AudioContext();
    this.wave = new OscillatorNode(this.context, { type: "square" });
    this.volume = new GainNode(this.context, { gain: 0 });
    this.wave.connect(this.volume).connect(this.context.destination);
    this.wave.start();
  }

  // Play a tone until the next call; 0 for silence.
  play(hz) {
    if (!this.context) return;
    const now = this.context.currentTime;
    if (hz) {
      this.wave.frequency.setValueAtTime(hz, now);
      this.volume.gain.cancelScheduledValues(now);
      this.volume.gain.setValueAtTime(LOUD, now);
    } else {
      this.volume.gain.setTargetAtTime(0, now, FADE_S / 3);
    }
  }
}
