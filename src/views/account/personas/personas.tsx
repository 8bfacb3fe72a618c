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
  const room = useSelector(actor, ({ context }) => context.data?.roomPersona?.room ?? null);
  return (
    <FullPage
      title={room === null ? titles.chatProfile : t.about}
      back={{ to: room === null ? '/profile' : roomPath(room.roomId), label: t.back }}
      width={room === null ? 'narrow' : 'wide'}
      aside={room === null ? <SettingsNavigation /> : undefined}
    >
      <div className={room === null ? styles.content : styles.columns}>
        <PersonasAndRoom actor={actor} />
      </div>
    </FullPage>
  );
}
