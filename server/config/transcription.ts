import * as v from 'valibot';
import { address } from './values.ts';
import { faultOfAddress } from '../model-host/host-address.ts';
import type { TranscriptionOptions } from '../model-host/voice/transcription.ts';

/** The variables of the host that turns speech into text. */
export const transcriptionVariables = {
  TRANSCRIPTION_BASE_URL: v.optional(
    address(['http:', 'https:'], 'must be an address like https://host/v1.'),
  ),
  TRANSCRIPTION_API_KEY: v.optional(v.string()),
  TRANSCRIPTION_MODEL: v.optional(
    v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters.')),
    'whisper-1',
  ),
};

const Variables = v.object(transcriptionVariables);
type Values = v.InferOutput<typeof Variables>;

/** Returns why the settings cannot be used, in one line; null when they can. */
export const faultOfTranscription = ({
  TRANSCRIPTION_BASE_URL: baseUrl,
  TRANSCRIPTION_API_KEY: key,
}: Values): string | null => {
  const apiKey = key ?? null;
  if (baseUrl !== undefined) {
    return faultOfAddress(
      { baseUrl, apiKey },
      { address: 'TRANSCRIPTION_BASE_URL', key: 'TRANSCRIPTION_API_KEY' },
    );
  }
  return apiKey === null
    ? null
    : 'TRANSCRIPTION_API_KEY and TRANSCRIPTION_BASE_URL: the key is sent to that address; set both, or remove TRANSCRIPTION_API_KEY.';
};

/** The host that speaks, which turns speech into text too where no other one is named. */
interface SpeechHost {
  readonly SPEECH_BASE_URL?: string | undefined;
  readonly SPEECH_API_KEY?: string | undefined;
}

/** Returns the settings of the host; null where speech is not turned into text here. */
export const readTranscription = (values: Values & SpeechHost): TranscriptionOptions | null => {
  const { TRANSCRIPTION_MODEL: model } = values;
  if (values.TRANSCRIPTION_BASE_URL !== undefined) {
    return { baseUrl: values.TRANSCRIPTION_BASE_URL, apiKey: values.TRANSCRIPTION_API_KEY ?? null, model };
  }
  return values.SPEECH_BASE_URL === undefined
    ? null
    : { baseUrl: values.SPEECH_BASE_URL, apiKey: values.SPEECH_API_KEY ?? null, model };
};
