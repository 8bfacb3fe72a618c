import { fromPromise } from 'xstate';
import { getInspiration } from '../../../contract/inspiration.ts';
import { deleteMessage, likeMessage } from '../../../contract/room-care.ts';
import type { Message } from '../../../contract/room.ts';
import type { Wanted } from '../../machines/chat/message-actions.types.ts';
import type { Http } from '../http/http.ts';

/** What the actors of the machines around a conversation do. */
export const chatActionsActors = (call: Http['call']) => ({
  fetchSuggestions: fromPromise<readonly string[], { roomId: string }>(async ({ input, signal }) => {
    const { ideas } = await call(getInspiration, { roomId: input.roomId }, signal);
    return ideas;
  }),
  likeMessage: fromPromise<Message, Wanted>(({ input, signal }) => call(likeMessage, input, signal)),
  deleteMessage: fromPromise<void, { messageId: string }>(async ({ input, signal }) => {
    await call(deleteMessage, input, signal);
  }),
});
