import { Readable } from 'node:stream';
import { soundRate } from '../../contract/voice/transcription.ts';
import { toWav } from '../../contract/voice/wav.ts';
import type { Config } from '../config/config.ts';
import { soundTypeOf } from '../domain/voice/sound-file.ts';
import { HostError } from '../model-host/host-error.ts';
import { requestSpeech, requestVoices } from '../model-host/voice/speech.ts';
import { requestTranscription } from '../model-host/voice/transcription.ts';
import { seconds } from '../shared/clock.ts';
import { ok, type Finding } from './finding.ts';
import { judgeError } from './judge-host.ts';

/** The timeout in milliseconds: the host may need to load the model first. */
const answerTime = seconds(60);
const slow = (what: string) => `no ${what} within ${String(answerTime / 1000)} seconds. Check the host`;
const word = 'Hello!';
/** OpenAI's first voice, which hosts without a list know. */
const usualVoice = 'alloy';

/** Asks for the voices and for the sound of a word. */
export const checkSpeech = async ({ speech }: Pick<Config, 'speech'>): Promise<Finding> => {
  if (speech === null) {
    return ok('none; replies are read aloud by the voices of browsers');
  }
  const { host } = new URL(speech.baseUrl);
  const signal = AbortSignal.timeout(answerTime);
  try {
    const voices = await requestVoices(speech, signal);
    const voice = voices?.[0]?.id ?? usualVoice;
    const sound = await requestSpeech(speech, { text: word, voice, speed: 1 }, signal);
    const type = soundTypeOf(sound);
    if (type === null) throw new HostError('broken');
    return ok(
      `${speech.model} at ${host}, ${voices === null ? 'no list of' : String(voices.length)} voices, ${type}`,
    );
  } catch (error) {
    return judgeError(
      error,
      { options: speech, sent: [word], signal },
      {
        host,
        model: speech.model,
        setting: 'SPEECH_MODEL',
        address: 'SPEECH_BASE_URL',
        key: 'SPEECH_API_KEY',
        answer: 'sound',
        slow: slow('sound'),
      },
    );
  }
};

/** Asks what is said in a second of silence. */
export const checkTranscription = async ({
  transcription,
  speech,
}: Pick<Config, 'transcription' | 'speech'>): Promise<Finding> => {
  if (transcription === null) {
    return ok('none; only browsers that turn speech into text by themselves take dictation');
  }
  const { host } = new URL(transcription.baseUrl);
  const signal = AbortSignal.timeout(answerTime);
  const silence = Buffer.from(toWav([new Float32Array(soundRate)]));
  try {
    await requestTranscription(
      transcription,
      { length: silence.length, content: Readable.from([silence]) },
      signal,
    );
    return ok(`${transcription.model} at ${host}`);
  } catch (error) {
    const prefix = transcription.baseUrl === speech?.baseUrl ? 'SPEECH' : 'TRANSCRIPTION';
    return judgeError(
      error,
      { options: transcription, sent: [], signal },
      {
        host,
        model: transcription.model,
        setting: 'TRANSCRIPTION_MODEL',
        address: `${prefix}_BASE_URL`,
        key: `${prefix}_API_KEY`,
        answer: 'text',
        slow: slow('text'),
      },
    );
  }
};
