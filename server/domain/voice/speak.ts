import { code } from '../../../contract/envelope.ts';
import type { SpeechVoices } from '../../../contract/voice/speech.ts';
import type { Config } from '../../config/config.ts';
import { describeRefusal } from '../../model-host/describe-refusal.ts';
import { secretsOf } from '../../model-host/host-address.ts';
import { HostError } from '../../model-host/host-error.ts';
import {
  requestSpeech,
  requestVoices,
  type SpeechOptions,
  type SpokenSentence,
} from '../../model-host/voice/speech.ts';
import { seconds } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import { isNearby } from '../../shared/networks.ts';
import { DomainError } from '../domain-error.ts';
import { soundTypeOf, withAiMark } from './sound-file.ts';

interface SpeechDeps {
  readonly config: Pick<Config, 'speech'>;
  readonly log: Log;
}

/** How long a host may take for a sentence, which it may have to load a model for, and for the list of its voices. In milliseconds. */
const longestSpeech = seconds(60);
const longestList = seconds(10);

/** Returns the voices of the host. Throws `companionFailed` when it does not answer. */
export const listVoices = async (
  { config: { speech }, log }: SpeechDeps,
  signal: AbortSignal,
): Promise<SpeechVoices> => {
  if (speech === null) {
    return { speech: null };
  }
  const voices = await asked(log, { speech, sent: [] }, () =>
    requestVoices(speech, AbortSignal.any([signal, AbortSignal.timeout(longestList)])),
  );
  return {
    speech: {
      host: isNearby(speech.baseUrl) ? null : new URL(speech.baseUrl).hostname,
      voices: voices === null ? null : [...voices],
    },
  };
};

/**
 * Returns the sound of a sentence with its type. Nothing is stored, and the text is not logged. Throws `notAvailable` without a host,
 * and `companionFailed` when it does not speak.
 */
export const speak = async (
  { config: { speech }, log }: SpeechDeps,
  sentence: SpokenSentence,
  signal: AbortSignal,
): Promise<{ readonly type: string; readonly sound: Buffer }> => {
  if (speech === null) {
    throw new DomainError(code.notAvailable, { english: 'This server has no host for speech.' });
  }
  return asked(log, { speech, sent: [sentence.text] }, async () => {
    const sound = await requestSpeech(
      speech,
      sentence,
      AbortSignal.any([signal, AbortSignal.timeout(longestSpeech)]),
    );
    const type = soundTypeOf(sound);
    if (type === null) throw new HostError('broken');
    return { type, sound: withAiMark(sound) };
  });
};

/** Turns a failure of the host into an error for the caller, and logs it without what was sent. */
const asked = async <Result>(
  log: Log,
  { speech, sent }: { readonly speech: SpeechOptions; readonly sent: readonly string[] },
  ask: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const words = describeRefusal(error, { sent, secrets: secretsOf(speech) });
    log.warn({ failure: error.kind, status: error.status, words }, 'the host for speech did not speak');
    throw new DomainError(code.companionFailed, { english: 'The host for speech did not answer.' });
  }
};
