/**
 * Compiles and matches patterns that others wrote, in a thread that is ended when it takes too long. Its work is linear in a text, but
 * times the size of a pattern. JavaScript, since the oldest supported Node runs it as it is, from the sources too.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { RE2JS, RE2Set } from 're2js';

/** Which pattern or set is worked on, for the thread that ends this one. */
const progress = new Int32Array(workerData.progress);

/** After so long, in milliseconds, what was measured is returned, so that only a single pattern can reach the deadline. */
const turn = 15;

/** Fills the automaton of a set with its usual states, which takes longer than a message. */
const usualText = `\u0001Ada: ${Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26), at % 7 === 0 ? 32 : 97 + ((at * 7) % 26)),
).join('')} 0123456789.`;

/** The sets that are open, by key. */
const sets = new Map();

/** Returns a pattern of JavaScript in the syntax of RE2; null for one that it would read in another way. */
function toSafe({ pattern, flags }) {
  // A named back reference is translated to its letters.
  if (/(?<!\\)(?:\\\\)*\\k</.test(pattern)) return null;
  const modes = ['i', 'm', 's'].filter((mode) => flags.includes(mode)).join('');
  return `${modes === '' ? '(?:' : `(?${modes}:`}${RE2JS.translateRegExp(pattern)})`;
}

const toSet = (patterns) => {
  const set = new RE2Set(RE2Set.UNANCHORED);
  for (const one of patterns) set.add(toSafe(one));
  set.compile();
  set.match(usualText);
  return set;
};

/** Returns the size of a pattern's program in instructions; null for one that RE2 cannot run. */
function measure(one) {
  try {
    const safe = toSafe(one);
    return safe === null ? null : RE2JS.compile(safe).programSize();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

const work = {
  measure({ patterns }) {
    const sizes = [];
    const start = performance.now();
    for (const [at, one] of patterns.entries()) {
      if (at > 0 && performance.now() - start > turn) break;
      Atomics.store(progress, 0, at);
      sizes.push(measure(one));
    }
    return sizes;
  },
  open({ key, patterns, closed }) {
    for (const one of closed) sets.delete(one);
    sets.set(key, toSet(patterns));
    return [];
  },
  /** Returns pairs: the place of a text, and that of a pattern of the set in it. */
  match({ key, texts }) {
    const set = sets.get(key);
    return texts.flatMap((text, at) => set.match(text).flatMap((index) => [at, index]));
  },
};

parentPort.on('message', (request) => parentPort.postMessage(work[request.kind](request)));
// The first patterns take several times as long as later ones, which is no fault of theirs.
toSet(Array.from({ length: 32 }, (_, at) => ({ pattern: `(?:usual${at}|word)s?\\b`, flags: 'i' })));
parentPort.postMessage('ready');
