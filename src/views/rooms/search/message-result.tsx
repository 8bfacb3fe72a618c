import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { roomName } from '../../../../contract/rooms/room-name.ts';
import type { Excerpt, FoundMessage } from '../../../../contract/rooms/search-messages.ts';
import { useMessages } from '../../../locales/messages.ts';
import { classNames } from '../../components/class-names.ts';
import cover from '../../components/mates/cover-link.module.css';
import { messagePath } from '../../components/paths.ts';
import { Portrait } from '../../components/mates/portrait.tsx';
import row from '../dated-row.module.css';
import { OwnName } from '../own-name.tsx';
import { WrittenAt } from '../written-at.tsx';
import styles from './message-search.module.css';

interface MessageResultProps {
  readonly message: FoundMessage;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One found message: in which conversation, when, and what was found. */
export function MessageResult({ message, onKeyDown }: MessageResultProps) {
  const t = useMessages('recentChats');
  const { roomId, messageId, mate, role, excerpt } = message;
  const written = new Date(message.createdAt);
  return (
    <li className={styles.result}>
      <Portrait mate={mate} shape="round" className={styles.portrait} />
      <div className={row.text}>
        <p className={row.header}>
          <Link
            href={messagePath(roomId, messageId)}
            className={classNames(cover.link, styles.link)}
            dir="auto"
            aria-describedby={`found-${messageId}`}
            aria-label={roomName(message)}
            onKeyDown={onKeyDown}
          >
            {mate.name}
          </Link>
          <WrittenAt time={written} />
        </p>
        <OwnName room={message} />
        <p id={`found-${messageId}`} className={styles.excerpt}>
          {role === 'user' ? <span className={row.you}>{t.you} </span> : null}
          <bdi>{marked(excerpt)}</bdi>
        </p>
      </div>
    </li>
  );
}

/** The excerpt, with what was found as marked text. */
const marked = ({ text, ranges }: Excerpt): ReactNode[] =>
  [...ranges, { start: text.length, end: text.length }].flatMap(({ start, end }, index) => [
    text.slice(ranges[index - 1]?.end ?? 0, start),
    start === end ? null : <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
