import { useMessages } from '../../../locales/messages.ts';
import { useAuth } from '../../app-context.ts';
import { focusOnMount } from '../../dom/arrival.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';

/** Explains why there is nothing to confirm, and offers to sign up or in. */
export function VerifyEmailEnded({ why }: { readonly why: 'addressTaken' | 'linkExpired' | 'idle' }) {
  const t = useMessages('verifyEmail');
  const { signIn } = useMessages('layout');
  const auth = useAuth();
  const { title, text } = why === 'idle' ? t.nothing : t[why];
  const ways = (['signUp', 'signIn'] as const).filter((mode) => why !== 'addressTaken' || mode === 'signIn');
  return (
    <EmptyState
      icon={<Icon name={why === 'linkExpired' ? 'mail-x' : 'mail-question-mark'} />}
      title={title}
      text={text}
      level={1}
      role={why === 'idle' ? undefined : 'alert'}
    >
      {ways.map((mode, index) => (
        <Button
          key={mode}
          ref={why !== 'idle' && index === 0 ? focusOnMount : undefined}
          look={index === 0 ? 'accent' : 'plain'}
          onClick={() => auth.send({ type: 'panel.open', mode })}
        >
          {mode === 'signIn' ? signIn : t.nothing.signUp}
        </Button>
      ))}
    </EmptyState>
  );
}
