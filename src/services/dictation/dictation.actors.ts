import { fromCallback, fromPromise } from 'xstate';
import { transcribe } from '../../../contract/voice/transcription.ts';
import type {
  MicrophoneReport,
  MicrophoneStop,
  SpeechChoice,
  SpeechMethod,
} from '../../machines/dictation/dictation.machine.ts';
import { readSite } from '../browser/read-site.ts';
import { watchVisibility } from '../browser/watch/watch-visibility.ts';
import { createHttp } from '../http/http.ts';
import type { SettingsStore } from '../preferences/settings-store.ts';
import type { Services } from '../shared/services.ts';
import { chooseMethod } from './choose-method.ts';
import { openMicrophone } from './open-microphone.ts';
import { createRecordings, recordSound, type OpenMicrophone } from './record-sound.ts';
import { recognizeSpeech } from './recognize-speech.ts';
import { recognitionOf, spokenLanguage, type SpeechWindow } from './speech-recognition.ts';
import { typeText } from './type-text.ts';

/** Implements the actors of dictation. */
export function dictationActors(
  { http }: Pick<Services, 'http'>,
  settings: Pick<SettingsStore, 'readSpeechMaker'>,
  microphone: OpenMicrophone = openMicrophone,
) {
  const recordings = createRecordings();
  const page: SpeechWindow = window;
  const language = () => spokenLanguage(document.documentElement.lang, navigator.languages);
  return {
    chooseMethod: fromPromise<SpeechChoice, undefined>(() =>
      chooseMethod({
        page,
        userAgent: navigator.userAgent,
        language: language(),
        transcribes: readSite().transcribes === true,
        allowed: settings.readSpeechMaker(),
      }),
    ),
    installPack: fromPromise<boolean, undefined>(
      async () =>
        (await recognitionOf(page)?.install?.({ langs: [language()], processLocally: true })) === true,
    ),
    microphone: fromCallback<MicrophoneStop, { method: SpeechMethod | null }>(
      ({ input: { method }, sendBack, receive }) => {
        const report = (event: MicrophoneReport) => sendBack(event);
        const Recognition = recognitionOf(page);
        const listening =
          method === 'server' || Recognition === undefined
            ? recordSound(report, recordings, microphone)
            : recognizeSpeech(Recognition, { language: language(), isLocal: method === 'device' }, report);
        receive(listening.stop);
        return listening.close;
      },
    ),
    watchPage: watchVisibility(),
    fetchText: fromPromise<string, undefined>(async ({ signal }) => {
      const { text } = await createHttp({ ...http, fetch: soundFetch(recordings.get()) }).call(
        transcribe,
        {},
        signal,
      );
      recordings.set(null);
      return text;
    }),
    insertText: fromPromise<void, { text: string }>(async ({ input }) => typeText(input.text)),
  };
}

/** A `fetch` that sends a recording in place of the JSON of a call. */
const soundFetch =
  (wav: Uint8Array<ArrayBuffer> | null): typeof fetch =>
  (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('content-type', 'audio/wav');
    return fetch(address, { ...init, headers, body: wav });
  };
