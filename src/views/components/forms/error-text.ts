import { failureText } from '../../../locales/failure-text.ts';
import { useReadMessages, type ReadMessages } from '../../../locales/messages.ts';
import type { Failure } from '../../../machines/shared/failure.ts';

/** Returns the function that gives views of a conversation the reason of a failure. */
export const useRefusalWords = (): ((failure: Failure) => string) => {
  const read = useReadMessages();
  return (failure) => refusalWords(read, failure);
};

/** Returns the text of a known code, else the general text of the failure. */
export const refusalWords = (read: ReadMessages, failure: Failure): string => {
  const known: Readonly<Record<number, string>> = read('chat').refused;
  return known[failure.code ?? 0] ?? failureText(read, failure);
};
