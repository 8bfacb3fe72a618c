import * as v from 'valibot';
import { cutText } from '../../../contract/letters.ts';
import { rootOf, type HostOptions } from '../host-address.ts';
import { HostError } from '../host-error.ts';
import { isFinal } from '../own-calls.ts';
import { get, post } from '../post.ts';
import { readBytes, readText } from '../read-text.ts';

export interface SpeechOptions extends HostOptions {
  readonly model: string;
}

/** A sentence to speak. */
export interface SpokenSentence {
  readonly text: string;
  readonly voice: string;
  /** 1 is the usual speed. */
  readonly speed: number;
}

/** The longest sound of a sentence and the longest list of voices that are read, in bytes. */
const longestSound = 16_000_000;
const longestList = 1_000_000;
/** The most voices of a list, and the longest name of one. */
const most = { voices: 1000, letters: 200 } as const;

/** Returns the sound of a sentence, by the `/audio/speech` of an OpenAI-compatible host. Throws `HostError`. */
export const requestSpeech = async (
  options: SpeechOptions,
  { text, voice, speed }: SpokenSentence,
  signal: AbortSignal,
): Promise<Buffer> => {
  const body = { model: options.model, input: text, voice, speed, response_format: 'mp3' };
  return readBytes(await post({ host: options, path: 'audio/speech', body, signal }), longestSound);
};

/** Returns the voices of a host, by its `/audio/voices` or KoboldCpp's `/speakers_list`; null where it lists none. Throws `HostError`. */
export const requestVoices = async (
  options: SpeechOptions,
  signal: AbortSignal,
): Promise<readonly Voice[] | null> =>
  (await readList(options, 'audio/voices', signal)) ??
  (await readList(rootOf(options), 'speakers_list', signal));

const readList = async (
  host: HostOptions,
  path: string,
  signal: AbortSignal,
): Promise<readonly Voice[] | null> => {
  try {
    const answer = v.safeParse(Answer, await readText(await get({ host, path, signal }), longestList));
    const voices = answer.success ? toVoices(answer.output) : [];
    return voices.length === 0 ? null : voices;
  } catch (error) {
    if (isFinal(error) || (error instanceof HostError && error.status === 501)) {
      return null;
    }
    throw error;
  }
};

interface Voice {
  readonly id: string;
  readonly name: string;
}

/** A list, or an object that has one: hosts differ, also in what they say of a voice. */
const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.object({
        voices: v.optional(v.array(v.unknown())),
        data: v.optional(v.array(v.unknown())),
      }),
      v.transform(({ voices, data }) => voices ?? data ?? []),
    ),
  ]),
);

const Text = v.fallback(v.optional(v.string()), undefined);
const Listed = v.union([
  v.pipe(
    v.string(),
    v.transform((id) => ({ id, name: id })),
  ),
  v.pipe(
    v.object({ id: Text, voice_id: Text, name: Text }),
    v.transform(({ id, voice_id: voiceId, name }) => ({
      id: id ?? voiceId ?? name ?? '',
      name: name ?? id ?? voiceId ?? '',
    })),
  ),
]);

const toVoices = (list: readonly unknown[]): readonly Voice[] => {
  const found = new Map<string, Voice>();
  for (const one of list) {
    if (found.size === most.voices) break;
    const { success, output } = v.safeParse(Listed, one);
    if (success && output.id.trim() !== '' && output.id.length <= most.letters) {
      found.set(output.id, { ...output, name: cutText(output.name, most.letters) });
    }
  }
  return [...found.values()];
};
