import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../../../contract/languages.ts';
import type { Line } from '../../../../server/companions/companion.ts';
import { spoken } from '../../../../server/companions/scripted/understanding/format-speech.ts';
import { detectLanguage } from '../../../../server/companions/scripted/languages/detect-language.ts';
import { createScriptedCompanion } from '../../../../server/companions/scripted/scripted.ts';
import { languagesOf } from '../../../../server/companions/scripted/voices.ts';
import { spokenBy, spokenLanguages } from '../../../../server/content/languages/all.ts';
import type { MateScript } from '../../../../server/content/mate-script.ts';
import { seedMates } from '../../../../server/content/seed.ts';
import { safetyLines } from '../../../../server/content/shared-lines/lines-safety.ts';
import { spokenTalks, type SpokenTalk } from './spoken-talks.ts';
import { mateCalled, randomFrom, unbalanced } from './talk.ts';

const noor = mateCalled('noor-haddad');
const others = [...spokenLanguages.values()];

const signal = new AbortController().signal;

interface Said {
  readonly reply: string;
  readonly isMisunderstood: boolean;
}

/** A conversation of a person whose pages are in a language. */
const openTalk = (language: Language, seed: number) => {
  const companion = createScriptedCompanion({
    wordDelay: () => 0,
    random: randomFrom(seed),
    now: () => 1_800_000_000_000,
  });
  const history: Line[] = [];
  let memory: string | null = null;
  const known = () => ({ mate: noor, memory, userName: null, persona: null, notes: '', language, signal });
  return {
    say: async (message: string): Promise<Said> => {
      const stream = companion.reply({ ...known(), history: [...history], message });
      let reply = '';
      let step = await stream.next();
      for (; step.done !== true; step = await stream.next()) reply += step.value;
      memory = step.value.memory;
      history.push({ role: 'user', text: message }, { role: 'mate', text: reply });
      return { reply, isMisunderstood: step.value.isMisunderstood === true };
    },
    suggest: async (): Promise<readonly string[]> =>
      (await companion.suggest?.({ ...known(), history })) ?? [],
  };
};

/** The words of a text that belong to no name, with letters of the Latin script. */
const latinWords = (text: string, language: Language): readonly string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    .filter(({ segment, isWordLike }) => isWordLike && /\p{Script=Latin}/u.test(segment))
    .map(({ segment }) => segment)
    .filter((word) => word !== 'AI');

/** Whether a text is in a language: by its script, else by its words, which short ones may not have. */
const isIn = (text: string, language: Language): boolean =>
  isLatin(language)
    ? [language, null].includes(detectLanguage(text, language))
    : latinWords(text, language).length === 0;

const isLatin = (language: Language): boolean =>
  language !== 'ar' && language !== 'ja' && language !== 'zh-CN';

test('one mate speaks all languages of the product, and the others English', () => {
  expect(languagesOf('noor-haddad')).toEqual(languages);
  expect(seedMates.filter(({ mateId }) => languagesOf(mateId).length > 1)).toEqual([noor]);
});

/** The same with the marks that are judged. */
const asJudged = (text: string): string =>
  text.includes('„') ? text.replaceAll('“', '”').replaceAll('„', '“') : text;

const english = /(?<!\p{L})(?:the|and|you|your|with|what|that|this|have|she)(?!\p{L})/iu;

const speechOf = (reply: string): string => reply.replaceAll(/(?<!\*)\*[^*]+\*(?!\*)/gu, '').trim();

/** The texts that the replies must contain and must not, by their index. */
const judged = ({
  words,
}: SpokenTalk): readonly (readonly [number, readonly string[], readonly string[]])[] => [
  [2, [words.likes], []],
  [7, [words.promise], []],
  [8, [words.sister], []],
  [12, [words.exam], []],
  [14, [words.pet], []],
  [16, [words.hates], [words.likes]],
  [18, [words.home], [words.formerHome]],
  [21, [words.allergy], []],
  [22, [words.place], []],
  [23, [], [words.sister, words.pet, words.name]],
  [24, [words.name], []],
  [27, [words.work], []],
  [28, [words.likes], []],
  [29, [words.sister, words.home], [words.formerHome]],
];

const contains = (reply: string, word: string): boolean => reply.toLowerCase().includes(word.toLowerCase());

test.each(
  others.flatMap(({ language }) =>
    [1, 2, 3].map((seed) => [language as Exclude<Language, 'en'>, seed] as const),
  ),
)(
  '%s: a talk of thirty turns stays in the language and recalls what was said (seed %i)',
  async (language, seed) => {
    const talk = spokenTalks[language];
    const { say } = openTalk('en', seed);
    const replies: string[] = [];
    for (const message of talk.said) replies.push((await say(message)).reply);
    const wrong = judged(talk).filter(
      ([at, has, lacks]) =>
        has.some((word) => !contains(replies[at] ?? '', word)) ||
        lacks.some((word) => contains(replies[at] ?? '', word)),
    );
    expect(wrong.map(([at]) => [talk.said[at], replies[at]])).toEqual([]);
    expect(replies.filter((reply) => !isIn(reply, language))).toEqual([]);
    expect(replies.filter((reply) => unbalanced(asJudged(reply)).length > 0)).toEqual([]);
    expect(new Set(replies.map(speechOf)).size).toBe(talk.said.length);
  },
);

test.each(others.map(({ language }) => [language]))(
  '%s: three different suggestions at each turn, in the language and understood',
  async (language) => {
    const { say, suggest } = openTalk(language, 5);
    for (let turn = 0; turn < 12; turn += 1) {
      const ideas = await suggest();
      expect(new Set(ideas).size).toBe(3);
      expect(ideas.filter((idea) => !isIn(idea, language) || idea.length > 100)).toEqual([]);
      const said = ideas[turn % 3] ?? '';
      const { reply, isMisunderstood } = await say(said);
      expect([said, reply, isMisunderstood || !isIn(reply, language)]).toEqual([said, reply, false]);
    }
  },
);

describe('the language of a reply', () => {
  test.each([
    ['de', 'مرحبا، كيف حالك؟', 'ar'],
    ['ar', 'こんにちは、お元気ですか？', 'ja'],
    ['ja', 'Hello, how are you today?', 'en'],
    ['ja', '元気', 'ja'],
    ['fr', 'ok', 'fr'],
    ['es', '…', 'es'],
  ] as const)('with pages in %s, after "%s", is %s', async (page, message, language) => {
    const { reply } = await openTalk(page, 2).say(message);
    expect([reply, isIn(reply, language)]).toEqual([reply, true]);
  });

  test('stays that of the conversation where a message could be in any', async () => {
    const { say } = openTalk('en', 4);
    await say('Guten Abend, wie geht es dir?');
    const { reply } = await say('Ok.');
    expect(detectLanguage(reply, null)).toBe('de');
  });
});

test.each([
  ['de', 'Bist du ein Mensch?', 'Ich will mich umbringen'],
  ['fr', 'Es-tu humaine ?', 'Je veux me tuer'],
  ['es', '¿Eres humana?', 'Quiero matarme'],
  ['pt-BR', 'Você é humana?', 'Quero me matar'],
  ['ar', 'هل أنت إنسانة؟', 'أريد أن أقتل نفسي'],
  ['ja', 'あなたは人間ですか？', '自殺したい'],
  ['zh-CN', '你是真人吗？', '我想自杀'],
] as const)('%s: honest about what it is, and steady in a crisis', async (language, question, plea) => {
  const lines = spokenLanguages.get(language)?.lines ?? {};
  const begins = (intent: 'honest' | 'crisis', reply: string): boolean =>
    (lines[intent] ?? []).some((line) => reply.includes(line.slice(0, 12).replace(/\{.*/u, '')));
  const honest = await openTalk(language, 1).say(question);
  expect([honest.reply, begins('honest', honest.reply)]).toEqual([honest.reply, true]);
  const steady = await openTalk(language, 1).say(plea);
  expect([steady.reply, begins('crisis', steady.reply)]).toEqual([steady.reply, true]);
});

const everyLine = ({
  gestures,
  near,
  acks,
  fallbacks,
  unknown,
  questions,
  opening,
  ...script
}: MateScript) => [
  ...[gestures, near, acks, fallbacks, unknown, questions, opening].flat(),
  ...script.threads.flatMap(({ beats }) => beats),
  ...Object.values(script.lines).flat(),
];

const withoutBlanks = (line: string): string => line.replace('{, name}', '').replaceAll(/\{\w+\}/gu, 'x');

describe.each(others)('the lines in $language', ({ language, lines }) => {
  const mate = spokenBy('noor-haddad').get(language);
  const all = mate === undefined ? [] : [...everyLine(mate.script), ...Object.values(lines).flat()];

  test('are as many as in English, each once, with balanced marks', () => {
    const { script } = mate ?? {};
    expect(script?.fallbacks.length).toBeGreaterThanOrEqual(10);
    expect(script?.gestures.length).toBeGreaterThanOrEqual(10);
    expect(script?.threads.filter(({ beats, request }) => beats.length < 3 || request === undefined)).toEqual(
      [],
    );
    expect(script?.threads).toHaveLength(5);
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
    expect(all.filter((line) => unbalanced(spoken(withoutBlanks(line))).length > 0)).toEqual([]);
  });

  test('begin each story where a user asks for it in the suggested words', async () => {
    for (const { id, request = '', beats } of mate?.script.threads ?? []) {
      const { reply } = await openTalk(language, 3).say(request);
      const [first = ''] = beats;
      const words = spoken(first, spokenLanguages.get(language)).slice(-20);
      expect([id, reply, reply.includes(words)]).toEqual([id, reply, true]);
    }
  });

  test('have no English words', () => {
    const words = all.map((line) => line.replaceAll(/\{[^}]*\}/gu, ''));
    const isForeign = (line: string): boolean =>
      english.test(line) || (!isLatin(language) && !isIn(line, language));
    expect(words.filter(isForeign)).toEqual([]);
  });

  test('answer the same meanings as in German, and all that are about safety', () => {
    const meanings = Object.keys(spokenLanguages.get('de')?.lines ?? {}).toSorted();
    expect(Object.keys(lines).toSorted()).toEqual(meanings);
    const safe = Object.keys(safetyLines).filter((intent) => !intent.includes('.'));
    expect(safe.filter((intent) => !meanings.includes(intent))).toEqual([]);
  });
});
