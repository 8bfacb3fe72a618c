import type { MicrophoneReport } from '../../machines/dictation/dictation.machine.ts';
import { toProblem } from './microphone-problem.ts';
import type { Listening } from './record-sound.ts';
import type { RecognitionClass } from './speech-recognition.ts';

interface Options {
  readonly language: string;
  /** Whether the sound stays on the device. */
  readonly isLocal: boolean;
}

/** Has the browser turn speech into text, until it is stopped. */
export function recognizeSpeech(
  Recognition: RecognitionClass,
  { language, isLocal }: Options,
  report: (event: MicrophoneReport) => void,
): Listening {
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (isLocal) recognition.processLocally = true;
  let isClosed = false;
  const on = (type: string, report: (event: Event) => void) =>
    recognition.addEventListener(type, (event) => {
      if (!isClosed) report(event);
    });
  on('audiostart', () => report({ type: 'microphone.on' }));
  on('speechstart', () => report({ type: 'speech.started' }));
  on('speechend', () => report({ type: 'speech.ended' }));
  on('result', (event) => report({ type: 'words.heard', text: textOf(event) }));
  on('error', (event) => {
    const reason = 'error' in event ? event.error : undefined;
    // It ends after silence, which is reported below.
    if (reason !== 'no-speech') report({ type: 'microphone.failed', problem: toProblem(reason) });
  });
  on('end', () => report({ type: 'microphone.off', isRecorded: false }));
  recognition.start();
  return {
    stop: () => recognition.stop(),
    close() {
      isClosed = true;
      recognition.abort();
    },
  };
}

/** Joins the results. On some telephones each one repeats all those before it. */
const textOf = (event: Event): string =>
  resultsOf(event).reduce(
    (text, result) =>
      text !== '' && result.startsWith(text) ? result : [text, result].filter(Boolean).join(' '),
    '',
  );

const resultsOf = (event: Event): string[] =>
  'results' in event
    ? Array.from(event.results as ArrayLike<ArrayLike<{ readonly transcript: string }>>, (result) =>
        (result[0]?.transcript ?? '').trim(),
      )
    : [];
