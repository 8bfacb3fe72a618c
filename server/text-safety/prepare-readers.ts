import { detectCrisis } from './crisis/crisis-detection.ts';
import { isSexualAboutMinors } from './minors.ts';

/**
 * Compiles what the readers of messages compile on first use, which takes some tenths of a second, so that no message waits
 * for it.
 */
export const prepareReaders = (): void => {
  detectCrisis('Hello.');
  isSexualAboutMinors('We have sex.');
};
