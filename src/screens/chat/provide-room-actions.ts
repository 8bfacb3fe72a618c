import { roomActionsMachine } from '../../machines/rooms/room-actions.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { download, downloadJson, downloadText } from '../../services/browser/download-file.ts';
import { createRooms } from '../../services/chat/rooms.ts';
import { createUnsent } from '../../services/chat/unsent.ts';
import { createRoomCopies } from '../../services/offline/room-copies.ts';
import { roomActionsActors } from '../../services/rooms/recent-chats.actors.ts';
import { asMarkdown } from '../../services/rooms/room-markdown.ts';
import type { ScreenDeps } from '../screen.ts';

/** Provides what the user does with conversations, in their list and in the settings of one; with the service behind it. */
export function provideRoomActions({ services, actors, messages, showToast }: ScreenDeps) {
  const { drafts } = createUnsent(services.storage);
  const userId = () => actors.auth.getSnapshot().context.user?.uuid ?? '';
  const copies = createRoomCopies({
    storage: services.storage,
    userId,
    onListUse: () => actors.connection.send({ type: 'server.unreachable' }),
  });
  const rooms = createRooms(services, drafts, userId, copies);
  const roomActions = roomActionsMachine.provide({
    actors: roomActionsActors(rooms),
    actions: {
      showToast,
      download: (_, exported) => {
        const { form } = exported;
        if (form === 'mates') download('chat.mates', exported.file, 'application/octet-stream');
        else if (form === 'json') downloadJson(`${exported.mateId}.json`, exported.room);
        else downloadText(`${exported.mateId}.md`, asMarkdown(exported.room, messages('roomSettings').copy));
      },
    },
  });
  // It has no place for a button.
  return { rooms, drafts, userId, roomActions: supervised(roomActions, 1000) };
}
