import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectReplySuggestions, selectIsMissing } from '../../machines/chat/chat-actions.selectors.ts';
import { selectHasWritten, type ComposerActor } from '../../machines/chat/composer.selectors.ts';
import { selectExtras, type ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import styles from './chat-composer.module.css';
import { useChatExtras } from './chat-actions.ts';

interface ChatIdeasPlaceProps {
  readonly conversation: ConversationActor;
  readonly composer: ComposerActor;
}

/** The place of the suggestions. In a conversation that has begun it is reserved while they load, so that nothing moves. */
export function ChatIdeasPlace({ conversation, composer }: ChatIdeasPlaceProps) {
  const { loading } = useMessages('shell');
  const extras = useSelector(conversation, selectExtras);
  const inspiration = useSelector(extras, selectReplySuggestions);
  const isMissing = useSelector(extras, selectIsMissing);
  const hasWritten = useSelector(composer, selectHasWritten);
  const views = useChatExtras(conversation);
  if (isMissing) return null;
  if (views !== null && inspiration !== undefined) {
    return <views.ChatIdeas inspiration={inspiration} composer={composer} />;
  }
  return hasWritten ? <p className={styles.awaited}>{loading}</p> : null;
}
