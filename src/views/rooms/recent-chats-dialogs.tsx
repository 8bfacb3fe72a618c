import { useSelector } from '@xstate/react';
import { maxTitleLength, roomName } from '../../../contract/rooms/room-name.ts';
import { useMessages } from '../../locales/messages.ts';
import type { RecentChatsActor } from '../../machines/rooms/recent-chats.machine.ts';
import { selectRoom } from '../../machines/rooms/recent-chats.selectors.ts';
import { Button } from '../components/button.tsx';
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx';
import { Dialog } from '../components/dialogs/dialog.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { textOf } from '../dom/forms/field.ts';
import { usePart } from '../use-part.ts';
import styles from './recent-chats.module.css';

/** What the list asks for one of its conversations: its name, or where the host cannot restore it, whether it may be deleted. */
export function RecentChatsDialogs({ actor }: { readonly actor: RecentChatsActor }) {
  const { title } = useMessages('recentChats').confirm;
  const { final, confirm } = useMessages('roomSettings').confirm;
  const actions = usePart(actor, ({ children }) => children.roomActions);
  const deletion = useSelector(actions, (snapshot) => snapshot?.children.deleteRoom);
  const isNaming = useSelector(actions, (snapshot) => snapshot?.matches('naming') === true);
  const room = useSelector(
    actor,
    selectRoom(useSelector(actions, (snapshot) => snapshot?.context.selectedId)),
  );
  if (room === null || actions === undefined) return null;
  if (deletion !== undefined) {
    return <ConfirmDialog actor={deletion} title={title(roomName(room))} text={final} confirm={confirm} />;
  }
  if (!isNaming) return null;
  return (
    <NameDialog
      name={room.title ?? ''}
      placeholder={room.autoTitle ?? ''}
      onSave={(text) => actions.send({ type: 'room.rename', roomId: room.roomId, title: text })}
      onClose={() => actions.send({ type: 'name.cancel' })}
    />
  );
}

interface NameDialogProps {
  readonly name: string;
  /** What the conversation is called without a name of its own. */
  readonly placeholder: string;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** The field of a listed conversation’s name. */
function NameDialog({ name, placeholder, onSave, onClose }: NameDialogProps) {
  const t = useMessages('recentChats').rename;
  const parts = useMessages('components');
  return (
    <Dialog title={t.title} onClose={onClose}>
      <form
        className={sheet.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(textOf(event.currentTarget, 'title'));
        }}
      >
        <input
          className={styles.name}
          aria-label={t.title}
          name="title"
          defaultValue={name}
          placeholder={placeholder}
          maxLength={maxTitleLength}
          autoComplete="off"
          dir="auto"
          data-autofocus=""
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={sheet.actions}>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button type="submit" look="accent">
            {parts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
