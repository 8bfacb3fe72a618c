import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectCommand, type RoomSettingsActor } from '../../../machines/rooms/room-settings.machine.ts';
import type { ExportFormat } from '../../../machines/rooms/room-settings.reducers.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { Icon } from '../../components/icon.tsx';
import sheet from '../../components/dialogs/sheet.module.css';

/** Exports the conversation, and deletes it. */
export function RoomData({ actor }: { readonly actor: RoomSettingsActor }) {
  const t = useMessages('roomSettings').data;
  const asText = useSelector(actor, selectCommand('room.export.markdown'));
  const asJson = useSelector(actor, selectCommand('room.export.json'));
  const deletion = useSelector(actor, selectCommand('room.delete'));
  const isDeleting = useSelector(deletion, selectIsBusy);
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <div className={sheet.row}>
        <ExportButton actor={actor} form="markdown" label={t.markdown} />
        <ExportButton actor={actor} form="json" label={t.json} />
        <Button look="quiet" aria-disabled={isDeleting} onClick={() => actor.send({ type: 'room.delete' })}>
          <Icon name="trash" />
          {t.remove}
        </Button>
      </div>
      <CommandStatus actor={asText} />
      <CommandStatus actor={asJson} />
      <CommandStatus actor={deletion} />
    </section>
  );
}

interface ExportButtonProps {
  readonly actor: RoomSettingsActor;
  readonly form: ExportFormat;
  readonly label: string;
}

function ExportButton({ actor, form, label }: ExportButtonProps) {
  const { preparing } = useMessages('components');
  const isBusy = useSelector(useSelector(actor, selectCommand(`room.export.${form}`)), selectIsBusy);
  return (
    <Button onClick={() => actor.send({ type: 'room.export', form })} aria-disabled={isBusy}>
      {isBusy ? preparing : label}
    </Button>
  );
}
