import { readFile } from 'node:fs/promises';
import { budget, readMemory, within } from './memory-answers.mjs';
import { createPlainSearch } from './memory-baselines.mjs';
import { recall } from './memory-rooms.mjs';
import { percentile } from '../median.mjs';

/** The categories of the LoCoMo questions; the fifth one asks for what was not stated, and has no evidence. */
const categories = { 1: 'several places', 2: 'time', 3: 'open', 4: 'single' };
/** The conversations with which recall was tuned. The others judge it. */
const tuned = new Set(['conv-26', 'conv-30', 'conv-41', 'conv-42', 'conv-43']);
/** The compared ways, with the titles of their columns. */
const ways = { prompt: 'in the prompt', recall: 'recalled', plain: 'plain BM25 over windows' };

/** With a host that embeds, named in the environment, recall is by meaning, too. */
const hasMeaning = (process.env.EMBEDDING_MODEL ?? '') !== '';

/**
 * Asks the questions of the LoCoMo conversations (locomo10.json of snap-research/locomo) and prints how often the turns that an answer
 * needs are in the prompt's memory, recalled, and found by plain BM25. Questions about turns that are among the recent messages of the
 * prompt, which need no memory, are left out.
 */
export async function measureLocomo(server, model, file) {
  const rows = [];
  for (const { sample_id: name, conversation, qa } of JSON.parse(await readFile(file, 'utf8'))) {
    const turns = readTurns(conversation);
    const texts = turns.map(({ text }) => text);
    const names = { user: conversation.speaker_a, mate: conversation.speaker_b };
    const [room] = await server.ask({ ask: 'open', mateIds: ['iris-vale'], names });
    const areUsers = turns.map(({ speaker }) => speaker === names.user);
    await server.ask({ ask: 'store', roomId: room.id, texts, times: turns.map(({ at }) => at), areUsers });
    await server.ask({ ask: 'index', roomId: room.id });
    if (hasMeaning) await server.ask({ ask: 'embed', roomId: room.id });
    const plain = createPlainSearch(texts);
    for (const { question: asked, evidence = [], category } of qa) {
      const question = String(asked).trim();
      const wanted = findTurns(turns, evidence);
      if (categories[category] === undefined || wanted.length === 0) continue;
      const memory = await readMemory(server, model, room, question);
      if (wanted.some((text) => memory.recent.includes(text.trim()))) continue;
      const recalled = await recall(server, room, question, { hasMeaning, names });
      const windows = plain(question).map((places) => places.map((place) => texts[place]));
      rows.push({
        isTuned: tuned.has(name),
        category,
        tokens: memory.tokens,
        prompt: countIn((text) => memory.lines.some((line) => line.endsWith(`: ${text.trim()}`))),
        recall: countAmong(within(recalled.texts)),
        plain: countAmong(within(windows)),
      });

      function countIn(isFound) {
        const found = wanted.filter(isFound).length;
        return { any: found > 0, all: found === wanted.length };
      }

      function countAmong(lines) {
        return countIn((text) => lines.includes(text));
      }
    }
  }
  return report(rows);
}

/** Returns the turns of all sessions in their order, with what a picture shows, on one line, and when they were said. */
function readTurns(conversation) {
  const sessions = Object.keys(conversation).filter((key) => /^session_\d+$/.test(key));
  const numberOf = (key) => Number(key.slice('session_'.length));
  return sessions
    .sort((a, b) => numberOf(a) - numberOf(b))
    .flatMap((key) =>
      conversation[key].map((turn) => ({ ...turn, at: toTime(conversation[`${key}_date_time`]) })),
    )
    .map(({ dia_id: id, speaker, text, blip_caption: caption, at }) => ({
      id,
      speaker,
      at,
      text: (caption === undefined ? text : `${text} [${caption}]`).replace(/\s+/g, ' '),
    }));
}

/** Reads a time as `1:56 pm on 8 May, 2023`. */
function toTime(text) {
  const [, time, half, day, month, year] = /^(\S+) ([ap]m) on (\d+) (\w+), (\d+)$/.exec(text);
  return Date.parse(`${month} ${day}, ${year} ${time} ${half} UTC`);
}

/** Returns the texts of the turns with these ids, such as `D8:6`; some strings contain several ids. */
function findTurns(turns, evidence) {
  const ids = new Set(
    [...evidence.join(' ').matchAll(/D:?(\d+):0*(\d+)/g)].map(([, session, turn]) => `D${session}:${turn}`),
  );
  return turns.filter(({ id }) => ids.has(id)).map(({ text }) => text);
}

function report(rows) {
  if (rows.length === 0) throw new Error('The file has no question with evidence.');
  const lengths = rows.map(({ tokens }) => tokens);
  console.log(
    `Tokens of memory in a prompt, of ${budget}: median ${percentile(lengths, 0.5)}, at most ${Math.max(...lengths)}.`,
  );
  for (const isTuned of [true, false]) {
    const some = rows.filter((row) => row.isTuned === isTuned);
    if (some.length === 0) continue;
    console.log(
      `\nThe conversations ${isTuned ? 'with which recall was tuned' : 'that judge'}, any turn / all turns in percent:\n`,
    );
    print(some);
  }
  const all = (way) => shareOf(rows, way, 'all');
  return all('recall') >= all('plain');
}

const shareOf = (rows, way, count) => (100 * rows.filter((row) => row[way][count]).length) / rows.length;

function print(rows) {
  console.log(`| questions | asked | ${Object.values(ways).join(' | ')} |`);
  console.log(`|---|---|${'---|'.repeat(Object.keys(ways).length)}`);
  const groups = Object.entries(categories).map(([category, title]) => [
    title,
    rows.filter((row) => row.category === Number(category)),
  ]);
  for (const [title, some] of [...groups, ['all', rows]]) {
    if (some.length === 0) continue;
    const cells = Object.keys(ways).map((way) =>
      ['any', 'all'].map((count) => shareOf(some, way, count).toFixed(1)).join(' / '),
    );
    console.log(`| ${title} | ${some.length} | ${cells.join(' | ')} |`);
  }
}
