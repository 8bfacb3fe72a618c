import { Link } from 'wouter';
import type { Fact } from '../../../contract/memory/fact.ts';
import type { Chapter } from '../../../contract/memory/memory.ts';
import { useMessages } from '../../locales/messages.ts';
import { isChapter, memoryIdOf, type Memory } from '../../machines/memory/memory.ts';
import { Icon } from '../components/icons/icon.tsx';
import { messagePath } from '../components/paths.ts';
import styles from './memory.module.css';

/** The element with the text of a memory, which describes the memory's buttons. */
export const memoryTextId = (memory: Memory): string => `memory-${memoryIdOf(memory)}`;

/** The text of a memory, and where it is from. */
export function MemoryAbout({ memory }: { readonly memory: Memory }) {
  return (
    <div className={styles.about}>
      {isChapter(memory) ? <AboutChapter chapter={memory} /> : <AboutFact fact={memory} />}
    </div>
  );
}

/** Also since when it is past. */
function AboutFact({ fact }: { readonly fact: Fact }) {
  const t = useMessages('memory');
  const { text, source, pinned, pastSince, createdAt } = fact;
  const time = new Date(createdAt);
  return (
    <>
      <p id={memoryTextId(fact)}>
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
    </>
  );
}

/** With a link to its first message. */
function AboutChapter({ chapter }: { readonly chapter: Chapter }) {
  const t = useMessages('memory');
  const { date } = useMessages('formats');
  const { roomId, text, from, to, learnedBy, updatedAt } = chapter;
  const days = new Set([from, to].map(({ at }) => date(at)));
  return (
    <>
      <p id={memoryTextId(chapter)} className={styles.chapter}>
        <bdi>{text}</bdi>
      </p>
      <p className={styles.meta}>
        <Link href={messagePath(roomId, from.messageId)}>{t.messages([...days].join(' – '))}</Link>
        {learnedBy === 'you' ? <span>{t.written(new Date(updatedAt))}</span> : null}
      </p>
    </>
  );
}
