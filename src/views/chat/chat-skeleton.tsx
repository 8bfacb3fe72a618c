import type { ReactNode } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { IconLink } from '../components/icon-link.tsx';
import { Icon } from '../components/icon.tsx';
import { Skeleton } from '../components/status/skeleton.tsx';
import styles from './chat-skeleton.module.css';

/** Stands where the conversation will be. */
export function ChatSkeleton({ children }: { readonly children: ReactNode }) {
  const t = useMessages('chat');
  return (
    <div className={styles.skeleton}>
      <h1 className="visually-hidden" tabIndex={-1}>
        <span role="status">{t.loading}</span>
      </h1>
      <div className={styles.header}>
        <IconLink to="/recent-chats" label={t.back}>
          <Icon name="chevron-left" />
        </IconLink>
        <Skeleton shape="round" />
        <Skeleton shape="line" width="8rem" />
      </div>
      <div className={styles.thread}>
        {children}
        <Skeleton shape="block" className={styles.theirs} />
        <Skeleton shape="block" className={styles.own} />
        <Skeleton shape="block" className={styles.theirs} />
      </div>
      <Skeleton shape="block" className={styles.composer} />
    </div>
  );
}
