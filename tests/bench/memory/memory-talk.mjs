import { de } from './memory-talk/de.mjs';
import { en } from './memory-talk/en.mjs';
import { ja } from './memory-talk/ja.mjs';
import { createRandom } from '../random.mjs';

/** A fact is a line: its kind, its statements, two questions, and the values that complete them. */
const languages = Object.fromEntries(
  Object.entries({ en, de, ja }).map(([language, { facts, talk, topics }]) => [
    language,
    { facts: linesOf(facts).map(readFact), talk: linesOf(talk), topics: linesOf(topics) },
  ]),
);
export const languageNames = Object.keys(languages);

/** The maximum number of other lines that the model notes. */
const maxAsides = 150;

function linesOf(text) {
  return text.trim().split('\n');
}

function readFact(line) {
  const [kind, statements, near, other, values] = line.split(' | ');
  const complete = (text) => fill(text, values.split(', '));
  return {
    kind,
    statements: statements.split(' / ').map(complete),
    near: complete(near),
    other: complete(other),
  };
}

/**
 * Returns a conversation of `count` lines, the same for the same arguments, with the facts planted in it: each with its kind, its
 * statements and their places, those that an answer needs (`wanted`) and that are no longer true (`past`), and two questions. Facts of
 * the kind `never` have statements that state nothing and are not in the conversation. `asides` are other lines that a model notes.
 */
export function plantFacts(language, count) {
  const { facts, talk, topics } = languages[language];
  const random = createRandom(language.charCodeAt(0));
  const pick = (list) => list[Math.floor(random() * list.length)];
  const lines = Array.from({ length: count }, () => fill(pick(talk), [pick(topics)]));
  // The recent messages are in every prompt.
  const last = count - 300;
  const used = new Set();
  const takePlace = () => {
    for (;;) {
      const place = Math.floor(random() * (last / 2)) * 2;
      if (!used.has(place)) return used.add(place) && place;
    }
  };
  const planted = facts.map((fact) => {
    const { kind, statements } = fact;
    const places = kind === 'never' ? [] : statements.map(takePlace).sort((a, b) => a - b);
    places.forEach((place, index) => (lines[place] = statements[index]));
    const isChanged = kind === 'changed';
    return {
      ...fact,
      places,
      wanted: isChanged ? statements.slice(-1) : statements,
      past: isChanged ? statements.slice(0, -1) : [],
    };
  });
  const step = Math.max(1, Math.floor(count / 2 / maxAsides));
  const asides = lines.filter((_, place) => place % (2 * step) === 0 && !used.has(place));
  return { lines, facts: planted, asides: new Set(asides.slice(0, maxAsides)) };
}

function fill(text, slots) {
  return text.replace('{}', slots[0]).replace(/\{(\d)\}/g, (_, index) => slots[index]);
}
