import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsDeleting,
  selectIsExporting,
  type RoomSettingsActor,
} from '../../machines/rooms/room-settings.selectors.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import sheet from '../components/sheet.module.css';
import { RoomSearchLink } from './room-search-link.tsx';

/** Searches the conversation, exports it, and deletes it. */
export function RoomData({ care }: { readonly care: RoomSettingsActor }) {
  const t = useMessages('roomSettings').data;
  const isExporting = useSelector(care, selectIsExporting);
  const isDeleting = useSelector(care, selectIsDeleting);
  const copy = (form: 'json' | 'markdown') => () => care.send({ type: 'export.request', form });
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <div className={sheet.row}>
        <RoomSearchLink care={care} />
        <Button onClick={copy('markdown')} aria-disabled={isExporting}>
          {isExporting ? t.busy : t.markdown}
        </Button>
        <Button onClick={copy('json')} aria-disabled={isExporting}>
          {isExporting ? t.busy : t.json}
        </Button>
        <Button aria-disabled={isDeleting} onClick={() => care.send({ type: 'deletion.request' })}>
          <Icon name="trash" />
          {t.remove}
        </Button>
      </div>
    </section>
  );
}
