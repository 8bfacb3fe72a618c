import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Creator } from '../../../contract/mate.ts';
import { useMessages } from '../../locales/messages.ts';
import type { markMachine } from '../../machines/mark.machine.ts';
import { selectIsBusy, selectIsOn } from '../../machines/mark.selectors.ts';
import { ChipButton } from './chip.tsx';

interface FollowButtonProps {
  readonly mark: ActorRefFrom<typeof markMachine>;
  readonly creator: Creator;
}

/** Follows a creator, or no longer. */
export function FollowButton({ mark, creator }: FollowButtonProps) {
  const words = useMessages('marks');
  const isOn = useSelector(mark, selectIsOn);
  const isBusy = useSelector(mark, selectIsBusy);
  return (
    <ChipButton aria-pressed={isOn} aria-busy={isBusy} onClick={() => mark.send({ type: 'mark.press' })}>
      {isOn ? words.following : words.follow} <span className="unseen">{creator.name}</span>
    </ChipButton>
  );
}
