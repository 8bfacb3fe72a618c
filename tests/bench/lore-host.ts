import { compileBook } from '../../server/companions/lore/compile-book.ts';
import { fire } from '../../server/companions/lore/fire.ts';
import { PatternIndex, toSafePattern } from '../../server/companions/lore/key-patterns.ts';
import { readBook } from '../../server/companions/lore/read-book.ts';

const cpu = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const words = (letters: string, count: number): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: 3 + Math.floor(Math.random() * 6) }, () =>
      letters.charAt(Math.floor(Math.random() * letters.length)),
    ).join(''),
  );

/** Creates a book with a pattern in every `patternEvery`th entry; 0 for none. `measure` fires it in a new conversation of ten messages. */
export const openBook = async (entries: number, patternEvery: number, letters: string) => {
  const names = words(letters, entries);
  const source = {
    entries: names.map((name, index) => ({
      keys: [
        name,
        `${name} ${name}`,
        ...(patternEvery > 0 && index % patternEvery === 0 ? [`/(?:${name}|x${name})s? of \\w+/i`] : []),
      ],
      secondary_keys: [name.slice(1)],
      content: `About ${name}.`,
      extensions: { match_whole_words: index % 3 !== 0 },
    })),
  };
  const book = await readBook(source);
  if (book === null) throw new Error('The book cannot be read.');
  const compiled = await compileBook(book);
  const compileMs = await cpu(() => compileBook(book));
  const measure = async () => {
    const lines = Array.from({ length: 10 }, (_, at) => {
      const spoken = words(letters, 80);
      spoken[at] = names[Math.floor(Math.random() * names.length)] ?? '';
      return { speaker: 'Ada', text: spoken.join(' ') };
    });
    let fired = 0;
    const ms = await cpu(() => {
      const scene = {
        lines,
        messages: 10,
        replies: 5,
        mate: { names: [], tags: [] },
        effects: [],
      };
      fired = fire({ ...compiled, book: { ...book, scanDepth: 10 } }, scene, {
        names: { mate: 'Iris', person: 'Ada' },
        budget: 8000,
        sizeOf: (text) => text.length,
        random: Math.random,
      }).fired.length;
    });
    return { ms, fired };
  };
  return { compileMs, measure };
};

/** Searches a text of that length for a pattern. Returns the CPU time in milliseconds. */
export const measurePattern = async (pattern: string, length: number): Promise<number> => {
  const index = await PatternIndex.create([{ id: 0, pattern: toSafePattern(pattern, '') ?? '' }]);
  const text = `${'a'.repeat(length)}b`;
  return cpu(() => index.scan(text, () => undefined));
};
