import type { Failure } from '../machines/shared/failure.ts';
import type { ReadMessages } from './messages.ts';

/**
 * Returns why a request failed, in the page's language. The server translates the reason of a rejection; every other
 * error has an English message, which is for the log.
 */
export const failureText = (read: ReadMessages, { kind, message }: Failure): string =>
  kind === 'rejected' && message !== '' ? message : read('shell').failure[kind];
