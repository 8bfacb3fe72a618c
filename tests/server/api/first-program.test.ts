import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the first program of docs/api.md signs up, chats and prints the reply', async () => {
  const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const file = join(server.dataDir, 'chat.mjs');
  await writeFile(file, program);
  const child = spawn(process.execPath, [file], { env: { ...process.env, MATES_URL: server.url } });
  let printed = '';
  let problems = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));

  await eventually(async () => (await server.mails()).length).toBe(1);
  const [mail] = await server.mails();
  child.stdin.write(`${server.url}/verify-email-address#confirm=${mail?.code ?? ''}\n`);
  expect({ code: await ended, problems }).toEqual({ code: 0, problems: '' });
  const reply = printed.replace('The link in the mail: ', '');
  expect(reply).toContain('Hello!');
  expect(program.trim().split('\n').length).toBeLessThanOrEqual(20);
});
