import { describe, expect, test } from 'vitest';
import { randomOf } from '../../support/random.ts';
import { SpokenText } from '../../../server/companions/spoken/spoken-text.ts';

/** What is shown of an answer, in pieces of these letters: all that was returned, and what is left of it. */
const speak = (answer: string, length = 50) => {
  let text = '';
  let shown = '';
  const restart = () => void (text = '');
  const spoken = new SpokenText({
    speakers: { mate: ['Iris'], person: ['Tom'] },
    begun: '',
    onRestart: restart,
    onReplace: restart,
  });
  const letters = Array.from(answer);
  for (let at = 0; at < letters.length; at += length) {
    const part = spoken.add(letters.slice(at, at + length).join(''));
    text += part;
    shown += part;
  }
  return { text: text + spoken.end(false), shown, isOver: spoken.isOver };
};

const gifts = [
  'a fig in a paper bag',
  'two copper pans',
  'three woollen hats',
  'four silver spoons',
  'five ripe pears',
  'six jars of honey',
  'seven yellow candles',
  'eight garden chairs',
  'nine letters home',
  'ten loaves of bread',
  'eleven wooden boats',
  'twelve lanterns burning',
];
const verse = gifts
  .map((gift) => `I went to the market and saw ${gift}, and I left it where it lay.`)
  .join('\n');
const chorus = gifts
  .slice(0, 8)
  .map((gift, at) => `Carry ${gift} home before ${at + 4} o’clock,`)
  .join('\n');

describe('repetition without end', () => {
  test.each([
    ['a sentence', 'I love it. '],
    ['a letter', 'a'],
    ['a paragraph', `${'The lamp was lit and the rain went on over the harbor. '.repeat(3)}\n\n`],
  ])('of %s ends the answer, and is taken off it', (_title, unit) => {
    const answer = `Hello there.\n\n${unit.repeat(Math.ceil(32_000 / unit.length))}`;
    const { text, isOver, shown } = speak(answer, 50);
    expect(isOver).toBe(true);
    expect(text.startsWith('Hello there.')).toBe(true);
    expect(text.length).toBeLessThan(250);
    expect(shown.length).toBeLessThan(3500);
  });

  test('is one with small variations, too', () => {
    const ways = [
      'and I’m so proud of you',
      'I’m just so proud of you',
      'I’m so very proud of you',
      'oh, I’m so proud of you',
    ];
    const loop = Array.from({ length: 133 }, (_, at) => ways[(at * 7 + (at % 3)) % 4]).join(', ');
    const { text, isOver } = speak(`That was brave. I mean it. ${loop}`, 7);
    expect(isOver).toBe(true);
    expect(text).toBe('That was brave. I mean it.');
    const japanese = `今日は会えてうれしい。${'本当にうれしいよ、とてもうれしいよ。'.repeat(60)}`;
    expect(speak(japanese, 7).text).toMatch(/^今日は会えてうれしい。/);
  });

  test('is one where phrases come again in another order, too', () => {
    const phrases = [
      'it’s only me',
      'you’re mine',
      'it’s your only dog',
      'stay until it’s done',
      'I’m yours',
      'just you',
    ];
    const random = randomOf(7);
    const loop = Array.from({ length: 200 }, () => phrases[random(phrases.length)]).join(', ');
    const { text, isOver, shown } = speak(`The lights are on. I kept you a chair. ${loop}`, 7);
    expect(isOver).toBe(true);
    expect(text).toMatch(/^The lights are on. I kept you a chair./);
    expect(text.length).toBeLessThan(300);
    expect(shown.length).toBeLessThan(2000);
  });

  test.each([
    [
      'a song in which each verse repeats those before',
      gifts
        .map(
          (_, at) =>
            `On day ${at + 1} my neighbor brought to me\n${gifts
              .slice(0, at + 1)
              .toReversed()
              .join(',\n')}.`,
        )
        .join('\n\n'),
    ],
    ['a chorus that is sung twice', `${verse}\n\n${chorus}\n\n${chorus}`],
    [
      'a song with a refrain',
      ['cow moo', 'pig oink', 'duck quack', 'horse neigh', 'sheep baa', 'dog woof', 'hen cluck', 'cat meow']
        .map((one) => one.split(' '))
        .map(
          ([animal = '', sound = '']) =>
            `Old MacDonald had a farm, E-I-E-I-O!\nAnd on that farm he had a ${animal}, E-I-E-I-O!\nWith a ${sound}-${sound} here and a ${sound}-${sound} there,\nhere a ${sound}, there a ${sound}, everywhere a ${sound}-${sound}.`,
        )
        .join('\n\n'),
    ],
    [
      'a song that counts',
      Array.from(
        { length: 40 },
        (_, at) =>
          `${99 - at} bottles of beer on the wall, ${99 - at} bottles of beer. Take one down, pass it around, ${98 - at} bottles of beer on the wall.`,
      ).join('\n'),
    ],
  ])('is none in %s', (_title, song) => {
    expect(speak(song, 50)).toMatchObject({ text: song, isOver: false });
  });

  test('is none where lines only resemble each other', () => {
    const list = Array.from(
      { length: 300 },
      (_, at) => `${at + 1}. A line of a list, number ${at * 7}.`,
    ).join('\n');
    expect(speak(list)).toMatchObject({ text: list, isOver: false });
  });
});
