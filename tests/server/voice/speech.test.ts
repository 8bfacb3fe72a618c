import { EventEmitter, once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { maxSpokenLength } from '../../../contract/voice/speech.ts';
import { startSpeechHost, toneFile, type SpeechHost } from '../support/model-hosts/speech-host.ts';
import { writeJson } from '../support/model-hosts/scripted-host.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

const secret = 'The lantern is behind the third door.';

/** Starts a server whose host for speech is a real one, and signs somebody up. */
const start = async (
  options: Parameters<typeof startSpeechHost>[0] = {},
  environment: Record<string, string> = {},
) => {
  const host = await startSpeechHost(options);
  const server = await startTestServer({
    environment: { SPEECH_BASE_URL: host.url, SPEECH_API_KEY: 'key-of-the-host', ...environment },
  });
  ended.push(
    () => server.stop(),
    () => host.stop(),
  );
  const { token } = await server.signUp();
  return { host, server, token };
};

const speak = (server: TestServer, token: string, input: Record<string, unknown> = {}) =>
  fetch(`${server.url}/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ text: secret, voice: 'iris', speed: 1.25, ...input }),
  });

const asked = (host: SpeechHost) =>
  host.requests.filter(({ url }) => url === '/v1/audio/speech').map(({ body }) => JSON.parse(body));

test('a sentence goes to the host with its key, and its sound comes back, marked as made by a machine', async () => {
  const { host, server, token } = await start({}, { SPEECH_MODEL: 'kokoro' });
  const answer = await speak(server, token);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-ai-generated')]).toEqual([
    200,
    'audio/wav',
    'true',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const sound = Buffer.from(await answer.arrayBuffer());
  const plain = toneFile(secret.length / 15);
  expect(sound.subarray(8, plain.length).equals(plain.subarray(8))).toBe(true);
  expect(sound.readUInt32LE(4)).toBe(sound.length - 8);
  expect(sound.toString('latin1', plain.length)).toContain('AI-generated speech');
  expect(asked(host)).toEqual([
    { model: 'kokoro', input: secret, voice: 'iris', speed: 1.25, response_format: 'mp3' },
  ]);
  expect(host.requests.at(-1)?.authorization).toBe('Bearer key-of-the-host');
});

test('an MP3 file without a tag gets one', async () => {
  const { host, server, token } = await start();
  const frame = Buffer.from([0xff, 0xfb, 0x90, 0x00, 1, 2, 3]);
  host.answer((response) => response.writeHead(200).end(frame));
  const answer = await speak(server, token);
  const sound = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(sound.toString('latin1', 0, 3)).toBe('ID3');
  expect(sound.subarray(10 + (sound[9] ?? 0)).equals(frame)).toBe(true);
});

test.each([
  [{ '/v1/audio/voices': { voices: ['iris', 'iris', 7, 'otto'] } }, ['iris', 'otto']],
  [{ '/v1/audio/voices': [{ voice_id: 'af_sky', name: 'Sky' }, { name: 'Ann' }, {}] }, ['Sky', 'Ann']],
  [{ '/v1/audio/voices': { data: [{ id: 'nova' }] } }, ['nova']],
  [{ '/speakers_list': ['kobo', 'cheery'] }, ['kobo', 'cheery']],
  [{}, null],
])('the voices of a host are listed as it names them: %j', async (lists, names) => {
  const { server, token } = await start({ lists });
  const { envelope } = await server.get('/speech/voices', { token });
  expect(envelope).toMatchObject({ c: code.ok, d: { speech: { host: null } } });
  const { speech } = envelope.d as { speech: { voices: { name: string }[] | null } };
  expect(speech.voices?.map(({ name }) => name) ?? null).toEqual(names);
});

test('only who is signed in is spoken to, and no long text', async () => {
  const { host, server, token } = await start();
  expect(await (await speak(server, '')).json()).toMatchObject({ c: code.loginExpired });
  for (const input of [
    { text: 'x'.repeat(maxSpokenLength + 1) },
    { text: ' ' },
    { voice: '' },
    { speed: 9 },
  ]) {
    expect(await (await speak(server, token, input)).json()).toMatchObject({ c: code.invalid });
  }
  expect(asked(host)).toEqual([]);
});

test('what one account has spoken in a minute is limited', async () => {
  const { server, token } = await start({ speak: () => toneFile(0.01) });
  const other = await server.signUp();
  const statuses: number[] = [];
  for (let count = 0; count < 91; count += 1) statuses.push((await speak(server, token)).status);
  expect([statuses.slice(0, 90).every((status) => status === 200), statuses[90]]).toEqual([true, 429]);
  expect((await speak(server, other.token)).status).toBe(200);
});

test('nothing of a text or a sound is stored or logged, also where the host cites it', async () => {
  const { host, server, token } = await start();
  await speak(server, token);
  host.answer(writeJson({ error: { message: `cannot say "${secret}" for key-of-the-host` } }, 400));
  const refused = await speak(server, token);
  expect(refused.headers.get('x-ai-generated')).toBe(null);
  expect(await refused.json()).toMatchObject({ c: code.companionFailed });
  host.answer((response) => response.writeHead(200).end('no sound at all'));
  expect(await (await speak(server, token)).json()).toMatchObject({ c: code.companionFailed });
  expect(server.logged()).toContain('the host for speech did not speak');
  expect(server.logged()).not.toMatch(/lantern|third door|key-of-the-host/);
});

test('a reader who leaves ends the request to the host', async () => {
  const { host, server, token } = await start();
  const requests = new EventEmitter();
  host.answer((response) => requests.emit('reached', response));
  const reached = once(requests, 'reached');
  const controller = new AbortController();
  const request = fetch(`${server.url}/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ text: secret, voice: 'iris', speed: 1 }),
    signal: controller.signal,
  }).catch(() => undefined);
  const [response] = await reached;
  const left = once(response, 'close');
  controller.abort();
  await expect(left).resolves.toEqual([]);
  await request;
});
