import { useMessages } from '../../locales/messages.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { temporaryChatPath } from '../components/paths.ts';

/** What is shown in place of a temporary room that has ended. */
export function ChatEnded({ mateId }: { readonly mateId: string }) {
  const t = useMessages('chat');
  return (
    <EmptyState
      icon={<Icon name="message-circle-dashed" />}
      title={t.temporary.ended.title}
      text={t.temporary.ended.text}
      level={1}
    >
      <ButtonLink to={temporaryChatPath(mateId)}>{t.temporary.again}</ButtonLink>
      <ButtonLink to="/recent-chats" look="accent">
        {t.missing.action}
      </ButtonLink>
    </EmptyState>
  );
}
