import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { ModelHostActor } from '../../../machines/chat/notices/model-host.machine.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { IconButton } from '../../components/icons/icon-button.tsx';
import { usePart } from '../../use-part.ts';
import styles from './mate-change-notice.module.css';

/** Says what is to be known of the language model of a chat, until the user dismisses it. */
export function ModelNotice({ conversation }: { readonly conversation: ConversationActor }) {
  const modelHost = usePart(conversation, ({ children }) => children.modelHost);
  return modelHost === undefined ? null : <Notice actor={modelHost} />;
}

function Notice({ actor }: { readonly actor: ModelHostActor }) {
  const t = useMessages('modelHost');
  const notice = useSelector(actor, ({ context }) => context.notice);
  if (notice === null) return null;
  return (
    <aside className={styles.notice} aria-label={t.name}>
      <p role="status">{notice.kind === 'swapped' ? t.swapped(notice.name) : t.cut(notice.tokens)}</p>
      <IconButton
        label={t.dismiss}
        className={styles.dismiss}
        onClick={() => actor.send({ type: 'notice.dismiss' })}
      >
        <Icon name="x" />
      </IconButton>
    </aside>
  );
}
