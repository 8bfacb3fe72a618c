import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsAsking,
  selectIsRefused,
  type AgeGateActor,
} from '../../machines/safety/age-gate.selectors.ts';
import type { ComposerActor } from '../../machines/chat/composer.selectors.ts';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import { useAgeGate } from '../app-context.ts';
import { ChatComposer } from './chat-composer.tsx';
import styles from './chat-composer.module.css';
import { useChatExtras } from './chat-actions.ts';

interface ChatFootProps {
  readonly conversation: ConversationActor;
  readonly composer: ComposerActor;
}

/** Where one writes or, as long as one may not, why. */
export function ChatFoot(props: ChatFootProps) {
  const age = useAgeGate();
  return age === undefined ? <ChatComposer {...props} /> : <ChatFootOf {...props} age={age} />;
}

function ChatFootOf({ age, ...props }: ChatFootProps & { readonly age: AgeGateActor }) {
  const isAsking = useSelector(age, selectIsAsking);
  const isRefused = useSelector(age, selectIsRefused);
  const views = useChatExtras(props.conversation);
  const { loading } = useMessages('shell');
  if (!isAsking && !isRefused) return <ChatComposer {...props} />;
  return views === null ? (
    <p className={styles.hint} role="status">
      {loading}
    </p>
  ) : (
    <views.ChatAge age={age} />
  );
}
