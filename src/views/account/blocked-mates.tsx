import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFailure,
  selectIsAbsent,
  selectIsBusy,
  selectIsFailed,
  selectIsLifting,
  selectIsSlow,
  selectMates,
  type BlockedMatesActor,
} from '../../machines/account/blocked-mates.selectors.ts';
import { Button } from '../components/button.tsx';
import sheet from '../components/sheet.module.css';
import { SlowNote } from '../components/slow-banner.tsx';

/** The mates that the person blocked, and the way to let them back. */
export function ProfileBlocks({ blocks }: { readonly blocks: BlockedMatesActor }) {
  const words = useMessages('wellbeing').blocks;
  const mates = useSelector(blocks, selectMates);
  const failure = useSelector(blocks, selectFailure);
  const isBusy = useSelector(blocks, selectIsBusy);
  const isSlow = useSelector(blocks, selectIsSlow);
  const isFailed = useSelector(blocks, selectIsFailed);
  const isLifting = useSelector(blocks, selectIsLifting);
  const isAbsent = useSelector(blocks, selectIsAbsent);
  if (isAbsent) return null;
  const retry = () => blocks.send({ type: 'load.retry' });
  const isEmpty = !isBusy && !isFailed && mates.length === 0;
  return (
    <section className={sheet.section} aria-labelledby="blocks">
      <h2 id="blocks">{words.title}</h2>
      <p role="status" className={sheet.muted}>
        {isBusy ? words.loading : isEmpty ? words.none : isFailed ? null : words.text}
      </p>
      {isSlow ? <SlowNote onRetry={retry} /> : null}
      {failure === null || isBusy ? null : (
        <div className={sheet.row} role="alert">
          <p>{failure.message || words.failed}</p>
          {isFailed ? <Button onClick={retry}>{words.again}</Button> : null}
        </div>
      )}
      {mates.length === 0 ? null : (
        <ul className={sheet.form}>
          {mates.map(({ mateId, name }) => (
            <li key={mateId} className={sheet.row}>
              <bdi>{name}</bdi>
              <Button onClick={() => blocks.send({ type: 'block.remove', mateId })} aria-disabled={isLifting}>
                {words.unblock(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
