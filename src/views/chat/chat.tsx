import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';
import {
  selectBehindChat,
  selectChatSearch,
  selectConversation,
  selectIsEnded,
  selectIsFailed,
  selectIsNotFound,
  selectIsSlow,
  selectMateChange,
  selectMatePane,
  selectMessageId,
  selectPartHeights,
  selectTemporaryRoom,
} from '../../machines/chat/chat.selectors.ts';
import { SlowBanner } from '../components/status/slow-banner.tsx';
import { ChatClosed } from './chat-closed.tsx';
import { ChatRoom } from './chat-room.tsx';
import type { GetSearchCode } from './search/chat-search.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { usePart } from '../use-part.ts';

interface ChatProps {
  readonly actor: ActorRefFrom<typeof chatMachine>;
  readonly getSearchCode: GetSearchCode;
}

/** The conversation of the URL, or why it cannot be shown. */
export function Chat({ actor, getSearchCode }: ChatProps) {
  const conversation = useSelector(actor, selectConversation);
  // As a deferred value, React draws the room in short tasks, between which the page reacts.
  const isDrawn = useDeferredValue(conversation !== undefined);
  const heights = useSelector(actor, selectPartHeights);
  const pane = usePart(actor, selectMatePane);
  const search = usePart(actor, selectChatSearch);
  const behind = usePart(actor, selectBehindChat);
  const temporary = usePart(actor, selectTemporaryRoom);
  const change = usePart(actor, selectMateChange);
  const messageId = useSelector(actor, selectMessageId);
  const isSlow = useSelector(actor, selectIsSlow);
  const isFailed = useSelector(actor, selectIsFailed);
  const isNotFound = useSelector(actor, selectIsNotFound);
  const isEnded = useSelector(actor, selectIsEnded);
  const retry = () => actor.send({ type: 'load.retry' });
  if (isNotFound || isEnded || isFailed) return <ChatClosed actor={actor} />;
  if (conversation === undefined || heights === undefined || !isDrawn) {
    return <ChatSkeleton>{isSlow ? <SlowBanner onRetry={retry} /> : null}</ChatSkeleton>;
  }
  return (
    <ChatRoom
      {...{ conversation, heights, pane, search, behind, temporary, change, messageId, getSearchCode }}
    />
  );
}
