import { useSelector } from '@xstate/react';
import type { LoreBulkChange, OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { LoreEntriesActor } from '../../../machines/lore/entries/lore-entries.machine.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { BulkTools } from './bulk-tools.tsx';
import styles from '../lorebook.module.css';

interface LoreSelectionProps {
  readonly actor: LoreEntriesActor;
  /** The entries in the list, in its order. */
  readonly shown: readonly OwnLoreEntry[];
}

/** The actions for the selected entries. */
export function LoreSelection({ actor, shown }: LoreSelectionProps) {
  const t = useMessages('lorebooks').book;
  const entries = useSelector(actor, ({ context }) => context.entries);
  const selectedIds = useSelector(actor, ({ context }) => context.selectedIds);
  const command = useSelector(actor, ({ children }) => children.changeEntries);
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
