import type { ReactNode } from 'react';
import { Skeleton } from '../components/status/skeleton.tsx';
import styles from './chat-frame.module.css';

interface ChatFrameProps {
  /** What leads back, at the start of the header. */
  readonly back?: ReactNode;
  readonly children?: ReactNode;
}

/** The outline of a chat, without words or styles of its elements: the server draws it too. */
export function ChatFrame({ back, children }: ChatFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.header}>
        {back ?? <span className={styles.back} />}
        <Skeleton shape="round" />
        <Skeleton shape="line" className={styles.name} />
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
