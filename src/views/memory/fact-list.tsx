import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectEdited, type FactActionsActor } from '../../machines/memory/fact-actions.selectors.ts';
import {
  groupsOf,
  selectFacts,
  selectForgotten,
  selectMateName,
  selectQuery,
  selectRoomId,
  type FactGroupName,
  type MateMemoryActor,
} from '../../machines/memory/mate-memory.selectors.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { SearchField } from '../components/search-field.tsx';
import { FactRow } from './fact-row.tsx';
import styles from './memory.module.css';

interface FactListProps {
  readonly actor: MateMemoryActor;
  readonly actions: FactActionsActor;
  readonly isFolded: boolean;
}

/** The facts by what they are about, and a field that filters them. */
export function FactList({ actor, actions, isFolded }: FactListProps) {
  const t = useMessages('memory');
  const mateName = useSelector(actor, selectMateName);
  const hasRoom = useSelector(actor, selectRoomId) !== null;
  const query = useSelector(actor, selectQuery);
  const facts = useSelector(actor, selectFacts);
  const forgotten = useSelector(actor, selectForgotten);
  const edited = useSelector(actions, selectEdited) ?? null;
  const groups = groupsOf({ facts, forgotten, edited, query });
  const titleOf = (name: FactGroupName): string => {
    if (name === 'mate') return t.groups.mate(mateName);
    return name === 'story' && !hasRoom ? t.groups.stories : t.groups[name];
  };
  return (
    <>
      <SearchField
        label={t.search}
        placeholder={t.search}
        value={query}
        onChange={({ currentTarget }) => actor.send({ type: 'search.change', query: currentTarget.value })}
      />
      <p role="status" className="visually-hidden">
        {query === '' ? null : t.found(groups.reduce((count, group) => count + group.facts.length, 0))}
      </p>
      {groups.length === 0 ? (
        <EmptyState icon={<Icon name="search-x" />} title={t.none.title} text={t.none.text} level={2} />
      ) : null}
      {groups.map((group) => (
        <details key={group.name} className={styles.group} open={!isFolded || query !== ''}>
          <summary>
            {titleOf(group.name)} <span className={styles.count}>{group.facts.length}</span>
          </summary>
          <ul className={styles.list} aria-label={titleOf(group.name)}>
            {group.facts.map((fact) => (
              <FactRow
                key={fact.factId}
                fact={fact}
                isForgotten={forgotten.includes(fact)}
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
