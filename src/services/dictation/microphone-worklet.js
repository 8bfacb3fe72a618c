/** Passes on the sound of the microphone in blocks, outside of the page's thread. */
const blockLength = 2048;

class Microphone extends AudioWorkletProcessor {
  block = new Float32Array(blockLength);
  filled = 0;
  /** `closed`: no sound leaves it. `ended`: it is not used again. */
  gate = 'open';

  constructor() {
    super();
    this.port.addEventListener('message', ({ data }) => {
      this.gate = data;
      this.filled = 0;
    });
    this.port.start();
  }

  process([[samples]]) {
    for (const sample of this.gate === 'open' ? (samples ?? []) : []) {
      this.block[this.filled] = sample;
      this.filled += 1;
      if (this.filled === blockLength) {
        // Nothing is handed over: the block is used again.
        this.port.postMessage(this.block, []);
        this.filled = 0;
      }
    }
    return this.gate !== 'ended';
  }
}

registerProcessor('microphone', Microphone);
