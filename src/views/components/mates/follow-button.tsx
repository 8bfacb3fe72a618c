import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../../locales/messages.ts';
import type { toggleMachine } from '../../../machines/shared/commands/toggle.machine.ts';
import { ChipButton } from '../chip.tsx';

interface FollowButtonProps {
  readonly toggle: ActorRefFrom<typeof toggleMachine>;
  /** The creator or the tag. */
  readonly name: string;
}

/** Follows a creator or a tag, or no longer. */
export function FollowButton({ toggle, name }: FollowButtonProps) {
  const t = useMessages('favorites');
  const isOn = useSelector(toggle, (snapshot) => snapshot.hasTag('on'));
  const isBusy = useSelector(toggle, (snapshot) => snapshot.hasTag('busy'));
  return (
    <ChipButton aria-pressed={isOn} aria-busy={isBusy} onClick={() => toggle.send({ type: 'toggle.press' })}>
      {isOn ? t.following : t.follow} <span className="visually-hidden">{name}</span>
    </ChipButton>
  );
}
