import { expect, test } from 'vitest';
import type { Language } from '../../../../contract/languages.ts';
import { seedMates } from '../../../../server/content/seed.ts';
import { spokenLanguages } from '../../../../server/content/languages/all.ts';
import { sharedLines } from '../../../../server/content/shared-lines/lines.ts';
import { fortyTurns } from './forty-turns.ts';
import { mateCalled, openRoom } from './talk.ts';

/** The sentences of a reply that are long enough to be noticed a second time. */
const sentencesOf = (reply: string, shortest: number): readonly string[] =>
  reply
    .split(/(?<=[.!?…。！？][”“’‘」』]?[*]?)\s*(?![”“’‘」』*])|\n/u)
    .map((sentence) => sentence.replaceAll(/[“”„‘’‚「」『』*]/gu, '').trim())
    .filter((sentence) => sentence.length >= shortest);

const talks = [
  ...seedMates.map(({ mateId }, at) => [mateId, 'en', at + 1] as const),
  ...[1, 2, 3].flatMap((seed) => [
    ['noor-haddad', 'de', seed] as const,
    ['noor-haddad', 'ja', seed] as const,
  ]),
];

test.each(talks)(
  '%s says no sentence twice in forty turns in %s (seed %i)',
  async (mateId, language, seed) => {
    const room = openRoom(mateCalled(mateId), { seed, language });
    const said: string[] = [];
    for (const message of fortyTurns[language])
      said.push(...sentencesOf(await room.say(message), language === 'ja' ? 9 : 15));
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
  },
);

test.each<[Language, readonly string[], string]>([
  ['en', ['I had pancakes this morning', 'it is raining', 'what did I have for breakfast?'], 'pancakes'],
  [
    'en',
    ['what did you have for breakfast?', 'I had leftover pizza', 'do you remember what I had for breakfast?'],
    'pizza',
  ],
  [
    'de',
    ['Heute Morgen gab es bei mir Pfannkuchen.', 'Es regnet.', 'Was habe ich gefrühstückt?'],
    'Pfannkuchen',
  ],
  [
    'de',
    [
      'Was gab es bei dir zum Frühstück?',
      'Bei mir gab es kalte Pizza.',
      'Weißt du noch, was ich gefrühstückt habe?',
    ],
    'kalte Pizza',
  ],
  ['es', ['Esta mañana comí tortitas.', '¿Qué desayuné?'], 'tortitas'],
  ['fr', ["Ce matin j'ai mangé des crêpes.", "Qu'est-ce que j'ai mangé au petit déjeuner ?"], 'crêpes'],
  ['pt-BR', ['Hoje cedo comi panquecas.', 'O que eu comi no café da manhã?'], 'panquecas'],
  ['ja', ['今朝はパンケーキを食べました。', '私は朝ごはんに何を食べた？'], 'パンケーキ'],
  ['zh-CN', ['今天早上我吃了煎饼。', '我早饭吃了什么？'], '煎饼'],
  ['ar', ['أكلت الفطائر هذا الصباح.', 'ماذا كان فطوري؟'], 'الفطائر'],
  ['ja', ['名前はマレクです。', '今日は寒い。', '私の名前は？'], 'マレク'],
  ['ja', ['マレクと呼んでください。', '今日は寒い。', '名前覚えてる？'], 'マレク'],
  ['ja', ['物流の仕事をしています。', '今日は寒い。', '私はどこで働いてる？'], '物流'],
])('%s: what was told is found again: %j', async (language, said, answer) => {
  const room = openRoom(mateCalled('noor-haddad'), { language });
  const replies: string[] = [];
  for (const message of said) replies.push(await room.say(message));
  expect(replies.at(-1)).toContain(answer);
});

test.each<[Language, string, string, string]>([
  ['en', "I'm Marek btw", 'What is my name?', 'I am Marek btw'],
  ['de', 'ich bin übrigens Marek', 'Wie heiße ich?', 'ich bin übrigens Marek'],
  ['es', 'Soy Marek', '¿Cómo me llamo?', 'Soy Marek'],
  ['fr', 'Moi, c’est Marek', 'Comment je m’appelle ?', 'c’est Marek'],
  ['pt-BR', 'Eu sou o Marek', 'Qual é o meu nome?', 'sou o Marek'],
  ['ja', '私はマレクです', '私の名前、覚えてる?', 'マレクです'],
  ['zh-CN', '我是马雷克', '我叫什么名字？', '我是马雷克'],
  ['ar', 'معك سامي', 'ما اسمي؟', 'معك سامي'],
])(
  '%s: "%s" is greeted, and repeated as it was said, but no name',
  async (language, message, question, quoted) => {
    const room = openRoom(mateCalled('noor-haddad'), { language });
    const greeting = await room.say(message);
    const lines = (language === 'en' ? sharedLines : spokenLanguages.get(language)?.lines)?.introduced ?? [];
    expect([
      greeting,
      lines.some((line) => greeting.includes(line.replace(/\{.*/u, '').slice(0, 12))),
    ]).toEqual([greeting, true]);
    expect(JSON.parse(room.memory ?? '')).toMatchObject({ name: null });
    expect(await room.say(question)).toContain(quoted);
  },
);

test.each<[Language, string, string, string, string]>([
  ['en', 'Hello', "I'm Ada", 'What is my name?', 'Ada'],
  ['de', 'Hallo', 'Ich bin die Jule', 'Wie heiße ich?', 'Jule'],
  ['es', 'Hola', 'Soy Inés', '¿Cómo me llamo?', 'Inés'],
  ['fr', 'Bonjour', 'Moi, c’est Lucie', 'Comment je m’appelle ?', 'Lucie'],
  ['pt-BR', 'Olá', 'Sou o Caio', 'Qual é o meu nome?', 'Caio'],
  ['ja', 'こんにちは', 'アキです', '私の名前は？', 'アキ'],
  ['zh-CN', '你好', '小林', '我叫什么名字？', '小林'],
  ['ar', 'مرحبا', 'أنا ليلى', 'ما اسمي؟', 'ليلى'],
])(
  '%s: after "%s" the mate asks for the name, and "%s" answers',
  async (language, hello, answer, question, name) => {
    const asks = (language === 'en' ? sharedLines : spokenLanguages.get(language)?.lines)?.askName ?? [];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const room = openRoom(mateCalled('noor-haddad'), { language, seed });
      const reply = (await room.say(hello)).replaceAll('’', "'");
      if (!asks.some((line) => reply.includes(line.replaceAll('’', "'")))) continue;
      expect(await room.say(answer)).toContain(name);
      expect(await room.say(question)).toContain(name);
      return;
    }
    expect.fail('The name was not asked for.');
  },
);
