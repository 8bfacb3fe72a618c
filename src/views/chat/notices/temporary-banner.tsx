import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { TemporaryRoomActor } from '../../../machines/chat/temporary-room.machine.ts';
import { classNames } from '../../components/class-names.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import notice from '../../components/status/notice.module.css';
import styles from './banner.module.css';

/** Says that nothing of the chat is stored, and ends it. */
export function TemporaryBanner({ room }: { readonly room: TemporaryRoomActor }) {
  const t = useMessages('chat').temporary;
  const ending = useSelector(room, ({ children }) => children.endRoom);
  const canEnd = useSelector(room, (snapshot) => snapshot.can({ type: 'room.end' }));
  return (
    <aside className={classNames(notice.notice, styles.banner)} aria-label={t.name}>
      <Icon name="message-circle-dashed" />
      <p>{t.banner}</p>
      <Button aria-disabled={!canEnd} onClick={() => room.send({ type: 'room.end' })}>
        {t.end}
      </Button>
      <CommandStatus actor={ending} failed={t.endFailed} />
    </aside>
  );
}
