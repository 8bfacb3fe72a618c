import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { bundleServer, runServer } from '../../support/process.ts';
import { dataRoot } from '../../../support/data-root.ts';

let bundle: Awaited<ReturnType<typeof bundleServer>>;
let folder: string;
let silent: Server;
beforeAll(async () => {
  bundle = await bundleServer();
  folder = mkdtempSync(join(dataRoot, 'mates-signals-'));
});
beforeEach(async () => {
  // Accepts connections and never answers: a start that lasts until the signal.
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void silent.close());
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await bundle.remove();
});

const urlOfSilence = (): string => {
  const { port } = silent.address() as AddressInfo;
  return `postgres://u:hidden@127.0.0.1:${String(port)}/x`;
};

const countConnections = () =>
  new Promise<number>((resolve) => silent.getConnections((_error, count) => resolve(count)));

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a start that is under way, without an error',
  async (signal) => {
    const server = runServer(bundle.file, { DATA_DIR: folder, DATABASE_URL: urlOfSilence() });
    await eventually(countConnections).toBeGreaterThan(0);
    server.kill(signal);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.errors()).toContain('Stopped before the server had started. The next start continues.');
  },
);
