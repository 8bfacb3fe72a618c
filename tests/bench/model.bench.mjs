import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './median.mjs';
import { plantFacts } from './memory/memory-talk.mjs';
import { startMeter } from './hosts/model-meter.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

/** How long somebody types before the next message, in milliseconds. */
const typing = 3000;
/** The messages beside the last one whose time to the first word is printed; each is the median of so many messages up to it. */
const places = [5, 50, 100];
const around = 5;
/** A first word from a cache comes within this share of the time that reading all of the prompt takes. */
const goal = { share: 1 / 3, of: 0.9 };

/**
 * Talks with a model of a real host through the whole server: `base` is its address with `/v1`, `messages` how many messages are sent,
 * and `stored` how many messages the chat has before them, which were not sent to the host.
 * Prints how much of each prompt the host had read before, when the first word comes, what was refused or ended, what was learned, and
 * how large the window was taken to be.
 */
export async function run({ base, messages, stored }) {
  if (base === '') throw new Error('Name the host: npm run bench -- model --base http://127.0.0.1:8080/v1');
  const host = await bundleForServer(fileURLToPath(new URL('./hosts/server-host.ts', import.meta.url)));
  const meter = await startMeter(base);
  const server = await startChild(host.file, [meter.url, 1, stored], { LLM_MODEL: await firstModel(base) });
  try {
    const talk = await haveTalk(server, meter, messages);
    console.log(
      `${messages} messages after ${stored} stored ones, each ${typing / 1000} s after the reply before.\n`,
    );
    reportReplies(talk);
    return await reportRest(server, meter, talk);
  } finally {
    await server.stop();
    meter.stop();
    host.remove();
  }
}

async function firstModel(base) {
  const { data } = await (await fetch(`${base}/models`)).json();
  return data[0].id;
}

async function haveTalk(server, meter, count) {
  const { lines } = plantFacts('en', 1000);
  const talk = [];
  for (let index = 0; index < count; index += 1) {
    const from = meter.calls.length;
    const sent = await send(server, lines[index * 2]);
    const call = meter.calls.slice(from).find(({ isReply }) => isReply);
    talk.push({ ...sent, call });
    if ((index + 1) % 25 === 0) console.error(`${index + 1} messages`);
    await sleep(typing);
  }
  return talk;
}

/** Sends a message, reads the reply, and returns when its first word came, in milliseconds, and how it ended. */
async function send({ ready }, text) {
  const [{ id, token }] = ready.rooms;
  const startedAt = performance.now();
  const answer = await fetch(`http://127.0.0.1:${ready.port}/girl/chat/send`, {
    method: 'POST',
    headers: { token, language: 'en', 'content-type': 'application/json' },
    body: JSON.stringify({ roomId: id, clientMessageId: crypto.randomUUID(), text }),
  });
  const decoder = new TextDecoder();
  let firstWord;
  let frames = '';
  for await (const part of answer.body) {
    frames += decoder.decode(part, { stream: true });
    if (firstWord === undefined && frames.includes('"type":"delta"'))
      firstWord = performance.now() - startedAt;
  }
  const replyId = /"type":"done","replyId":"([^"]+)"/.exec(frames)?.[1] ?? null;
  return { firstWord, replyId, end: frames.slice(-300) };
}

function reportReplies(talk) {
  console.log(
    '| up to message | first word, ms | of it in the server | prompt, letters | the same as before | tokens read | from the cache |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const place of new Set([...places.filter((each) => each < talk.length), talk.length])) {
    const part = talk.slice(place - around, place).filter(({ call }) => call?.firstWord !== undefined);
    const of = (value) => median(part.map(value));
    const cells = [
      of(({ firstWord }) => firstWord).toFixed(0),
      of(({ firstWord, call }) => firstWord - call.firstWord).toFixed(0),
      of(({ call }) => call.letters),
      `${(100 * of(({ call }) => call.same / call.letters)).toFixed(0)} %`,
      of(({ call }) => call.read),
      of(({ call }) => call.cached),
    ];
    console.log(`| ${[place, ...cells].join(' | ')} |`);
  }
}

async function reportRest({ ready }, { calls }, talk) {
  const [{ id, token }] = ready.rooms;
  const get = async (path) =>
    (
      await (
        await fetch(`http://127.0.0.1:${ready.port}${path}`, { headers: { token, language: 'en' } })
      ).json()
    ).d;
  const { facts } = await get(`/memory/facts?mateId=iris-vale&roomId=${id}`);
  const others = calls.filter(({ isReply }) => !isReply);
  const broken = talk.filter(({ replyId }) => replyId === null);
  console.log(
    `\nReplies that did not end: ${broken.length}. Refused by the host: ${calls.filter(({ status }) => status >= 400).length}.`,
  );
  for (const { end } of broken.slice(0, 3)) console.log(`  ${end.replaceAll('\n', ' ')}`);
  console.log(
    `Requests at rest: ${others.length}, ended for a message: ${others.filter(({ isEnded }) => isEnded).length}.`,
  );
  console.log(`Facts learned: ${facts.length}.`);
  // The record of a reply names what its prompt could have.
  const reply = talk.findLast(({ replyId }) => replyId !== null);
  if (reply !== undefined) {
    const { limit } = await get(`/memory/replyPrompt?messageId=${reply.replyId}`);
    console.log(`The last prompt could have ${limit} tokens.`);
  }
  return reportCache(talk);
}

/** Compares each first word with the time that the same prompt would take on an empty cache, by the host's own speed. */
function reportCache(talk) {
  const told = talk.slice(-50).filter(({ call }) => call?.readTime > 0 && call.read > 0);
  if (told.length === 0) {
    console.log('The host does not tell its reading times.');
    return true;
  }
  const shares = told.map(({ firstWord, call }) => {
    const { read, cached, readTime } = call;
    return firstWord / ((readTime / read) * (read + cached));
  });
  const share = shares.filter((each) => each <= goal.share).length / shares.length;
  const isMet = share >= goal.of;
  console.log(
    `Of the last ${told.length} replies ${(100 * share).toFixed(0)} % had their first word within a third of the time for the whole prompt ` +
      `(median ${(100 * median(shares)).toFixed(0)} %; goal 90 %${isMet ? '' : ', MISSED'}).`,
  );
  return isMet;
}
