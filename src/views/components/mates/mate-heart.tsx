import { useSelector } from '@xstate/react';
import type { Mate } from '../../../../contract/mates/mate.ts';
import { isPending, isShownOn } from '../../../machines/mates/favorites.reducers.ts';
import { useFavorites } from '../../app-context.ts';
import { Heart } from './heart.tsx';
import styles from './mate-heart.module.css';

/** The heart on a card. A press is shown at once, and reverted when the server refuses it. */
export function MateHeart({ mate: { mateId, name } }: { readonly mate: Mate }) {
  const marks = useFavorites();
  const isOn = useSelector(marks, ({ context }) => isShownOn(context, mateId));
  const isBusy = useSelector(marks, ({ context }) => isPending(context, mateId));
  const press = () => marks.send({ type: 'favorite.toggle', id: mateId });
  return <Heart name={name} isOn={isOn} isBusy={isBusy} onPress={press} className={styles.heart} />;
}
