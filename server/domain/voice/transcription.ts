import type { Readable } from 'node:stream';
import { code } from '../../../contract/envelope.ts';
import { HostError } from '../../model-host/host-error.ts';
import { requestTranscription, type TranscriptionOptions } from '../../model-host/voice/transcription.ts';
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
    // Without an end of its own, so that a refusal can be answered.
    const checked = checkSound(content.iterator({ destroyOnReturn: false }));
    return await requestTranscription(
      host,
      { length, content: checked },
      AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
    );
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
