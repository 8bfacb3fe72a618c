import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base';
import { createPlainSearch } from './memory-baselines.mjs';
import { promptOf, recall } from './memory-rooms.mjs';
import { languageNames } from './memory-talk.mjs';

/** How a question is asked: near the words of its fact, or in other words. */
const ways = ['near', 'other'];
/** The longest memory that counts, in tokens. */
export const budget = 2000;
/** The goals in percent: what the prompt has with the model's facts, by kind, and what text alone recalls of changed facts. */
const goals = { single: 95, two: 80, changed: 95, dated: 95 };
const goalOfChanged = 80;
const kinds = Object.keys(goals);

/** The titles of the sections of facts and passages in a prompt. */
const titles = { facts: '## What you remember', passages: '## Earlier in this conversation' };
/** The mark of facts that are past. */
const pastMark = /no longer true/;

/** Returns the lines of the prompt's facts and passages, how many tokens they have, and the recent messages. */
export async function readMemory(server, model, room, text) {
  const [system, ...recent] = await promptOf(server, model, room, text);
  const notes = recent.pop() ?? '';
  const parts = [system, notes].flatMap((part) => part.split(/\n\n(?=## |\[|End of the notes)/));
  const sectionOf = (title) => parts.filter((part) => part.startsWith(title)).join('\n');
  const [facts, passages] = [sectionOf(titles.facts), sectionOf(titles.passages)];
  return {
    facts: facts.split('\n'),
    lines: `${facts}\n${passages}`.split('\n'),
    tokens: countTokens(facts) + countTokens(passages),
    recent: recent.join('\n'),
  };
}

/** Returns both questions for each fact. */
export const questionsOf = (talk) =>
  talk.facts.flatMap((fact) =>
    ways.map((way) => ({ ...fact, way, language: talk.language, text: fact[way] })),
  );

const isStated = ({ kind }) => kind !== 'never';

/** Returns both questions for each fact that the conversation states. */
export const statedIn = (talk) => questionsOf(talk).filter(isStated);

export const isIn = (lines, statements) =>
  statements.every((one) => lines.some((line) => line.includes(one)));

/** Returns for each question whether the prompt answers it, and what recall and the baselines find within the budget. */
export async function askInText(server, model, talk) {
  const plain = createPlainSearch(talk.lines);
  const latest = within(talk.lines.toReversed().map((line) => [line]));
  const rows = [];
  for (const row of statedIn(talk)) {
    const { text, wanted } = row;
    const memory = await readMemory(server, model, talk.room, text);
    const { texts } = await recall(server, talk.room, text);
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

/** Returns for each question where the prompt answers it, and whether it states as true what is past. */
export async function askWithFacts(server, model, talk) {
  const rows = [];
  for (const row of questionsOf(talk)) {
    const { facts, lines, tokens } = await readMemory(server, model, talk.room, row.text);
    rows.push({
      ...row,
      tokens,
      found: { prompt: isIn(lines, row.wanted), facts: isIn(facts, row.wanted) },
      isStale: row.past.some((one) => lines.some((line) => line.includes(one) && !pastMark.test(line))),
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
  console.log();
}

function judgeLength(rows) {
  const longest = Math.max(...rows.map(({ tokens }) => tokens));
  return [`at most ${budget} tokens of memory: ${longest}`, longest <= budget];
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
  print(rows, columns);
  const changed = percent(
    rows.filter(({ kind }) => kind === 'changed'),
    'recall',
  );
  return judge([
    judgeLength(rows),
    ['recall is no worse than plain search', percent(rows, 'recall') >= percent(rows, 'plain')],
    [`recall finds ${goalOfChanged} % of the new values: ${changed.toFixed(0)} %`, changed >= goalOfChanged],
  ]);
}

export const printFacts = (rows) =>
  print(rows.filter(isStated), { prompt: 'in the prompt', facts: 'as a fact' });

export function reportFacts(all) {
  printFacts(all);
  const rows = all.filter(isStated);
  const never = all.filter((row) => !isStated(row));
  const offered = never.filter(({ found }) => found.facts).length;
  const stale = rows.filter(({ isStale }) => isStale).length;
  return judge([
    judgeLength(rows),
    ...kinds.map((kind) => {
      const share = percent(
        rows.filter((row) => row.kind === kind),
        'prompt',
      );
      return [`${kind}: ${share.toFixed(0)} %, at least ${goals[kind]} %`, share >= goals[kind]];
    }),
    [`of ${rows.length} prompts, ${stale} have the old value without a mark`, stale === 0],
    [`of ${never.length} questions about what was not stated, ${offered} found it as a fact`, offered === 0],
  ]);
}
