import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { reportLimit, reportReasons, type ReportReason } from '../../../contract/safety.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFailure,
  selectIsBlocked,
  selectIsBusy,
  selectIsSent,
  selectSubject,
  type ReportActor,
} from '../../machines/report.selectors.ts';
import type { ReportSubject } from '../../machines/report.types.ts';
import { selectWellbeing } from '../../machines/settings.selectors.ts';
import { selectReport } from '../../machines/wellbeing.selectors.ts';
import { useSettings } from '../actors.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './report-sheet.module.css';
import sheet from './sheet.module.css';
import { TextArea } from './text-area.tsx';

/** The way to report a mate or a reply, and to block the mate; nothing while nobody asked for it. */
export function ReportSheet() {
  const report = useSelector(useSelector(useSettings(), selectWellbeing), selectReport);
  return report === undefined ? null : <Opened report={report} />;
}

function Opened({ report }: { readonly report: ReportActor }) {
  const words = useMessages('wellbeing');
  const subject = useSelector(report, selectSubject);
  const isBusy = useSelector(report, selectIsBusy);
  const isSent = useSelector(report, selectIsSent);
  const isBlocked = useSelector(report, selectIsBlocked);
  const failure = useSelector(report, selectFailure);
  if (subject === null) return null;
  const { name, messageId } = subject;
  const close = () => report.send({ type: 'report.close' });
  const title = messageId === null ? words.report.title(name) : words.report.titleReply(name);
  return (
    <Dialog title={title} text={isSent || isBlocked ? undefined : words.report.text} onClose={close}>
      <p role="status" className={styles.status}>
        {isBlocked ? words.block.done(name) : isSent ? words.report.sent : null}
        {failure === null ? null : failure.message || words.report.failed}
      </p>
      {isSent || isBlocked ? null : <ReportForm report={report} subject={subject} isBusy={isBusy} />}
      {isBlocked ? null : (
        <section className={styles.block}>
          <h3>{words.block.title(name)}</h3>
          <p>{words.block.text}</p>
          <Button look="danger" onClick={() => report.send({ type: 'block.request' })} aria-disabled={isBusy}>
            {words.block.go(name)}
          </Button>
        </section>
      )}
      {isSent || isBlocked ? <Button onClick={close}>{words.report.close}</Button> : null}
    </Dialog>
  );
}

interface ReportFormProps {
  readonly report: ReportActor;
  readonly subject: ReportSubject;
  readonly isBusy: boolean;
}

function ReportForm({ report, subject, isBusy }: ReportFormProps) {
  const words = useMessages('wellbeing').report;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = reportReasons.find((one) => one === form.get('reason'));
    if (reason !== undefined) report.send({ type: 'report.submit', wish: wishOf(form, reason) });
  };
  return (
    <form className={sheet.form} onSubmit={submit}>
      <fieldset className={styles.reasons}>
        <legend>{words.reason}</legend>
        {reportReasons.map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required />
            {words.reasons[reason]}
          </label>
        ))}
      </fieldset>
      <TextArea name="words" label={words.words} hint={words.wordsHint} rows={3} maxLength={reportLimit} />
      {subject.messageId === null ? null : (
        <label className={styles.consent}>
          <input type="checkbox" name="consent" />
          <span>
            {words.consent}
            <small>{words.consentHint}</small>
          </span>
        </label>
      )}
      <Button type="submit" look="accent" aria-disabled={isBusy}>
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  );
}

const wishOf = (form: FormData, reason: ReportReason) => {
  const words = form.get('words');
  return {
    clientId: crypto.randomUUID(),
    reason,
    words: typeof words === 'string' ? words : '',
    consent: form.get('consent') !== null,
  };
};
