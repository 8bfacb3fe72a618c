import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { maxSoundBytes, transcribe } from '../../../contract/voice/transcription.ts';
import { says, startTranscriptionHost, type TranscriptionHost } from '../../support/transcription-host.ts';
import { wavOf } from '../../support/wav.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let host: TranscriptionHost;
let server: TestServer;
let token: string;

beforeAll(async () => {
  host = await startTranscriptionHost();
  server = await startTestServer({ environment: environmentOf(host) });
  ({ token } = await server.signUp());
});
afterAll(async () => {
  await server.stop();
  await host.stop();
});

const environmentOf = ({ url }: Pick<TranscriptionHost, 'url'>) => ({
  TRANSCRIPTION_BASE_URL: url,
  TRANSCRIPTION_API_KEY: 'the-key',
  TRANSCRIPTION_MODEL: 'small',
});

/** A second of a tone, in bytes that are searched for later. */
const sound = wavOf([{ seconds: 1, level: 0.3 }]);

const send = async (body: Uint8Array, headers: Record<string, string> = {}, at = server) => {
  const response = await fetch(at.url + transcribe.path, {
    method: 'POST',
    headers: { token, 'content-type': 'audio/wav', ...headers },
    body: new Uint8Array(body),
  });
  return (await response.json()) as { c: number; d: unknown };
};

test('a recording is passed on unchanged, with the key of the host and the model, and its text returned', async () => {
  host.answer(says(' [BLANK_AUDIO] Good  morning.\n'));
  expect(await send(sound)).toMatchObject({ c: code.ok, d: { text: 'Good morning.' } });
  const { url, authorization, body } = host.requests.at(-1) ?? {};
  expect([url, authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer the-key']);
  expect(body?.includes(sound)).toBe(true);
  const form = await new Response(body && new Uint8Array(body), {
    headers: { 'content-type': `multipart/form-data; boundary=${boundaryOf(body)}` },
  }).formData();
  expect([form.get('model'), form.get('response_format')]).toEqual(['small', 'json']);
});

const boundaryOf = (body: Buffer = Buffer.alloc(0)) => body.toString('latin1').slice(2).split('\r\n', 1)[0];

test('nothing of the sound, of the text or of the key is stored or logged', async () => {
  host.answer(says('the purple walrus sings'));
  await send(sound);
  host.answer(says('the purple walrus fails', 500));
  await send(sound);
  const files = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  expect(files.length).toBeGreaterThan(0);
  const piece = sound.toString('latin1', 4000, 4064);
  for (const text of [...contents, server.logged()]) {
    expect(text).not.toContain('purple walrus');
    expect(text).not.toContain('the-key');
    expect(text).not.toContain(piece);
  }
});

test('only what is a recording of at most two minutes reaches the host', async () => {
  const before = host.requests.length;
  const other = Buffer.from(sound);
  other.writeUInt32LE(48_000, 24);
  for (const body of [Buffer.from('OggS'.repeat(40)), other, sound.subarray(0, 30), Buffer.alloc(0)]) {
    expect((await send(body)).c).toBe(code.invalid);
  }
  const long = Buffer.concat([sound, Buffer.alloc(maxSoundBytes)]);
  expect((await send(long)).c).toBe(code.invalid);
  expect(host.requests.length).toBe(before);
});

test('a visitor is refused before anything is read', async () => {
  const before = host.begun();
  expect((await send(sound, { token: '' })).c).toBe(code.loginExpired);
  expect(host.begun()).toBe(before);
});

test.each([
  ['fails', says('no', 500)],
  ['refuses', says('no', 401)],
  ['answers something else', says(42)],
])('a host that %s is an error that says so', async (_, answer) => {
  host.answer(answer);
  expect((await send(sound)).c).toBe(code.unavailable);
});

test('a host that is not there is an error that says so, and its address is not logged', async () => {
  const other = await startTranscriptionHost();
  const down = await startTestServer({ environment: environmentOf(other) });
  onTestFinished(() => down.stop());
  await other.stop();
  const { token: mine } = await down.signUp();
  expect((await send(sound, { token: mine }, down)).c).toBe(code.unavailable);
  expect(down.logged()).toContain('a recording was not transcribed');
  expect(down.logged()).not.toContain('the-key');
});

test('a client that leaves ends the request to the host', async () => {
  const closed = new Promise<void>((resolve) => {
    host.answer((response) => response.once('close', resolve));
  });
  const before = host.requests.length;
  const leaving = new AbortController();
  const sent = fetch(server.url + transcribe.path, {
    method: 'POST',
    headers: { token, 'content-type': 'audio/wav' },
    body: new Uint8Array(sound),
    signal: leaving.signal,
  });
  await expect.poll(() => host.requests.length).toBe(before + 1);
  leaving.abort();
  await expect(sent).rejects.toThrow('abort');
  await closed;
});

test('there are limits a minute and a day', async () => {
  const limited = await startTestServer({ environment: environmentOf(host) });
  onTestFinished(() => limited.stop());
  const { token: mine } = await limited.signUp();
  host.answer(says('Hello'));
  const codes: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    codes.push((await send(sound, { token: mine }, limited)).c);
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => code.ok), code.tooMany]);
});

test('without a host there is no such call', async () => {
  const plain = await startTestServer();
  onTestFinished(() => plain.stop());
  const { token: mine } = await plain.signUp();
  expect((await send(sound, { token: mine }, plain)).c).toBe(code.notAvailable);
});
