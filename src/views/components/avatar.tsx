import styles from './avatar.module.css';
import { tinted } from './mate-theme.ts';

interface AvatarProps {
  readonly name: string;
  readonly hue: number;
}

/** A person's picture: the first letter of the name on a colour of their own. The name stands beside it. */
export function Avatar({ name, hue }: AvatarProps) {
  const [initial = '?'] = Array.from(name.trim());
  return (
    <span className={styles.avatar} aria-hidden="true" {...tinted(hue)}>
      {initial.toUpperCase()}
    </span>
  );
}
