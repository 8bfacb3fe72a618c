import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { MateDetailActor } from '../../../machines/mates/mate-detail.machine.ts';
import { selectIsBusy, selectIsFailed, selectIsUnsupported } from '../../../machines/shared/request.ts';
import { Button } from '../../components/button.tsx';
import { MateGrid, MateGridSkeleton } from '../../components/mates/mate-grid.tsx';
import styles from './mate-similar.module.css';

/** Mates that are similar to this one. */
export function MateSimilar({ actor }: { readonly actor: MateDetailActor }) {
  const t = useMessages('mateDetail');
  const parts = useMessages('components');
  const similar = useSelector(actor, ({ context }) => context.extra)?.similar ?? [];
  const request = useSelector(actor, ({ children }) => children.fetchExtra) ?? actor;
  const isBusy = useSelector(request, selectIsBusy);
  const isFailed = useSelector(request, selectIsFailed);
  const isUnsupported = useSelector(request, selectIsUnsupported);
  if (!isBusy && !isFailed && similar.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t.similar}</h2>
      {isFailed ? (
        <div className={styles.note} role="alert">
          <p>{t.similarFailed}</p>
          {isUnsupported ? null : (
            <Button onClick={() => request.send({ type: 'load.retry' })}>{parts.retry}</Button>
          )}
        </div>
      ) : isBusy ? (
        <MateGridSkeleton count={4} className={styles.row} aria-busy />
      ) : (
        <MateGrid mates={similar} className={styles.row} />
      )}
    </section>
  );
}
