import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { MemoryActionsActor } from '../../machines/memory/memory-actions.machine.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.machine.ts';
import { selectEdited } from '../../machines/memory/memory-actions.selectors.ts';
import {
  groupsOf,
  type MemoryGroup,
  type MemoryGroupName,
} from '../../machines/memory/mate-memory.selectors.ts';
import { memoryIdOf } from '../../machines/memory/memory.ts';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { SearchField } from '../components/forms/search-field.tsx';
import { Summary } from '../components/summary.tsx';
import { MemoryRow } from './memory-row.tsx';
import styles from './memory.module.css';

interface MemoryListProps {
  readonly actor: MateMemoryActor;
  readonly actions: MemoryActionsActor;
}

/** The memories by what they are about, and a field that filters them. Chapters are long: the user opens them. */
export function MemoryList({ actor, actions }: MemoryListProps) {
  const t = useMessages('memory');
  const mateName = useSelector(actor, ({ context }) => context.mateName);
  const hasRoom = useSelector(actor, ({ context }) => context.roomId) !== null;
  const query = useSelector(actor, ({ context }) => context.query);
  const memories = useSelector(actor, ({ context }) => context.memories);
  const forgotten = useSelector(actor, ({ context }) => context.forgotten);
  const edited = useSelector(actions, selectEdited) ?? null;
  const groups = groupsOf({ memories, forgotten, edited, query });
  const titleOf = (name: MemoryGroupName): string => {
    if (name === 'mate') return mateName === null ? t.groups.deletedMate : t.groups.mate(mateName);
    return name === 'story' && !hasRoom ? t.groups.stories : t.groups[name];
  };
  const isOpen = ({ name }: MemoryGroup): boolean => name !== 'chapters' || query !== '';
  return (
    <>
      <SearchField
        label={t.search}
        placeholder={t.search}
        value={query}
        onChange={({ currentTarget }) => actor.send({ type: 'search.change', query: currentTarget.value })}
      />
      <p role="status" className="visually-hidden">
        {query === '' ? null : t.found(groups.reduce((count, group) => count + group.memories.length, 0))}
      </p>
      {groups.length === 0 ? (
        <EmptyState icon={<Icon name="search-x" />} title={t.none.title} text={t.none.text} level={2} />
      ) : null}
      {groups.map((group) => (
        <details
          key={group.name}
          className={styles.group}
          open={isOpen(group)}
          ref={group.memories.some((memory) => memory === edited) ? openGroup : null}
        >
          <Summary>
            {titleOf(group.name)} <span className={styles.count}>{group.memories.length}</span>
          </Summary>
          <ul className={styles.list} aria-label={titleOf(group.name)}>
            {group.memories.map((memory) => (
              <MemoryRow
                key={memoryIdOf(memory)}
                memory={memory}
                isForgotten={forgotten.includes(memory)}
                actor={actor}
                actions={actions}
              />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** Opens a closed group that contains an interrupted form. The group then remains open. */
function openGroup(group: HTMLDetailsElement | null): void {
  if (group !== null) group.open = true;
}
