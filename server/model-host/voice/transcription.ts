import * as v from 'valibot';
import type { HostOptions } from '../host-address.ts';
import { HostError } from '../host-error.ts';
import { readText } from '../read-text.ts';
import { sendFile, type FileRequest } from './send-file.ts';

export interface TranscriptionOptions extends HostOptions {
  readonly model: string;
}

/** The longest answer that is read, in bytes. */
const longestAnswer = 200_000;

/** Returns what is said in a WAV file, by the `/audio/transcriptions` of an OpenAI-compatible host. Throws `HostError`. */
export const requestTranscription = async (
  host: TranscriptionOptions,
  sound: Pick<FileRequest['file'], 'length' | 'content'>,
  signal: AbortSignal,
): Promise<string> => {
  const response = await sendFile({
    host,
    path: 'audio/transcriptions',
    fields: { model: host.model, response_format: 'json' },
    file: { name: 'speech.wav', type: 'audio/wav', ...sound },
    signal,
  });
  return readAnswer(await readText(response, longestAnswer));
};

const readAnswer = (text: string): string => {
  const { success, output } = v.safeParse(Answer, text);
  if (!success) throw new HostError('broken');
  return output.text.replaceAll(soundNames, ' ').replaceAll(/\s+/g, ' ').trim();
};

/** What whisper.cpp writes for what is no speech, such as `[BLANK_AUDIO]`. */
const soundNames = /\[[A-Z_ ]{3,40}\]/g;

const Answer = v.pipe(v.string(), v.parseJson(), v.object({ text: v.string() }));
