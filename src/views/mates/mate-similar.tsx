import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectExtra,
  selectExtraBusy,
  selectExtraFailed,
} from '../../machines/mates/mate-detail.selectors.ts';
import { Button } from '../components/button.tsx';
import { MateCardSkeleton } from '../components/mate-card-skeleton.tsx';
import { MateCard } from '../components/mate-card.tsx';
import type { MateDetailActor } from './mate-detail.tsx';
import styles from './mate-similar.module.css';

/** Others whom somebody who likes this mate may like. */
export function MateSimilar({ actor }: { readonly actor: MateDetailActor }) {
  const words = useMessages('mateDetail');
  const parts = useMessages('parts');
  const similar = useSelector(actor, selectExtra)?.similar ?? [];
  const isBusy = useSelector(actor, selectExtraBusy);
  const isFailed = useSelector(actor, selectExtraFailed);
  if (!isBusy && !isFailed && similar.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{words.similar}</h2>
      {isFailed ? (
        <div className={styles.note} role="alert">
          <p>{words.similarFailed}</p>
          <Button onClick={() => actor.send({ type: 'extra.retry' })}>{parts.retry}</Button>
        </div>
      ) : (
        <ul className={styles.row} aria-busy={isBusy}>
          {isBusy
            ? [1, 2, 3, 4].map((place) => (
                <li key={place}>
                  <MateCardSkeleton />
                </li>
              ))
            : similar.map((mate) => (
                <li key={mate.mateId}>
                  <MateCard mate={mate} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
