import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { loreEntryLimits, type LoreBulkChange, type OwnLoreEntry } from '../../../contract/lore-entry.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectChange,
  selectEntries,
  selectSelectedIds,
  type LoreEntriesActor,
} from '../../machines/lore/lore-entries.selectors.ts';
import { Button } from '../components/button.tsx';
import { CommandStatus } from '../components/command-status.tsx';
import { textOf } from '../dom/field.ts';
import styles from './lorebook.module.css';

interface LoreSelectionProps {
  readonly actor: LoreEntriesActor;
  /** The entries in the list, in its order. */
  readonly shown: readonly OwnLoreEntry[];
}

/** What can be done with the selected entries. */
export function LoreSelection({ actor, shown }: LoreSelectionProps) {
  const t = useMessages('lorebooks').book;
  const entries = useSelector(actor, selectEntries);
  const selectedIds = useSelector(actor, selectSelectedIds);
  const command = useSelector(actor, selectChange);
  // In the order of the book, whatever was selected first.
  const entryIds = entries.map(({ entryId }) => entryId).filter((id) => selectedIds.includes(id));
  const change = (asked: LoreBulkChange) => actor.send({ type: 'entries.change', entryIds, change: asked });
  return (
    <div className={styles.selection}>
      <div className={styles.buttons}>
        <Button
          look="quiet"
          onClick={() =>
            actor.send({ type: 'selection.extend', entryIds: shown.map(({ entryId }) => entryId) })
          }
        >
          {t.selectAll}
        </Button>
        {entryIds.length === 0 ? null : (
          <>
            <span role="status">{t.selected(entryIds.length)}</span>
            <Button look="quiet" onClick={() => actor.send({ type: 'selection.clear' })}>
              {t.clear}
            </Button>
          </>
        )}
      </div>
      {entryIds.length === 0 ? null : (
        <BulkTools onChange={change} isBusy={command !== undefined} folders={foldersIn(entries)} />
      )}
      <CommandStatus actor={command} />
    </div>
  );
}

const foldersIn = (entries: readonly OwnLoreEntry[]): readonly string[] =>
  [...new Set(entries.map(({ fields }) => fields.folder))].filter((name) => name !== '');

interface BulkToolsProps {
  readonly onChange: (change: LoreBulkChange) => void;
  readonly isBusy: boolean;
  /** Suggested when one types. */
  readonly folders: readonly string[];
}

function BulkTools({ onChange, isBusy, folders }: BulkToolsProps) {
  const t = useMessages('lorebooks').book;
  const move = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ kind: 'move', folder: textOf(event.currentTarget, 'folder').trim() });
  };
  const order = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ kind: 'order', first: Number(textOf(event.currentTarget, 'order')), step: 1 });
  };
  return (
    <div className={styles.bulk}>
      <div className={styles.buttons}>
        <Button aria-disabled={isBusy} onClick={() => onChange({ kind: 'enable', enabled: true })}>
          {t.enable}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => onChange({ kind: 'enable', enabled: false })}>
          {t.disable}
        </Button>
        <Button
          look="danger"
          aria-disabled={isBusy}
          onClick={() => onChange({ kind: 'delete', deleted: true })}
        >
          {t.remove}
        </Button>
      </div>
      <form className={styles.inline} onSubmit={move}>
        <input
          name="folder"
          list="lore-folders"
          aria-label={t.folder}
          placeholder={t.folder}
          maxLength={loreEntryLimits.folder}
          autoComplete="off"
        />
        <datalist id="lore-folders">
          {folders.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Button type="submit" aria-disabled={isBusy}>
          {t.move}
        </Button>
      </form>
      <form className={styles.inline} onSubmit={order}>
        <input
          name="order"
          type="number"
          aria-label={t.order}
          placeholder="100"
          defaultValue={100}
          required
        />
        <Button type="submit" aria-disabled={isBusy}>
          {t.setOrder}
        </Button>
      </form>
    </div>
  );
}
