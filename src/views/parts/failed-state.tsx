import { CloudOff, LogIn } from 'lucide-react';
import type { Failure } from '../../machines/failure.ts';
import { useMessages } from '../../locales/messages.ts';
import { useAuth } from '../actors.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface FailedStateProps {
  readonly title: string;
  readonly failure: Failure | null;
  readonly level: 1 | 2;
  readonly onRetry: () => void;
}

/** What went wrong and the way on: to sign in where the session has ended, else to try again. */
export function FailedState({ title, failure, level, onRetry }: FailedStateProps) {
  const { parts, still } = useMessages();
  const auth = useAuth();
  if (failure?.kind === 'expired') {
    return (
      <EmptyState icon={<LogIn />} title={still.signInNeeded.title} text={still.signInNeeded.text} level={level}>
        <Button look="accent" onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>
          {still.signInNeeded.action}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<CloudOff />} title={title} text={failure?.message ?? parts.unknown} level={level} role="alert">
      <Button look="accent" onClick={onRetry}>
        {parts.retry}
      </Button>
    </EmptyState>
  );
}
