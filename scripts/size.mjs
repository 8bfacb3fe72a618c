/**
 * `npm run size`: prints what a browser loads, compressed, before each screen can be used; fails over budget. Chunks loaded
 * right after the first page, and those that a screen loads on demand, have their own rows. Measures the build, so it
 * counts what ships; a browser test verifies that this is what is fetched. Fonts and pictures are not counted.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { readBuild } from './lib/weights.mjs';

const kilobyte = 1000;
/** docs/decisions/020-first-load.md explains them. */
const budgets = {
  firstLoad: 110 * kilobyte,
  screen: 25 * kilobyte,
  chat: 40 * kilobyte,
  sending: 40 * kilobyte,
};

const client = join(root, 'dist', 'client');
if (!existsSync(join(client, '.vite', 'manifest.json'))) {
  console.error('There is no build to measure: run npm run build first.');
  process.exit(1);
}
const { manifest, started, filesOf, firstLoad, fetchedBy, weigh } = readBuild(client);

const rest = 'src/on-demand/rest.ts';
const chat = 'src/screens/chat.tsx';
const languages = Object.keys(manifest)
  .map((key) => /^src\/locales\/([\w-]+)\/catalogue\.ts$/.exec(key)?.[1])
  .filter((language) => language !== undefined);
const isScreen = (key) => key.startsWith('src/screens/') && manifest[key].isDynamicEntry;
const isText = (key) => key.startsWith('src/locales/');

const first = firstLoad('en');
const whole = new Set([...first, ...filesOf(rest)]);
const ofFrame = new Set([...started, rest].flatMap((key) => fetchedBy(key)));
const rows = [
  ...languages.map((language) => [`first load (${language})`, weigh(firstLoad(language)), budgets.firstLoad]),
  ['right after it: the rest', weigh(without(filesOf(rest), first))],
  ...[...ofFrame]
    .filter((key) => key !== rest && !isScreen(key) && !isText(key))
    .map((key) => later(key, whole)),
  ...Object.keys(manifest).filter(isScreen).flatMap(screenRows),
];

let over = 0;
for (const [name, bytes, budget = Infinity] of rows) {
  const verdict = bytes > budget ? '  OVER BUDGET' : '';
  const allowed = budget === Infinity ? '' : ` of ${kilo(budget)}`;
  if (verdict !== '') over += 1;
  console.log(`${name.padEnd(34)} ${kilo(bytes)}${allowed} kB gz${verdict}`);
}
process.exitCode = over === 0 ? 0 : 1;

/** Returns the rows of a screen and of the chunks that it alone loads on demand. */
function screenRows(key) {
  const there = new Set([...whole, ...filesOf(key)]);
  return [
    [nameOf(key), weigh(without(filesOf(key), whole)), key === chat ? budgets.chat : budgets.screen],
    ...(key === chat ? [sendingRow(there)] : []),
    ...fetchedBy(key)
      .filter((next) => !isScreen(next) && !isText(next) && !ofFrame.has(next))
      .map((next) => later(next, there)),
  ];
}

/** Returns the row of the reply reader, which is loaded with the first message. */
function sendingRow(there) {
  const sending = new Set([...there, ...filesOf('src/services/stream/chat-stream.ts')]);
  return ['  until one can send', weigh(without(sending, whole)), budgets.sending];
}

/** Returns the row of a chunk loaded on demand, without the files that are already loaded. */
function later(key, there) {
  return [`  later: ${nameOf(key)}`, weigh(without(filesOf(key), there))];
}

function nameOf(key) {
  return key.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

function without(files, others) {
  return new Set([...files].filter((file) => !others.has(file)));
}

function kilo(bytes) {
  return (bytes / kilobyte).toFixed(1).padStart(6);
}
