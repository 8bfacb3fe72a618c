import { judge, ways } from './memory-answers.mjs';
import { openTalk } from './memory-rooms.mjs';

const sizes = { short: 1000, long: 100_000 };
/** CPU time of recall in milliseconds, its growth, and the share of the index in what messages take. */
const goals = { cpu: 5, growth: 3, share: 0.5 };

/** Returns the CPU time of recall in milliseconds by the size of the room, and what the index takes. */
export async function measureCost(server, reps) {
  const cost = {};
  for (const size of Object.values(sizes)) {
    const talk = await openTalk(server, 'en', size);
    const times = [];
    for (let round = 0; round < reps + 1; round += 1) {
      for (const fact of talk.facts) {
        for (const way of ways) {
          const asked = { roomId: talk.room.id, message: fact[way], lines: talk.lines.slice(-3) };
          const { cpu } = await server.ask({ ask: 'recall', ...asked });
          // The first round compiles the code.
          if (round > 0) times.push(cpu / 1000);
        }
      }
    }
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.ceil(times.length * share) - 1];
    cost[size] = { p50: at(0.5), p99: at(0.99), ...talk.indexed };
  }
  return cost;
}

export function reportCost(cost) {
  console.log(
    '\n| messages | recall p50, ms CPU | p99 | index, bytes a message | text | stored message | indexing, ms CPU |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const [size, { p50, p99, index, text, messages, cpu, count }] of Object.entries(cost)) {
    const cells = [index, text, messages].map((bytes) => (bytes / count).toFixed(0));
    console.log(
      `| ${size} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${cells.join(' | ')} | ${cpu.toFixed(0)} |`,
    );
  }
  const [short, long] = [cost[sizes.short], cost[sizes.long]];
  console.log();
  return judge([
    [`at most ${goals.cpu} ms at the 99th percentile`, long.p99 <= goals.cpu],
    [`at most ${goals.growth} times the short room`, long.p99 <= goals.growth * short.p99],
    ['an index of at most half of the messages', long.index <= goals.share * long.messages],
  ]);
}
