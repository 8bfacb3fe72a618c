import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { RecentChatsActor } from '../../../machines/rooms/recent-chats.machine.ts';
import type { OrphanedTexts as Orphan } from '../../../machines/rooms/recent-chats.reducers.ts';
import { toCommandId } from '../../../machines/rooms/room-actions.reducers.ts';
import { selectCommand } from '../../../machines/shared/commands/row-commands.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { OwnText } from '../../components/messages/own-text.tsx';
import { usePart } from '../../use-part.ts';
import styles from './recent-chats-removed.module.css';

/** The user's texts for conversations that another browser has deleted meanwhile. */
export function OrphanedTexts({ actor }: { readonly actor: RecentChatsActor }) {
  const orphaned = useSelector(actor, ({ context }) => context.orphaned);
  if (orphaned.length === 0) return null;
  return (
    <ul className={styles.list} data-orphaned="">
      {orphaned.map((orphan) => (
        <OrphanedText key={orphan.roomId} orphan={orphan} actor={actor} />
      ))}
    </ul>
  );
}

function OrphanedText({ orphan, actor }: { readonly orphan: Orphan; readonly actor: RecentChatsActor }) {
  const { roomId, texts } = orphan;
  const t = useMessages('recentChats').orphaned;
  const actions = usePart(actor, ({ children }) => children.roomActions);
  const copy = useSelector(actions, selectCommand(toCommandId({ type: 'room.copyTexts', roomId })));
  const id = `orphaned-${roomId}`;
  return (
    <li className={styles.removed}>
      <p>{t.text}</p>
      <div id={id} className={styles.orphaned}>
        <OwnText text={texts.join('\n\n')} />
      </div>
      <Button aria-describedby={id} onClick={() => actions?.send({ type: 'room.copyTexts', roomId, texts })}>
        {t.copy}
      </Button>
      <Button aria-describedby={id} onClick={() => actions?.send({ type: 'room.discardTexts', roomId })}>
        {t.discard}
      </Button>
      <CommandStatus actor={copy} failed={() => t.notCopied} />
    </li>
  );
}
