import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import {
  askInText,
  askWithFacts,
  budget,
  printFacts,
  reportFacts,
  reportText,
} from './memory/memory-answers.mjs';
import { measureCost } from './memory/memory-cost.mjs';
import { countLeaks, reportLeaks } from './memory/memory-leaks.mjs';
import { measureLocomo } from './memory/memory-locomo.mjs';
import { measureMeaning } from './memory/memory-meaning.mjs';
import { startModel } from './memory/memory-model.mjs';
import { openTalk, readTalk } from './memory/memory-rooms.mjs';
import { languageNames } from './memory/memory-talk.mjs';
import { embeddingModels } from './memory/memory-vectors.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

/** How many messages the conversations have. */
const sizes = [2000, 100_000];

/**
 * Plants facts in conversations, asks for each near its words and in other words, and counts how many are in the prompt that a stub
 * of a model receives: first by text alone, compared with plain BM25 and with the last messages, then with the facts that the same
 * stub found. Also asks about what was not stated, was deleted or hidden, or belongs to another chat: nothing may leak. Then compares
 * recall by words with recall by words and the vectors of a stub, and measures the CPU time of recall and the size of the index.
 * `only` names databases and sizes; without it all are measured. With `locomo` asks the questions of the LoCoMo conversations in
 * that file instead.
 */
export async function run({ reps, only, locomo }) {
  const postgres = findPostgres();
  if (postgres === null) console.log('Not measured: PostgreSQL (it is not installed here).\n');
  const engines = { SQLite: () => measureAll({}), ...(postgres === null ? {} : { PostgreSQL: onPostgres }) };
  const host = await bundleForServer(fileURLToPath(new URL('./memory/memory-host.ts', import.meta.url)));
  const isWanted = (names) => {
    const wanted = names.filter((name) => only.includes(String(name)));
    return (name) => wanted.length === 0 || wanted.includes(name);
  };
  let passed = true;
  try {
    for (const name of Object.keys(engines).filter(isWanted(Object.keys(engines)))) {
      console.log(`\n# ${name}\n`);
      passed = (await engines[name]()) && passed;
    }
    return passed;
  } finally {
    host.remove();
  }

  async function onPostgres() {
    const server = await startPostgres(postgres);
    try {
      return await measureAll({ DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  }

  async function measureAll(environment) {
    const measure = (options, work) => withServer(host.file, { ...environment, ...options }, work);
    if (locomo !== '') return measure(byText, (server, model) => measureLocomo(server, model, locomo));
    let isMet = true;
    for (const size of sizes.filter(isWanted(sizes))) {
      console.log(`\n## ${size} messages\n`);
      isMet = (await measure(byText, (server, model) => measureText(server, model, size))) && isMet;
      isMet = (await measure(byFacts, (server, model) => measureFacts(server, model, size))) && isMet;
    }
    if (isWanted(sizes)(sizes[0])) await measure(byFacts, measureAmongOthers);
    for (const model of embeddingModels) {
      const options = { ...byText, EMBEDDING_MODEL: model };
      isMet = (await measure(options, (server) => measureMeaning(server, reps, model))) && isMet;
    }
    return (await measure(byText, (server) => measureCost(server, reps))) && isMet;
  }
}

/** In the default window a prompt has at most 2,000 tokens of memory. */
const byText = { LLM_MEMORY: 'off' };
const byFacts = { LLM_MEMORY: 'on' };

async function withServer(file, environment, work) {
  const model = await startModel();
  const server = await startChild(file, [model.url], environment);
  try {
    return await work(server, model);
  } finally {
    await server.stop();
    model.stop();
  }
}

async function measureText(server, model, size) {
  const rows = [];
  for (const language of languageNames) {
    rows.push(...(await askInText(server, model, await openTalk(server, language, size))));
  }
  return reportText(rows);
}

async function measureFacts(server, model, size) {
  const rows = [];
  const talks = [];
  for (const language of languageNames) {
    const talk = await openTalk(server, language, size);
    rows.push(...(await learnAndAsk(server, model, { ...talk, asides: [] })));
    talks.push(talk);
  }
  console.log(`With the facts of the model, in percent, within ${budget} tokens.\n`);
  const isFound = reportFacts(rows);
  // This deletes the planted facts, and is not repeated in long conversations.
  return size > sizes[0] ? isFound : reportLeaks(await countLeaks(server, model, talks)) && isFound;
}

/** The model finds other facts as well: more than a prompt has space for. There is no goal. */
async function measureAmongOthers(server, model) {
  const rows = [];
  for (const language of languageNames) {
    const talk = await openTalk(server, language, sizes[0]);
    rows.push(...(await learnAndAsk(server, model, talk)));
    console.log(`${talk.asides.size} further facts in ${language}.`);
  }
  console.log(`\nAmong further facts, in percent, within ${budget} tokens.\n`);
  printFacts(rows);
}

async function learnAndAsk(server, model, talk) {
  await readTalk(server, model, talk);
  return askWithFacts(server, model, talk);
}
