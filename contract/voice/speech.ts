import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Nothing } from '../primitives.ts';

/** The most characters that are spoken at once, in UTF-16 units: a long sentence. */
export const maxSpokenLength = 600;

/** The longest name of a voice, in UTF-16 units. */
export const maxVoiceLength = 200;

/** A voice of the host. */
export const HostVoice = v.object({ id: v.string(), name: v.string() });
export type HostVoice = v.InferOutput<typeof HostVoice>;

/** The voices of the server, by its host for speech. */
export const SpeechVoices = v.object({
  /** Null where the server has no host for speech. */
  speech: v.nullable(
    v.object({
      /** The name of the host; null where it runs beside the server, or in its own network. */
      host: v.nullable(v.string()),
      /** Null where the host does not list them: any name may be asked for. */
      voices: v.nullable(v.array(HostVoice)),
    }),
  ),
});
export type SpeechVoices = v.InferOutput<typeof SpeechVoices>;

/** Returns the voices in which the server can read replies aloud. */
export const speechVoices = defineCall({
  method: 'GET',
  path: '/speech/voices',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: SpeechVoices,
  extension: true,
});

/** The file of a sound: WAV, MP3, Ogg, FLAC or AAC. */
export const Sound = v.blob();

/**
 * Speaks a sentence, and responds with the file of a sound, or with an envelope when it refuses. The host for speech receives the
 * text; neither text nor sound is stored.
 */
export const speak = defineCall({
  method: 'POST',
  path: '/speech',
  access: 'token',
  effect: 'read',
  input: v.object({
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxSpokenLength)),
    voice: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxVoiceLength)),
    /** 1 is the usual speed. */
    speed: v.pipe(v.number(), v.minValue(0.5), v.maxValue(2)),
  }),
  output: Sound,
  carriesAiText: true,
  extension: true,
});
