import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsAbsent,
  selectIsBusy,
  selectIsFailed,
  selectIsSlow,
  selectYears,
  type SafetyPageActor,
} from '../../machines/safety/safety-page.selectors.ts';
import { Button } from '../components/button.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import { TextBlock } from '../components/text-block.tsx';
import { TextPage } from '../components/text-page.tsx';
import styles from './safety.module.css';

/** How people are kept from harm here, with the public count at its end. */
export function Safety({ actor }: { readonly actor: SafetyPageActor }) {
  const isAbsent = useSelector(actor, selectIsAbsent);
  return (
    <>
      <TextPage name="safety" />
      {isAbsent ? null : <Counts actor={actor} />}
    </>
  );
}

function Counts({ actor }: { readonly actor: SafetyPageActor }) {
  const words = useMessages('wellbeing').counts;
  const years = useSelector(actor, selectYears);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isFailed = useSelector(actor, selectIsFailed);
  const retry = () => actor.send({ type: 'load.retry' });
  const rows = years.map(({ year, offered }) => [String(year), words.count(offered)]);
  return (
    <section className={styles.counts} aria-labelledby="counts">
      <h2 id="counts">{words.title}</h2>
      <p>{words.text}</p>
      <p role="status">{isBusy ? words.loading : isFailed ? words.failed : null}</p>
      {isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <Button onClick={retry}>{words.again}</Button> : null}
      {rows.length === 0 ? null : (
        <TextBlock block={{ table: { caption: words.title, head: [words.year, words.times], rows } }} />
      )}
    </section>
  );
}
