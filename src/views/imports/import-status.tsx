import { useSelector } from '@xstate/react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { ImportActor } from '../../machines/imports/import.machine.ts';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import sheet from '../components/dialogs/sheet.module.css';
import styles from './imports.module.css';

/** How far the import is, and what can be done about it. */
export function ImportStatus({ actor }: { readonly actor: ImportActor }) {
  const t = useMessages('imports');
  const parts = useMessages('components');
  const step = useSelector(actor, ({ value }) => value);
  const progress = useSelector(actor, ({ context }) => context.progress);
  const status = useStatus(actor);
  return (
    <>
      <p className={styles.status} role="status">
        {status}
      </p>
      {step === 'importing' ? (
        <progress
          className={styles.progress}
          aria-label={t.progress}
          max={progress?.total ?? 1}
          value={progress?.done ?? 0}
        />
      ) : null}
      <div className={classNames(sheet.row, styles.buttons)}>
        {step === 'importing' ? (
          <Button onClick={() => actor.send({ type: 'import.stop' })}>{t.stop}</Button>
        ) : null}
        {step === 'interrupted' ? (
          <Button look="accent" onClick={() => actor.send({ type: 'import.start' })}>
            {t.resume}
          </Button>
        ) : null}
        {step === 'reading' || step === 'interrupted' ? (
          <Button look="quiet" onClick={() => actor.send({ type: 'import.cancel' })}>
            {step === 'reading' ? parts.cancel : parts.close}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** '' where nothing goes on. */
function useStatus(actor: ImportActor): string {
  const t = useMessages('imports');
  const failureText = useFailureText();
  const step = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const reason = failure === null ? '' : failureText(failure);
  switch (step) {
    case 'reading':
      return t.reading;
    case 'unread':
      return t.unread(reason);
    case 'nothing':
      return t.nothing;
    case 'importing':
      return t.importing;
    case 'interrupted':
      return failure === null ? t.stopped : t.interrupted(reason);
    case 'done':
      return t.done;
    default:
      return '';
  }
}
