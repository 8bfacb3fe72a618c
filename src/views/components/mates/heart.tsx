import { useMessages } from '../../../locales/messages.ts';
import { classNames } from '../class-names.ts';
import styles from './heart.module.css';
import { Icon } from '../icons/icon.tsx';
import { IconButton } from '../icons/icon-button.tsx';

interface HeartProps {
  readonly name: string;
  readonly isOn: boolean;
  /** It beats while an answer is awaited. */
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** The switch that makes a mate a favourite. */
export function Heart({ name, isOn, isBusy, onPress, className }: HeartProps) {
  const t = useMessages('favorites');
  return (
    <IconButton
      label={t.favorite(name)}
      className={classNames(styles.heart, className)}
      aria-pressed={isOn}
      aria-busy={isBusy}
      onClick={onPress}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
