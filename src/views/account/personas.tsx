import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectRoom, type PersonasActor } from '../../machines/account/personas/personas.selectors.ts';
import { PageHeader } from '../components/page-header.tsx';
import { roomPath } from '../components/paths.ts';
import sheet from '../components/sheet.module.css';
import { PersonasAndRoom } from './personas-and-room.tsx';

/** The page of the user’s personas, and of the conversation that it was opened from. */
export function Personas({ actor }: { readonly actor: PersonasActor }) {
  const t = useMessages('personas');
  const room = useSelector(actor, selectRoom);
  const mateName = room?.mate.shortName;
  return (
    <div className={sheet.page}>
      <PageHeader
        title={mateName === undefined ? t.title : t.titleIn(mateName)}
        back={{ to: room === null ? '/mine' : roomPath(room.roomId), label: t.back }}
      />
      <PersonasAndRoom actor={actor} />
    </div>
  );
}
