import { cutText } from '../../../../contract/letters.ts';

const maxMessageLength = 2000;
const maxSentenceLength = 300;
const maxSentences = 8;

/** A message normalized for the triggers: without RiveScript's symbols, in the original case. */
export interface Tidy {
  readonly sentences: readonly Sentence[];
  /** Set when the message is a stage direction only: *sits down*. */
  readonly action: boolean;
  /** Set when the message contains no words. */
  readonly wordless: boolean;
  readonly raw: string;
}

export interface Sentence {
  readonly text: string;
  readonly question: boolean;
}

/** Cuts, cleans and splits the message. RiveScript's symbols (`{}<>|\` and more) are removed. */
export function tidy(message: string): Tidy {
  const raw = cutText(message, maxMessageLength).normalize('NFC');
  const action = /^\s*[*_][^*_]+[*_]\s*$/u.test(raw);
  const sentences = raw
    .replace(/[’‘`´]/gu, "'")
    .split(/(?<=[.!?…])\s+|\n+|[;]+/u)
    .map((part) => ({ text: cutText(plain(part), maxSentenceLength).trim(), question: /[?？]/u.test(part) }))
    .filter((sentence) => sentence.text !== '');
  return {
    raw,
    action,
    wordless: !/[\p{L}\p{N}]/u.test(raw),
    // The end of a long message matters most.
    sentences: sentences.length > maxSentences ? sentences.slice(-maxSentences) : sentences,
  };
}

function plain(part: string): string {
  const words = part
    .replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])['-]+|['-]+(?![\p{L}\p{N}])/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.map((word) => expanded(unstretched(word))).join(' ');
}

/** Shortens "heyyy" to "hey", but not a run of a single letter. */
function unstretched(word: string): string {
  return new Set(word.toLowerCase()).size > 1 ? word.replace(/(\p{L})\1{2,}/giu, '$1') : word;
}

function expanded(word: string): string {
  const lower = word.toLowerCase();
  const known = abbreviations.get(lower);
  if (known !== undefined) return known;
  for (const [ending, long] of contractions) {
    if (lower.endsWith(ending) && lower.length > ending.length) return word.slice(0, -ending.length) + long;
  }
  return word;
}

const contractions: readonly (readonly [string, string])[] = [
  ["n't", ' not'],
  ["'re", ' are'],
  ["'ve", ' have'],
  ["'ll", ' will'],
  ["'d", ' would'],
  ["'m", ' am'],
];

const abbreviations = new Map([
  ["can't", 'can not'],
  ['cant', 'can not'],
  ['cannot', 'can not'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
  ["i'm", 'I am'],
  ['im', 'I am'],
  ['ive', 'I have'],
  ['id', 'I would'],
  ["let's", 'let us'],
  ['dont', 'do not'],
  ['didnt', 'did not'],
  ['doesnt', 'does not'],
  ['isnt', 'is not'],
  ['wasnt', 'was not'],
  ['couldnt', 'could not'],
  ['youre', 'you are'],
  ['thats', 'that is'],
  ['whats', 'what is'],
  ['hows', 'how is'],
  ["that's", 'that is'],
  ["what's", 'what is'],
  ["how's", 'how is'],
  ["where's", 'where is'],
  ["who's", 'who is'],
  ["when's", 'when is'],
  ["it's", 'it is'],
  ["he's", 'he is'],
  ["she's", 'she is'],
  ["there's", 'there is'],
  ["here's", 'here is'],
  ["name's", 'name is'],
  ['wanna', 'want to'],
  ['gonna', 'going to'],
  ['gotta', 'got to'],
  ['u', 'you'],
  ['r', 'are'],
  ['ur', 'your'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['favourite', 'favorite'],
  ['favourites', 'favorites'],
  ['hobbys', 'hobbies'],
]);
