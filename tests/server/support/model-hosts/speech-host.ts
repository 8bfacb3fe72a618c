import { toWav } from '../../../../contract/voice/wav.ts';
import { startScriptedHost, writeJson, type HostAnswer, type ScriptedHost } from './scripted-host.ts';

export interface SpeechHost extends ScriptedHost {
  /** Sets how sentences are answered from now on; null as a host that works. */
  answer(next: HostAnswer | null): void;
}

interface SpeechHostOptions {
  /** What it answers for its voices, by path; for any other it has no such call. */
  readonly lists?: Readonly<Record<string, unknown>>;
  /** How long it takes for a sentence, in milliseconds. */
  readonly delay?: number;
  /** Returns the file of a sound. */
  readonly speak?: (text: string) => Buffer | Promise<Buffer>;
}

/** Starts a real host on this machine with the endpoint `/audio/speech`. By default its voice is a tone, a second for 15 letters. */
export const startSpeechHost = async ({
  lists = { '/v1/audio/voices': { voices: ['iris', 'otto'] } },
  delay = 0,
  speak = (text: string) => toneFile(Math.max(0.2, text.length / 15)),
}: SpeechHostOptions = {}): Promise<SpeechHost> => {
  let other: HostAnswer | null = null;
  const host = await startScriptedHost(
    async (response, body, request) => {
      const { method, url = '' } = request;
      if (method === 'GET') {
        await (url in lists ? writeJson(lists[url]) : writeJson({ error: 'not found' }, 404))(
          response,
          body,
          request,
        );
      } else if (other === null) {
        const { input }: { input: string } = JSON.parse(body);
        const file = await speak(input);
        setTimeout(() => response.writeHead(200, { 'content-type': 'audio/wav' }).end(file), delay);
      } else other(response, body, request);
    },
    { askable: true },
  );
  return {
    ...host,
    answer: (next) => {
      other = next;
    },
  };
};

const rate = 8000;

/** Returns a WAV file with a quiet tone of so many seconds. */
export const toneFile = (seconds: number): Buffer => {
  const tone = (_: unknown, index: number) => 0.06 * Math.sin((index * 440 * 2 * Math.PI) / rate);
  return Buffer.from(toWav([Float32Array.from({ length: Math.round(seconds * rate) }, tone)], rate));
};
