import { useSelector } from '@xstate/react';
import { trialMessages } from '../../../../contract/limits.ts';
import { useMessages } from '../../../locales/messages.ts';
import { useAuth } from '../../app-context.ts';
import styles from './without-account.module.css';

/** Below a button that leads to a chat: how much of it a visitor gets. */
export function WithoutAccount() {
  const { withoutAccount } = useMessages('components');
  const isVisitor = !useSelector(useAuth(), (snapshot) => snapshot.hasTag('loggedIn'));
  return isVisitor ? <p className={styles.note}>{withoutAccount(trialMessages)}</p> : null;
}
