import type { SpeechChoice } from '../../machines/dictation/dictation.machine.ts';
import { recognitionOf, type SpeechWindow } from './speech-recognition.ts';

export interface SpeechSurroundings {
  readonly page: SpeechWindow;
  readonly userAgent: string;
  readonly language: string;
  /** Whether the server turns speech into text. */
  readonly transcribes: boolean;
  /** The maker of a browser whom the user has allowed to receive the sound; null where there is none. */
  readonly allowed: string | null;
}

/** Chooses what turns speech into text: the device before the server, and the maker of the browser last. */
export async function chooseMethod(around: SpeechSurroundings): Promise<SpeechChoice> {
  const { page, userAgent, language, transcribes, allowed } = around;
  const maker = makerOf(userAgent);
  const Recognition = recognitionOf(page);
  // A browser that knows nothing of languages on the device sends everything away.
  const onDevice =
    (await Recognition?.available?.({ langs: [language], processLocally: true }).catch(() => undefined)) ??
    'unavailable';
  const choose = (method: SpeechChoice['method']) => ({ method, maker, isAllowed: allowed === maker });
  if (onDevice === 'available') return choose('device');
  if (transcribes) return choose('server');
  if (onDevice !== 'unavailable' && Recognition?.install !== undefined) return choose('pack');
  return choose(Recognition === undefined ? null : 'maker');
}

/** Returns the company to which a browser sends speech. */
const makerOf = (userAgent: string): string => {
  if (userAgent.includes('Edg/')) return 'Microsoft';
  return userAgent.includes('Chrome/') ? 'Google' : 'Apple';
};
