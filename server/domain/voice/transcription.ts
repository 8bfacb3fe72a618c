import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import type { TranscriptionOptions } from '../../config/transcription.ts';
import { HostError } from '../../model-host/host-error.ts';
import { readText } from '../../model-host/read-text.ts';
import { sendFile } from '../../model-host/send-file.ts';
import { seconds } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import { DomainError } from '../domain-error.ts';
import { checkSound } from './recording-file.ts';

export interface TranscriptionDeps {
  readonly config: { readonly transcription: TranscriptionOptions | null };
  readonly log: Log;
}

/** A recording on its way. */
interface Sound {
  readonly content: Readable;
  /** In bytes. */
  readonly length: number;
}

/** How long the upload and the host may take together, in milliseconds. A small computer reads as slowly as it was spoken. */
const longestWait = seconds(240);

/** The longest answer that is read, in bytes. */
const longestAnswer = 200_000;

/**
 * Returns what is said in a recording, which is passed on to the host while it arrives. Nothing of it is stored or logged. Throws
 * `invalid`, `notAvailable` or `unavailable`.
 */
export const transcribeSound = async (
  { config: { transcription: host }, log }: TranscriptionDeps,
  { content, length }: Sound,
  signal: AbortSignal,
): Promise<string> => {
  if (host === null) throw notAvailable();
  try {
    const response = await sendFile({
      host,
      path: 'audio/transcriptions',
      fields: { model: host.model, response_format: 'json' },
      file: {
        name: 'speech.wav',
        type: 'audio/wav',
        length,
        // Without an end of its own, so that a refusal can be answered.
        content: checkSound(content.iterator({ destroyOnReturn: false })),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
    });
    return readAnswer(await readText(response, longestAnswer));
  } catch (error) {
    content.resume();
    if (!(error instanceof HostError)) throw error;
    if (!signal.aborted) {
      log.warn({ failure: error.kind, status: error.status }, 'a recording was not transcribed');
    }
    throw new DomainError(code.unavailable, 'speechFailed', { cause: error });
  }
};

export const notAvailable = (): DomainError =>
  new DomainError(code.notAvailable, { english: 'This server does not turn speech into text.' });

const readAnswer = (text: string): string => {
  const { success, output } = v.safeParse(Answer, text);
  if (!success) throw new HostError('broken');
  return output.text.replaceAll(soundNames, ' ').replaceAll(/\s+/g, ' ').trim();
};

/** What whisper.cpp writes for what is no speech, such as `[BLANK_AUDIO]`. */
const soundNames = /\[[A-Z_ ]{3,40}\]/g;

const Answer = v.pipe(v.string(), v.parseJson(), v.object({ text: v.string() }));
