/**
 * Replays a recorded session, on the live machines in Node and in a browser with its views, and reports where it deviates
 * from the recording.
 *
 *   npm run replay -- FILE              replays the output of "Copy recording"
 *   npm run replay -- FILE --test       and stores it in tests/recordings, where `npm test` replays it
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withModules } from '../../scripts/lib/modules.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { test: { type: 'boolean', default: false } },
});
process.exitCode = await main(positionals[0], values.test);

async function main(name, isKept) {
  if (name === undefined) return fail('npm run replay -- FILE [--test]');
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!existsSync(file)) return fail(`There is no file ${name}.`);
  const recording = readFileSync(file, 'utf8');
  const inNode = await replayInNode(recording);
  console.log(`on the live machines: ${inNode.text}`);
  if (inNode.isRefused) return 1;
  const { withGallery } = await import('../gallery/serve.mjs');
  const inBrowser = await withGallery((page) =>
    page.evaluate((text) => globalThis.__gallery.replay(text), recording),
  );
  console.log(`in a browser: ${inBrowser.text}`);
  if (isKept) keep(file, recording);
  return inNode.isWell && inBrowser.isWell ? 0 : 1;
}

function replayInNode(recording) {
  return withModules(async (load) => {
    const { describeReplay, replayText } = await load('/tools/statechart-tests/replay-cli.ts');
    try {
      const { recording: read, replay } = replayText(recording);
      return {
        text: describeReplay(read, replay),
        isWell: replay.divergences.length === 0,
        isRefused: false,
      };
    } catch (error) {
      if (error.name !== 'RecordingError') throw error;
      return { text: error.message, isWell: false, isRefused: true };
    }
  });
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
