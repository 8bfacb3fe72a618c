import { soundRate, wavHeaderBytes } from './transcription.ts';

/** Returns a WAV file of one channel with 16 bits. Samples are from -1 to 1; louder ones are cut. */
export function toWav(parts: readonly Float32Array[], rate: number = soundRate): Uint8Array<ArrayBuffer> {
  const count = parts.reduce((sum, { length }) => sum + length, 0);
  const file = new DataView(new ArrayBuffer(wavHeaderBytes + 2 * count));
  const write = (place: number, text: string) =>
    Array.from(text).forEach((letter, index) => file.setUint8(place + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  file.setUint32(4, file.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, 2 * rate, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  write(36, 'data');
  file.setUint32(40, 2 * count, true);
  let place = wavHeaderBytes;
  for (const part of parts) {
    for (const sample of part) {
      file.setInt16(place, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
      place += 2;
    }
  }
  return new Uint8Array(file.buffer);
}
