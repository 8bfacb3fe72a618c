import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { createApp } from '../../../server/app.ts';
import { chooseCompanion } from '../../../server/companions/choose.ts';
import { readConfig } from '../../../server/config/config.ts';
import { registerCall } from '../../../server/http/calls.ts';
import { startServer } from '../../../server/server.ts';
import { answers } from './json-answers.mjs';
import { serveParent } from '../hosts/server-child.mjs';

/** Runs the complete app with two more calls, which answer without a database. */
const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mates-bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir });
  const { deps } = await startServer(config, { companion: await chooseCompanion(config) });
  const app = await createApp(deps);
  for (const [path, answer] of Object.entries(answers)) {
    const call = {
      path: path as `/${string}`,
      method: 'GET',
      effect: 'read',
      access: 'open',
      input: v.object({ id: v.string() }),
      output: v.unknown(),
    } as const;
    registerCall(app, deps, call, () => Promise.resolve(answer));
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  serveParent({ port: Number(new URL(url).port) });
};

void main();
