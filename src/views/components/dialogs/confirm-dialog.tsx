import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import sheet from './sheet.module.css';
import { useConfirmation } from './use-confirmation.ts';

interface ConfirmDialogProps {
  readonly actor: ConfirmationActor;
  readonly title: string;
  readonly text: string;
  /** The label of the button that runs the command. */
  readonly confirm: string;
  /** Its label while the command runs, where nothing is deleted. */
  readonly pending?: string;
}

/** Asks before something is deleted or ended. The focus starts on Cancel. */
export function ConfirmDialog({ actor, title, text, confirm, pending }: ConfirmDialogProps) {
  const parts = useMessages('components');
  const failureText = useFailureText();
  const { canCancel, isPending, isSlow, failure, cancel } = useConfirmation(actor);
  return (
    <Dialog title={title} text={text} canClose={canCancel} onClose={cancel}>
      {failure === null ? null : <p role="alert">{failureText(failure)}</p>}
      {isSlow ? <p role="status">{parts.slow}</p> : null}
      <div className={sheet.actions}>
        <Button onClick={cancel} aria-disabled={!canCancel} data-autofocus="">
          {isSlow ? parts.stopWaiting : parts.cancel}
        </Button>
        <Button
          look="danger"
          onClick={() => actor.send({ type: 'action.confirm' })}
          aria-disabled={isPending}
        >
          {isPending ? (pending ?? parts.deleting) : failure === null ? confirm : parts.retry}
        </Button>
      </div>
    </Dialog>
  );
}
