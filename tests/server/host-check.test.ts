import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startTestServer } from './support/server.ts';

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
