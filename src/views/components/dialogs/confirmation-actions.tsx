import { useMessages } from '../../../locales/messages.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { Button, type ButtonLook } from '../button.tsx';
import { FormFailure } from '../forms/form-refusal.tsx';
import sheet from './sheet.module.css';
import { useConfirmation } from './use-confirmation.ts';

interface ConfirmationActionsProps {
  readonly actor: ConfirmationActor;
  readonly look: ButtonLook;
  /** The label of the button that submits the form. */
  readonly submit: string;
  /** Its label while the command runs. */
  readonly pending: string;
}

/** The end of a form that a confirmation sends: why it failed, that it takes long, and the buttons. */
export function ConfirmationActions({ actor, look, submit, pending }: ConfirmationActionsProps) {
  const parts = useMessages('components');
  const { canCancel, isPending, isSlow, failure, cancel } = useConfirmation(actor);
  return (
    <>
      <FormFailure failure={failure} />
      {isSlow ? <p role="status">{parts.slow}</p> : null}
      <div className={sheet.actions}>
        <Button onClick={cancel} aria-disabled={!canCancel}>
          {isSlow ? parts.stopWaiting : parts.cancel}
        </Button>
        <Button type="submit" look={look} aria-disabled={isPending}>
          {isPending ? pending : submit}
        </Button>
      </div>
    </>
  );
}
