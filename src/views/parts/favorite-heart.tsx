import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { markMachine } from '../../machines/mark.machine.ts';
import { selectIsBusy, selectIsOn } from '../../machines/mark.selectors.ts';
import { Heart } from './heart.tsx';

interface FavoriteHeartProps {
  readonly mark: ActorRefFrom<typeof markMachine>;
  readonly name: string;
  readonly className?: string | undefined;
}

/** Filled once the server said so; it beats while the answer is awaited. */
export function FavoriteHeart({ mark, name, className }: FavoriteHeartProps) {
  const isOn = useSelector(mark, selectIsOn);
  const isBusy = useSelector(mark, selectIsBusy);
  const press = () => mark.send({ type: 'mark.press' });
  return <Heart name={name} isOn={isOn} isBusy={isBusy} onPress={press} className={className} />;
}
