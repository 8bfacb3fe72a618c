import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectRoom, type PersonasActor } from '../../machines/account/personas/personas.selectors.ts';
import { PageHead } from '../components/page-header.tsx';
import { roomPath } from '../components/paths.ts';
import sheet from '../components/sheet.module.css';
import { PersonasAndRoom } from './personas-and-room.tsx';

/** The page of the user’s personas, and of the conversation that it was opened from. */
export function ChatProfile({ actor }: { readonly actor: PersonasActor }) {
  const words = useMessages('chatProfile');
  const room = useSelector(actor, selectRoom);
  const mateName = room?.mate.shortName;
  return (
    <div className={sheet.page}>
      <PageHead
        title={mateName === undefined ? words.title : words.titleIn(mateName)}
        back={{ to: room === null ? '/mine' : roomPath(room.roomId), label: words.back }}
      />
      <PersonasAndRoom actor={actor} />
    </div>
  );
}
