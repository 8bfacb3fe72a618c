import { useMessages } from '../../locales/messages.ts';
import { ButtonLink } from '../components/button.tsx';
import { roomPath } from '../components/paths.ts';
import { useLeftRoom } from './use-left-room.ts';

/** The way back to the conversation that the user came from, or to all of them. */
export function BackLink({ look }: { readonly look?: 'accent' }) {
  const { toChat, toChats } = useMessages('billing');
  const roomId = useLeftRoom();
  return (
    <ButtonLink
      to={roomId === null ? '/recent-chats' : roomPath(roomId)}
      {...(look === undefined ? {} : { look })}
    >
      {roomId === null ? toChats : toChat}
    </ButtonLink>
  );
}
