import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { median } from './median.mjs';
import { startModel } from './page/page-model.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

/** The branches of each room. A fifth of its messages are shown, the others are in branches of four. */
const sizes = [
  { messages: 100, branches: 20 },
  { messages: 10_000, branches: 2000 },
];
const branchLength = 4;
const goal = 2;
const rounds = 40;

/**
 * Opens rooms with many branches, shows other branches of them and searches in them: milliseconds of each call over HTTP,
 * in turns, compared with a small room.
 */
export async function run({ reps }) {
  const model = await startModel();
  const host = await bundleForServer(join(root, 'tests/bench/hosts/server-host.ts'));
  // An account for each room: what a search costs must not depend on the other one.
  const servers = await Promise.all(sizes.map(() => startChild(host.file, [model.url, 1, 0])));
  try {
    const rooms = await Promise.all(sizes.map((size, index) => fillTree(servers[index], size)));
    const times = rooms.map(() => Object.fromEntries(measures.map((name) => [name, []])));
    for (let round = 0; round < rounds * reps; round += 1) {
      for (const [index, room] of rooms.entries()) {
        for (const name of measures) times[index][name].push(await timeOf(() => calls[name](room, round)));
      }
    }
    return report(times);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await model.stop();
    host.remove();
  }
}

const calls = {
  open: ({ ask, roomId }) => ask(`/room/roomInfo?roomId=${roomId}`),
  'another branch': ({ ask, ends }, round) =>
    ask('/room/showMessage', { messageId: ends[round % ends.length] }),
  'search for a rare word': ({ ask, roomId }) => ask('/room/searchMessages', { text: 'comet', roomId }),
  'search for a frequent word': ({ ask, roomId }) => ask('/room/searchMessages', { text: 'tide', roomId }),
};
const measures = Object.keys(calls);

/** Fills the room of a server with that many messages. Returns how to ask for it, and messages of its hidden branches. */
async function fillTree(server, { messages: count, branches }) {
  const { port, rooms } = server.ready;
  const [{ id: roomId, token }] = rooms;
  const ask = async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { token, language: 'en', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { c, m, d } = await response.json();
    if (c !== 200) throw new Error(`${path}: ${c} ${m}`);
    return d;
  };
  const info = await ask(`/room/roomInfo?roomId=${roomId}`);
  const { rows, ends } = treeRows({ roomId, greetingId: info.messages[0].messageId, count, branches });
  await server.ask({ ask: 'insert', rows });
  // The first search indexes the room.
  await ask('/room/searchMessages', { text: 'comet', roomId });
  return { ask, roomId, ends };
}

/** Returns the rows of a tree below the greeting, and the ids of the last messages of its hidden branches. */
function treeRows({ roomId, greetingId, count, branches }) {
  const start = Date.now() - count * 60_000;
  const rows = [];
  const ends = [];
  const add = (parent, isShown, text) => {
    const time = start + rows.length * 60_000;
    const isOwn = !parent.isOwn;
    const row = {
      message_id: crypto.randomUUID(),
      room_id: roomId,
      seq: rows.length + 2,
      role: isOwn ? 'user' : 'mate',
      status: isOwn ? 'sent' : 'done',
      text,
      parent_id: parent.id,
      reply_to: isOwn ? null : parent.id,
      hidden_at: isShown ? null : time,
      created_at: time,
      finished_at: time,
    };
    rows.push(row);
    return { id: row.message_id, isOwn };
  };
  const shown = [add({ id: greetingId, isOwn: false }, true, 'A comet, low in the west.')];
  while (shown.length < count - branches * branchLength) {
    shown.push(add(shown.at(-1), true, sentence(shown.length)));
  }
  for (let branch = 0; branch < branches; branch += 1) {
    let last = shown[branch % (shown.length - 1)];
    for (let index = 0; index < branchLength; index += 1) last = add(last, false, sentence(branch + index));
    ends.push(last.id);
  }
  return { rows, ends };
}

const sentence = (number) =>
  `The tide goes out at ${number}, and whoever walks along the shore then finds shells, ropes and the odd letter.`;

async function timeOf(action) {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

/** Prints a row for each call. Returns whether the goal is met. */
function report(times) {
  const [small, large] = times;
  console.log(`Milliseconds over HTTP, the median of the calls.\n`);
  console.log(`| call | ${sizes.map(({ messages }) => `${messages} messages`).join(' | ')} | times |`);
  console.log('|---|---|---|---|');
  const ratios = measures.map((name) => {
    const [one, other] = [median(small[name]), median(large[name])];
    console.log(`| ${name} | ${one.toFixed(2)} | ${other.toFixed(2)} | ${(other / one).toFixed(2)} |`);
    return other / one;
  });
  const isMet = ratios.every((ratio) => ratio <= goal);
  console.log(`\nGoal ${isMet ? 'met' : 'MISSED'}: at most ${goal}x the small room.`);
  return isMet;
}
