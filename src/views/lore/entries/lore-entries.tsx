import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { LoreEntriesActor } from '../../../machines/lore/entries/lore-entries.machine.ts';
import { foldersOf, type LoreFolder } from '../../../machines/lore/entries/lore-entries.selectors.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { LoreEntryForm } from './lore-entry-form.tsx';
import { LoreEntryRow } from './lore-entry-row.tsx';
import { LoreSelection } from './lore-selection.tsx';
import styles from '../lorebook.module.css';
import { RemovedEntries } from './removed-entries.tsx';

/** The entries by folder, with a field that filters them, and what can be done with several at once. */
export function LoreEntries({ actor }: { readonly actor: LoreEntriesActor }) {
  const t = useMessages('lorebooks').book;
  const query = useSelector(actor, ({ context }) => context.query);
  const entries = useSelector(actor, ({ context }) => context.entries);
  const removedIds = useSelector(actor, ({ context }) => context.removedIds);
  const folders = foldersOf({ entries, removedIds, query });
  const shown = folders.flatMap((folder) => folder.entries);
  return (
    <section className={styles.entries} aria-label={t.list} data-focus-fallback="[data-undo], [data-add]">
      <div className={styles.tools}>
        <SearchField
          label={t.search}
          placeholder={t.search}
          value={query}
          onChange={({ currentTarget }) => actor.send({ type: 'search.change', query: currentTarget.value })}
        />
        <Button look="accent" data-add="" onClick={() => actor.send({ type: 'form.add' })}>
          <Icon name="plus" />
          {t.add}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {query === '' ? null : t.found(shown.length)}
      </p>
      <RemovedEntries actor={actor} />
      {shown.length === 0 ? (
        <NoEntries isSearch={query !== ''} />
      ) : (
        <LoreSelection actor={actor} shown={shown} />
      )}
      <EntryList actor={actor} folders={folders} />
      <LoreEntryForm actor={actor} />
    </section>
  );
}

function NoEntries({ isSearch }: { readonly isSearch: boolean }) {
  const t = useMessages('lorebooks').book;
  const { title, text } = isSearch ? t.none : t.empty;
  return (
    <EmptyState
      icon={<Icon name={isSearch ? 'search-x' : 'book-open'} />}
      title={title}
      text={text}
      level={2}
    />
  );
}

interface EntryListProps {
  readonly actor: LoreEntriesActor;
  readonly folders: readonly LoreFolder[];
}

/** One stop of the Tab key: arrow keys move through the rows, and with Shift they select. */
function EntryList({ actor, folders }: EntryListProps) {
  const t = useMessages('lorebooks').book;
  const first = folders[0]?.entries[0];
  return (
    <div className={styles.folders} data-rows="">
      {first === undefined ? null : (
        <p id="lore-keys" className={styles.keyboard}>
          {t.keyboard}
        </p>
      )}
      {folders.map(({ name, entries }) => (
        <section key={name} className={styles.folder} aria-label={name === '' ? t.noFolder : name}>
          {name === '' ? null : (
            <h2 dir="auto">
              {name} <span className={styles.count}>{entries.length}</span>
            </h2>
          )}
          <ul className={styles.list} aria-describedby="lore-keys">
            {entries.map((entry) => (
              <LoreEntryRow key={entry.entryId} entry={entry} isFirst={entry === first} actor={actor} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
