import { useSelector } from '@xstate/react';
import type { FoundMessage } from '../../../../contract/rooms/search-messages.ts';
import type { SearchHitsActor } from '../../../machines/chat/search/search-hits.machine.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { MessageSearchActor } from '../../../machines/rooms/message-search.machine.ts';
import {
  groupName,
  groupOf,
  sectionName,
  sectionOf,
} from '../../../machines/chat/history/part-heights.reducers.ts';

interface Actors {
  readonly search: SearchHitsActor;
  readonly conversation: ConversationActor;
  readonly messages: MessageSearchActor;
}

/**
 * Where the reader is among the found messages, and how to go on. The newest is the first. While the reader went to none of them,
 * it is the newest one that the conversation has: a search alone shows no other branch.
 */
export function useHits({ search, conversation, messages }: Actors) {
  const found = useSelector(messages, ({ context }) => context.found);
  const visitedId = useSelector(search, ({ context }) => context.hitId);
  const loadedId = useSelector(conversation, ({ context }) => findLoaded(found, context.messages));
  const hitId = found.some(({ messageId }) => messageId === visitedId) ? visitedId : loadedId;
  const pager = useSelector(messages, ({ children }) => children.pager);
  const hit = useSelector(conversation, (snapshot) =>
    snapshot.context.messages.find(({ messageId }) => messageId !== null && messageId === hitId),
  );
  const index = found.findIndex(({ messageId }) => messageId === hitId);
  const go = (to: number) => () => {
    const messageId = found[to]?.messageId;
    if (messageId === undefined) return;
    const isLoaded = conversation.getSnapshot().context.messages.some((one) => one.messageId === messageId);
    search.send({ type: 'hit.show', messageId, isLoaded });
    if (to === found.length - 1) pager?.send({ type: 'page.next' });
  };
  return {
    count: found.length,
    index,
    hitId,
    /** The parts of the conversation that have to be drawn for it, the outer first. */
    parts: hit === undefined ? [] : partsOf(hit.seq),
    goOlder: go(index + 1),
    goNewer: go(index - 1),
  };
}

/** Returns the id of the first found message that is among those of the conversation; null for none. */
const findLoaded = (
  found: readonly FoundMessage[],
  messages: readonly { readonly messageId: string | null }[],
): string | null =>
  found.find(({ messageId }) => messages.some((one) => one.messageId === messageId))?.messageId ?? null;

const partsOf = (seq: number): string[] => [sectionName(sectionOf(groupOf(seq))), groupName(groupOf(seq))];
