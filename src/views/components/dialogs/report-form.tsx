import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { maxReportLength, reportReasons, type ReportReason } from '../../../../contract/safety/safety.ts';
import { newId } from '../../../../contract/new-id.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ReportSubject, ReportActor } from '../../../machines/safety/report.machine.ts';
import { useFormDraft } from '../../app-context.ts';
import { FormRefusal } from '../forms/form-refusal.tsx';
import styles from './report-sheet.module.css';
import sheet from './sheet.module.css';
import { TextArea } from '../forms/text-area.tsx';

interface ReportFormProps {
  /** By which the button outside of it submits it. */
  readonly id: string;
  readonly report: ReportActor;
  readonly subject: ReportSubject;
}

/** The form of a report: a reason, and an optional text. */
export function ReportForm({ id, report, subject }: ReportFormProps) {
  const words = useMessages('wellbeing').report;
  const failure = useSelector(report, ({ context }) => context.failure);
  const draft = useFormDraft();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = reportReasons.find((one) => one === form.get('reason'));
    if (reason !== undefined) report.send({ type: 'report.submit', draft: readDraft(form, reason) });
  };
  return (
    <FormRefusal failure={failure} fields={['words']}>
      <form id={id} className={sheet.form} onSubmit={submit} ref={draft} data-draft="report">
        <input type="hidden" name="mateId" value={subject.mateId} />
        <input type="hidden" name="name" value={subject.name} />
        {subject.messageId === null ? null : (
          <input type="hidden" name="messageId" value={subject.messageId} />
        )}
        <fieldset className={styles.reasons}>
          <legend>{words.reason}</legend>
          {reportReasons.map((reason) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} required />
              {words.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <TextArea
          name="words"
          label={words.words}
          hint={words.wordsHint}
          rows={3}
          maxLength={maxReportLength}
        />
        {subject.messageId === null ? null : (
          <label className={styles.consent}>
            <input type="checkbox" name="consent" />
            <span>
              {words.consent}
              <small>{words.consentHint}</small>
            </span>
          </label>
        )}
      </form>
    </FormRefusal>
  );
}

const readDraft = (form: FormData, reason: ReportReason) => {
  const words = form.get('words');
  return {
    clientId: newId(),
    reason,
    words: typeof words === 'string' ? words : '',
    consent: form.get('consent') !== null,
  };
};
