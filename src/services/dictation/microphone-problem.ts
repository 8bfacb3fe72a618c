import type { DictationProblem } from '../../machines/dictation/dictation.machine.ts';

const problems: Readonly<Record<string, DictationProblem>> = {
  // Of a microphone.
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'noMicrophone',
  OverconstrainedError: 'noMicrophone',
  // Of the browser's recognition.
  'not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  'service-not-allowed': 'unsupported',
  'language-not-supported': 'unsupported',
};

/** Returns why a microphone, or the browser's recognition of speech, does not work. */
export const toProblem = (error: unknown): DictationProblem => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : String(error);
  return problems[name] ?? 'failed';
};
