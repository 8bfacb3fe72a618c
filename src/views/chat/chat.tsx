import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';
import { SlowBanner } from '../components/status/slow-banner.tsx';
import { ChatClosed } from './chat-closed.tsx';
import { ChatRoom } from './chat-room.tsx';
import { CallPlace } from '../call/call-place.tsx';
import type { GetSearchCode } from './search/chat-search.tsx';
import type { GetVoiceCode } from './voice-place.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { usePart } from '../use-part.ts';

interface ChatProps {
  readonly actor: ActorRefFrom<typeof chatMachine>;
  readonly getSearchCode: GetSearchCode;
  readonly getVoiceCode: GetVoiceCode;
}

/** The conversation of the URL, or why it cannot be shown. */
export function Chat({ actor, getSearchCode, getVoiceCode }: ChatProps) {
  const conversation = useSelector(actor, ({ children }) => children.conversation);
  // As a deferred value, React draws the room in short tasks, between which the page reacts.
  const isDrawn = useDeferredValue(conversation !== undefined);
  const heights = useSelector(actor, ({ children }) => children.partHeights);
  const pane = usePart(actor, ({ children }) => children.matePane);
  const search = usePart(actor, ({ children }) => children.chatSearch);
  const behind = usePart(actor, ({ children }) => children.behindChat);
  const temporary = usePart(actor, ({ children }) => children.temporaryRoom);
  const change = usePart(actor, ({ children }) => children.mateChange);
  const voice = usePart(actor, ({ children }) => children.voice);
  const call = usePart(actor, ({ children }) => children.call);
  const messageId = useSelector(actor, ({ context }) => context.messageId);
  const isSlow = useSelector(actor, (snapshot) => snapshot.hasTag('slow'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('notFound'));
  const isEnded = useSelector(actor, (snapshot) => snapshot.hasTag('ended'));
  const retry = () => actor.send({ type: 'load.retry' });
  if (isNotFound || isEnded || isFailed) return <ChatClosed actor={actor} />;
  if (conversation === undefined || heights === undefined || !isDrawn) {
    return <ChatSkeleton>{isSlow ? <SlowBanner onRetry={retry} /> : null}</ChatSkeleton>;
  }
  return (
    <>
      <ChatRoom
        {...{ conversation, heights, pane, search, behind, temporary, change, voice, call, messageId }}
        {...{ getSearchCode, getVoiceCode }}
      />
      {call === undefined ? null : <CallPlace {...{ call, conversation }} />}
    </>
  );
}
