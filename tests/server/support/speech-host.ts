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
  const count = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1) {
    file.writeInt16LE(Math.round(2000 * Math.sin((index * 440 * 2 * Math.PI) / rate)), 44 + index * 2);
  }
  return file;
};
