import { useSelector } from '@xstate/react';
import { memo, type KeyboardEvent } from 'react';
import type { OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { LoreEntriesActor } from '../../../machines/lore/entries/lore-entries.machine.ts';
import {
  selectIsSelected,
  selectIsTabStop,
  titleOf,
} from '../../../machines/lore/entries/lore-entries.selectors.ts';
import { Tag } from '../../components/chip.tsx';
import { moveThroughRows } from '../../dom/keys/row-keys.ts';
import styles from '../lorebook.module.css';

interface LoreEntryRowProps {
  readonly entry: OwnLoreEntry;
  /** Whether it is the first one shown. */
  readonly isFirst: boolean;
  readonly actor: LoreEntriesActor;
}

/** One entry: a checkbox that selects it, and a button that opens its form. A book has thousands: only what has changed is drawn. */
export const LoreEntryRow = memo(function LoreEntryRow({ entry, isFirst, actor }: LoreEntryRowProps) {
  const t = useMessages('lorebooks').book;
  const { entryId, fields } = entry;
  const isSelected = useSelector(actor, selectIsSelected(entryId));
  const isTabStop = useSelector(actor, selectIsTabStop({ entryId, isFirst }));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const moved = moveThroughRows(event);
    if (moved !== null && event.shiftKey)
      actor.send({ type: 'selection.extend', entryIds: [moved.from, moved.to] });
  };
  const stop = {
    tabIndex: isTabStop ? 0 : -1,
    'data-stop': '',
    onFocus: () => actor.send({ type: 'entry.focus', entryId }),
    onKeyDown: move,
  };
  const title = titleOf(entry) || t.untitled;
  const keys = fields.keys.join(' · ');
  return (
    <li className={styles.row} data-row={entryId} data-off={fields.enabled ? undefined : ''}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t.select(title)}
          {...stop}
          onChange={() => actor.send({ type: 'entry.toggle', entryId })}
        />
      </label>
      <button
        type="button"
        className={styles.open}
        {...stop}
        onClick={() => actor.send({ type: 'form.edit', entryId })}
      >
        <span className={styles.name} dir="auto">
          {title}
        </span>
        <span className={styles.keys} dir="auto">
          {fields.constant ? t.always : keys || t.keyless}
        </span>
        {fields.enabled ? null : <Tag>{t.off}</Tag>}
      </button>
    </li>
  );
});
