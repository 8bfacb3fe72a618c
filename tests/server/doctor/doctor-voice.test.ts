import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { checkSpeech, checkTranscription } from '../../../server/doctor/voice.ts';
import { says, startTranscriptionHost } from '../../support/transcription-host.ts';
import { writeJson } from '../support/model-hosts/scripted-host.ts';
import { startSpeechHost } from '../support/model-hosts/speech-host.ts';

const withSpeech = async (options: Parameters<typeof startSpeechHost>[0] = {}) => {
  const host = await startSpeechHost(options);
  onTestFinished(() => host.stop());
  return { host, config: readConfig({ SPEECH_BASE_URL: host.url, SPEECH_API_KEY: 'geheim' }) };
};

test('[doctor] a host that speaks is asked for its voices and a word with the first one', async () => {
  const { host, config } = await withSpeech();
  expect((await checkSpeech(config)).text).toMatch(/^tts-1 at 127\.0\.0\.1:\d+, 2 voices, audio\/wav$/);
  expect(JSON.parse(host.requests.at(-1)?.body ?? '')).toMatchObject({ input: 'Hello!', voice: 'iris' });
});

test.each([
  ['a refused key', writeJson({}, 401), /refuses the key\. Correct SPEECH_API_KEY\.$/],
  [
    'no such model',
    writeJson({ error: 'the key geheim' }, 400),
    /“the key …”\)\. Correct SPEECH_BASE_URL or SPEECH_MODEL\.$/,
  ],
  ['something else than a sound', writeJson({ hello: 1 }), /sends no sound for tts-1 \(broken\)/],
])('[doctor] the host that speaks answers with %s', async (_, answer, text) => {
  const { host, config } = await withSpeech();
  host.answer(answer);
  expect(await checkSpeech(config)).toEqual({ isOk: false, text: expect.stringMatching(text) });
});

test('[doctor] a host for transcriptions is asked what a second of silence says', async () => {
  const host = await startTranscriptionHost();
  onTestFinished(() => host.stop());
  const config = readConfig({ TRANSCRIPTION_BASE_URL: host.url });
  expect((await checkTranscription(config)).text).toMatch(/^whisper-1 at 127\.0\.0\.1:\d+$/);
  expect(host.requests[0]?.url).toBe('/v1/audio/transcriptions');
  host.answer(says('no', 401));
  const { text } = await checkTranscription(readConfig({ SPEECH_BASE_URL: host.url }));
  expect(text).toMatch(/refuses the key\. Correct SPEECH_API_KEY\.$/);
});

test('[doctor] without hosts nothing is asked', async () => {
  const config = readConfig({});
  expect(await checkSpeech(config)).toMatchObject({ isOk: true });
  expect(await checkTranscription(config)).toMatchObject({ isOk: true });
});
