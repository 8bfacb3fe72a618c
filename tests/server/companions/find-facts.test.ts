import { expect, test } from 'vitest';
import { findFacts } from '../../../server/companions/facts/find-facts.ts';
import { arabic as unseenArabic } from '../../corpora/facts/held-out/ar.ts';
import { german as unseenGerman } from '../../corpora/facts/held-out/de.ts';
import { english as unseenEnglish } from '../../corpora/facts/held-out/en.ts';
import { spanish as unseenSpanish } from '../../corpora/facts/held-out/es.ts';
import { french as unseenFrench } from '../../corpora/facts/held-out/fr.ts';
import { japanese as unseenJapanese } from '../../corpora/facts/held-out/ja.ts';
import { portuguese as unseenPortuguese } from '../../corpora/facts/held-out/pt-br.ts';
import { chinese as unseenChinese } from '../../corpora/facts/held-out/zh-cn.ts';
import { arabic } from '../../corpora/facts/ar.ts';
import { german } from '../../corpora/facts/de.ts';
import { english } from '../../corpora/facts/en.ts';
import { spanish } from '../../corpora/facts/es.ts';
import type { FactSamples, Statement } from '../../corpora/facts/fact-samples.ts';
import { french } from '../../corpora/facts/fr.ts';
import { japanese } from '../../corpora/facts/ja.ts';
import { portuguese } from '../../corpora/facts/pt-br.ts';
import { chinese } from '../../corpora/facts/zh-cn.ts';

/** By language: sentences that the rules were written with, and those that were written after the rules. */
const samples: Readonly<Record<string, readonly FactSamples[]>> = {
  en: [english, unseenEnglish],
  de: [german, unseenGerman],
  es: [spanish, unseenSpanish],
  fr: [french, unseenFrench],
  'pt-BR': [portuguese, unseenPortuguese],
  ja: [japanese, unseenJapanese],
  'zh-CN': [chinese, unseenChinese],
  ar: [arabic, unseenArabic],
};

const topicsOf = (text: string): string[] => findFacts(text).map(({ topic }) => topic);

/** Whether a message teaches what it states, of the kind that its topic has. */
const isFound = ([sentence, topic, value]: Statement): boolean =>
  findFacts(sentence).some(
    (fact) =>
      fact.topic.startsWith(topic.replace(/^-/u, '')) &&
      fact.text.includes(value) &&
      (fact.endsTopic === true) === topic.startsWith('-') &&
      fact.kind === kindOf(topic),
  );

const kindOf = (topic: string): string => (/^-?promise:/u.test(topic) ? 'plan' : 'you');

test.each(Object.entries(samples))(
  '%s: what people state is found, and nothing else',
  (_language, corpora) => {
    const stated = corpora.flatMap((corpus) => corpus.stated);
    const unstated = corpora.flatMap((corpus) => corpus.unstated);
    expect(Math.min(stated.length, unstated.length)).toBeGreaterThanOrEqual(45);
    expect(stated.filter((statement) => !isFound(statement))).toEqual([]);
    expect(unstated.flatMap((sentence) => findFacts(sentence))).toEqual([]);
  },
);

test('one message states several facts, also in several languages', () => {
  expect(
    topicsOf('Hi! My name is Mara, I live in Lisbon and my sister is called Lena. Ich arbeite als Hebamme.'),
  ).toEqual(['name', 'home', 'person:sister', 'work']);
});

test('a question takes along what belongs to it, and leaves the statement before it', () => {
  expect(topicsOf('My name is Mara, what is yours?')).toEqual(['name']);
  expect(topicsOf('My name is Mara, right?')).toEqual([]);
});

test('actions, quoted lines, code and quotations teach nothing; quoted names and emphasis do', () => {
  const silent = [
    '*I love tea and my name is Mara*',
    '> I live in Porto',
    '`My name is Mara`',
    '“I live in Porto,” she wrote. “I love it there. I work as a nurse.”',
    '"I love tea and',
    '_I am a nurse_',
  ];
  expect(silent.flatMap(topicsOf)).toEqual([]);
  expect(topicsOf('My dog is called "Bruno".')).toEqual(['pet:dog']);
  expect(topicsOf('I *really* love lighthouses.')).toEqual(['likes:lighthouse']);
});

test('a name without its owner is that of the author only where nothing else was mentioned', () => {
  expect(topicsOf('こんにちは。名前はマラです。')).toEqual(['name']);
  expect(topicsOf('昨日、子犬を飼い始めました。名前はワッフルです。')).toEqual([]);
});

test('the same thing has one topic, whatever is said about it', () => {
  expect(topicsOf("I love lighthouses. I don't like a lighthouse.")).toEqual([
    'likes:lighthouse',
    'likes:lighthouse',
  ]);
  expect(topicsOf('Meine Schwester heißt Lena. 妹の名前はリナです。 أختي اسمها لينا.')).toEqual([
    'person:sister',
    'person:sister',
    'person:sister',
  ]);
});

test('a newer name replaces the older one where there is only one, or where it changed', () => {
  const [sister] = findFacts('My sister is called Lena.');
  const [mother] = findFacts('My mother is called Ana.');
  const [renamed] = findFacts('My dog is now called Rex.');
  expect([sister?.isExclusive, mother?.isExclusive, renamed?.isExclusive]).toEqual([false, true, true]);
});

test('secrets, numbers of cards and phones, addresses, young ages and crises teach nothing', () => {
  const silent = [
    'My name is Mara and my password is Bruno.',
    'I love 4111 1111 1111 1111',
    'I live in mara@example.org',
    'I live in https://example.org',
    "I'm 15 years old.",
    'I live in Porto and I want to kill myself.',
  ];
  expect(silent.flatMap(topicsOf)).toEqual([]);
});

test('a message teaches a limited number of facts of limited length', () => {
  const many = Array.from({ length: 60 }, (_, at) => `I love thing${String(at)}.`).join(' ');
  expect(findFacts(many)).toHaveLength(12);
  expect(findFacts(`I love ${'very '.repeat(60)}old books.`)).toEqual([]);
});

const answers = [
  ['And what do people call you?', 'Ada', 'Ada'],
  ['By the way, what should I call you?', "I'm Ada, and you?", 'Ada'],
  ['Wie darf ich dich eigentlich nennen?', 'Ich bin die Jule', 'Jule'],
  ['Und wie heißt du?', 'jule', 'Jule'],
  ['Por cierto, ¿cómo quieres que te llame?', 'Soy Inés', 'Inés'],
  ['Au fait, comment veux-tu que je t’appelle ?', 'Moi c’est Lucie', 'Lucie'],
  ['E as pessoas te chamam de quê?', 'Sou o Caio', 'Caio'],
  ['ところで、何とお呼びすればいいですか？', 'アキです', 'アキ'],
  ['对了，我该怎么称呼你？', '小林', '小林'],
  ['لم أسأل بعد: ما الاسم؟', 'أنا ليلى', 'ليلى'],
] as const;

test.each(answers)('after "%s" the answer "%s" is a name', (question, answer, name) => {
  expect(findFacts(answer, question)).toMatchObject([{ topic: 'name', text: expect.stringContaining(name) }]);
  expect(topicsOf(answer)).toEqual([]);
  expect(findFacts(answer, 'How was your day?')).toEqual([]);
});

test.each([
  [
    'What should I call you?',
    ['not much, just bored at work', 'I love cats', 'lol', 'Tired', 'stop', 'later', 'Great question'],
  ],
  ['Wie heißt du?', ['langweilig', 'geheim', 'später', 'nö']],
  ['¿Cómo te llamas?', ['aburrido', 'luego', 'adivina']],
  ['Comment tu t’appelles ?', ['devine', 'plus tard']],
  ['Qual é o seu nome?', ['cansada', 'depois']],
  ['お名前は？', ['特に何も。暇だなあ', '内緒', 'あとでね', 'うん']],
  ['该怎么称呼你？', ['没什么。好无聊', '以后再说', '猜猜看']],
  ['ما اسمك؟', ['متعب', 'خمني']],
] as const)('after "%s" what is no name is none', (question, said) => {
  const named = said.filter((text) => findFacts(text, question).some(({ topic }) => topic === 'name'));
  expect(named).toEqual([]);
});

test.each([
  'Ich bin Raucher.',
  'Ich bin Team Kaffee!',
  "I'm Republican.",
  "It's Christmas!",
  'This is Sparta!',
  'Just call me crazy',
  'Alle nennen mich spießig',
  'Soy Batman',
  'Je suis Charlie',
  'Sou Flamengo',
  '僕はカレーです',
  '我是天秤座',
  'Sag Bescheid',
  'Hier ist Chaos',
])('"%s" names nobody', (text) => {
  expect(topicsOf(text)).not.toContain('name');
});

test.each([
  'I moved to the sofa.',
  'We moved to plan B.',
  'I live in constant fear.',
  'Oh great, I just love Mondays.',
  'I love how birds fly and sing.',
  'I love the rush.',
  "I'm starting next month.",
  'My girlfriend, Toby and I are going camping.',
  'Ich komme aus der Dusche.',
  'Ich lebe in Trennung.',
  'Ich habe vor einer halben Stunde gegessen.',
  'El año pasado casi me mudé a Canadá.',
  'Je viens de rentrer du VTT.',
  '我不能发邮件。',
  '我周末跳伞出了事故。',
  "I'm flying to Porto on Friday.",
  'I work at the harbour museum.',
  'I love old books about growth and patience.',
  'I love listening to their music.',
  'I like Taylor Swift much better.',
  'I love making new and powerful models.',
  'I love Beauty and the Beast.',
  'I am a lousy cook.',
  "I can't eat cake without thinking of him.",
  'My birthday is in three days.',
  'Ich mag die Farbe.',
  'Ich bin ein lausiger Sänger.',
  'Ich wohne in der Nähe.',
  "J'aime l'odeur.",
  'Je ne peux pas manger de porc.',
  '濃厚な感じが大好きです。',
  '名前は忘れてしまったけど。',
  '我特别喜欢看。',
  '我正在等待婴儿的出生。',
  'تعجبني سيارتك.',
  'عملي الجديد يترك لي القليل من الوقت.',
])('"%s" teaches nothing', (text) => {
  expect(findFacts(text)).toEqual([]);
});

test.each([
  ['I love tea, have since I was three.', ['Likes tea']],
  ['I love tea, coffee and long walks.', ['Likes tea', 'Likes coffee', 'Likes long walks']],
  ['I like Sense and Sensibility.', ['Likes Sense and Sensibility']],
  ['私は赤とピンクが好きです。', ['好き: 赤', '好き: ピンク']],
  ['أحب القهوة والشاي.', ['يحب: القهوة', 'يحب: الشاي']],
])('"%s" lists whole things', (text, facts) => {
  expect(findFacts(text).map((fact) => fact.text)).toEqual(facts);
});

test.each([
  ['I moved from Bath to Leeds.', 'Leeds'],
  ['Ich bin von Bern nach Chur gezogen.', 'Chur'],
  ['Me mudé de Berlín a Oslo.', 'Oslo'],
  ['ベルリンからオスロに引っ越しました。', 'オスロ'],
  ['我们从北京搬到了上海。', '上海'],
])('"%s" tells the new home', (text, home) => {
  expect(findFacts(text)).toMatchObject([{ topic: 'home', text: expect.stringContaining(home) }]);
});
