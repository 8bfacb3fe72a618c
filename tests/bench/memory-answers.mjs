import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base';
import { createPlainSearch } from './memory-baselines.mjs';
import { promptOf } from './memory-rooms.mjs';
import { languageNames } from './memory-talk.mjs';

const kinds = ['single', 'two', 'changed', 'dated'];
export const ways = ['near', 'own'];
/** The longest memory that counts, in tokens. */
export const budget = 2000;
/** How much has to be found with what the model noted, by kind, and by text alone of what changed, in percent. */
const leastFound = { single: 95, two: 80, changed: 95, dated: 95 };
const leastChanged = 80;

/** How the prompt begins its facts and its passages. */
const titles = { facts: '## What you remember', passages: '## Earlier in this conversation' };
/** How it marks what was true once. */
const pastMark = /no longer true/;

/** Returns the lines of the prompt's facts and passages, and how many tokens they have. */
async function readMemory(server, model, room, text) {
  const [system] = await promptOf(server, model, room, text);
  const parts = system.split(/\n\n(?=## )/);
  const sectionOf = (title) => parts.find((part) => part.startsWith(title)) ?? '';
  const [facts, passages] = [sectionOf(titles.facts), sectionOf(titles.passages)];
  return {
    facts: facts.split('\n'),
    lines: `${facts}\n${passages}`.split('\n'),
    tokens: countTokens(facts) + countTokens(passages),
  };
}

/** Returns both questions for each fact. */
export const questionsOf = (talk) =>
  talk.facts.flatMap((fact) =>
    ways.map((way) => ({ ...fact, way, language: talk.language, text: fact[way] })),
  );

export const isIn = (lines, statements) =>
  statements.every((one) => lines.some((line) => line.includes(one)));

/** Returns for each fact and way of asking whether the prompt has it, and what is found within the budget in other ways. */
export async function askInText(server, model, talk) {
  const plain = createPlainSearch(talk.lines);
  const latest = within(talk.lines.toReversed().map((line) => [line]));
  const rows = [];
  for (const row of questionsOf(talk).filter(({ kind }) => kind !== 'never')) {
    const { text, wanted } = row;
    const memory = await readMemory(server, model, talk.room, text);
    const { texts } = await server.ask({ ask: 'recall', roomId: talk.room.id, message: text, lines: [] });
    const windows = plain(text).map((places) => places.map((place) => talk.lines[place]));
    rows.push({
      ...row,
      tokens: memory.tokens,
      found: {
        prompt: isIn(memory.lines, wanted),
        recall: isIn(within(texts), wanted),
        plain: isIn(within(windows), wanted),
        latest: isIn(latest, wanted),
      },
    });
  }
  return rows;
}

/** Returns for each fact and way of asking where the prompt has it, and what it has as true that is not. */
export async function askWithFacts(server, model, talk) {
  const rows = [];
  for (const row of questionsOf(talk)) {
    const { facts, lines, tokens } = await readMemory(server, model, talk.room, row.text);
    const falsehoods = row.kind === 'never' ? [] : row.past;
    rows.push({
      ...row,
      tokens,
      found: { prompt: isIn(lines, row.wanted), facts: isIn(facts, row.wanted) },
      isStale: falsehoods.some((one) => lines.some((line) => line.includes(one) && !pastMark.test(line))),
    });
  }
  return rows;
}

/** Returns the lines of the first passages that fit into the budget; lines that several have count once. */
export function within(passages) {
  const lines = new Set();
  let tokens = 0;
  for (const line of passages.flat()) {
    if (lines.has(line)) continue;
    tokens += countTokens(line);
    if (tokens > budget) break;
    lines.add(line);
  }
  return [...lines];
}

export const percent = (rows, column) =>
  (100 * rows.filter(({ found }) => found[column]).length) / Math.max(rows.length, 1);

/** Prints the shares of what was found by kind and way, and by language. */
export function print(rows, columns) {
  console.log(`| fact | asked | ${Object.values(columns).join(' | ')} |`);
  console.log(`|---|---|${'---|'.repeat(Object.keys(columns).length)}`);
  const groups = new Map([
    ...kinds.flatMap((kind) =>
      ways.map((way) => [`${kind}, ${way}`, rows.filter((row) => row.kind === kind && row.way === way)]),
    ),
    ...languageNames.map((language) => [language, rows.filter((row) => row.language === language)]),
    ['all', rows],
  ]);
  for (const [title, some] of groups) {
    const cells = Object.keys(columns).map((column) => percent(some, column).toFixed(0));
    console.log(`| ${title} | ${some.length} | ${cells.join(' | ')} |`);
  }
  const longest = Math.max(...rows.map(({ tokens }) => tokens));
  console.log(`\nThe longest memory in a prompt has ${longest} tokens.`);
  return longest <= budget;
}

/** Prints whether goals are met, and returns whether all are. */
export function judge(verdicts) {
  for (const [goal, isMet] of verdicts) console.log(`${isMet ? 'Met' : 'MISSED'}: ${goal}.`);
  console.log();
  return verdicts.every(([, isMet]) => isMet);
}

export function reportText(rows) {
  console.log(`By text alone, in percent, within ${budget} tokens.\n`);
  const columns = {
    prompt: 'in the prompt',
    recall: 'recalled',
    plain: 'plain BM25 over windows',
    latest: 'last messages only',
  };
  const isShort = print(rows, columns);
  const changed = percent(
    rows.filter(({ kind }) => kind === 'changed'),
    'recall',
  );
  return judge([
    ['the memory is within the budget', isShort],
    ['recall is no worse than plain search', percent(rows, 'recall') >= percent(rows, 'plain')],
    [`recall finds ${leastChanged} % of the new values: ${changed.toFixed(0)} %`, changed >= leastChanged],
  ]);
}

const wasSaid = ({ kind }) => kind !== 'never';

/** Prints the shares, and returns whether the memory is within the budget. */
export const printFacts = (rows) =>
  print(rows.filter(wasSaid), { prompt: 'in the prompt', facts: 'as a fact' });

export function reportFacts(all) {
  const rows = all.filter(wasSaid);
  const isShort = printFacts(rows);
  const never = all.filter(({ kind }) => kind === 'never');
  const offered = never.filter(({ found }) => found.facts).length;
  const stale = rows.filter(({ isStale }) => isStale).length;
  return judge([
    ['the memory is within the budget', isShort],
    ...kinds.map((kind) => {
      const share = percent(
        rows.filter((row) => row.kind === kind),
        'prompt',
      );
      return [`${kind}: ${share.toFixed(0)} % of at least ${leastFound[kind]} %`, share >= leastFound[kind]];
    }),
    [`of ${rows.length} prompts, ${stale} have the old value without a mark`, stale === 0],
    [`of ${never.length} questions for what was never said, ${offered} had it as a fact`, offered === 0],
  ]);
}
