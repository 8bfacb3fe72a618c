import { describe, expect, test } from 'vitest';
import { allTexts, sample, written, writtenBy, type Leaf, type Texts } from './catalogues.ts';

const english = allTexts.find(({ language }) => language === 'en');
if (english === undefined) throw new Error('There are no English texts.');
const others = allTexts.filter(({ language }) => language !== 'en');

describe.each(others)('[S2.29] $language', ({ language, leaves }) => {
  test('has exactly the messages of English', () => {
    expect(pathsOf(leaves)).toEqual(pathsOf(english.leaves));
  });

  test('contains no English text except what is the same in both', () => {
    const same = [...leaves].filter(
      ([path, text]) => typeof text === 'string' && isWords(text) && text === english.leaves.get(path),
    );
    expect(same.map(([path, text]) => `${path}: ${String(text)}`).filter((line) => !isShared(line))).toEqual(
      [],
    );
  });

  test('uses the same parameters as English', () => {
    const filled = ({ leaves }: Texts, path: string) => placesIn(path, leaves.get(path));
    const functions = [...english.leaves].filter(([, leaf]) => typeof leaf === 'function');
    const unequal = functions.flatMap(([path]) => {
      const wanted = filled(english, path);
      const found = filled({ language, leaves }, path);
      return found.join() === wanted.join() ? [] : [`${path}: ${found.join()} instead of ${wanted.join()}`];
    });
    expect(unequal).toEqual([]);
  });

  test('never returns an empty text, nor one that contains undefined', () => {
    const bad = [...leaves].filter(([path, leaf]) =>
      /^\s*$|undefined|null|NaN|\[object|#/.test(writtenBy(path, leaf)),
    );
    expect(bad.map(([path, leaf]) => `${path}: ${writtenBy(path, leaf)}`)).toEqual([]);
  });
});

describe.each(others.filter(({ language }) => ['ja', 'zh-CN', 'ar'].includes(language)))(
  '[S2.29] $language',
  ({ leaves }) => {
    test('has no sentence in the Latin script', () => {
      const latin = [...leaves].filter(([path, leaf]) =>
        /\p{Script=Latin}{2,}[,’']?(?: \p{Script=Latin}{2,}){2,}/u.test(writtenBy(path, leaf)),
      );
      expect(latin.map(([path]) => path).filter((path) => !path.startsWith('safety.'))).toEqual([]);
    });
  },
);

test('[S2.29] dates and counts are formatted as in each language', () => {
  const [said, now] = [new Date(2026, 2, 3, 9, 5), new Date(2026, 2, 9, 9, 5)];
  const rows = allTexts.map(({ language, leaves }) => [
    language,
    written(leaves.get('recentChats.when'), [said, now]),
    written(leaves.get('layout.allowance'), [1]),
    written(leaves.get('layout.allowance'), [1250]),
  ]);
  expect(rows).toEqual([
    ['en', 'Tuesday', '1 credit', '1,250 credits'],
    ['es', 'Martes', '1 crédito', '1250 créditos'],
    ['de', 'Dienstag', '1 Credit', '1.250 Credits'],
    ['fr', 'Mardi', '1 crédit', '1\u202f250 crédits'],
    ['pt-BR', 'Terça-feira', '1 crédito', '1.250 créditos'],
    ['ja', '火曜日', '1クレジット', '1,250クレジット'],
    ['zh-CN', '星期二', '1 积分', '1,250 积分'],
    ['ar', 'الثلاثاء', 'نقطة واحدة', '1,250 نقطة'],
  ]);
});

test('[S2.29] Arabic has its six plural forms', () => {
  const arabic = allTexts.find(({ language }) => language === 'ar');
  const counted = [0, 1, 2, 3, 11, 100].map((count) =>
    written(arabic?.leaves.get('layout.allowance'), [count]),
  );
  expect(counted).toEqual(['لا نقاط', 'نقطة واحدة', 'نقطتان', '3 نقاط', '11 نقطة', '100 نقطة']);
});

/** The number of preferred helplines depends on the language's countries. */
const pathsOf = (leaves: Texts['leaves']): string[] =>
  [...leaves.keys()].filter((path) => !path.startsWith('safety.sections.0.blocks.1.links.')).toSorted();

/** Names and words that are the same in two languages. */
function isShared(line: string): boolean {
  const [path = '', text = ''] = line.split(/: (.*)/s);
  // URLs within the page.
  if (/\.(id|to)$/.test(path)) return true;
  if (path.startsWith('safety.') && /^(Samaritans|Lifeline|TelefonSeelsorge|Tele-MANAS)$/.test(text))
    return true;
  if (/^safety\..*rows\./.test(path)) return true;
  // The labels that are printed on keyboards.
  if (path.startsWith('palette.keys.')) return true;
  return shared.has(text);
}

const shared: ReadonlySet<string> = new Set([
  'Chat',
  'Chats',
  'Email',
  'Gold',
  'Google',
  'Discord',
  'Passkeys',
  'Personas',
  'Persona',
  'Magenta',
  'Coral',
  'Rose',
  'Violet',
  'Zoom',
  'Menta',
  'Name',
  'April',
  'August',
  'September',
  'November',
  'Notes',
  'Warm',
  'System',
  'Color',
  'Credits',
  'Date',
  'Details (optional)',
  'Message',
  'Notifications',
  'Optional.',
  'Tag',
  'Tags',
  'tags',
  'Style',
  'Lorebook',
  'Lorebooks',
  'Position',
  'Outlet',
  'Page',
  'Pages',
  'Server',
  'No',
  'Standard',
  'my-data.json',
  'App',
  'macros',
  'tags',
]);

const isWords = (text: string): boolean => /\p{Letter}{2}/u.test(text) && !/^(https?:|tel:|\/)/.test(text);

function placesIn(path: string, leaf: Leaf | undefined): string[] {
  const text = writtenBy(path, leaf);
  return [0, 1, 2, 3].flatMap((index) => {
    const { number, text: word } = sample(index);
    return [...(text.includes(number) ? [number] : []), ...(text.includes(word) ? [word] : [])];
  });
}
