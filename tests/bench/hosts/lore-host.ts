import { compileBook } from '../../../server/companions/lore/compile-book.ts';
import { fire } from '../../../server/companions/lore/fire.ts';
import { mergeBooks } from '../../../server/companions/lore/merge-books.ts';
import { BookPatterns, PatternSearch } from '../../../server/companions/lore/patterns/pattern-search.ts';
import { readBook } from '../../../server/companions/lore/read-book.ts';

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

/** Creates books, used together, with a pattern in every `patternEvery`th entry; 0 for none. `measure` fires it in a new conversation of ten messages. */
export const openBook = async (entries: number, patternEvery: number, letters: string, count: number) => {
  const names = words(letters, entries);
  const sources = names.map((name, index) => ({
    keys: [
      name,
      `${name} ${name}`,
      ...(patternEvery > 0 && index % patternEvery === 0 ? [`/(?:${name}|x${name})s? of \\w+/i`] : []),
    ],
    secondary_keys: [name.slice(1)],
    content: `About ${name}.`,
    extensions: { match_whole_words: index % 3 !== 0 },
  }));
  const books = await Promise.all(
    Array.from({ length: count }, (_, part) =>
      readBook({ scan_depth: 10, entries: sources.filter((_, index) => index % count === part) }),
    ),
  );
  const book = mergeBooks(books.filter((one) => one !== null));
  const compiled = await compileBook(book);
  const compileMs = await cpu(() => compileBook(book));
  const measure = async () => {
    const lines = Array.from({ length: 10 }, (_, at) => {
      const spoken = words(letters, 80);
      spoken[at] = names[Math.floor(Math.random() * names.length)] ?? '';
      return { speaker: 'Ada', text: spoken.join(' ') };
    });
    let fired = 0;
    const ms = await cpu(async () => {
      const scene = {
        lines,
        messages: 10,
        replies: 5,
        mate: { names: [], tags: [] },
        effects: [],
      };
      const firing = await fire(compiled, scene, {
        names: { mate: 'Iris', person: 'Ada' },
        budget: 8000,
        sizeOf: (text) => text.length,
        random: Math.random,
      });
      fired = firing.fired.length;
    });
    return { ms, fired };
  };
  return { compileMs, measure };
};

/** Searches a text of that length for a pattern. Returns the CPU time in milliseconds. */
export const measurePattern = async (pattern: string, length: number): Promise<number> => {
  const book = new BookPatterns(pattern, [{ id: 0, pattern, flags: '' }]);
  const text = `${'a'.repeat(length)}b`;
  return cpu(() => new PatternSearch([book]).find([text], () => undefined));
};
