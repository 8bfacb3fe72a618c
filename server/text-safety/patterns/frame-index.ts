import type { Frame, Reader } from './lexicon.ts';

/** The frames that a sentence may match, by reader. */
export type Candidates = ReadonlyMap<Reader, ReadonlySet<Frame>>;

interface Entry {
  readonly cue: string;
  readonly reader: Reader;
  readonly frame: Frame;
}

/**
 * Creates a function that finds the few frames that a sentence may match, in one pass. Frames are indexed by their
 * cues, and only those with a cue in the sentence are candidates, together with frames without cues whose script
 * occurs, and all frames of a reader that respells a word of the sentence.
 */
export const createFrameIndex = (readers: readonly Reader[]): ((sentence: string) => Candidates) => {
  const byStart = new Map<number, Entry[]>();
  const always: Entry[] = [];
  const bySpelling = new Map<string, Reader[]>();
  for (const reader of readers) {
    for (const word of reader.short.keys()) {
      bySpelling.set(word, [...(bySpelling.get(word) ?? []), reader]);
    }
    for (const frame of reader.frames) {
      if (frame.cues === null) {
        always.push({ cue: '', reader, frame });
      }
      for (const cue of frame.cues ?? []) {
        const start = startAt(cue, 0);
        const entries = byStart.get(start) ?? [];
        entries.push({ cue, reader, frame });
        byStart.set(start, entries);
      }
    }
  }
  return (sentence) => {
    const found = new Map<Reader, Set<Frame>>();
    const add = ({ reader, frame }: Entry): void => {
      const frames = found.get(reader);
      if (frames === undefined) {
        found.set(reader, new Set([frame]));
      } else {
        frames.add(frame);
      }
    };
    always.filter(({ reader }) => reader.script.test(sentence)).forEach(add);
    for (const word of sentence.split(' ')) {
      for (const reader of bySpelling.get(word) ?? []) {
        found.set(reader, new Set(reader.frames));
      }
    }
    for (let at = 0; at < sentence.length - 1; at += 1) {
      for (const entry of byStart.get(startAt(sentence, at)) ?? []) {
        if (sentence.startsWith(entry.cue, at)) {
          add(entry);
        }
      }
    }
    return found;
  };
};

const startAt = (text: string, at: number): number => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);
