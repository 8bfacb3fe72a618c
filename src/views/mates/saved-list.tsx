import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { savedListMachine } from '../../machines/mates/saved-list.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsEmpty,
  selectIsFailed,
  selectIsSlow,
} from '../../machines/mates/saved-list.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FailedState } from '../components/failed-state.tsx';
import { MateCardSkeleton } from '../components/mate-card-skeleton.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import styles from './saved-list.module.css';

export type SavedListActor = ActorRefFrom<typeof savedListMachine>;

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

/** A list of the user's own, in whichever state it is. */
export function Collection({ actor, words, icon, children }: CollectionProps) {
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isEmpty = useSelector(actor, selectIsEmpty);
  const isFailed = useSelector(actor, selectIsFailed);
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{words.title}</h1>
        {words.lead === undefined ? null : <p>{words.lead}</p>}
      </header>
      <p role="status" className="unseen">
        {isBusy ? words.loading : null}
      </p>
      {isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <FailedState title={words.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {isEmpty ? (
        <EmptyState icon={icon} title={words.empty.title} text={words.empty.text} level={2}>
          <ButtonLink to="/" look="accent">
            {words.empty.action}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {isBusy ? (
        <ul className={styles.grid} aria-hidden="true">
          {[1, 2, 3, 4].map((place) => (
            <li key={place}>
              <MateCardSkeleton />
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </div>
  );
}
