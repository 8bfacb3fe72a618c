import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { RoomActionsActor } from '../../../machines/rooms/room-actions.machine.ts';
import { toCommandId, type ExportFormat } from '../../../machines/rooms/room-actions.reducers.ts';
import { selectCommand } from '../../../machines/shared/commands/row-commands.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import styles from './room-data.module.css';

interface RoomDataProps {
  readonly actions: RoomActionsActor;
  readonly roomId: string;
  readonly mate: string;
}

/** Exports the conversation, and deletes it; a host that cannot restore it asks first. */
export function RoomData({ actions, roomId, mate }: RoomDataProps) {
  const { data: t, confirm, failed } = useMessages('roomSettings');
  const running = useSelector(actions, selectCommand(toCommandId({ type: 'room.delete', roomId })));
  const isDeleting = useSelector(running, selectIsBusy);
  const deletion = useSelector(actions, ({ children }) => children.deleteRoom);
  return (
    <section className={styles.data} aria-label={t.title}>
      <div className={sheet.row}>
        <ExportButton actions={actions} roomId={roomId} form="markdown" label={t.markdown} />
        <ExportButton actions={actions} roomId={roomId} form="json" label={t.json} />
        <ExportButton actions={actions} roomId={roomId} form="mates" label={t.mates} />
      </div>
      <div className={sheet.row}>
        <Button
          look="warning"
          aria-disabled={isDeleting}
          onClick={() => actions.send({ type: 'room.delete', roomId })}
        >
          <Icon name="trash" />
          {t.remove}
        </Button>
      </div>
      <CommandStatus actor={running} failed={failed} />
      {deletion === undefined ? null : (
        <ConfirmDialog
          actor={deletion}
          title={confirm.title(mate)}
          text={confirm.final}
          confirm={confirm.confirm}
        />
      )}
    </section>
  );
}

interface ExportButtonProps extends Pick<RoomDataProps, 'actions' | 'roomId'> {
  readonly form: ExportFormat;
  readonly label: string;
}

function ExportButton({ actions, roomId, form, label }: ExportButtonProps) {
  const { preparing } = useMessages('components');
  const { failed } = useMessages('roomSettings');
  const command = { type: 'room.export', roomId, form } as const;
  const running = useSelector(actions, selectCommand(toCommandId(command)));
  const isBusy = useSelector(running, selectIsBusy);
  return (
    <>
      <Button look="quiet" onClick={() => actions.send(command)} aria-disabled={isBusy}>
        {isBusy ? preparing : label}
      </Button>
      <CommandStatus actor={running} failed={failed} />
    </>
  );
}
