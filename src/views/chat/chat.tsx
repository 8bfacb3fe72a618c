import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';
import {
  selectBehindChat,
  selectChatSearch,
  selectConversation,
  selectFailure,
  selectIsEnded,
  selectIsFailed,
  selectIsFull,
  selectIsNotFound,
  selectIsSlow,
  selectMateChange,
  selectMateId,
  selectMatePane,
  selectMessageId,
  selectPartHeights,
  selectTemporaryRoom,
} from '../../machines/chat/chat.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { FailedState } from '../components/status/failed-state.tsx';
import { Icon } from '../components/icon.tsx';
import { SlowBanner } from '../components/status/slow-banner.tsx';
import { ChatEnded } from './chat-ended.tsx';
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
  const t = useMessages('chat');
  const conversation = useSelector(actor, selectConversation);
  // As a deferred value, React draws the room in short tasks, between which the page reacts.
  const isDrawn = useDeferredValue(conversation !== undefined);
  const heights = useSelector(actor, selectPartHeights);
  const pane = usePart(actor, selectMatePane);
  const search = usePart(actor, selectChatSearch);
  const behind = usePart(actor, selectBehindChat);
  const temporary = usePart(actor, selectTemporaryRoom);
  const change = usePart(actor, selectMateChange);
  const mateId = useSelector(actor, selectMateId);
  const messageId = useSelector(actor, selectMessageId);
  const failure = useSelector(actor, selectFailure);
  const isSlow = useSelector(actor, selectIsSlow);
  const isFailed = useSelector(actor, selectIsFailed);
  const isFull = useSelector(actor, selectIsFull);
  const isNotFound = useSelector(actor, selectIsNotFound);
  const isEnded = useSelector(actor, selectIsEnded);
  const failureText = useFailureText();
  const retry = () => actor.send({ type: 'load.retry' });
  if (isNotFound) {
    return (
      <EmptyState
        icon={<Icon name="message-circle-question-mark" />}
        title={t.missing.title}
        text={t.missing.text}
        level={1}
      >
        <ButtonLink to="/recent-chats" look="accent">
          {t.missing.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (isEnded) return <ChatEnded mateId={mateId} />;
  if (isFailed && isFull) {
    return (
      <EmptyState
        icon={<Icon name="message-circle-question-mark" />}
        title={t.failed}
        text={failure === null ? '' : failureText(failure)}
        level={1}
        role="alert"
      >
        <ButtonLink to="/recent-chats" look="accent">
          {t.missing.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (isFailed) return <FailedState title={t.failed} failure={failure} level={1} onRetry={retry} />;
  if (conversation === undefined || heights === undefined || !isDrawn) {
    return <ChatSkeleton>{isSlow ? <SlowBanner onRetry={retry} /> : null}</ChatSkeleton>;
  }
  return (
    <ChatRoom
      {...{ conversation, heights, pane, search, behind, temporary, change, messageId, getSearchCode }}
    />
  );
}
