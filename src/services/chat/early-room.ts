import type { Place } from '../../machines/navigation/navigation.types.ts';
import { queryOf, type Session } from '../http/http.ts';

/** How many messages a page of history has. */
export const pageSize = 50;

/** How long the response is used, in milliseconds. A chat that opens later requests its messages again. */
const usableFor = 10_000;

/** The request of a room's newest messages as the chat makes it. The contract's schema of rooms is no part of the first load. */
export const newestMessagesPath = (roomId: string): string =>
  `/room/roomInfo${queryOf({ roomId, limit: String(pageSize) })}`;

/**
 * Requests the newest messages of the room that the address names, before the code of the chat has loaded. Returns a `fetch`
 * that returns the response once, in place of the same request of the same session; undefined where no room is named.
 */
export function requestRoom(
  { search }: Pick<Place, 'search'>,
  { token, language }: Session,
  { baseUrl, now = () => performance.now() }: { readonly baseUrl: string; readonly now?: () => number },
): typeof fetch | undefined {
  const roomId = new URLSearchParams(search).get('roomId');
  if (roomId === null) return undefined;
  const url = baseUrl + newestMessagesPath(roomId);
  const until = now() + usableFor;
  const early = fetch(url, { headers: { 'content-type': 'application/json', token, language } });
  // The chat handles the failure, and where the chat is not opened nobody needs to.
  early.catch(() => undefined);
  let isUsed = false;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    const isSame = input === url && headers.get('token') === token && headers.get('language') === language;
    if (isUsed || !isSame || now() > until) return fetch(input, init);
    isUsed = true;
    return early;
  };
}
