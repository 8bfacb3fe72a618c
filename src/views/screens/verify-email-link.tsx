import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectFailure, selectIsSlow, selectView } from '../../machines/verify-email.selectors.ts';
import { useAuth } from '../actors.ts';
import { Button } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icon.tsx';
import type { VerifyEmailActor } from './verify-email.tsx';

/** What the mailed link does: it is asked about, and perhaps refused. */
export function VerifyEmailLink({ actor }: { readonly actor: VerifyEmailActor }) {
  const words = useMessages('verifyEmail');
  const parts = useMessages('parts');
  const shell = useMessages('shell');
  const auth = useAuth();
  const isRefused = useSelector(actor, selectView) === 'refused';
  const isSlow = useSelector(actor, selectIsSlow);
  const failure = useSelector(actor, selectFailure);
  const retry = () => actor.send({ type: 'confirm.retry' });
  if (!isRefused) {
    const text = isSlow ? parts.slow : words.confirming.text;
    return (
      <EmptyState
        icon={<Icon name="mail-open" />}
        title={words.confirming.title}
        text={text}
        level={1}
        role="status"
      >
        {isSlow ? <Button onClick={retry}>{parts.retry}</Button> : null}
      </EmptyState>
    );
  }
  const reason =
    failure?.kind === 'rejected' && failure.message !== '' ? failure.message : shell.failure.unreachable;
  return (
    <EmptyState
      icon={<Icon name="mail-exclamation-point" />}
      title={words.refused.title}
      text={reason}
      level={1}
      role="alert"
    >
      <Button look="accent" onClick={retry}>
        {parts.retry}
      </Button>
      <Button onClick={() => auth.send({ type: 'panel.open', mode: 'signUp' })}>{words.refused.fresh}</Button>
    </EmptyState>
  );
}
