import { code } from '../../../contract/envelope.ts';
import { maxSoundBytes, soundRate, wavHeaderBytes } from '../../../contract/voice/transcription.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Passes on a WAV file as `transcribe` takes it, and throws `invalid` at anything else: a host's decoders for other formats get
 * nothing from strangers, and the bytes say how long the sound is.
 */
export async function* checkSound(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start = Buffer.alloc(0);
  let isChecked = false;
  for await (const part of parts) {
    if (isChecked) {
      yield part;
      continue;
    }
    start = Buffer.concat([start, part]);
    if (start.length < wavHeaderBytes) continue;
    if (!isSound(start)) throw notSound();
    isChecked = true;
    yield start;
  }
  if (!isChecked) throw notSound();
}

/** Returns the length that a request says its body has, in bytes. Throws `invalid` where it is missing or too large. */
export const readLength = (header: string | undefined): number => {
  const length = Number(header);
  if (!Number.isInteger(length)) throw invalid('The header content-length is missing.');
  if (length > maxSoundBytes) throw invalid('The recording is longer than two minutes.');
  return length;
};

const notSound = () => invalid('The body must be a WAV file with one channel of 16-bit samples at 16 kHz.');

const invalid = (english: string): DomainError => new DomainError(code.invalid, { english });

const isSound = (start: Buffer): boolean =>
  start.toString('latin1', 0, 4) === 'RIFF' &&
  start.toString('latin1', 8, 16) === 'WAVEfmt ' &&
  start.readUInt32LE(16) === 16 &&
  start.readUInt16LE(20) === 1 &&
  start.readUInt16LE(22) === 1 &&
  start.readUInt32LE(24) === soundRate &&
  start.readUInt16LE(34) === 16 &&
  start.toString('latin1', 36, 40) === 'data';
