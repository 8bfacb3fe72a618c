import { judge, questionsOf } from './memory-answers.mjs';
import { openTalk, recall } from './memory-rooms.mjs';
import { percentile } from '../median.mjs';

const sizes = { short: 1000, long: 100_000 };
/** CPU time of recall in milliseconds, its growth, and the share of the index in what messages take. */
const goals = { cpu: 5, growth: 3, share: 0.5 };

/** Returns the CPU times of recall in milliseconds, a list for each of the options, which are used in turns. */
export async function timeRecall(server, talk, reps, options) {
  const times = options.map(() => []);
  for (let round = 0; round < reps + 1; round += 1) {
    for (const { text } of questionsOf(talk)) {
      for (const [index, option] of options.entries()) {
        const { cpu } = await recall(server, talk.room, text, { lines: talk.lines.slice(-3), ...option });
        // The first round compiles the code.
        if (round > 0) times[index].push(cpu / 1000);
      }
    }
  }
  return times;
}

/** Formats the median and the 99th percentile of times. */
export const formatTimes = (times) =>
  [0.5, 0.99].map((share) => percentile(times, share).toFixed(2)).join(' | ');

/** Prints the CPU time of recall and the size of the index by the size of the room. Returns whether the goals are met. */
export async function measureCost(server, reps) {
  console.log(
    '\n| messages | recall p50, ms CPU | p99 | index, bytes a message | text | stored message | indexing, ms CPU |',
  );
  console.log('|---|---|---|---|---|---|---|');
  const [short, long] = [
    await measureRoom(server, reps, sizes.short),
    await measureRoom(server, reps, sizes.long),
  ];
  console.log();
  return judge([
    [`at most ${goals.cpu} ms at the 99th percentile`, long.p99 <= goals.cpu],
    [`at most ${goals.growth} times the short room`, long.p99 <= goals.growth * short.p99],
    ['an index of at most half of the messages', long.index <= goals.share * long.messages],
  ]);
}

async function measureRoom(server, reps, size) {
  const talk = await openTalk(server, 'en', size);
  const [times] = await timeRecall(server, talk, reps, [{}]);
  const { index, text, messages, cpu, count } = talk.indexed;
  const cells = [index, text, messages].map((bytes) => (bytes / count).toFixed(0));
  console.log(`| ${size} | ${formatTimes(times)} | ${cells.join(' | ')} | ${cpu.toFixed(0)} |`);
  return { p99: percentile(times, 0.99), index, messages };
}
