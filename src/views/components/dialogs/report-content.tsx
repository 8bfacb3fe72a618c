import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectIsSent,
  type ReportSubject,
  type ReportActor,
} from '../../../machines/safety/report.machine.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { ReportForm } from './report-form.tsx';
import styles from './report-sheet.module.css';
import sheet from './sheet.module.css';

interface ReportContentProps {
  readonly report: ReportActor;
  readonly subject: ReportSubject;
  readonly onClose: () => void;
}

/** The content of a report's dialog. Its code loads when the dialog is first opened. */
export function ReportContent({ report, subject, onClose }: ReportContentProps) {
  const t = useMessages('wellbeing');
  const parts = useMessages('components');
  const isBusy = useSelector(report, (snapshot) => snapshot.hasTag('busy'));
  const isSending = useSelector(report, (snapshot) => snapshot.hasTag('sending'));
  const isSent = useSelector(report, selectIsSent);
  const isBlocked = useSelector(report, (snapshot) => snapshot.hasTag('blocked'));
  const failureText = useFailureText();
  const isOver = isSent || isBlocked;
  const failure = useSelector(report, ({ context }) => context.failure);
  const formId = useId();
  const { name } = subject;
  return (
    <>
      <p role="status" className={styles.status}>
        {isBlocked ? t.block.done(name) : isSent ? t.report.sent : null}
        {failure === null ? null : failureText(failure)}
      </p>
      {isBlocked ? null : (
        <section className={styles.block}>
          <h3>{t.block.title(name)}</h3>
          <p>{t.block.text}</p>
          <Button onClick={() => report.send({ type: 'block.request' })} aria-disabled={isBusy}>
            {t.block.go(name)}
          </Button>
        </section>
      )}
      {isOver ? null : <ReportForm id={formId} report={report} subject={subject} />}
      <div className={classNames(sheet.actions, styles.footer)}>
        {isOver ? (
          <Button onClick={onClose}>{parts.close}</Button>
        ) : (
          <Button type="submit" form={formId} look="accent" aria-disabled={isBusy}>
            {isSending ? parts.sending : t.report.send}
          </Button>
        )}
      </div>
    </>
  );
}
