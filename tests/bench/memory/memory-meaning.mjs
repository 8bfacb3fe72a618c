import { percentile } from '../median.mjs';
import { isIn, judge, percent, print, statedIn, within } from './memory-answers.mjs';
import { formatTimes, timeRecall } from './memory-cost.mjs';
import { openTalk, recall } from './memory-rooms.mjs';
import { languageNames } from './memory-talk.mjs';

/** Comparing takes as long as the limit of vectors allows, however many more messages there are. */
const size = 2000;
/** What even a model without any meaning may cost, in points. */
const maxLost = 1;
/** The goal for the CPU time of comparing vectors, in milliseconds. */
const maxCpu = 10;
const columns = { words: 'by words', both: 'by words and vectors' };
const options = { words: { hasMeaning: false }, both: { hasMeaning: true } };

/**
 * Asks with and without the vectors of a stub, in one run: how much is recalled, and which CPU time that takes without the
 * request. A stub shows that little gets worse and what it costs, not what a model of meanings would find.
 */
export async function measureMeaning(server, reps, model) {
  const rows = [];
  for (const language of languageNames) {
    const talk = await openTalk(server, language, size);
    await server.ask({ ask: 'embed', roomId: talk.room.id });
    for (const row of statedIn(talk)) {
      const found = {};
      for (const way of Object.keys(columns)) {
        found[way] = isIn(
          within((await recall(server, talk.room, row.text, options[way])).texts),
          row.wanted,
        );
      }
      rows.push({ ...row, found });
    }
  }
  console.log(`\nWith the vectors of the stub "${model}", in percent.\n`);
  print(rows, columns);
  const lost = percent(rows, 'words') - percent(rows, 'both');
  const verdicts = [[`at most ${maxLost} points fewer than by words: ${lost.toFixed(1)}`, lost <= maxLost]];
  if (model === 'letters') verdicts.push(...(await judgeCost(server, reps)));
  return judge(verdicts);
}

async function judgeCost(server, reps) {
  const talk = await openTalk(server, 'en', size);
  const { vectors, messages } = await server.ask({ ask: 'embed', roomId: talk.room.id });
  const times = await timeRecall(server, talk, reps, Object.values(options));
  console.log(`\n| recall in ${size} messages | p50, ms CPU | p99 |\n|---|---|---|`);
  for (const [index, title] of Object.values(columns).entries())
    console.log(`| ${title} | ${formatTimes(times[index])} |`);
  console.log(`\nA vector takes ${(vectors / messages).toFixed(0)} bytes.\n`);
  const [words, both] = times.map((list) => percentile(list, 0.5));
  const added = both - words;
  return [[`vectors add at most ${maxCpu} ms at the median: ${added.toFixed(1)} ms`, added <= maxCpu]];
}
