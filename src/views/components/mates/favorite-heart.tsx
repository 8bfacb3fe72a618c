import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { toggleMachine } from '../../../machines/shared/commands/toggle.machine.ts';
import { Heart } from './heart.tsx';

interface FavoriteHeartProps {
  readonly toggle: ActorRefFrom<typeof toggleMachine>;
  readonly name: string;
  readonly className?: string | undefined;
}

/** Filled once the server has confirmed it; animated while the request is pending. */
export function FavoriteHeart({ toggle, name, className }: FavoriteHeartProps) {
  const isOn = useSelector(toggle, (snapshot) => snapshot.hasTag('on'));
  const isBusy = useSelector(toggle, (snapshot) => snapshot.hasTag('busy'));
  const press = () => toggle.send({ type: 'toggle.press' });
  return <Heart name={name} isOn={isOn} isBusy={isBusy} onPress={press} className={className} />;
}
