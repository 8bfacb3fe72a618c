import type { DictationSupport } from '../../machines/account/app-settings.machine.ts';
import { readSite } from '../browser/read-site.ts';

/** Returns whether dictation can work here. Browsers give a page without a secure address no microphone. */
export const dictationSupport = (): DictationSupport => {
  if (!isSecureContext || !('mediaDevices' in navigator)) return 'insecure';
  const { transcribes } = readSite();
  return transcribes === true || 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window
    ? 'offered'
    : 'unsupported';
};
