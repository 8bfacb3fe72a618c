import { useSelector } from '@xstate/react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { factLimit, type Fact, type FactKind } from '../../../contract/memory.ts';
import { useMessages } from '../../locales/messages.ts';
import type { ConfirmationActor } from '../../machines/shared/commands/confirmation.ts';
import { selectForm, type FactActionsActor } from '../../machines/memory/fact-actions.selectors.ts';
import {
  selectMateId,
  selectMateName,
  selectRoomId,
  type MateMemoryActor,
} from '../../machines/memory/mate-memory.selectors.ts';
import { useFormDraft } from '../app-context.ts';
import { ConfirmationActions } from '../components/confirmation-actions.tsx';
import { Field } from '../components/field.tsx';
import { FormRefusal } from '../components/form-refusal.tsx';
import sheet from '../components/sheet.module.css';
import { useConfirmation } from '../components/use-confirmation.ts';
import { focusOnMount } from '../dom/arrival.ts';
import { textOf } from '../dom/field.ts';
import styles from './memory.module.css';

interface FactFormProps {
  readonly actor: MateMemoryActor;
  readonly actions: FactActionsActor;
  /** Null for a new one. */
  readonly fact: Fact | null;
}

/** The form of a fact. It keeps the draft until it is saved. */
export function FactForm({ actor, actions, fact }: FactFormProps) {
  const t = useMessages('memory').form;
  const parts = useMessages('components');
  const form = useSelector(actions, selectForm);
  const mateId = useSelector(actor, selectMateId);
  const draftRef = useFormDraft();
  if (form === undefined) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = {
      kind: textOf(event.currentTarget, 'kind') || fact?.kind,
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
        data-draft={`fact/${mateId ?? ''}/${fact?.factId ?? 'new'}`}
      >
        {fact === null ? <KindField actor={actor} /> : null}
        <Field
          ref={focusOnMount}
          label={t.text}
          hint={t.hint}
          name="text"
          defaultValue={fact?.text}
          maxLength={factLimit}
          autoComplete="off"
          required
          dir="auto"
        />
        <ConfirmationActions actor={form} look="accent" submit={parts.save} pending={parts.saving} />
      </form>
    </Refusable>
  );
}

const kinds: readonly FactKind[] = ['you', 'mate', 'plan', 'story'];

/** Only a room has a story. */
function KindField({ actor }: { readonly actor: MateMemoryActor }) {
  const { form, groups } = useMessages('memory');
  const id = useId();
  const mateName = useSelector(actor, selectMateName);
  const hasRoom = useSelector(actor, selectRoomId) !== null;
  return (
    <div className={styles.kind}>
      <label htmlFor={id}>{form.kind}</label>
      <select id={id} name="kind" defaultValue="you">
        {kinds
          .filter((kind) => hasRoom || kind !== 'story')
          .map((kind) => (
            <option key={kind} value={kind}>
              {kind === 'mate' ? groups.mate(mateName) : groups[kind]}
            </option>
          ))}
      </select>
    </div>
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
