import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { SearchActor } from '../../../machines/mates/browse/search.machine.ts';
import { CrashedPart } from '../../components/status/crashed-part.tsx';
import { LoadMore } from '../../components/status/load-more.tsx';
import { MateGrid, MateGridSkeleton } from '../../components/mates/mate-grid.tsx';
import styles from './mate-results.module.css';

/** How many cards are in the first view, and how many skeletons are shown before the first results. */
const firstView = 6;
const skeletons = 12;

interface MateResultsProps {
  readonly actor: SearchActor;
  readonly isBusy: boolean;
}

/** The mates found so far, and the button for more. */
export function MateResults({ actor, isBusy }: MateResultsProps) {
  const { loading, moreFailed, visibleTo } = useMessages('search');
  const mates = useSelector(actor, ({ context }) => context.mates);
  const pager = useSelector(actor, ({ children }) => children.pager);
  return (
    <>
      {isBusy && mates.length === 0 ? (
        <MateGridSkeleton count={skeletons} className={styles.grid} aria-busy data-stale="" />
      ) : (
        <MateGrid
          mates={mates}
          eager={firstView}
          noteOf={({ visibility }) => (visibility === undefined ? undefined : visibleTo[visibility])}
          className={styles.grid}
          aria-busy={isBusy}
          data-stale={isBusy ? '' : undefined}
        />
      )}
      {pager === undefined ? null : (
        <LoadMore actor={pager} texts={{ loading, failed: moreFailed }} className={styles.more} />
      )}
      <CrashedPart actor={actor} />
    </>
  );
}
