import { de } from './memory-talk/de.mjs';
import { en } from './memory-talk/en.mjs';
import { ja } from './memory-talk/ja.mjs';

/**
 * A fact is a line: its kind, its statements, two questions, and its values, of which each conversation has one list.
 */
const languages = Object.fromEntries(
  Object.entries({ en, de, ja }).map(([language, { facts, talk, topics }]) => [
    language,
    { facts: linesOf(facts).map(readFact), talk: linesOf(talk), topics: linesOf(topics) },
  ]),
);
export const languageNames = Object.keys(languages);
/** The facts of a language are planted in so many conversations, each with other values. */
export const variants = 2;

function linesOf(text) {
  return text.trim().split('\n');
}

function readFact(line) {
  const [kind, statements, near, own, values = ''] = line.split(' | ');
  const lists = values.split(' / ').map((list) => list.split(', '));
  return [kind, statements.split(' / ').filter((statement) => statement.trim() !== ''), near, own, lists];
}

/**
 * Returns a conversation of so many lines, and the facts planted in it: each with its kind, the places of its statements, the values
 * that an answer needs, and two questions. Facts that change are stated with the old and then with the new value. The same for the same arguments.
 */
export function plantFacts(language, variant, count) {
  const { facts, talk, topics } = languages[language];
  const random = createRandom(variant * 1000 + language.charCodeAt(0));
  const lines = Array.from({ length: count }, () =>
    fill(talk[Math.floor(random() * talk.length)], [topics[Math.floor(random() * topics.length)]]),
  );
  // Not where a prompt has them anyway.
  const last = count - 300;
  const used = new Set();
  const takePlace = () => {
    for (;;) {
      const place = Math.floor(random() * (last / 2)) * 2;
      if (!used.has(place)) return used.add(place) && place;
    }
  };
  const planted = facts.map(([kind, statements, near, own, values]) => {
    const slots = values[variant] ?? [];
    const places = statements.map(takePlace).sort((a, b) => a - b);
    statements.forEach((statement, index) => (lines[places[index]] = fill(statement, slots)));
    return {
      kind,
      places,
      near: fill(near, slots),
      own: fill(own, slots),
      wanted: wantedOf(kind, statements, slots, near),
    };
  });
  return { lines, facts: planted };
}

/** What the questions do not say themselves: for a changed fact only the new value. */
function wantedOf(kind, statements, slots, near) {
  if (kind === 'changed') return [slots[1]];
  if (kind === 'two') return statements.map((statement) => fill(statement, slots));
  return slots.filter((_, index) => !near.includes(`{${index}}`));
}

const fill = (text, slots) => text.replace('{}', slots[0]).replace(/\{(\d)\}/g, (_, index) => slots[index]);

/** Numbers from 0 to 1, always the same. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
