import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectRoomId, type RoomSettingsActor } from '../../machines/rooms/room-settings.selectors.ts';
import { ButtonLink } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { roomSearchPath } from '../components/paths.ts';

/** Leads to the search in the conversation. */
export function RoomSearchLink({ actor }: { readonly actor: RoomSettingsActor }) {
  const t = useMessages('roomSettings').data;
  const roomId = useSelector(actor, selectRoomId);
  if (roomId === null) return null;
  return (
    <ButtonLink to={roomSearchPath(roomId)}>
      <Icon name="search" />
      {t.search}
    </ButtonLink>
  );
}
