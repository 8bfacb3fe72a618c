import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { FormRefusal } from '../../components/forms/form-refusal.tsx';
import { useConfirmation } from '../../components/dialogs/use-confirmation.ts';
import { OwnerProof } from './owner-proof.tsx';

interface ProveOwnershipProps {
  readonly actor: ConfirmationActor;
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly look: 'accent' | 'danger';
  readonly hasPassword: boolean;
}

/** A dialog that asks for the password before the account is changed. */
export function ProveOwnership({ actor, title, text, submit, look, hasPassword }: ProveOwnershipProps) {
  const { busy } = useMessages('passkeys');
  const failureText = useFailureText();
  const { canCancel, isPending, isSlow, failure, cancel } = useConfirmation(actor);
  return (
    <Dialog title={title} text={text} canClose={canCancel} onClose={cancel}>
      <FormRefusal failure={failure} fields={hasPassword ? ['password'] : []}>
        <OwnerProof
          hasPassword={hasPassword}
          submit={isPending ? busy : submit}
          look={look}
          isBusy={isPending}
          isFinal={isPending && !isSlow}
          isSlow={isSlow}
          problem={failure === null ? null : failureText(failure)}
          onSubmit={(password) => actor.send({ type: 'action.confirm', answer: { password } })}
          onCancel={cancel}
        />
      </FormRefusal>
    </Dialog>
  );
}
