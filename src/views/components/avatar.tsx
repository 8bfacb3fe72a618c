import { firstLetter } from '../../../contract/letters.ts';
import styles from './avatar.module.css';
import { tinted } from './mates/mate-theme.ts';

interface AvatarProps {
  readonly name: string;
  readonly hue: number;
}

/** The user's picture: the first letter of the name on the user's color. The name is shown next to it. */
export function Avatar({ name, hue }: AvatarProps) {
  const initial = firstLetter(name.trim()) || '?';
  return (
    <span className={styles.avatar} aria-hidden="true" {...tinted(hue)}>
      {initial.toUpperCase()}
    </span>
  );
}
