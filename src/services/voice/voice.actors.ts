import { fromPromise } from 'xstate';
import { speak, speechVoices } from '../../../contract/voice/speech.ts';
import type { FoundVoices, SentenceSound, Utterance, Voice } from '../../machines/voice/voice.types.ts';
import type { LoadedVoices, VoiceSettingsInput } from '../../machines/voice/voice-settings.machine.ts';
import type { Http } from '../http/http.ts';
import { browserSpeech, findBrowserVoices, speakSentence, type BrowserSentence } from './browser-voices.ts';
import { soundPlayer as player } from './sound-player.ts';
import type { VoiceStore } from './voice-store.ts';

const speech = browserSpeech();

/** Allows the page to be heard; to be called while the user taps. */
export const unlockSound = (): void => player.unlock();

/** Letters that a voice says in a second, by which the end of a sentence is awaited. */
const lettersPerSecond = 12;

type Calls = Pick<Http, 'call' | 'openStream'>;

const findVoices = async ({ call }: Calls, signal: AbortSignal): Promise<FoundVoices> => {
  const asked = call(speechVoices, {}, signal);
  const [answer, own] = await Promise.all([
    // The browser's voices are heard without the server.
    asked.catch(() => null),
    findBrowserVoices(speech, document.documentElement.lang),
  ]);
  const server = own.length === 0 ? (await asked).speech : (answer?.speech ?? null);
  return {
    voices: [...(server === null ? [] : (server.voices ?? [unlisted]).map(ofServer)), ...own],
    hasServer: server !== null,
    host: server?.host ?? null,
    isUnlisted: server !== null && server.voices === null,
  };
};

/** Hosts that do not list their voices know this name, or ignore it. */
const unlisted = { id: 'alloy', name: 'alloy' };

const ofServer = ({ id, name }: { readonly id: string; readonly name: string }): Voice => ({
  source: 'server',
  id,
  name,
  lang: '',
  maker: null,
});

const prepare = async (
  { openStream }: Calls,
  { sentence, voice, speed }: Utterance,
  signal: AbortSignal,
): Promise<SentenceSound> => {
  if (voice.source === 'browser') {
    const source: BrowserSentence = { text: sentence, voiceId: voice.id, speed };
    return { seconds: sentence.length / lettersPerSecond / Number(speed), source };
  }
  const { response } = await openStream(
    speak,
    { text: sentence, voice: voice.id, speed: Number(speed) },
    signal,
  );
  const source = await player.decode(await response.arrayBuffer());
  return { seconds: source.duration, source };
};

const play = async ({ source }: SentenceSound, signal: AbortSignal): Promise<void> => {
  if (typeof AudioBuffer === 'function' && source instanceof AudioBuffer) await player.play(source, signal);
  else if (speech !== null) await speakSentence(speech, source as BrowserSentence, signal);
};

/** Actors of `readAloud`. */
export const readAloudActors = (calls: Calls) => ({
  findVoices: fromPromise<FoundVoices, undefined>(({ signal }) => findVoices(calls, signal)),
  prepareSound: fromPromise<SentenceSound, Utterance>(({ input, signal }) => prepare(calls, input, signal)),
  playSound: fromPromise<void, SentenceSound>(({ input, signal }) => play(input, signal)),
});

/** Actors of `voiceSettings`. */
export const voiceSettingsActors = (calls: Calls, store: VoiceStore) => ({
  loadVoices: fromPromise<LoadedVoices, VoiceSettingsInput>(async ({ input: { room }, signal }) => ({
    settings: store.read(room),
    found: await findVoices(calls, signal),
  })),
  playSample: fromPromise<void, Utterance>(async ({ input, signal }) =>
    play(await prepare(calls, input, signal), signal),
  ),
});
