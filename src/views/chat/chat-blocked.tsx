import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import styles from './chat-composer.module.css';

/** Explains that the mate is blocked, and links to where it can be unblocked. */
export function ChatClosed({ name }: { readonly name: string }) {
  const words = useMessages('chat').composer;
  return (
    <p className={styles.hint} role="status">
      {words.blocked(name)} <Link href="/profile">{words.unblock}</Link>
    </p>
  );
}
