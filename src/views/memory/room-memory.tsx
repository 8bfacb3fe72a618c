import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import type { MateMemoryActor } from '../../machines/memory/mate-memory.machine.ts';
import { groupsOf } from '../../machines/memory/mate-memory.selectors.ts';
import { memoryIdOf } from '../../machines/memory/memory.ts';
import { selectIsUnsupported } from '../../machines/shared/request.ts';
import sheet from '../components/dialogs/sheet.module.css';
import { memoryPath } from '../components/paths.ts';
import { RequestStatus } from '../components/status/request-status.tsx';
import { useRequest } from '../use-request.ts';
import styles from './memory.module.css';

/** How many memories are shown; the others are on their page. */
const maxShown = 5;

/** What the mate of a conversation remembers, in short; nothing where the host remembers nothing. */
export function RoomMemory({ actor }: { readonly actor: MateMemoryActor }) {
  const t = useMessages('memory');
  const { mateId, roomId } = useSelector(actor, ({ context }) => context);
  const memories = useSelector(actor, ({ context }) => context.memories);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  if (isUnsupported || mateId === null) return null;
  if (!isShown) return <RequestStatus actor={actor} texts={t} />;
  const facts = groupsOf({ memories, forgotten: [], edited: null, query: '' })
    .filter(({ name }) => name !== 'past' && name !== 'chapters')
    .flatMap((group) => group.memories);
  return (
    <>
      {facts.length === 0 ? (
        <p className={sheet.muted}>{t.empty.text}</p>
      ) : (
        <ul className={styles.facts}>
          {facts.slice(0, maxShown).map((fact) => (
            <li key={memoryIdOf(fact)}>
              <bdi>{fact.text}</bdi>
            </li>
          ))}
        </ul>
      )}
      <Link href={memoryPath(mateId, roomId)} className={styles.all}>
        {memories.length === 0 ? t.add : t.all(memories.length)}
      </Link>
    </>
  );
}
