import * as v from 'valibot';
import { faultOfAddress } from '../model-host/host-address.ts';
import type { SpeechOptions } from '../model-host/voice/speech.ts';
import { address } from './values.ts';

/** The variables of the host that speaks. */
export const speechVariables = {
  SPEECH_BASE_URL: v.optional(address(['http:', 'https:'], 'must be an address like https://host/v1.')),
  SPEECH_API_KEY: v.optional(v.string()),
  SPEECH_MODEL: v.optional(
    v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters.')),
    'tts-1',
  ),
};

const Variables = v.object(speechVariables);
type Values = v.InferOutput<typeof Variables>;

/** Returns why the settings of speech cannot be used, in one line; null when they can. */
export const faultOfSpeech = ({
  SPEECH_BASE_URL: baseUrl,
  SPEECH_API_KEY: apiKey,
}: Values): string | null => {
  if (baseUrl === undefined) {
    return apiKey === undefined
      ? null
      : 'SPEECH_API_KEY and SPEECH_BASE_URL: the key is sent to that address; set both, or remove SPEECH_API_KEY.';
  }
  return faultOfAddress(
    { baseUrl, apiKey: apiKey ?? null },
    { address: 'SPEECH_BASE_URL', key: 'SPEECH_API_KEY' },
  );
};

/** Returns the host that speaks; null without one. */
export const readSpeech = ({ SPEECH_BASE_URL, SPEECH_API_KEY, SPEECH_MODEL }: Values): SpeechOptions | null =>
  SPEECH_BASE_URL === undefined
    ? null
    : { baseUrl: SPEECH_BASE_URL, apiKey: SPEECH_API_KEY ?? null, model: SPEECH_MODEL };
