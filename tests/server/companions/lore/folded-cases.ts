import { ours, type LoreCase } from './lore-case.ts';

const folding = ours('one folding for lore, search and recall');
const borders = ours('words with what is joined to them');

const cases = (
  source: string,
  triples: ReadonlyArray<readonly [key: string, text: string, isFired?: boolean, more?: object]>,
): readonly LoreCase[] =>
  triples.map(([key, text, isFired = true, more = {}]) => ({
    name: `“${key}” in “${text}”`,
    source,
    world: [{ comment: 'it', key: [key], ...more }],
    says: [text],
    fires: isFired ? ['it'] : [],
  }));

/** Keys and texts that say the same with other signs. */
export const foldedCases: readonly LoreCase[] = [
  ...cases(folding, [
    ['Zoe\u0301', 'Where is Zo\u00e9?'],
    ['Zo\u00e9', 'Where is Zoe\u0301?'],
    ['Zo\u00e9', 'Where is Zoe\u0301?', true, { caseSensitive: true }],
    ['Zo\u00e9', 'Where is zoe\u0301?', false, { caseSensitive: true }],
    ['A\u030angstrom', 'the \u00c5ngstrom inn'],
    ["O'Brien", 'Ask O’Brien about it'],
    ['Ma’at', "the feather of Ma'at"],
    ["O'Brien", 'Ask OʼBrien', true, { caseSensitive: true }],
    ['Jean-Luc', 'Call Jean\u2010Luc'],
    ['old king', 'the old\u00a0king'],
    ['ÉCLAIR', 'an éclair'],
    ['ИВАН', 'где Иван'],
    ['Åse', 'ÅSE ler'],
    ['İstanbul', 'in ISTANBUL'],
    ['Straße', 'DIE STRASSE'],
    ['ΟΔΟΣ', 'η οδός'],
    ['ｄｒａｇｏｎ', 'a dragon'],
    ['dragon', 'a dra\u00adgon'],
    ['/caf\u00e9/i', 'A CAFE\u0301'],
    ['/O’Brien/', "Ask O'Brien"],
    ["/O'Brien/", 'Ask O’Brien'],
    ['/O\\u2019Brien/', 'Ask O’Brien'],
    ['がぎ', 'かき', false],
    ['art', 'Märtyrer', false],
  ]),
  ...cases(borders, [
    ['마법', '마법을 배우고 싶어요.'],
    ['서울', '어제 서울에서 왔어.'],
    ['서울', '서울에서는 비가 와요'],
    ['루나', '루나는 어디 있어?'],
    ['루나', '루나입니다'],
    ['루나', '루나는요?'],
    ['마법사', '마법사였어요'],
    ['Luna', 'Luna는 어디 있어?'],
    ['마법'.normalize('NFD'), '마법을'],
    ['용', '사용 방법', false],
    ['용', '용기 있는', false],
    ['مدينة', 'ذهبت إلى المدينة'],
    ['مدينة', 'والمدينة بعيدة'],
    ['مدينة', 'للمدينة سور'],
    ['أمير', 'جاء الأَمِير'],
    ['أمير', 'وبالأمير'],
    ['لد', 'ولد', false],
    ['מלך', 'המלך הגיע'],
    ['מלך', 'ולמלך יש כתר'],
    ['מלך', 'הִגִּיעַ הַמֶּלֶךְ'],
    ['מלכה', 'שהמלכה'],
    ['מלכה', 'ממלכהה', false],
  ]),
];
