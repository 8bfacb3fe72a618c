import { Link } from 'wouter';
import { cutText } from '../../../../../contract/letters.ts';
import { plainExcerpt } from '../../../../../contract/plain-excerpt.ts';
import { ownNameOf } from '../../../../../contract/rooms/room-name.ts';
import type { Room } from '../../../../../contract/rooms/room.ts';
import { useMessages } from '../../../../locales/messages.ts';
import { classNames } from '../../../components/class-names.ts';
import hero from '../../../components/page/hero.module.css';
import { Icon } from '../../../components/icons/icon.tsx';
import cover from '../../../components/mates/cover-link.module.css';
import { tinted } from '../../../components/mates/mate-theme.ts';
import { Portrait } from '../../../components/mates/portrait.tsx';
import { roomPath } from '../../../components/paths.ts';
import { WrittenAt } from '../../../rooms/written-at.tsx';
import styles from './latest-chats.module.css';

/** About two lines on a wide page and four on a phone, so that no line is cut by its width. */
const longestExcerpt = 72;

/** The chat that the user left last, and those before it. */
export function LatestChats({ chats }: { readonly chats: readonly Room[] }) {
  const { recentChats } = useMessages('titles');
  const [latest, ...others] = chats;
  if (latest === undefined) return null;
  return (
    <div className={styles.chats}>
      <LatestChat room={latest} />
      {others.length === 0 ? null : (
        <ul className={styles.row} aria-label={recentChats}>
          {others.map((room) => (
            <li key={room.roomId} className={styles.chat}>
              <Portrait mate={room.mate} shape="round" eager />
              <Link href={roomPath(room.roomId)} className={classNames(cover.link, styles.link)}>
                <bdi className={styles.name}>{room.mate.shortName}</bdi>
                <OwnName room={room} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LatestChat({ room }: { readonly room: Room }) {
  const t = useMessages('recentChats');
  const { mate, roomId, lastMessage, updatedAt } = room;
  const written = new Date(lastMessage?.createdAt ?? updatedAt);
  return (
    <section
      className={classNames(hero.hero, styles.latest)}
      aria-labelledby="continue"
      {...tinted(mate.hue)}
    >
      <div className={styles.text}>
        <p className={hero.eyebrow}>
          <WrittenAt time={written} />
          <OwnName room={room} />
        </p>
        <h2 id="continue" className={styles.heading}>
          <Link href={roomPath(roomId)} className={cover.link}>
            {t.continue(mate.shortName)}
          </Link>
        </h2>
        {lastMessage === null ? null : (
          <p className={styles.last}>
            {lastMessage.role === 'user' ? <span className={styles.you}>{t.you}</span> : null}
            <span className={styles.excerpt} dir="auto">
              {excerptOf(lastMessage.text)}
            </span>
          </p>
        )}
      </div>
      <div className={classNames(hero.stage, styles.stage)}>
        <Portrait mate={mate} shape="stage" eager />
      </div>
      <span className={styles.arrow}>
        <Icon name="chevron-right" />
      </span>
    </section>
  );
}

/** The beginning of a message, cut between words; the words of some languages have no spaces between them. */
function excerptOf(text: string): string {
  const plain = plainExcerpt(text);
  if (plain.length <= longestExcerpt) return plain;
  const cut = cutText(plain, longestExcerpt).replace(/\s\S{0,24}$/u, '');
  return `${cut.replace(/[^\p{L}\p{M}\p{N}]+$/u, '')}…`;
}

/** What tells a chat from others with its mate. */
function OwnName({ room }: { readonly room: Room }) {
  const name = ownNameOf(room);
  return name === undefined ? null : <bdi className={styles.ownName}>{name}</bdi>;
}
