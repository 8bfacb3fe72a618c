import { expect, onTestFinished, test, vi } from 'vitest';
import type { MicrophoneReport } from '../../../src/machines/dictation/dictation.machine.ts';
import { chooseMethod } from '../../../src/services/dictation/choose-method.ts';
import { openMicrophone } from '../../../src/services/dictation/open-microphone.ts';
import { createRecordings, recordSound } from '../../../src/services/dictation/record-sound.ts';
import { recognizeSpeech } from '../../../src/services/dictation/recognize-speech.ts';
import { spokenLanguage, type RecognitionClass } from '../../../src/services/dictation/speech-recognition.ts';

/** A stand-in for the browser's recognition, which no browser without a window has. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition;
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  readonly calls: string[] = [];
  constructor() {
    super();
    FakeRecognition.last = this;
  }
  start = () => void this.calls.push('start');
  stop = () => void this.calls.push('stop');
  abort = () => void this.calls.push('abort');
  say = (type: string, more: object = {}) => this.dispatchEvent(Object.assign(new Event(type), more));
}

const offering = (availability: string, install = true): RecognitionClass =>
  Object.assign(class extends FakeRecognition {}, {
    available: () => Promise.resolve(availability as 'available'),
    ...(install ? { install: () => Promise.resolve(true) } : {}),
  });

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const around = { page: {}, userAgent: chrome, language: 'en-US', transcribes: false, allowed: null };

test.each([
  ['the device, also where there is a server', offering('available'), true, 'device'],
  ['the server, where the device has no language pack', offering('downloadable'), true, 'server'],
  ['a language pack, where there is no server', offering('downloadable'), false, 'pack'],
  ['the maker, where the device cannot', offering('unavailable'), false, 'maker'],
  ['the maker, where the browser knows no other', FakeRecognition, false, 'maker'],
  ['the server, where the browser has nothing', undefined, true, 'server'],
  ['nothing', undefined, false, null],
])('speech becomes text by %s', async (_, SpeechRecognition, transcribes, method) => {
  const page = SpeechRecognition === undefined ? {} : { SpeechRecognition };
  expect(await chooseMethod({ ...around, page, transcribes })).toMatchObject({ method, isAllowed: false });
});

test('the maker is named, and only a yes to the same one counts', async () => {
  const page = { webkitSpeechRecognition: FakeRecognition };
  const choose = (userAgent: string, allowed: string) =>
    chooseMethod({ ...around, page, userAgent, allowed });
  expect(await choose(safari, 'Apple')).toMatchObject({ maker: 'Apple', isAllowed: true });
  expect(await choose(`${chrome} Edg/156.0.0.0`, 'Google')).toMatchObject({
    maker: 'Microsoft',
    isAllowed: false,
  });
});

test('the language has the country that the browser names', () => {
  expect(spokenLanguage('de', ['fr', 'de-AT'])).toBe('de-AT');
  expect(spokenLanguage('de', ['fr'])).toBe('de-DE');
  expect(spokenLanguage('pt-BR', ['pt-PT'])).toBe('pt-BR');
});

const listen = (isLocal: boolean) => {
  const reports: MicrophoneReport[] = [];
  const listening = recognizeSpeech(FakeRecognition, { language: 'de-DE', isLocal }, (event) =>
    reports.push(event),
  );
  return { reports, listening, recognition: FakeRecognition.last };
};
const results = (...texts: readonly string[]) => ({ results: texts.map((transcript) => [{ transcript }]) });

test('what the browser understands is reported as one text, also where each result repeats the last', () => {
  const { reports, recognition, listening } = listen(true);
  expect([recognition.processLocally, recognition.lang, recognition.calls]).toEqual([
    true,
    'de-DE',
    ['start'],
  ]);
  recognition.say('audiostart');
  recognition.say('result', results('Guten Morgen', ' wie geht es'));
  recognition.say('result', results('Guten Morgen', 'Guten Morgen wie geht es dir'));
  listening.stop();
  recognition.say('end');
  expect(reports).toEqual([
    { type: 'microphone.on' },
    { type: 'words.heard', text: 'Guten Morgen wie geht es' },
    { type: 'words.heard', text: 'Guten Morgen wie geht es dir' },
    { type: 'microphone.off', isRecorded: false },
  ]);
  expect(recognition.calls).toEqual(['start', 'stop']);
});

test('silence is no failure, a refusal is one, and nothing is reported to nobody', () => {
  const { reports, recognition, listening } = listen(false);
  expect(recognition.processLocally).toBe(false);
  recognition.say('error', { error: 'no-speech' });
  recognition.say('error', { error: 'not-allowed' });
  listening.close();
  recognition.say('end');
  expect(reports).toEqual([{ type: 'microphone.failed', problem: 'refused' }]);
  expect(recognition.calls).toEqual(['start', 'abort']);
});

test('the track of a microphone that is allowed too late is stopped at once', async () => {
  const stop = vi.fn<() => void>();
  let allow: (stream: unknown) => void = () => undefined;
  const asked = new Promise((resolve) => (allow = resolve));
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => asked } });
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly state = 'closed';
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const reports: MicrophoneReport[] = [];
  const listening = recordSound((event) => reports.push(event), createRecordings(), openMicrophone);
  listening.close();
  allow({ getTracks: () => [{ stop, addEventListener: () => undefined }] });
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  expect(reports).toEqual([]);
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'noMicrophone'],
  ['AbortError', 'failed'],
])('a microphone that fails with %s is %s', async (name, problem) => {
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', name)) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const report = vi.fn<(event: MicrophoneReport) => void>();
  recordSound(report, createRecordings(), openMicrophone);
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith({ type: 'microphone.failed', problem }));
});
