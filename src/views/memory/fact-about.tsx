import { Link } from 'wouter';
import type { Fact } from '../../../contract/memory.ts';
import { useMessages } from '../../locales/messages.ts';
import { Icon } from '../components/icon.tsx';
import { messagePath } from '../components/paths.ts';
import styles from './memory.module.css';

/** The element with the text of a fact, which describes the fact's buttons. */
export const factTextId = (factId: string): string => `fact-${factId}`;

/** The text of a fact, where it is from, and since when it is past. */
export function FactAbout({ fact }: { readonly fact: Fact }) {
  const t = useMessages('memory');
  const { factId, text, source, pinned, pastSince, createdAt } = fact;
  const time = new Date(createdAt);
  return (
    <div className={styles.about}>
      <p id={factTextId(factId)}>
        {pinned ? <Icon name="pin" /> : null}
        <bdi>{pastSince === null ? text : <s>{text}</s>}</bdi>
      </p>
      <p className={styles.meta}>
        {source === null ? (
          t.written(time)
        ) : (
          <Link href={messagePath(source.roomId, source.messageId)}>{t.said(time)}</Link>
        )}
        {pastSince === null ? null : <span>{t.since(new Date(pastSince))}</span>}
      </p>
    </div>
  );
}
