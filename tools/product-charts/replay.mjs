/**
 * Replays recorded sessions, on the live machines in Node and in a browser with its views, and reports where they deviate
 * from the recordings.
 *
 *   npm run replay -- FILE…             replays the output of "Copy recording"
 *   npm run replay -- FILE… --test      and stores it in tests/recordings, where `npm test` replays it
 *   npm run replay -- --record          records the stored sessions again, in the page with its inspector, and replays them
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withModules } from '../../scripts/lib/modules.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { test: { type: 'boolean', default: false }, record: { type: 'boolean', default: false } },
});
process.exitCode = values.record ? recordAgain() : await main(positionals, values.test);

async function main(names, isKept) {
  if (names.length === 0) return fail('npm run replay -- FILE… [--test | --record]');
  const files = names.map((name) => resolve(process.env.INIT_CWD ?? process.cwd(), name));
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) return fail(`There is no file ${missing}.`);
  const recordings = files.map((file) => readFileSync(file, 'utf8'));
  const inNode = await replayInNode(recordings);
  report('on the live machines', files, inNode);
  if (inNode.some(({ isRefused }) => isRefused)) return 1;
  const { withGallery } = await import('../gallery/serve.mjs');
  const inBrowser = await withGallery((page) => replayIn(page, recordings));
  report('in a browser', files, inBrowser);
  if (isKept) for (const [index, file] of files.entries()) keep(file, recordings[index]);
  return [...inNode, ...inBrowser].every(({ isWell }) => isWell) ? 0 : 1;
}

function replayInNode(recordings) {
  return withModules(async (load) => {
    const { describeReplay, replayText } = await load('/tools/product-charts/replay.ts');
    return recordings.map((recording) => {
      try {
        const { recording: read, replay } = replayText(recording);
        return { text: describeReplay(read, replay), isWell: replay.divergences.length === 0 };
      } catch (error) {
        if (error.name !== 'RecordingError') throw error;
        return { text: error.message, isWell: false, isRefused: true };
      }
    });
  });
}

async function replayIn(page, recordings) {
  const results = [];
  for (const recording of recordings)
    results.push(await page.evaluate((text) => globalThis.__gallery.replay(text), recording));
  return results;
}

function report(where, files, results) {
  for (const [index, { text }] of results.entries())
    console.log(`${basename(files[index])} ${where}: ${text}`);
}

/** The browser test that records them, and replays what it has recorded. */
function recordAgain() {
  const folder = mkdtempSync(join(tmpdir(), 'mates-recordings-'));
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const spec = 'tests/e2e/tools/recording.spec.ts';
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--project=tools', spec], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RECORDINGS: folder },
  });
  if (status === 0)
    for (const name of readdirSync(folder)) keep(name, readFileSync(join(folder, name), 'utf8'));
  rmSync(folder, { recursive: true });
  return status ?? 1;
}

function keep(file, recording) {
  const folder = join(root, 'tests', 'recordings');
  const name = `${basename(file)
    .replace(/\.json$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), toLines(JSON.parse(recording)));
  console.log(`stored as tests/recordings/${name}; tests/machines/recordings.test.ts replays it`);
}

/** Writes an actor or a step on each line, so that a change of the file shows which of them differ. */
function toLines(recording) {
  const fields = Object.entries(recording).map(([name, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function fail(message) {
  console.error(message);
  return 1;
}
