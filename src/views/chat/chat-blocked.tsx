import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import styles from './chat-composer.module.css';

/** Why nothing can be said to a mate that one blocked, and where to let it back. */
export function ChatClosed({ name }: { readonly name: string }) {
  const words = useMessages('chat').composer;
  return (
    <p className={styles.hint} role="status">
      {words.blocked(name)} <Link href="/profile">{words.unblock}</Link>
    </p>
  );
}
