import { useMessages, type Messages } from '../../locales/messages.ts';
import type { Failure } from '../../machines/shared/failure.ts';

/** Says in the reader's language why the server refused. */
export const useRefusalWords = () => {
  const words = useMessages('chat');
  return (failure: Failure): string => refusalWords(failure, words);
};

/** Why the server refused, in the reader's language where the page knows the code, and else in the server's own words. */
export const refusalWords = (
  { code = 0, message }: Failure,
  { refused }: Pick<Messages['chat'], 'refused'>,
): string => {
  const known: Readonly<Record<number, string>> = refused;
  return known[code] ?? message;
};
