import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { PersonasActor } from '../../../machines/account/personas/personas.machine.ts';
import { SettingsNavigation } from '../settings-navigation.tsx';
import { FullPage } from '../../components/page/full-page.tsx';
import { roomPath } from '../../components/paths.ts';
import { PersonasAndRoom } from './personas-and-room.tsx';
import styles from './personas.module.css';

/** The page of the user’s personas, and of the conversation that it was opened from. */
export function Personas({ actor }: { readonly actor: PersonasActor }) {
  const t = useMessages('personas');
  const titles = useMessages('titles');
  const room = useSelector(actor, ({ context }) => context.data?.roomPersona?.room);
  return (
    <FullPage
      title={room ? t.about : titles.chatProfile}
      back={{ to: room ? roomPath(room.roomId) : '/profile', label: t.back }}
      width={room ? 'wide' : 'narrow'}
      aside={room ? undefined : <SettingsNavigation />}
    >
      <div className={room ? styles.columns : styles.content}>
        <PersonasAndRoom actor={actor} />
      </div>
    </FullPage>
  );
}
