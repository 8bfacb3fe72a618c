import { needOf, type Failure } from '../../../machines/shared/failure.ts';
import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import { useAuth } from '../../app-context.ts';
import { Button, ButtonLink } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Icon } from '../icons/icon.tsx';

interface FailedStateProps {
  readonly title: string;
  readonly failure: Failure | null;
  readonly level: 1 | 2;
  /** Undefined where a retry cannot succeed. */
  readonly onRetry: (() => void) | undefined;
}

/** Shows a failure and what to do: sign in, enable mature content, or retry. */
export function FailedState({ title, failure, level, onRetry }: FailedStateProps) {
  const parts = useMessages('components');
  const { signIn } = useMessages('layout');
  const { unreachable } = useMessages('shell').failure;
  const failureText = useFailureText();
  const unavailable = useMessages('unavailable');
  const auth = useAuth();
  const need = needOf(failure);
  if (need === 'signIn') {
    return (
      <EmptyState
        icon={<Icon name="log-in" />}
        title={unavailable.signInNeeded.title}
        text={unavailable.signInNeeded.text}
        level={level}
      >
        <Button look="accent" onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>
          {signIn}
        </Button>
      </EmptyState>
    );
  }
  if (need === 'matureContent') {
    return (
      <EmptyState
        icon={<Icon name="eye-off" />}
        title={unavailable.matureOff.title}
        text={unavailable.matureOff.text}
        level={level}
      >
        <ButtonLink to="/profile" look="accent">
          {unavailable.matureOff.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Icon name="cloud-off" />}
      title={title}
      text={failure === null ? unreachable : failureText(failure)}
      level={level}
      role="alert"
    >
      {onRetry === undefined ? null : (
        <Button look="accent" onClick={onRetry}>
          {parts.retry}
        </Button>
      )}
    </EmptyState>
  );
}
