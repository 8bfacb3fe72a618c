import { isIn, judge, percent, print, questionsOf, ways, within } from './memory-answers.mjs';
import { openTalk } from './memory-rooms.mjs';
import { languageNames } from './memory-talk.mjs';

/** What comparing costs depends on the limit of vectors, and not on how many messages there are above it. */
const size = 2000;
/** CPU time that comparing the vectors may take, in milliseconds. */
const mostCpu = 10;
const columns = { words: 'by words', both: 'by words and vectors' };

/**
 * Asks with and without the vectors of a stub, in one run: how much is recalled, and which CPU time that takes without the
 * request. A stub shows that nothing gets worse and what it costs, not what a model of meanings would find.
 */
export async function measureMeaning(server, reps, model) {
  const rows = [];
  for (const language of languageNames) {
    const talk = await openTalk(server, language, size);
    await server.ask({ ask: 'embed', roomId: talk.room.id });
    for (const row of questionsOf(talk).filter(({ kind }) => kind !== 'never')) {
      const found = {};
      for (const way of Object.keys(columns)) {
        found[way] = isIn(within((await ask(server, talk, row.text, way, [])).texts), row.wanted);
      }
      rows.push({ ...row, tokens: 0, found });
    }
  }
  console.log(`\nWith the vectors of the stub "${model}", in percent.\n`);
  print(rows, columns);
  const verdicts = [['no worse than by words', percent(rows, 'both') >= percent(rows, 'words')]];
  if (model === 'letters') verdicts.push(...(await judgeCost(server, reps)));
  return judge(verdicts);
}

const ask = (server, { room }, message, way, lines) =>
  server.ask({ ask: 'recall', roomId: room.id, message, lines, hasMeaning: way === 'both' });

async function judgeCost(server, reps) {
  const talk = await openTalk(server, 'en', size);
  const { vectors, messages } = await server.ask({ ask: 'embed', roomId: talk.room.id });
  const times = { words: [], both: [] };
  for (let round = 0; round < reps + 1; round += 1) {
    for (const fact of talk.facts) {
      for (const way of ways) {
        for (const [kind, list] of Object.entries(times)) {
          const { cpu } = await ask(server, talk, fact[way], kind, talk.lines.slice(-3));
          // The first round compiles the code.
          if (round > 0) list.push(cpu / 1000);
        }
      }
    }
  }
  const at = (list, share) => list.toSorted((a, b) => a - b)[Math.ceil(list.length * share) - 1];
  console.log(`\n| recall in ${size} messages | p50, ms CPU | p99 |\n|---|---|---|`);
  for (const [kind, list] of Object.entries(times))
    console.log(`| ${columns[kind]} | ${at(list, 0.5).toFixed(2)} | ${at(list, 0.99).toFixed(2)} |`);
  console.log(`\nA vector takes ${(vectors / messages).toFixed(0)} bytes.\n`);
  const added = at(times.both, 0.5) - at(times.words, 0.5);
  return [[`vectors add at most ${mostCpu} ms at the median: ${added.toFixed(1)} ms`, added <= mostCpu]];
}
