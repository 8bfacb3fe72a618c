import { useSelector } from '@xstate/react';
import { roomFileMessages } from '../../../contract/rooms/room-file.ts';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { RoomImportActor } from '../../machines/rooms/room-import.machine.ts';
import {
  selectFailure,
  selectIsReading,
  selectIsSending,
  selectIsUnsent,
  selectProblem,
} from '../../machines/shared/commands/file-import.ts';
import { Button } from '../components/button.tsx';
import { MenuFile } from '../components/dialogs/menu-file.tsx';
import { MenuLink } from '../components/dialogs/menu-link.tsx';
import { Menu } from '../components/dialogs/menu.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { UploadStatus } from '../components/forms/upload-status.tsx';
import { openByArrow } from '../dom/keys/menu-keys.ts';
import styles from './room-import.module.css';

const menu = 'import-chats';

/** Imports a chat: from a file of this product, or from another app. */
export function RoomImportMenu({ actor }: { readonly actor: RoomImportActor }) {
  const t = useMessages('recentChats').import;
  const { imports } = useMessages('titles');
  const product = useMessages('product');
  return (
    <>
      <Button aria-haspopup="menu" popoverTarget={menu} onKeyDown={openByArrow}>
        <Icon name="download" />
        {imports}
      </Button>
      <Menu id={menu} label={imports}>
        <MenuFile
          name="room"
          accept=".json,application/json"
          onChoose={() => actor.send({ type: 'file.choose' })}
        >
          {t.choose(product)}
        </MenuFile>
        <MenuLink icon="archive" to="/import">
          {t.otherApps}
        </MenuLink>
      </Menu>
    </>
  );
}

/** The status of the chosen file. */
export function RoomImportStatus({ actor }: { readonly actor: RoomImportActor }) {
  return <UploadStatus actor={actor} text={useReason(actor)} className={styles.outcome} />;
}

/** Returns what is shown of the import; '' where no file was chosen. */
function useReason(actor: RoomImportActor): string {
  const t = useMessages('recentChats').import;
  const failureText = useFailureText();
  const problem = useSelector(actor, selectProblem);
  const failure = useSelector(actor, selectFailure);
  const isReading = useSelector(actor, selectIsReading);
  const isSending = useSelector(actor, selectIsSending);
  const isUnsent = useSelector(actor, selectIsUnsent);
  if (isReading) return t.reading;
  if (isSending) return isUnsent ? t.slow : t.sending;
  if (problem !== null) return problem === 'long' ? t.long(roomFileMessages) : t[problem];
  return failure === null ? '' : failureText(failure);
}
