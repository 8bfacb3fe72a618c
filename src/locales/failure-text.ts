import type { Failure } from '../machines/shared/failure.ts';
import { useReadMessages, type ReadMessages } from './messages.ts';

/**
 * Returns why a request failed, in the page's language. The server translates the reason of a rejection; every other
 * error has an English message, which is for the log. So has a 404, which is the host's answer to an unknown call.
 * An expired session without a code is that of a visitor, who never had one.
 */
export function failureText(read: ReadMessages, { kind, code, message }: Failure): string {
  if (kind === 'rejected' && code !== 404 && message !== '') return message;
  const isVisitor = kind === 'expired' && code === undefined;
  return read('shell').failure[isVisitor ? 'visitor' : kind];
}

/** Returns the function that gives views the text of a failure. */
export const useFailureText = (): ((failure: Failure) => string) => {
  const read = useReadMessages();
  return (failure) => failureText(read, failure);
};
