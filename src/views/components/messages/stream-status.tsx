import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { ReplyActor } from '../../../machines/chat/reply/chat-stream.machine.ts';
import { selectModelDoing } from '../../../machines/chat/notices/model-host.selectors.ts';
import { selectTrouble } from '../../../machines/chat/reply/chat-stream.selectors.ts';
import { usePart } from '../../use-part.ts';
import styles from './message.module.css';

interface StreamStatusProps {
  readonly reply: ReplyActor;
  readonly conversation: ConversationActor;
}

/** The state of the reply's stream, or what the language model does before its first words; nothing while it writes. */
export function StreamStatus({ reply, conversation }: StreamStatusProps) {
  const t = useMessages('chat').live;
  const trouble = useSelector(reply, selectTrouble);
  return (
    <p className={styles.note} role="status">
      {trouble === null ? <ModelStatus conversation={conversation} /> : t[trouble]}
    </p>
  );
}

function ModelStatus({ conversation }: Pick<StreamStatusProps, 'conversation'>) {
  const t = useMessages('modelHost');
  const modelHost = usePart(conversation, ({ children }) => children.modelHost);
  const doing = useSelector(modelHost, selectModelDoing);
  const name = useSelector(modelHost, (snapshot) => snapshot?.context.name ?? '');
  const tokens = useSelector(modelHost, (snapshot) => snapshot?.context.tokens ?? 0);
  if (doing === null) return null;
  return doing === 'loading' ? t.loading(name) : t.reading(tokens);
}
