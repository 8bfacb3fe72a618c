import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectIsEmpty, type SavedListActor } from '../../machines/mates/browse/saved-list.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { MateCardSkeleton } from '../components/mate-card-skeleton.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import styles from './saved-list.module.css';

interface CollectionProps {
  readonly actor: SavedListActor;
  readonly words: {
    readonly title: string;
    readonly lead?: string;
    readonly loading: string;
    readonly failed: string;
    readonly empty: { readonly title: string; readonly text: string; readonly action: string };
  };
  readonly icon: ReactNode;
  /** The list itself. */
  readonly children: ReactNode;
}

/** A personal list in each of its states. */
export function Collection({ actor, words, icon, children }: CollectionProps) {
  const isEmpty = useSelector(actor, selectIsEmpty);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{words.title}</h1>
        {words.lead === undefined ? null : <p>{words.lead}</p>}
      </header>
      <RequestStatus actor={actor} words={words}>
        <ul className={styles.grid} aria-hidden="true">
          {[1, 2, 3, 4].map((index) => (
            <li key={index}>
              <MateCardSkeleton />
            </li>
          ))}
        </ul>
      </RequestStatus>
      {isEmpty ? (
        <EmptyState icon={icon} title={words.empty.title} text={words.empty.text} level={2}>
          <ButtonLink to="/" look="accent">
            {words.empty.action}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {children}
    </div>
  );
}
