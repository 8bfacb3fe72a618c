import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectIsFull, type chatMachine } from '../../machines/chat/chat.machine.ts';
import { ButtonLink } from '../components/button.tsx';
import { FullPage } from '../components/page/full-page.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { temporaryChatPath } from '../components/paths.ts';
import { EmptyState } from '../components/status/empty-state.tsx';
import { FailedState } from '../components/status/failed-state.tsx';

interface ChatClosedProps {
  readonly actor: ActorRefFrom<typeof chatMachine>;
}

/** Explains why a conversation cannot be shown. */
export function ChatClosed({ actor }: ChatClosedProps) {
  const t = useMessages('chat');
  const { chatDetail: title } = useMessages('titles');
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('notFound'));
  const isEnded = useSelector(actor, (snapshot) => snapshot.hasTag('ended'));
  const isFull = useSelector(actor, selectIsFull);
  return (
    <FullPage title={title} back={{ to: '/recent-chats', label: t.back }}>
      {isEnded ? (
        <Ended actor={actor} />
      ) : isNotFound || isFull ? (
        <Unopened actor={actor} />
      ) : (
        <Failed actor={actor} />
      )}
    </FullPage>
  );
}

/** The page of a temporary room that has ended. */
function Ended({ actor }: ChatClosedProps) {
  const t = useMessages('chat');
  const mateId = useSelector(actor, ({ context }) => context.opened?.info.room.mate.mateId ?? '');
  return (
    <EmptyState
      icon={<Icon name="message-circle-dashed" />}
      title={t.temporary.ended.title}
      text={t.temporary.ended.text}
      level={2}
    >
      <ButtonLink to={temporaryChatPath(mateId)}>{t.temporary.again}</ButtonLink>
      <ToChats />
    </EmptyState>
  );
}

/** A room that does not exist, or one too many. */
function Unopened({ actor }: ChatClosedProps) {
  const t = useMessages('chat');
  const failureText = useFailureText();
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('notFound'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <EmptyState
      icon={<Icon name="message-circle-question-mark" />}
      title={isNotFound ? t.missing.title : t.failed}
      text={isNotFound ? t.missing.text : failure === null ? '' : failureText(failure)}
      level={2}
      role={isNotFound ? undefined : 'alert'}
    >
      <ToChats />
    </EmptyState>
  );
}

function Failed({ actor }: ChatClosedProps) {
  const t = useMessages('chat');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const retry = () => actor.send({ type: 'load.retry' });
  return <FailedState title={t.failed} failure={failure} level={2} onRetry={retry} />;
}

function ToChats() {
  const t = useMessages('chat');
  return (
    <ButtonLink to="/recent-chats" look="accent">
      {t.missing.action}
    </ButtonLink>
  );
}
