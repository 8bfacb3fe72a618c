import { useSelector } from '@xstate/react';
import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { CardBatchActor } from '../../../machines/mates/imports/card-batch.machine.ts';
import { stateOf } from '../../../machines/mates/imports/card-batch.selectors.ts';
import type { BatchFile } from '../../../machines/mates/imports/card-batch.reducers.ts';
import { ownMatePath } from '../../components/paths.ts';
import { Button } from '../../components/button.tsx';
import { CardNotes } from './card-notes.tsx';
import styles from './card-batch.module.css';

/** The result for each file. */
export function CardBatchReport({ actor }: { readonly actor: CardBatchActor }) {
  const t = useMessages('mateEditor').batch;
  const files = useSelector(actor, ({ context }) => context.files);
  return (
    <ul className={styles.report} aria-label={t.report}>
      {files.map((file) => (
        <ReportRow key={file.fileId} file={file} actor={actor} />
      ))}
    </ul>
  );
}

interface ReportRowProps {
  readonly file: BatchFile;
  readonly actor: CardBatchActor;
}

function ReportRow({ file, actor }: ReportRowProps) {
  const t = useMessages('mateEditor').batch;
  const { retry } = useMessages('components');
  const isChoosing = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const state = stateOf(file);
  const canRetry = isChoosing && (state === 'failed' || state === 'duplicate');
  return (
    <li className={styles.file} data-state={state}>
      <span className={styles.name} dir="auto">
        {file.name}
      </span>
      <div className={styles.outcome}>
        <Outcome file={file} />
        {canRetry ? (
          <Button
            aria-label={`${state === 'duplicate' ? t.repeat : retry}: ${file.name}`}
            onClick={() => actor.send({ type: 'file.retry', fileId: file.fileId })}
          >
            {state === 'duplicate' ? t.repeat : retry}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Outcome({ file: { outcome, failure } }: { readonly file: BatchFile }) {
  const t = useMessages('mateEditor').batch;
  const { edit } = useMessages('components');
  const { card } = useMessages('mateEditor');
  const failureText = useFailureText();
  if (failure !== null) return <p>{failureText(failure)}</p>;
  if (outcome === null) return <p>{t.waiting}</p>;
  if (outcome.kind === 'refused') return <p>{{ ...card, ...t.refusal }[outcome.reason]}</p>;
  const { mateId, name } = outcome.mate;
  // In another tab, so that the import goes on and its report stays.
  const link = (
    <a href={ownMatePath(mateId)} target="_blank" rel="noopener">
      {edit(name)}
    </a>
  );
  return (
    <>
      {outcome.kind === 'duplicate' ? <p>{t.again(name)}</p> : null}
      {link}
      {outcome.kind === 'imported' ? <CardNotes report={outcome} /> : null}
    </>
  );
}
