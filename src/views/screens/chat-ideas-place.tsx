import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectInspiration, selectIsMissing } from '../../machines/chat-extras.selectors.ts';
import type { ComposerActor } from '../../machines/composer.selectors.ts';
import { selectExtras, type ConversationActor } from '../../machines/conversation.selectors.ts';
import styles from './chat-composer.module.css';
import { useChatExtras } from './chat-extras.ts';

interface ChatIdeasPlaceProps {
  readonly conversation: ConversationActor;
  readonly composer: ComposerActor;
}

/** What one could say next; the place is kept while the ideas are on their way, so that nothing moves. */
export function ChatIdeasPlace({ conversation, composer }: ChatIdeasPlaceProps) {
  const { loading } = useMessages('shell');
  const extras = useSelector(conversation, selectExtras);
  const inspiration = useSelector(extras, selectInspiration);
  const isMissing = useSelector(extras, selectIsMissing);
  const views = useChatExtras(conversation);
  if (isMissing) return null;
  return views === null || inspiration === undefined ? (
    <p className={styles.awaited}>{loading}</p>
  ) : (
    <views.ChatIdeas inspiration={inspiration} composer={composer} />
  );
}
