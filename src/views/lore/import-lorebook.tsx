import { useSelector } from '@xstate/react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { BookImportActor } from '../../machines/lore/import/book-import.machine.ts';
import {
  selectFailure,
  selectIsReading,
  selectIsSending,
  selectIsUnsent,
  selectProblem,
} from '../../machines/shared/commands/file-import.ts';
import { FileChoice } from '../components/forms/file-choice.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { UploadStatus } from '../components/forms/upload-status.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { receiveFiles } from '../dom/forms/receive-files.ts';
import { ImportReport } from './import-report.tsx';
import styles from './lorebooks.module.css';

const accept = '.json,.png,.apng,.jpg,.jpeg,.charx,.zip,application/json,image/png,image/jpeg';

/** Imports a book from a file that is chosen, dropped or pasted, and shows what becomes of it. */
export function ImportLorebook({ actor }: { readonly actor: BookImportActor }) {
  const t = useMessages('lorebooks').import;
  const text = useReason(actor);
  const report = useSelector(actor, ({ context }) => context.report);
  return (
    // A click on it makes it the place where one pastes.
    <section className={styles.import} tabIndex={-1} ref={receiveFiles} aria-label={t.choose}>
      <p className={sheet.muted}>{t.text}</p>
      <FileChoice name="lorebook" accept={accept} onChoose={() => actor.send({ type: 'file.choose' })}>
        <Icon name="download" />
        {t.choose}
      </FileChoice>
      <UploadStatus actor={actor} text={text} className={styles.outcome} />
      {report === null ? null : <ImportReport actor={actor} report={report} />}
    </section>
  );
}

/** Returns what is shown of the import; '' where no file was chosen. */
function useReason(actor: BookImportActor): string {
  const t = useMessages('lorebooks').import;
  const { slow } = useMessages('components');
  const failureText = useFailureText();
  const problem = useSelector(actor, selectProblem);
  const failure = useSelector(actor, selectFailure);
  const report = useSelector(actor, ({ context }) => context.report);
  const isSending = useSelector(actor, selectIsSending);
  const isUnsent = useSelector(actor, selectIsUnsent);
  if (useSelector(actor, selectIsReading)) return t.reading;
  if (isSending) return isUnsent ? slow : t.sending;
  if (problem !== null) return t.problems[problem];
  if (failure !== null) return failureText(failure);
  return report === null ? '' : t.done({ name: report.book.name, count: report.book.entries });
}
