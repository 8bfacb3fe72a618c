/** Returns the type of a sound's file by its first bytes; null for anything else. Hosts name types that differ. */
export const soundTypeOf = (file: Buffer): string | null => {
  const start = file.toString('latin1', 0, 12);
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return 'audio/wav';
  if (start.startsWith('ID3') || isMpegFrame(file)) return 'audio/mpeg';
  if (start.startsWith('OggS')) return 'audio/ogg';
  if (start.startsWith('fLaC')) return 'audio/flac';
  return null;
};

/** A frame of MP3 or AAC begins with eleven or twelve bits that are set. */
const isMpegFrame = (file: Buffer): boolean => file[0] === 0xff && ((file[1] ?? 0) & 0xe0) === 0xe0;

const mark = 'AI-generated speech';

/**
 * Says in the file of a sound that a machine made it, which docs/law.md explains: as a comment of a WAV file, and as the first tag of
 * an MP3 file without one. Other files stay as they are: the header of the answer says it.
 */
export const withAiMark = (file: Buffer): Buffer => {
  const start = file.toString('latin1', 0, 12);
  if (start.startsWith('RIFF') && start.endsWith('WAVE') && file.readUInt32LE(4) === file.length - 8) {
    const marked = Buffer.concat([file, wavComment]);
    marked.writeUInt32LE(marked.length - 8, 4);
    return marked;
  }
  return isMpegFrame(file) && ((file[1] ?? 0) & 0x06) !== 0 ? Buffer.concat([id3Comment, file]) : file;
};

/** A chunk with its name and its length, which is even. */
const chunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const wavComment = chunk(
  'LIST',
  Buffer.concat([Buffer.from('INFO', 'latin1'), chunk('ICMT', Buffer.from(`${mark}\0`, 'latin1'))]),
);

/** ID3v2.3 with one text of the user's own (TXXX): a byte for the encoding, its name, zero, and the text. */
const id3Comment = (() => {
  const text = Buffer.from(`\0AI\0${mark}`, 'latin1');
  const frame = Buffer.alloc(10);
  frame.write('TXXX', 'latin1');
  frame.writeUInt32BE(text.length, 4);
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, frame.length + text.length]);
  return Buffer.concat([head, frame, text]);
})();
