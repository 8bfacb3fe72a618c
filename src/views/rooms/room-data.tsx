import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectCommand, type RoomSettingsActor } from '../../machines/rooms/room-settings.selectors.ts';
import type { ExportFormat } from '../../machines/rooms/room-settings.types.ts';
import { selectIsBusy } from '../../machines/shared/command.ts';
import { Button } from '../components/button.tsx';
import { CommandStatus } from '../components/command-status.tsx';
import { Icon } from '../components/icon.tsx';
import sheet from '../components/sheet.module.css';
import { RoomSearchLink } from './room-search-link.tsx';

/** Searches the conversation, exports it, and deletes it. */
export function RoomData({ care }: { readonly care: RoomSettingsActor }) {
  const t = useMessages('roomSettings').data;
  const asText = useSelector(care, selectCommand('room.export.markdown'));
  const asJson = useSelector(care, selectCommand('room.export.json'));
  const deletion = useSelector(care, selectCommand('room.delete'));
  const isDeleting = useSelector(deletion, selectIsBusy);
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <div className={sheet.row}>
        <RoomSearchLink care={care} />
        <ExportButton care={care} form="markdown" label={t.markdown} />
        <ExportButton care={care} form="json" label={t.json} />
        <Button aria-disabled={isDeleting} onClick={() => care.send({ type: 'room.delete' })}>
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
  readonly care: RoomSettingsActor;
  readonly form: ExportFormat;
  readonly label: string;
}

function ExportButton({ care, form, label }: ExportButtonProps) {
  const { busy } = useMessages('roomSettings').data;
  const isBusy = useSelector(useSelector(care, selectCommand(`room.export.${form}`)), selectIsBusy);
  return (
    <Button onClick={() => care.send({ type: 'room.export', form })} aria-disabled={isBusy}>
      {isBusy ? busy : label}
    </Button>
  );
}
