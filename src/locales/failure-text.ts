import type { Failure } from '../machines/shared/failure.ts';
import { useReadMessages, type ReadMessages } from './messages.ts';

/**
 * Returns why a request failed, in the page's language. The server translates the reason of a rejection; every other
 * error has an English message, which is for the log. So has a 404, which is the host's answer to an unknown call.
 */
export const failureText = (read: ReadMessages, { kind, code, message }: Failure): string =>
  kind === 'rejected' && code !== 404 && message !== '' ? message : read('shell').failure[kind];

/** Returns the function that gives views the text of a failure. */
export const useFailureText = (): ((failure: Failure) => string) => {
  const read = useReadMessages();
  return (failure) => failureText(read, failure);
};
