import { ours, st, stCode, v2, v3, type LoreCase } from './lore-case.ts';

const single = (
  name: string,
  source: string,
  [entry, says, isFired]: readonly [Readonly<Record<string, unknown>>, string | readonly string[], boolean],
): LoreCase => ({
  name,
  source,
  world: [{ comment: 'it', ...entry }],
  says: typeof says === 'string' ? [says] : says,
  fires: isFired ? ['it'] : [],
});

const king = { key: ['king'] };
const both = { key: ['dragon'], keysecondary: ['gold', 'cave'] };

export const keyCases: readonly LoreCase[] = [
  single('a key in the message', st('Key'), [king, 'Where is the king?', true]),
  single('no key in the message', st('Key'), [king, 'Where is the queen?', false]),
  single('one of several keys', st('Key'), [{ key: ['queen', 'king'] }, 'The king!', true]),
  single('keys in one text with commas', st('Key Input'), [{ key: 'queen, king' }, 'The king!', true]),
  single('no keys', stCode('"has no keys defined, skipped"'), [{ key: [] }, 'The king!', false]),
  single('blank keys', stCode('substituted && matchKeys'), [{ key: ['', '  '] }, 'The king!', false]),
  single('a key with blanks around it', stCode('substituted.trim()'), [{ key: [' king '] }, 'A king.', true]),
  single('a disabled entry', st('Strategy'), [{ ...king, disable: true }, 'The king!', false]),
  single('a disabled constant entry', st('Strategy'), [
    { constant: true, key: [], disable: true },
    'Hi',
    false,
  ]),
  single('a constant entry', st('Strategy'), [{ constant: true, key: [] }, 'Hi', true]),
  single('any case', st('Case-sensitive keys'), [{ key: ['Rose'] }, 'a ROSE is', true]),
  single('the same case', st('Case-sensitive keys'), [{ key: ['Rose'], caseSensitive: true }, 'Rose!', true]),
  single('another case', st('Case-sensitive keys'), [
    { key: ['Rose'], caseSensitive: true },
    'a rose',
    false,
  ]),
  single('any case of other alphabets', ours('Unicode'), [{ key: ['ДРАКОН'] }, 'это дракон', true]),
  single('within a longer word', st('Match whole words'), [king, 'it’s not to my liking', false]),
  single('as a complete word', st('Match whole words'), [king, 'long live the king', true]),
  single('before a comma', stCode('(?:^|\\W)key(?:$|\\W)'), [king, 'The king, my lord.', true]),
  single('before an apostrophe', stCode('(?:^|\\W)key(?:$|\\W)'), [king, "The king's hat", true]),
  single('next to an underscore', stCode('\\W'), [king, 'the_king', false]),
  single('next to a digit', stCode('\\W'), [king, 'king2', false]),
  single('a key with signs', stCode('escapeRegex'), [{ key: ['C++'] }, 'I like C++.', true]),
  single('a key with signs before a letter', stCode('(?:$|\\W)'), [{ key: ['C++'] }, 'C++x', false]),
  single('next to a letter with an accent', ours('letters of all alphabets are of words'), [
    { key: ['caf'] },
    'un café',
    false,
  ]),
  single('partial words', st('Match whole words'), [
    { ...king, matchWholeWords: false },
    'to my liking',
    true,
  ]),
  single('several words', stCode('keyWords.length > 1'), [{ key: ['the king'] }, 'bathe kingdoms', true]),
  single('several words in another order', stCode('includes'), [{ key: ['king the'] }, 'the king', false]),
  single('Japanese, whole words on', st('Match whole words'), [{ key: ['東京'] }, '東京に行く', true]),
  single('Japanese within a word', ours('no blanks, no words'), [{ key: ['京'] }, '東京に行く', true]),
  single('Chinese, whole words on', ours('no blanks, no words'), [{ key: ['龙'] }, '一条龙来了', true]),
  single('Thai, whole words on', ours('no blanks, no words'), [{ key: ['มังกร'] }, 'เห็นมังกรแล้ว', true]),
  single('Korean with an ending, partial', st('Match whole words'), [
    { key: ['용'], matchWholeWords: false },
    '용이 온다',
    true,
  ]),
  single('a symbol', ours('UTF-16'), [{ key: ['🐉'] }, 'look🐉there', true]),
  single('the name of a speaker', st('Include Names'), [{ key: ['Iris'] }, ['Hello', 'Hi'], true]),
  single('across two messages', stCode('JOINER'), [{ key: ['old king'] }, ['the old', 'king'], false]),
  single('a pattern', st('Regular Expression (Regex) as Keys'), [{ key: ['/k[iu]ng/'] }, 'kung', true]),
  single('a pattern minds case', st('Regular Expression (Regex) as Keys'), [
    { key: ['/king/'] },
    'KING',
    false,
  ]),
  single('a pattern with i', st('Regular Expression (Regex) as Keys'), [{ key: ['/king/i'] }, 'KING', true]),
  single('a pattern in a word', stCode('override all the other options'), [
    { key: ['/king/'] },
    'liking',
    true,
  ]),
  single('a pattern with a comma', st('Inside a regex, commas are possible'), [
    { key: '/a{2,3}/, queen' },
    'baab',
    true,
  ]),
  single('a pattern with the flag s', st('All flags are allowed'), [{ key: ['/a.b/s'] }, 'a\nb', true]),
  single('a pattern without the flag s', st('All flags are allowed'), [{ key: ['/a.b/'] }, 'a\nb', false]),
  single('a pattern with the flag m', st('All flags are allowed'), [{ key: ['/^b$/m'] }, 'a\nb\nc', true]),
  single('a pattern with an escaped slash', stCode('parseRegexFromString'), [
    { key: ['/1\\/2/'] },
    '1/2',
    true,
  ]),
  single('a slash that is not escaped', stCode('parseRegexFromString'), [
    { key: ['/a/b/'] },
    'so /a/b/ it is',
    true,
  ]),
  single('a speaker in a pattern', st('Advanced Regex Per-Message Matching'), [
    { key: ['/\\x01Ada:[^\\x01]*?hello/'] },
    ['hello', 'well, hello'],
    true,
  ]),
  single('another speaker in a pattern', st('Advanced Regex Per-Message Matching'), [
    { key: ['/\\x01Iris:[^\\x01]*?hello/'] },
    ['hi', 'well, hello'],
    false,
  ]),
  single('look-around is not run', ours('RE2 only'), [{ key: ['/(?=king)k/'] }, 'king', false]),
  single('a back reference is not run', ours('RE2 only'), [{ key: ['/(k)\\1/'] }, 'kk', false]),
  single('another key next to a pattern that is not run', ours('RE2 only'), [
    { key: ['/(?=x)/', 'king'] },
    'king',
    true,
  ]),
  single('a broken pattern', ours('RE2 only'), [{ key: ['/k[/'] }, 'k[', false]),
  ...(
    [
      [0, 'AND ANY', [false, true, true, true]],
      [3, 'AND ALL', [false, false, false, true]],
      [2, 'NOT ANY', [true, false, false, false]],
      [1, 'NOT ALL', [true, true, true, false]],
    ] as const
  ).flatMap(([selectiveLogic, logic, expected]) =>
    ['the dragon', 'the dragon’s gold', 'the dragon’s cave', 'gold in the dragon’s cave'].map((text, index) =>
      single(`${logic}: ${text}`, st('Optional Filter'), [
        { ...both, selective: true, selectiveLogic },
        text,
        expected[index] ?? false,
      ]),
    ),
  ),
  single('secondary keys alone', st('Optional Filter'), [{ ...both }, 'gold in a cave', false]),
  single('no secondary keys', st('Optional Filter'), [
    { ...king, keysecondary: [], selectiveLogic: 3 },
    'king',
    true,
  ]),
  single('not selective', stCode('entry.selective &&'), [{ ...both, selective: false }, 'dragon', true]),
  single('a secondary pattern', st('These keys also support regex'), [
    { key: ['dragon'], keysecondary: ['/g.ld/'] },
    'dragon gold',
    true,
  ]),
  single('an unknown logic is AND ANY', stCode('selectiveLogic ?? 0'), [
    { ...both, selectiveLogic: 9 },
    'dragon',
    false,
  ]),
  single('within the scan depth', st('Scan Depth'), [{ ...king, scanDepth: 2 }, ['king', 'yes'], true]),
  single('beyond the scan depth', st('Scan Depth'), [{ ...king, scanDepth: 1 }, ['king', 'yes'], false]),
  single('a scan depth of 0', st('Scan Depth'), [{ ...king, scanDepth: 0 }, 'king', false]),
  {
    name: 'the scan depth of the book',
    source: v2('scan_depth'),
    card: [{ keys: ['king'] }],
    book: { scan_depth: 1 },
    says: ['king', 'yes'],
    fires: [],
  },
  {
    name: 'an entry’s scan depth instead of the book’s',
    source: st('Scan Depth: can be overridden on an entry level'),
    card: [{ keys: ['king'], extensions: { scan_depth: 3 } }],
    book: { scan_depth: 1 },
    says: ['king', 'yes'],
    fires: ['king'],
  },
  {
    name: 'case of a card’s entry',
    source: v2('case_sensitive'),
    card: [
      { keys: ['Rose'], case_sensitive: true },
      { keys: ['rose'], case_sensitive: false },
    ],
    says: ['A ROSE'],
    fires: ['rose'],
  },
  {
    name: 'selective secondary keys of a card',
    source: v2('selective'),
    card: [
      { keys: ['king'], comment: 'with', selective: true, secondary_keys: ['crown'] },
      { keys: ['king'], comment: 'without', selective: false, secondary_keys: ['crown'] },
    ],
    says: ['the king'],
    fires: ['without'],
  },
  {
    name: 'patterns of version 3',
    source: v3('use_regex'),
    card: [
      { keys: ['k[iu]ng'], use_regex: true },
      { keys: ['q.'], use_regex: false },
    ],
    says: ['kung qi'],
    fires: ['k[iu]ng'],
  },
  {
    name: 'an invalid pattern of version 3 prevents a match',
    source: v3('use_regex: invalid patterns'),
    card: [{ keys: ['king', 'k['], use_regex: true }],
    says: ['king k['],
    fires: [],
  },
  {
    name: 'constant and secondary keys do not count with patterns',
    source: v3('constant, secondary_keys: ignored with use_regex'),
    card: [
      { keys: ['queen'], use_regex: true, constant: true },
      { keys: ['king'], use_regex: true, selective: true, secondary_keys: ['crown'] },
    ],
    says: ['the king'],
    fires: ['king'],
  },
];
