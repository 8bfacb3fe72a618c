import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { dayInWords } from '../../src/views/rooms/day-in-words.ts';
import { allProblems } from '../../scripts/lib/texts/check-texts.ts';
import { evaluateTexts } from '../../scripts/lib/texts/evaluate-texts.ts';
import { allTexts } from './catalogues.ts';

const english = allTexts.find(({ language }) => language === 'en');
if (english === undefined) throw new Error('There are no English texts.');
const others = allTexts.filter(({ language }) => language !== 'en');

test('[S2.29] each language has exactly the texts of English, with their arguments and all plural forms', () => {
  expect(allProblems()).toEqual([]);
});

describe.each(others)('[S2.29] $language', ({ messages, written }) => {
  test('contains no English text except what is the same in both', () => {
    const same = [...messages].filter(
      ([path, text]) => isWords(text) && !/\{\w/.test(text) && text === english.messages.get(path),
    );
    expect(same.map(([path, text]) => `${path}: ${text}`).filter((line) => !isShared(line))).toEqual([]);
  });

  test('never returns an empty text, nor one that contains undefined', () => {
    const bad = [...written].filter(([, text]) => /^\s*$|undefined|null|NaN|\[object|#/.test(text));
    expect(bad).toEqual([]);
  });
});

test('[S2.29] Arabic texts isolate every value in them, so that its parts keep their order', () => {
  const arabic = [...(allTexts.find(({ language }) => language === 'ar')?.written ?? [])];
  const named = arabic.filter(([, text]) => text.includes('Zoë') && text !== 'Zoë');
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, text]) => text.replaceAll('\u2068Zoë\u2069', '').includes('Zoë'))).toEqual([]);
});

describe.each(others.filter(({ language }) => ['ja', 'zh-CN', 'ar'].includes(language)))(
  '[S2.29] $language',
  ({ written }) => {
    test('has no sentence in the Latin script', () => {
      const latin = [...written].filter(([, text]) =>
        /\p{Script=Latin}{2,}[,’']?(?: \p{Script=Latin}{2,}){2,}/u.test(text),
      );
      expect(latin.map(([path]) => path).filter((path) => !path.startsWith('safety.'))).toEqual([]);
    });
  },
);

test('[S2.29] dates and counts are formatted as in each language', () => {
  const [said, now] = [new Date(2026, 2, 3, 9, 5), new Date(2026, 2, 9, 9, 5)];
  const rows = languages.map((language) => {
    const { formats, billing, recentChats } = evaluateTexts(language);
    return [
      language,
      dayInWords(said, recentChats.when, formats, now),
      billing.name.chats(1),
      billing.name.chats(1250),
    ];
  });
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
  const { allowance } = evaluateTexts('ar').layout;
  const counted = [0, 1, 2, 3, 11, 100].map(allowance);
  expect(counted).toEqual(['لا نقاط', 'نقطة واحدة', 'نقطتان', '3 نقاط', '11 نقطة', '100 نقطة']);
});

/** Names and words that are the same in two languages. */
function isShared(line: string): boolean {
  const [path = '', text = ''] = line.split(/: (.*)/s);
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
  'Passphrase',
  'App',
  'macros',
  'tags',
]);

const isWords = (text: string): boolean => /\p{Letter}{2}/u.test(text);
