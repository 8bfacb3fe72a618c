import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import { selectOpenRoomId } from '../../../machines/navigation/navigation.machine.ts';
import { useAuth, useNavigation } from '../../app-context.ts';
import { packagesPath } from '../../components/paths.ts';
import styles from './chat-composer.module.css';

/** The price of a message and the remaining allowance, or by how much the text is too long. */
export function ChatAllowance({ over }: { readonly over: number }) {
  const t = useMessages('chat').composer;
  const { home } = useMessages('site');
  const auth = useAuth();
  const isLoggedIn = useSelector(auth, (snapshot) => snapshot.hasTag('loggedIn'));
  const roomId = useSelector(useNavigation(), selectOpenRoomId);
  const { chats, refill } = useSelector(auth, ({ context }) => context.benefits);
  if (over > 0) {
    return (
      <p className={styles.hint} role="alert">
        {t.long(over)}
      </p>
    );
  }
  if (isLoggedIn && home === true) return null;
  if (!isLoggedIn) return <p className={styles.hint}>{t.signedOut}</p>;
  if (chats > 0) return <p className={styles.hint}>{t.price(chats)}</p>;
  return (
    <p className={styles.hint}>
      {t.empty} {refill === undefined ? null : `${t.refill({ credits: refill.chats, time: refill.at })} `}
      <Link href={packagesPath(roomId)}>{t.more}</Link>
    </p>
  );
}
