import type { Intent } from '../../../content/shared-lines/lines.ts';

const gladFaces =
  /[\u{1F600}-\u{1F60F}\u{1F617}-\u{1F61D}\u{1F642}\u{1F643}\u{1F917}\u{1F929}\u{1F970}\u{1F973}\u{2764}\u{1F493}-\u{1F49C}\u{1F44D}\u{1F389}\u{2728}]|[:;=]-?[)D]/u;
const sadFaces = /[\u{1F613}\u{1F614}\u{1F61E}-\u{1F62D}\u{1F641}\u{2639}\u{1F97A}\u{1F494}\u{1F63F}]|:-?\(/u;

/** The meaning of a message without any words: a small face, a pause, a raised eyebrow. */
export function wordlessIntent(raw: string): Intent {
  if (sadFaces.test(raw)) return 'emojiSad';
  if (gladFaces.test(raw)) return 'emojiGlad';
  if (/\p{Extended_Pictographic}/u.test(raw)) return 'emoji';
  return raw.includes('?') ? 'huh' : 'silence';
}

/** Whether no part of the text can be read as words: keys hit at random, one letter held down. */
export function isGibberish(text: string): boolean {
  const words = text.split(' ');
  const odd = words.filter(isOdd).length;
  return odd > 0 && odd * 2 >= words.length;
}

function isOdd(word: string): boolean {
  const lower = word.toLowerCase();
  if (!/^[a-z']+$/u.test(lower) || lower.length < 3 || knownShort.has(lower)) return false;
  const row = keyboardRows.some((keys) => lower.length >= 4 && keys.includes(lower.slice(0, 4)));
  const held = /(.)\1{3,}/u.test(lower);
  const vowelless = !/[aeiouy]/u.test(lower);
  const crowded = /[^aeiouy']{6,}/u.test(lower);
  return row || held || vowelless || crowded;
}

const keyboardRows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'poiuytrewq',
  'lkjhgfdsa',
  'mnbvcxz',
  'qweasd',
  'asdasdf',
  'jkljkl',
];
const knownShort = new Set([
  'hmm',
  'mmm',
  'brb',
  'pfft',
  'psst',
  'shh',
  'tbh',
  'btw',
  'omg',
  'wtf',
  'phd',
  'nyc',
  'thx',
  'grr',
  'brr',
  'ikr',
  'nvm',
  'mhm',
  'hmmm',
  'mmmm',
  'hmmmm',
  'aww',
  'awww',
  'rhythm',
  'xmas',
  'dvd',
  'rpg',
  'css',
  'html',
  'sql',
  'tv',
  'cbt',
]);
