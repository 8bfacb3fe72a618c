import { useSelector } from '@xstate/react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFailure,
  selectIsBlocked,
  selectIsBusy,
  selectIsSending,
  selectIsSent,
  selectSubject,
  type ReportActor,
} from '../../machines/safety/report.selectors.ts';
import { useReport } from '../app-context.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ReportForm } from './report-form.tsx';
import styles from './report-sheet.module.css';

/** The dialog that reports a mate or a reply and can block the mate; nothing while it is closed. */
export function ReportSheet() {
  const report = useReport();
  return report === undefined ? null : <Opened report={report} />;
}

function Opened({ report }: { readonly report: ReportActor }) {
  const t = useMessages('wellbeing');
  const parts = useMessages('components');
  const subject = useSelector(report, selectSubject);
  const isBusy = useSelector(report, selectIsBusy);
  const isSending = useSelector(report, selectIsSending);
  const isSent = useSelector(report, selectIsSent);
  const isBlocked = useSelector(report, selectIsBlocked);
  const failureText = useFailureText();
  const isOver = isSent || isBlocked;
  const failure = useSelector(report, selectFailure);
  if (subject === null) return null;
  const { name } = subject;
  const close = () => report.send({ type: 'report.close' });
  const title = (subject.messageId === null ? t.report.title : t.report.titleReply)(name);
  return (
    <Dialog title={title} text={isOver ? undefined : t.report.text} onClose={close}>
      <p role="status" className={styles.status}>
        {isBlocked ? t.block.done(name) : isSent ? t.report.sent : null}
        {failure === null ? null : failureText(failure)}
      </p>
      {isOver ? null : <ReportForm report={report} subject={subject} isBusy={isBusy} isSending={isSending} />}
      {isBlocked ? null : (
        <section className={styles.block}>
          <h3>{t.block.title(name)}</h3>
          <p>{t.block.text}</p>
          <Button look="danger" onClick={() => report.send({ type: 'block.request' })} aria-disabled={isBusy}>
            {t.block.go(name)}
          </Button>
        </section>
      )}
      {isOver ? <Button onClick={close}>{parts.close}</Button> : null}
    </Dialog>
  );
}
