import { expect, test } from 'vitest';
import {
  addPostings,
  countPostings,
  encodePostings,
  maxPostings,
  noPostings,
  readPostings,
  type Postings,
} from '../../../server/domain/memory/recall/postings.ts';
import { countMessageStems } from '../../../server/domain/memory/recall/message-times.ts';
import { toQuestionStems } from '../../../server/domain/memory/recall/question.ts';
import { findCandidates } from '../../../server/domain/memory/recall/rank.ts';
import { stemsOf } from '../../../server/domain/memory/recall/stem.ts';
import { countStems } from '../../../server/domain/memory/recall/text-stems.ts';

const read = (bytes: Uint8Array): Postings => {
  const places: number[] = [];
  const times: number[] = [];
  readPostings(bytes, (place, often) => {
    places.push(place);
    times.push(often);
  });
  return { places, times };
};

test('[28.2] postings are read as they were written, and grow', () => {
  const first = { places: [0, 1, 63, 64, 700], times: [1, 2, 1, 300, 1] };
  const bytes = addPostings(encodePostings(noPostings), first);
  expect(read(bytes)).toEqual(first);
  // A place that is near costs a byte.
  expect(encodePostings({ places: [3], times: [1] })).toHaveLength(2);
  const grown = addPostings(bytes, { places: [8191], times: [5] });
  expect(read(grown)).toEqual({ places: [...first.places, 8191], times: [...first.times, 5] });
  expect(countPostings(grown)).toBe(6);
});

test('[28.2] a stem that most messages have is only counted', () => {
  const many = Array.from({ length: maxPostings + 1 }, (_, place) => place);
  const frequent = encodePostings({ places: many, times: many.map(() => 1) });
  expect(read(frequent)).toEqual(noPostings);
  const more = addPostings(frequent, { places: [600, 601], times: [1, 1] });
  expect([countPostings(more), more.length]).toEqual([maxPostings + 3, 2]);
});

test.each([
  [
    'en',
    'lighthouse lighthouses',
    'nurse nurses',
    'study studies studied studying',
    'plan planned planning',
    'live lives lived living',
    'adopt adoption adopted',
  ],
  [
    'de',
    'hund hunde hunden hundes',
    'wohnen wohne wohnt wohnst wohnte',
    'schwester schwestern',
    'katze katzen',
  ],
  ['es', 'trabajo trabaja trabajar trabajando trabajaba', 'gatos gato', 'amiga amigas'],
  ['fr', 'chatte chattes', 'travaille travailler travaillons travaillent', 'voiture voitures'],
  ['pt', 'morava morar morando', 'filmes filme'],
  ['ar', 'الكتاب كتاب والكتاب', 'مدرسة المدرسة بالمدرسه'],
])('[28.2] the inflected forms of a word have one stem: %s', (language, ...families) => {
  const stems = families.map((forms) => [
    ...new Set(forms.split(' ').flatMap((word) => stemsOf(word, [language]))),
  ]);
  expect(stems.filter(({ length }) => length !== 1)).toEqual([]);
});

test.each([
  'plan plane planet plant',
  'event even',
  'car care carrot',
  'sun sunset',
  'lena len',
  'port porto',
  'king kin',
])('[28.2] words with another meaning, and short names, have other stems: %s', (line) => {
  const words = line.split(' ');
  expect(new Set(words.flatMap((word) => stemsOf(word, ['en']))).size).toBe(words.length);
});

test('[28.2] a text that does not tell its language has the stems of all, so that a question in any finds it', () => {
  const hashesOf = (text: string) => [...countStems(text).keys()];
  const unknown = new Set(hashesOf('Casas movies!'));
  const found = ['The casas and movies', 'Las casas y los movies'].map(
    (text) => hashesOf(text).filter((hash) => unknown.has(hash)).length,
  );
  expect(found).toEqual([2, 2]);
});

test('[28.2] a question asks with its words, others for the same subject, names in the lines before it, and little else', () => {
  const stems = toQuestionStems({
    message: 'What is my job?',
    lines: ['I met Rosalind at the station.', 'How nice!'],
  });
  const weightOf = (word: string) => stems.find((one) => one.word === word)?.weight ?? 0;
  expect(weightOf('job')).toBe(1);
  expect(weightOf('profession')).toBeGreaterThan(weightOf('station'));
  expect(weightOf('rosalind')).toBeGreaterThan(weightOf('station'));
  expect(weightOf('what')).toBeLessThan(0.3);
  const long = Array.from({ length: 2000 }, (_, index) => `word${String(index)}`).join(' ');
  expect(toQuestionStems({ message: long, lines: [long, long] }).length).toBeLessThan(80);
});

test.each([
  [
    'What did I do on 3 May?',
    'Where was I on May 3rd, 2025?',
    'And in May 2025?',
    'And in May?',
    'On 2025-05-03?',
  ],
  ['Was war am 3. Mai?', 'Wo war ich am 1. Mai 2025?', 'Und im Mai?'],
  ['¿Qué hice el 3 de mayo de 2025?', '¿Y en mayo?'],
  ['Qu’ai-je fait le 1er mai ?', 'Et en mai 2025 ?'],
  ['O que fiz em 2 de maio de 2025?', 'E em maio?'],
  ['ماذا فعلت في 3 مايو 2025؟', 'وماذا في مايو؟'],
  ['5月3日に何をした？', '2025年5月は？'],
  ['5月1日我做了什么？', '5月呢？'],
])('[28.2] a question that says when it was finds messages of that day or month: %s', (...questions) => {
  const isFound = (question: string, at: number) => {
    const counts = countMessageStems('', at);
    return toQuestionStems({ message: question, lines: [] }).some(({ hash }) => counts.has(hash));
  };
  expect(questions.filter((question) => !isFound(question, Date.UTC(2025, 4, 3, 23)))).toEqual([]);
  expect(questions.filter((question) => isFound(question, Date.UTC(2025, 3, 30)))).toEqual([]);
});

test('[28.2] what happened on a day is asked for on the three days after it, too', () => {
  const daysOf = (question: string) => {
    const stems = new Set(toQuestionStems({ message: question, lines: [] }).map(({ hash }) => hash));
    const found = Array.from({ length: 31 }, (_, day) => day + 1).filter((day) =>
      [...countMessageStems('', Date.UTC(2025, 4, day)).keys()].some((hash) => stems.has(hash)),
    );
    return found;
  };
  expect(daysOf('Where was I on 28 May?')).toEqual([28, 29, 30, 31]);
  expect(daysOf('Where was I in April 2025?')).toEqual([1, 2, 3]);
});

test('[28.2] a name or a word that a month has, too, is no time', () => {
  const wordsOf = (message: string) => toQuestionStems({ message, lines: [] }).map(({ word }) => word);
  for (const message of ['May I ask where April lives?', 'Did June march home?', 'Onde mora o Marco?']) {
    expect(new Set(wordsOf(message)).size).toBe(wordsOf(message).length);
    expect(wordsOf(message).filter((word) => word.includes(' '))).toEqual([]);
  }
});

test('[28.2] candidates do not depend on those that were found before', () => {
  const stemOf = (word: string) => ({ hash: 1, word, weight: 1, isFunction: false });
  const occur = (...seqs: number[]) => [{ stem: stemOf('a'), worth: 1, seqs, times: seqs.map(() => 1) }];
  const first = findCandidates(occur(3, 40, 41, 42, 90), 2);
  expect(first).toEqual([41, 42]);
  findCandidates(occur(1, 5, 6, 7, 70, 71, 3000), 5);
  expect(findCandidates(occur(3, 40, 41, 42, 90), 2)).toEqual(first);
});
