import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';

/** Returns the body of the answer to a request with this `Host`. */
const textFor = (port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(`http://127.0.0.1:${String(port)}/`, { headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });

/** Returns the status of a request with this `Host`. */
const statusFor = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`http://127.0.0.1:${String(port)}/mate/recommend`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each([
  [
    'https://chat.example.org',
    ['chat.example.org', 'chat.example.org:443', 'chat.example.org.', 'CHAT.Example.org.:443'],
    ['chat.example.org:80', 'chat.example.org:8443', 'chat.example.org..', 'example.org', 'evil.example'],
  ],
  [
    'http://chat.example.org',
    ['chat.example.org', 'chat.example.org:80', 'chat.example.org.:80'],
    ['chat.example.org:443', 'xchat.example.org'],
  ],
  [
    'https://chat.example.org:8443',
    ['chat.example.org:8443', 'chat.example.org.:8443'],
    ['chat.example.org', 'chat.example.org:443'],
  ],
  [
    'https://chat.example.org.',
    ['chat.example.org', 'chat.example.org.:443'],
    ['evil@chat.example.org', 'chat.example.org/x', 'chat.example.org?'],
  ],
])('%s answers for its own host in any notation', async (publicUrl, own, foreign) => {
  const server = await startTestServer({ environment: { PUBLIC_URL: publicUrl, HOST: '0.0.0.0' } });
  const { port } = server.running;
  for (const host of own) {
    expect([host, await statusFor(port, host)]).toEqual([host, 200]);
  }
  for (const host of foreign) {
    expect([host, await statusFor(port, host)]).toEqual([host, 421]);
  }
  await server.stop();
});

test('who opens localhost reads which address to open instead, and nobody else does', async () => {
  const server = await startTestServer({
    environment: { PUBLIC_URL: 'http://192.168.1.20:4321', HOST: '0.0.0.0' },
  });
  const { port } = server.running;
  expect(await textFor(port, `localhost:${String(port)}`)).toContain(
    'Open http://192.168.1.20:4321 instead.',
  );
  expect(await textFor(port, 'evil.example')).not.toContain('192.168.1.20');
  await server.stop();
});
