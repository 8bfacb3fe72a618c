import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import type { FactKind } from '../../../contract/memory/fact.ts';
import { maxChapterLength, maxFactLength } from '../../../contract/memory/memory.ts';
import { useMessages } from '../../locales/messages.ts';
import type { ConfirmationActor } from '../../machines/shared/commands/confirmation.ts';
import type { MemoryActionsActor } from '../../machines/memory/memory-actions.machine.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.machine.ts';
import { useFormDraft } from '../app-context.ts';
import { isChapter, memoryIdOf, type Memory } from '../../machines/memory/memory.ts';
import { ConfirmationActions } from '../components/dialogs/confirmation-actions.tsx';
import { Field } from '../components/forms/field.tsx';
import { FormRefusal } from '../components/forms/form-refusal.tsx';
import { SelectField } from '../components/forms/select-field.tsx';
import { TextArea } from '../components/forms/text-area.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { useConfirmation } from '../components/dialogs/use-confirmation.ts';
import { focusOnMount } from '../dom/arrival.ts';
import { textOf } from '../dom/forms/field.ts';

interface MemoryFormProps {
  readonly actor: MateMemoryActor;
  readonly actions: MemoryActionsActor;
  /** Null for a new fact. */
  readonly memory: Memory | null;
}

/** The form of a memory. It keeps the draft until it is saved. */
export function MemoryForm({ actor, actions, memory }: MemoryFormProps) {
  const t = useMessages('memory').form;
  const parts = useMessages('components');
  const form = useSelector(actions, ({ children }) => children.saveMemory);
  const mateId = useSelector(actor, ({ context }) => context.mateId);
  const draftRef = useFormDraft();
  if (form === undefined) return null;
  const field = { ref: focusOnMount, name: 'text', defaultValue: memory?.text, required: true, dir: 'auto' };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = {
      kind: textOf(event.currentTarget, 'kind'),
      text: textOf(event.currentTarget, 'text'),
    };
    form.send({ type: 'action.confirm', answer });
  };
  return (
    <Refusable actor={form}>
      <form
        className={sheet.form}
        onSubmit={submit}
        ref={draftRef}
        data-draft={`memory/${mateId ?? ''}/${memory === null ? 'new' : memoryIdOf(memory)}`}
      >
        {memory === null ? <KindField actor={actor} /> : null}
        {memory !== null && isChapter(memory) ? (
          <TextArea {...field} label={t.chapter} maxLength={maxChapterLength} rows={8} />
        ) : (
          <Field {...field} label={t.text} hint={t.hint} maxLength={maxFactLength} autoComplete="off" />
        )}
        <ConfirmationActions actor={form} look="accent" submit={parts.save} pending={parts.saving} />
      </form>
    </Refusable>
  );
}

const kinds: readonly FactKind[] = ['you', 'mate', 'plan', 'story'];

/** Only a room has a story. */
function KindField({ actor }: { readonly actor: MateMemoryActor }) {
  const { form, groups } = useMessages('memory');
  const mateName = useSelector(actor, ({ context }) => context.mateName);
  const hasRoom = useSelector(actor, ({ context }) => context.roomId) !== null;
  return (
    <SelectField label={form.kind} name="kind" defaultValue="you">
      {kinds
        .filter((kind) => hasRoom || kind !== 'story')
        .map((kind) => (
          <option key={kind} value={kind}>
            {kind !== 'mate' ? groups[kind] : mateName === null ? groups.deletedMate : groups.mate(mateName)}
          </option>
        ))}
    </SelectField>
  );
}

function Refusable({ actor, children }: { readonly actor: ConfirmationActor; readonly children: ReactNode }) {
  const { failure } = useConfirmation(actor);
  return (
    <FormRefusal failure={failure} fields={['text']}>
      {children}
    </FormRefusal>
  );
}
