import type { SubmitEvent } from 'react';
import { loreEntryLimits, type LoreBulkChange } from '../../../../contract/lore/lore-entry.ts';
import { useMessages } from '../../../locales/messages.ts';
import { Button } from '../../components/button.tsx';
import { textOf } from '../../dom/forms/field.ts';
import styles from '../lorebook.module.css';

interface BulkToolsProps {
  readonly onChange: (change: LoreBulkChange) => void;
  readonly isBusy: boolean;
  /** Suggested when one types. */
  readonly folders: readonly string[];
}

/** Turns entries on and off, deletes them, and sets their folder and order. */
export function BulkTools({ onChange, isBusy, folders }: BulkToolsProps) {
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
