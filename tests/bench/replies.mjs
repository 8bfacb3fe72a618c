import { createRandom } from './random.mjs';

/** Replies generated from a seed, so that each run renders the same text. */
export const replies = {
  '4 kB': () => reply(4_000),
  '20 kB': () => reply(20_000),
  '100 kB': () => reply(100_000),
  'one paragraph': () => repeated(20_000, 11, (random) => `${sentence(random)} `),
  'one list': () => repeated(20_000, 12, (random, index) => `${index + 1}. ${sentence(random)}\n`),
  'one code block': () =>
    '```text\n' +
    repeated(20_000, 13, (random) => `  step ${Math.floor(random() * 1e6)} => "${pick(random, lines)}"\n`) +
    '```\n',
};

/** Splits the text into pieces of one to seven characters, four on average, as models send them. */
export function tokens(text) {
  const random = createRandom(5);
  const pieces = [];
  for (let at = 0; at < text.length; at += pieces.at(-1).length) {
    pieces.push(text.slice(at, at + 1 + Math.floor(random() * 7)));
  }
  return pieces;
}

const lines = [
  'The harbour lights come on one by one while we are still arguing about the map',
  'I never learnt to whistle, and you have never let me forget it',
  'There was a letter under the door this morning with no name on it',
  'You could stay until the rain is done, if you like',
  'Somebody has moved the chairs again, and it was not me',
  'My grandmother would have called that a promise and held you to it',
  'The bakery on the corner sells out before the bells stop',
  'Ask me again when the coffee is ready',
  'It is only four stops from here, but nobody ever gets off',
  'We had better not wake the dog',
];
const gestures = [
  'taps the table twice',
  'leans closer',
  'hides a smile',
  'closes the book',
  'looks at the door',
];
const asides = [
  '**truly**',
  '*perhaps*',
  '`soon`',
  '~~never~~',
  '[the timetable](https://example.net/ferries?day=2)',
  '***now***',
  '“as they say”',
];

function reply(length) {
  const random = createRandom(3);
  const blocks = [];
  let size = 0;
  for (let index = 0; size < length; index += 1) {
    const block = blockAt(index % 12, random);
    blocks.push(block);
    size += block.length + 2;
  }
  return blocks.join('\n\n').slice(0, length);
}

function blockAt(place, random) {
  if (place === 3) return listOf(4, (index) => `${index + 1}. ${sentence(random)}`);
  if (place === 6) return `> ${paragraph(random)}`;
  if (place === 8) return `## ${pick(random, lines)}`;
  if (place === 9) return listOf(3, () => `- **${pick(random, gestures)}**: ${sentence(random)}`);
  if (place === 10) return '```js\nconst tide = { high: 4, low: 1 };\nreport(tide.high - tide.low);\n```';
  if (place === 11) return `| hour | who | where |\n|---|---|---|\n| six | us | ${pick(random, lines)} |`;
  return paragraph(random);
}

function paragraph(random) {
  const sentences = listOf(2 + Math.floor(random() * 4), () =>
    random() < 0.4 ? `"${sentence(random)}"` : sentence(random),
  );
  return `${random() < 0.6 ? `*${pick(random, gestures)}* ` : ''}${sentences.replaceAll('\n', ' ')}`;
}

function sentence(random) {
  const aside = random() < 0.4 ? `, ${pick(random, asides)},` : '';
  return `${pick(random, lines)}${aside}${pick(random, ['.', '!', '?', ' — or not.'])}`;
}

function repeated(length, seed, make) {
  const random = createRandom(seed);
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += make(random, index);
  return text;
}

function listOf(count, make) {
  return Array.from({ length: count }, (_, index) => make(index)).join('\n');
}

function pick(random, from) {
  return from[Math.floor(random() * from.length)];
}
