import { readFile } from 'node:fs/promises';
import { within } from './memory-answers.mjs';
import { createPlainSearch } from './memory-baselines.mjs';
import { recall } from './memory-rooms.mjs';

/** The categories of the LoCoMo questions; the fifth one asks for what was not stated, and has no evidence. */
const categories = { 1: 'several places', 2: 'time', 3: 'open', 4: 'single' };

/**
 * Asks the questions of the LoCoMo conversations (locomo10.json of snap-research/locomo) and prints how often all turns that an answer
 * needs are recalled, and by plain BM25.
 */
export async function measureLocomo(server, file) {
  const rows = [];
  for (const { conversation, qa } of JSON.parse(await readFile(file, 'utf8'))) {
    const turns = readTurns(conversation);
    const texts = turns.map(({ text }) => text);
    const [room] = await server.ask({ ask: 'open', mateIds: ['iris-vale'] });
    await server.ask({ ask: 'store', roomId: room.id, texts });
    await server.ask({ ask: 'index', roomId: room.id });
    const plain = createPlainSearch(texts);
    for (const { question, evidence = [], category } of qa) {
      const wanted = findTurns(turns, evidence);
      if (categories[category] === undefined || wanted.length === 0) continue;
      const recalled = await recall(server, room, question);
      const windows = plain(question).map((places) => places.map((place) => texts[place]));
      rows.push({ category, recall: countIn(within(recalled.texts)), plain: countIn(within(windows)) });

      function countIn(lines) {
        const found = wanted.filter((text) => lines.includes(text)).length;
        return { any: found > 0, all: found === wanted.length };
      }
    }
  }
  return report(rows);
}

/** Returns the turns of all sessions in their order, with what a picture shows. */
function readTurns(conversation) {
  const sessions = Object.keys(conversation).filter((key) => /^session_\d+$/.test(key));
  const numberOf = (key) => Number(key.slice('session_'.length));
  return sessions
    .sort((a, b) => numberOf(a) - numberOf(b))
    .flatMap((key) => conversation[key])
    .map(({ dia_id: id, text, blip_caption: caption }) => ({
      id,
      text: caption === undefined ? text : `${text} [${caption}]`,
    }));
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
  const share = (some, way, count) =>
    ((100 * some.filter((row) => row[way][count]).length) / some.length).toFixed(1);
  console.log('| questions | asked | recalled: any turn | all turns | plain BM25 over windows: any | all |');
  console.log('|---|---|---|---|---|---|');
  const print = (title, some) => {
    const cells = ['recall', 'plain'].flatMap((way) =>
      ['any', 'all'].map((count) => share(some, way, count)),
    );
    if (some.length > 0) console.log(`| ${title} | ${some.length} | ${cells.join(' | ')} |`);
  };
  for (const [category, title] of Object.entries(categories)) {
    print(
      title,
      rows.filter((row) => row.category === Number(category)),
    );
  }
  print('all', rows);
  return Number(share(rows, 'recall', 'all')) >= Number(share(rows, 'plain', 'all'));
}
