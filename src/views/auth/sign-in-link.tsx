import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectView, type SignInLinkActor } from '../../machines/auth/sign-in/sign-in-link.machine.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { CommandStatus } from '../components/status/command-status.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { FailedState } from '../components/status/failed-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { focusOnMount } from '../dom/arrival.ts';
import { TextWithCommand } from '../components/page/text-with-command.tsx';

interface SignInLinkProps {
  readonly actor: SignInLinkActor;
}

/** Where the owner's address of a home, and a link for another device, lead. */
export function SignInLink({ actor }: SignInLinkProps) {
  const t = useMessages('signInLink');
  const { toDiscover } = useMessages('unavailable');
  const view = useSelector(actor, selectView);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const open = () => actor.send({ type: 'link.open' });
  if (view === 'failed') return <FailedState title={t.failed} failure={failure} level={1} onRetry={open} />;
  if (view === 'opening') return <Opening actor={actor} />;
  const { title, text } = t[view];
  return (
    <EmptyState
      icon={<Icon name={view === 'asking' ? 'user-round' : 'mail-x'} />}
      title={title}
      text={<TextWithCommand text={text} />}
      level={1}
      role={view === 'asking' ? 'status' : 'alert'}
    >
      {view === 'asking' ? (
        <Button ref={focusOnMount} look="accent" onClick={open}>
          {t.asking.open}
        </Button>
      ) : null}
      <ButtonLink to="/" look={view === 'asking' ? 'plain' : 'accent'}>
        {toDiscover}
      </ButtonLink>
    </EmptyState>
  );
}

function Opening({ actor }: SignInLinkProps) {
  const t = useMessages('signInLink');
  const opening = useSelector(actor, ({ children }) => children.openLink);
  return (
    <EmptyState icon={<Icon name="monitor-smartphone" />} title={t.opening} level={1} role="status">
      <CommandStatus actor={opening} />
    </EmptyState>
  );
}
