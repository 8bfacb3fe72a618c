import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { LoreEntriesActor } from '../../../machines/lore/entries/lore-entries.machine.ts';
import type { LoreTrialActor } from '../../../machines/lore/entries/lore-trial.machine.ts';
import { useFormDraft } from '../../app-context.ts';
import { RequestStatus } from '../../components/status/request-status.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { TextArea } from '../../components/forms/text-area.tsx';
import { TrialResult } from './trial-result.tsx';

interface LoreTrialProps {
  readonly actor: LoreTrialActor;
  /** Names the entries of the result. */
  readonly list: LoreEntriesActor | undefined;
}

/** A place to type messages, and which entries they would use, or why not. */
export function LoreTrial({ actor, list }: LoreTrialProps) {
  const t = useMessages('lorebooks').trial;
  const bookId = useSelector(actor, ({ context }) => context.bookId);
  const text = useSelector(actor, ({ context }) => context.text);
  const result = useSelector(actor, ({ context }) => context.result);
  const draftRef = useFormDraft();
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <form ref={draftRef} data-draft={`lore-trial/${bookId}`} onSubmit={(event) => event.preventDefault()}>
        <TextArea
          label={t.label}
          hint={t.hint}
          name="messages"
          rows={3}
          dir="auto"
          defaultValue={text}
          onChange={({ currentTarget }) => actor.send({ type: 'trial.change', text: currentTarget.value })}
        />
      </form>
      <RequestStatus actor={actor} texts={t} />
      {result === null || list === undefined ? null : <TrialResult result={result} list={list} />}
    </section>
  );
}
