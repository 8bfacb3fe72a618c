import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { CardBatchActor } from '../../../machines/mates/imports/card-batch.machine.ts';
import { tallyOf, type Tally } from '../../../machines/mates/imports/card-batch.selectors.ts';
import { Button } from '../../components/button.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { SlowCommand } from '../../components/status/slow-banner.tsx';
import styles from './card-batch.module.css';

const counted = ['imported', 'duplicate', 'refused', 'failed'] as const satisfies readonly (keyof Tally)[];

/** How far the import is, and what the user can do with it. */
export function CardBatchProgress({ actor }: { readonly actor: CardBatchActor }) {
  const t = useMessages('mateEditor').batch;
  const { close } = useMessages('components');
  const files = useSelector(actor, ({ context }) => context.files);
  const command = useSelector(actor, ({ children }) => children.importCard);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.hasTag('paused'));
  const tally = tallyOf(files);
  const done = files.length - tally.waiting;
  const send = (type: 'import.stop' | 'import.start' | 'files.retry' | 'import.close') => () =>
    actor.send({ type });
  return (
    <div className={styles.start}>
      <progress className={styles.bar} aria-labelledby="card-batch" value={done} max={files.length} />
      <Announcement isBusy={isBusy} isPaused={isPaused} tally={tally} total={files.length} />
      <p className={styles.tally}>
        {counted
          .filter((kind) => tally[kind] > 0)
          .map((kind) => t.tally[kind](tally[kind]))
          .join(' · ')}
      </p>
      <SlowCommand actor={command} />
      <div className={sheet.row}>
        {isBusy ? <Button onClick={send('import.stop')}>{t.stop}</Button> : null}
        {isPaused ? <Button onClick={send('import.start')}>{t.resume}</Button> : null}
        {!isBusy && tally.failed > 0 ? <Button onClick={send('files.retry')}>{t.retryFailed}</Button> : null}
        {isBusy ? null : (
          <Button look="quiet" onClick={send('import.close')}>
            {close}
          </Button>
        )}
      </div>
    </div>
  );
}

interface AnnouncementProps {
  readonly isBusy: boolean;
  readonly isPaused: boolean;
  readonly tally: Tally;
  readonly total: number;
}

/** Screen readers read ten numbers of the progress, not all. */
function Announcement({ isBusy, isPaused, tally, total }: AnnouncementProps) {
  const t = useMessages('mateEditor').batch;
  const step = Math.max(1, Math.ceil(total / 10));
  const done = total - tally.waiting;
  const state = isPaused ? t.paused(tally.waiting) : t.finished;
  return (
    <>
      <p aria-hidden="true">{isBusy ? t.progress({ done, total }) : state}</p>
      <p role="status" className="visually-hidden">
        {isBusy ? t.progress({ done: Math.floor(done / step) * step, total }) : state}
      </p>
    </>
  );
}
