/** Headless browsers have no voices: the browser's speech is a fake here. */
import { expect, test } from 'vitest';
import { findBrowserVoices, speakSentence, type Speech } from '../../../src/services/voice/browser-voices.ts';

const voice = (name: string, lang: string, localService = true): SpeechSynthesisVoice => ({
  voiceURI: name,
  name,
  lang,
  localService,
  default: false,
});

/** An utterance on which the test says what the browser would. */
class Utterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A browser with these voices, which it knows after a while where they are `late`. */
function fakeSpeech(voices: readonly SpeechSynthesisVoice[], { late = false } = {}) {
  const spoken: Utterance[] = [];
  const calls: string[] = [];
  let known = late ? [] : [...voices];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => known,
    speak: (utterance: unknown) => {
      calls.push('speak');
      spoken.push(utterance as Utterance);
    },
    cancel: () => void calls.push('cancel'),
  });
  const speech: Speech = {
    synthesis,
    createUtterance: (text) => new Utterance(text) as unknown as SpeechSynthesisUtterance,
  };
  const announce = () => {
    known = [...voices];
    synthesis.dispatchEvent(new Event('voiceschanged'));
  };
  return { speech, spoken, calls, announce };
}

const listed = [
  voice('Google Deutsch', 'de-DE', false),
  voice('Whisper', 'en-GB', false),
  voice('Anna', 'de-DE'),
  voice('Daniel', 'en-GB'),
];

test('voices of the device come first, then those in the language; of the others it says who makes them', async () => {
  const { speech } = fakeSpeech(listed);
  const found = await findBrowserVoices(speech, 'en');
  expect(found.map(({ name, maker }) => [name, maker])).toEqual([
    ['Daniel', null],
    ['Anna', null],
    ['Whisper', ''],
    ['Google Deutsch', 'Google'],
  ]);
});

test('voices that the browser loads late are awaited, but not for long', async () => {
  const { speech, announce } = fakeSpeech(listed, { late: true });
  const finding = findBrowserVoices(speech, 'en');
  announce();
  expect(await finding).toHaveLength(4);
  expect(await findBrowserVoices(fakeSpeech([], { late: true }).speech, 'en', 1)).toEqual([]);
  expect(await findBrowserVoices(null, 'en')).toEqual([]);
});

test('a sentence is spoken in the voice and at the speed, until the browser says that it has ended', async () => {
  const { speech, spoken, calls } = fakeSpeech(listed);
  const { signal } = new AbortController();
  const speaking = speakSentence(speech, { text: 'Good evening.', voiceId: 'Daniel', speed: '1.25' }, signal);
  expect(spoken[0]).toMatchObject({ text: 'Good evening.', lang: 'en-GB', rate: 1.25 });
  expect(spoken[0]?.voice?.name).toBe('Daniel');
  spoken[0]?.dispatchEvent(new Event('end'));
  await speaking;
  expect(calls).toEqual(['speak']);
});

test('a stop cancels the sentence at once, and a failure is one', async () => {
  const { speech, spoken, calls } = fakeSpeech(listed);
  const controller = new AbortController();
  const sentence = { text: 'Good evening.', voiceId: 'Daniel', speed: '1' } as const;
  const stopped = speakSentence(speech, sentence, controller.signal);
  controller.abort();
  await stopped;
  expect(calls).toEqual(['speak', 'cancel']);
  const failing = speakSentence(speech, sentence, new AbortController().signal);
  spoken[1]?.dispatchEvent(Object.assign(new Event('error'), { error: 'audio-busy' }));
  await expect(failing).rejects.toThrow('audio-busy');
});
