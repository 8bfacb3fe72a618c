import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { createPlainSearch } from './memory-baselines.mjs';
import { languageNames, plantFacts, variants } from './memory-talk.mjs';
import { chunk, end } from './openai-chunk.mjs';
import { bundleForServer } from './server-bundle.mjs';
import { startChild } from './server-child.mjs';

const kinds = ['single', 'two', 'changed', 'dated'];
const ways = ['near', 'own'];
/** The longest memory that counts, in tokens. */
const budget = 2000;
const sizes = { usual: 2000, short: 1000, long: 100_000 };
/** The product's goals: CPU time of recall in milliseconds, its growth, the share of the index in what messages take, and how much is found of what changed. */
const goals = { cpu: 5, growth: 3, share: 0.5, changed: 0.8 };

/**
 * Plants facts in conversations, asks for each near its words and in other words, and counts how many are in the prompt that a stub
 * of a model receives, and in what is recalled within 2,000 tokens, compared with plain BM25 and with the last messages. Then deletes,
 * hides and asks elsewhere: nothing may leak. At last measures the CPU time of recall and the size of the index, on both databases.
 */
export async function run({ reps, only }) {
  const postgres = findPostgres();
  const engines = {
    SQLite: onSqlite,
    ...(postgres === null ? {} : { PostgreSQL: (host) => onPostgres(host, postgres) }),
  };
  if (postgres === null) console.log('Not measured: PostgreSQL (it is not installed here).\n');
  const host = await bundleForServer(fileURLToPath(new URL('./memory-host.ts', import.meta.url)));
  try {
    let passed = true;
    for (const [name, start] of Object.entries(engines)) {
      if (only.length > 0 && !only.includes(name)) continue;
      console.log(`\n# ${name}\n`);
      passed = (await start(host.file)) && passed;
    }
    return passed;
  } finally {
    host.remove();
  }

  async function onSqlite(file) {
    return measure(file, {}, reps);
  }

  async function onPostgres(file, folder) {
    const server = await startPostgres(folder);
    try {
      return await measure(file, { DATABASE_URL: server.url }, reps);
    } finally {
      await server.stop();
    }
  }
}

async function measure(file, environment, reps) {
  const model = await startStub();
  const server = await startChild(file, [model.url], environment);
  try {
    const talks = [];
    for (const language of languageNames) {
      for (let variant = 0; variant < variants; variant += 1)
        talks.push(await openTalk(server, language, variant));
    }
    const rows = [];
    for (const talk of talks) rows.push(...(await askAll(server, model, talk)));
    const isFound = reportFound(rows);
    const leaks = reportLeaks(await countLeaks(server, model, talks));
    return reportCost(await measureCost(server, reps)) && leaks && isFound;
  } finally {
    await server.stop();
    model.stop();
  }
}

/** Starts a model that records the last prompt of each conversation, and answers with a word. */
async function startStub() {
  const prompts = new Map();
  const answer = async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (!request.url.endsWith('/chat/completions')) {
      response.writeHead(404).end();
      return;
    }
    const { messages } = JSON.parse(body);
    prompts.set(messages.at(-1).content, messages.map(({ content }) => content).join('\n'));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(chunk('Well.') + end);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/v1`, prompts, stop: () => server.close() };
}

async function openTalk(server, language, variant, count = sizes.usual) {
  const [room, second] = await server.ask({ ask: 'open', mateIds: ['iris-vale', 'june-okafor'] });
  const { lines, facts } = plantFacts(language, variant, count);
  const ids = await server.ask({ ask: 'store', roomId: room.id, texts: lines });
  const indexed = await server.ask({ ask: 'index', roomId: room.id });
  return { language, room, second, lines, facts, ids, indexed };
}

/** Returns for each fact and way of asking whether the prompt has it, and what is found within the budget in other ways. */
async function askAll(server, model, talk) {
  const plain = createPlainSearch(talk.lines);
  const textsOf = (places) => places.map((place) => talk.lines[place]);
  const latest = talk.lines.toReversed().map((line) => [line]);
  const rows = [];
  for (const fact of talk.facts.filter(({ kind }) => kind !== 'never')) {
    for (const way of ways) {
      const message = fact[way];
      const passages = await server.ask({ ask: 'recall', roomId: talk.room.id, message, lines: [] });
      const found = {
        prompt: await promptOf(server, model, talk.room, message),
        recall: within(passages.texts),
        plain: within(plain(message).map(textsOf)),
        latest: within(latest),
      };
      rows.push({
        ...fact,
        language: talk.language,
        way,
        found: mapValues(found, (text) => has(text, fact)),
      });
    }
  }
  return rows;
}

/** Sends a message, deletes it again, and returns the prompt that the model received. */
async function promptOf(server, model, { id, token }, text) {
  const reply = await call(server, '/girl/chat/send', token, {
    roomId: id,
    clientMessageId: randomUUID(),
    text,
  });
  const accepted = /"type":"accepted".*?"messageId":"([^"]+)"/.exec(await reply.text());
  if (accepted === null) throw new Error('The message was not accepted.');
  await (await call(server, '/room/deleteMessage', token, { messageId: accepted[1] })).text();
  return model.prompts.get(text) ?? '';
}

const call = (server, path, token, body) =>
  fetch(`http://127.0.0.1:${server.ready.port}${path}`, {
    method: 'POST',
    headers: { token, language: 'en', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Returns the texts of the first passages that fit into the budget; lines that several have count once. */
function within(passages) {
  const lines = new Set();
  let tokens = 0;
  for (const line of passages.flat()) {
    if (lines.has(line)) continue;
    tokens += countTokens(line);
    if (tokens > budget) break;
    lines.add(line);
  }
  return [...lines].join('\n');
}

const has = (text, { wanted }) => wanted.every((value) => text.includes(value));
const mapValues = (object, convert) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, convert(value)]));

/** Prints the shares by kind and way. Returns whether recall is no worse than plain search, and finds what changed. */
function reportFound(rows) {
  const columns = ['prompt', 'recall', 'plain', 'latest'];
  const share = (some, column) => (100 * some.filter(({ found }) => found[column]).length) / some.length;
  const print = (title, some) =>
    console.log(
      `| ${title} | ${some.length} | ${columns.map((column) => share(some, column).toFixed(0)).join(' | ')} |`,
    );
  console.log(`Found of what was said, in percent, within ${budget} tokens.\n`);
  console.log(`| fact | asked | in the prompt | recalled | plain BM25 over windows | last messages only |`);
  console.log(`|---|---|${'---|'.repeat(columns.length)}`);
  for (const kind of kinds) {
    for (const way of ways)
      print(
        `${kind}, ${way}`,
        rows.filter((row) => row.kind === kind && row.way === way),
      );
  }
  for (const language of languageNames)
    print(
      language,
      rows.filter((row) => row.language === language),
    );
  print('all', rows);
  const changed = rows.filter(({ kind }) => kind === 'changed');
  const isMet =
    share(rows, 'recall') >= share(rows, 'plain') && share(changed, 'recall') >= 100 * goals.changed;
  console.log(
    `\nGoals ${isMet ? 'met' : 'MISSED'}: no worse than plain search, and ${100 * goals.changed} % of what changed.`,
  );
  return isMet;
}

/** Asks where the statements are not, or no longer, and returns how often a prompt has one, of how often it was asked. */
async function countLeaks(server, model, talks) {
  const leaks = { 'other mate': 0, 'other person': 0, 'hidden branch': 0, 'deleted message': 0 };
  const asked = { ...leaks };
  const check = async (name, talk, room, fact) => {
    const prompt = await promptOf(server, model, room, fact.near);
    asked[name] += 1;
    leaks[name] += fact.places.some((place) => prompt.includes(talk.lines[place])) ? 1 : 0;
  };
  for (const talk of talks) {
    const facts = talk.facts.filter(({ places }) => places.length > 0);
    const [other] = await server.ask({ ask: 'open', mateIds: ['iris-vale'] });
    for (const fact of facts) {
      await check('other mate', talk, talk.second, fact);
      await check('other person', talk, other, fact);
    }
    const [half, rest] = [facts.slice(0, facts.length / 2), facts.slice(facts.length / 2)];
    await server.ask({ ask: 'hide', messageIds: idsOf(talk, half) });
    for (const fact of half) await check('hidden branch', talk, talk.room, fact);
    // With a message all that follows it is deleted.
    for (const messageId of idsOf(talk, rest).toReversed()) {
      await (await call(server, '/room/deleteMessage', talk.room.token, { messageId })).text();
    }
    for (const fact of rest) await check('deleted message', talk, talk.room, fact);
  }
  return { leaks, asked };
}

const idsOf = (talk, facts) =>
  facts
    .flatMap(({ places }) => places)
    .sort((a, b) => a - b)
    .map((place) => talk.ids[place]);

function reportLeaks({ leaks, asked }) {
  console.log('\n| where it is not | in the prompt | asked |\n|---|---|---|');
  for (const [name, count] of Object.entries(leaks)) console.log(`| ${name} | ${count} | ${asked[name]} |`);
  return Object.values(leaks).every((count) => count === 0);
}

/** Returns the CPU time of recall in milliseconds by the size of the room, and what the index takes. */
async function measureCost(server, reps) {
  const cost = {};
  for (const size of [sizes.short, sizes.long]) {
    const talk = await openTalk(server, 'en', 0, size);
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

function reportCost(cost) {
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
  const verdicts = [
    [`at most ${goals.cpu} ms at the 99th percentile`, long.p99 <= goals.cpu],
    [`at most ${goals.growth} times the short room`, long.p99 <= goals.growth * short.p99],
    ['an index of at most half of the messages', long.index <= goals.share * long.messages],
  ];
  console.log();
  for (const [goal, isMet] of verdicts) console.log(`${isMet ? 'Met' : 'MISSED'}: ${goal}.`);
  return verdicts.every(([, isMet]) => isMet);
}
