import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { markMachine } from '../../machines/mark.machine.ts';
import { selectIsBusy, selectIsOn } from '../../machines/mark.selectors.ts';
import { classNames } from './class-names.ts';
import styles from './favorite-heart.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

interface FavoriteHeartProps {
  readonly mark: ActorRefFrom<typeof markMachine>;
  readonly name: string;
  readonly className?: string | undefined;
}

/** Filled once the server said so; it beats while the answer is awaited. */
export function FavoriteHeart({ mark, name, className }: FavoriteHeartProps) {
  const words = useMessages('marks');
  const isOn = useSelector(mark, selectIsOn);
  const isBusy = useSelector(mark, selectIsBusy);
  return (
    <IconButton
      label={words.favorite(name)}
      className={classNames(styles.heart, className)}
      aria-pressed={isOn}
      aria-busy={isBusy}
      onClick={() => mark.send({ type: 'mark.press' })}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
