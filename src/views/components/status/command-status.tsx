import { useSelector } from '@xstate/react';
import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectCanRetry,
  selectFailure,
  selectIsSlow,
  type CommandActor,
} from '../../../machines/shared/commands/command.ts';
import { Button } from '../button.tsx';
import { useIsShownAtField } from '../forms/form-refusal.tsx';
import sheet from '../dialogs/sheet.module.css';

interface CommandStatusProps {
  /** Undefined where the user has asked for nothing. */
  readonly actor: CommandActor | undefined;
  /** Returns the text of the failure, with the reason. Without it the reason alone is shown. */
  readonly failed?: ((reason: string) => string) | undefined;
}

/** Shows next to its control that a command takes long or was rejected, and what the user can do. */
export function CommandStatus({ actor, failed = (reason) => reason }: CommandStatusProps) {
  const parts = useMessages('components');
  const failureText = useFailureText();
  const isSlow = useSelector(actor, selectIsSlow);
  const failure = useSelector(actor, selectFailure);
  const canRetry = useSelector(actor, selectCanRetry);
  const isShownAtField = useIsShownAtField();
  if (actor === undefined || isShownAtField || (!isSlow && failure === null)) return null;
  return (
    <div className={sheet.row} role={isSlow ? 'status' : 'alert'}>
      <p>{failure === null ? parts.slow : failed(failureText(failure))}</p>
      {canRetry ? <Button onClick={() => actor.send({ type: 'command.retry' })}>{parts.retry}</Button> : null}
      <Button onClick={() => actor.send({ type: 'command.cancel' })}>
        {isSlow ? parts.stopWaiting : parts.cancel}
      </Button>
    </div>
  );
}
