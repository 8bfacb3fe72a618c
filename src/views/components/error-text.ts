import { useMessages, type Messages } from '../../locales/messages.ts';
import type { Failure } from '../../machines/shared/failure.ts';

/** Returns the reason of a refusal in the language of the page. */
export const useRefusalWords = () => {
  const t = useMessages('chat');
  return (failure: Failure): string => refusalWords(failure, t);
};

/** Returns the text of a known code, else the server's message. */
export const refusalWords = (
  { code = 0, message }: Failure,
  { refused }: Pick<Messages['chat'], 'refused'>,
): string => {
  const known: Readonly<Record<number, string>> = refused;
  return known[code] ?? message;
};
