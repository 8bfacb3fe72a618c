import type { FastifyInstance } from 'fastify';
import { createRoom, deleteRoom, roomInfo, roomList } from '../../contract/room.ts';
import type { AppDeps } from '../dependencies.ts';
import * as rooms from '../domain/rooms.ts';
import { registerCall } from '../http/calls.ts';

/** The conversations that a person has. Somebody else's do not exist for the caller. */
export const registerRoomRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerCall(app, deps, createRoom, ({ user, input }) =>
    rooms.openRoom(deps, {
      userId: user.userId,
      mateId: input.mateId,
      clientRoomId: input.clientRoomId ?? null,
    }),
  );
  registerCall(app, deps, roomList, ({ user }) => rooms.listRooms(deps, user.userId));
  registerCall(app, deps, roomInfo, ({ user, input }) =>
    rooms.readRoomInfo(deps, {
      userId: user.userId,
      roomId: input.roomId,
      before: input.before ?? null,
      limit: input.limit ?? null,
    }),
  );
  registerCall(app, deps, deleteRoom, async ({ user, input }) => {
    if (await rooms.deleteRoom(deps, { userId: user.userId, roomId: input.roomId })) {
      deps.replies.forget(input.roomId);
    }
    return null;
  });
};
