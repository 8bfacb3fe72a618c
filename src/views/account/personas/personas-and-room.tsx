import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { PersonasActor } from '../../../machines/account/personas/personas.machine.ts';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { AboutRoom } from './about-room.tsx';
import { PersonaCardSkeleton } from './persona-card.tsx';
import { PersonaList } from './persona-list.tsx';
import styles from './personas.module.css';

/** The user’s personas; in a room all that is about it, the same for the page and for the pane. */
export function PersonasAndRoom({ actor }: { readonly actor: PersonasActor }) {
  const t = useMessages('personas');
  const room = useSelector(actor, ({ context }) => context.data?.roomPersona?.room);
  const list = useSelector(actor, ({ children }) => children.personaList);
  return (
    <>
      <RequestStatus actor={actor} texts={t}>
        <ul className={styles.list} aria-label={t.list}>
          {[1, 2, 3].map((place) => (
            <PersonaCardSkeleton key={place} />
          ))}
        </ul>
      </RequestStatus>
      {list === undefined ? null : room ? (
        <AboutRoom actor={actor} room={room} list={list} />
      ) : (
        <PersonaList actor={list} mateName={undefined} />
      )}
    </>
  );
}
