import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../../scripts/lib/root.mjs';
import { median } from './median.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';

/** The most that building a prompt may take, in milliseconds of CPU time, and how many times that of a room of 1,000 messages. */
const goal = 30;
const goalOfRatio = 3;
const roundsPerRep = 10;

/** The most tokens that a prompt may have: windows of 2,048, 8,192 and 1,000,000 tokens without the answer and the margin. */
const limits = { '2,048': 1228, '8,192': 4915, '1,000,000': 798_000 };
const languages = ['en', 'de', 'ja', 'zh-CN', 'ar'];
const rooms = {
  '1,000 messages': { messages: 1000, length: 3 },
  '100,000 messages': { messages: 100_000, length: 3 },
  '100,000 long messages': { messages: 100_000, length: 30 },
};

/** Builds prompts for new rooms, in turns, so that nothing was counted before. */
export async function run({ reps }) {
  const bundle = await bundleForServer(fileURLToPath(new URL('./hosts/prompt-host.ts', import.meta.url)));
  try {
    const { measurePrompt } = await import(pathToFileURL(bundle.file).href);
    let passed = true;
    console.log('| language | window | room | CPU, ms | highest | times a room of 1,000 | tokens |');
    console.log('|---|---|---|---|---|---|---|');
    for (const language of languages) {
      const sentences = await readSentences(language);
      for (const [window, limit] of Object.entries(limits)) {
        const runs = Object.values(rooms).map(() => []);
        for (let round = -2; round < reps * roundsPerRep; round += 1) {
          for (const [index, room] of Object.values(rooms).entries()) {
            const result = measurePrompt({ ...room, sentences }, limit);
            // The first rounds compile the code.
            if (round >= 0) runs[index].push(result);
          }
        }
        const times = runs.map((results) => results.map(({ ms }) => ms));
        for (const [index, name] of Object.keys(rooms).entries()) {
          const [middle, first] = [median(times[index]), median(times[0])];
          const tokens = [...runs[index][0].tokens.values()].reduce((sum, count) => sum + count, 0);
          const cells = [
            middle.toFixed(1),
            Math.max(...times[index]).toFixed(1),
            (middle / first).toFixed(2),
          ];
          console.log(`| ${[language, window, name, ...cells, String(tokens)].join(' | ')} |`);
          passed &&= middle <= goal && middle / first <= goalOfRatio;
        }
      }
    }
    console.log(
      `\nGoal: at most ${goal} ms, and ${goalOfRatio} times a room of 1,000 messages. ${passed ? 'Met.' : 'MISSED.'}`,
    );
    return passed;
  } finally {
    bundle.remove();
  }
}

/** Returns what the product's own texts say in a language: real sentences with a real variety of words. */
async function readSentences(language) {
  const texts = await readFile(join(root, 'src', 'locales', 'texts', `${language}.json`), 'utf8');
  return [...texts.matchAll(/: "([^"]{12,200})"/g)].map(([, sentence]) => sentence);
}
