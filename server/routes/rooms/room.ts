import type { FastifyInstance } from 'fastify';
import { createRoom, deleteRoom, readMateChange, roomInfo, roomList } from '../../../contract/rooms/room.ts';
import * as messageActions from '../../../contract/rooms/message-actions.ts';
import * as actions from '../../../contract/rooms/room-actions.ts';
import { exportRoomFile, importRoom, maxRoomFileBytes } from '../../../contract/rooms/room-file.ts';
import { saveReplySettings } from '../../../contract/replies/reply-settings.ts';
import { searchMessages } from '../../../contract/rooms/search-messages.ts';
import type { AppDeps } from '../../http/dependencies.ts';
import { assertOldEnough, assertRatingAllowed } from '../../domain/accounts/age.ts';
import { toViewer } from '../../domain/mates/mate-access.ts';
import { markChangeRead } from '../../domain/mates/mate-changes.ts';
import { listRemovedRooms, restoreRoom } from '../../domain/rooms/restore-room.ts';
import { archiveRoom, renameRoom } from '../../domain/rooms/change-room.ts';
import { copyRoom } from '../../domain/rooms/copy-room.ts';
import * as imports from '../../domain/imports/import-room.ts';
import * as file from '../../domain/rooms/room-file.ts';
import * as replies from '../../domain/rooms/reply-settings.ts';
import * as domain from '../../domain/rooms/room-notes.ts';
import { deleteRoom as erase, removeRoom } from '../../domain/rooms/delete-room.ts';
import { deleteMessage, restoreMessages } from '../../domain/rooms/removals.ts';
import * as rooms from '../../domain/rooms/rooms.ts';
import * as search from '../../domain/search/search-messages.ts';
import { hearReply } from '../../domain/rooms/hear-reply.ts';
import { editReply } from '../../domain/rooms/edit-reply.ts';
import { showMessage } from '../../domain/rooms/show-message.ts';
import { assertAllPassModeration, assertPassesModeration } from '../../domain/safety/content-rules.ts';
import { registerCall } from '../../http/calls.ts';
import { bodyLimit } from '../../http/json-body.ts';
import { getRequestTimeZone } from '../../http/language.ts';
import { withLanguages } from '../mates/mate-languages.ts';

/** Registers the calls about the caller's rooms. Other users' rooms are indistinguishable from missing ones. */
export const registerRoomRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerCall(app, deps, createRoom, ({ user, input, request }) =>
    rooms.openRoom(deps, {
      ...toViewer(user),
      mateId: input.mateId,
      clientRoomId: input.clientRoomId ?? null,
      isTemporary: input.temporary === '1',
      language: user.language,
      timeZone: getRequestTimeZone(request),
    }),
  );
  registerCall(app, deps, roomList, async ({ user }) => {
    const removed = await listRemovedRooms(deps, user);
    return { ...(await rooms.listRooms(deps, user)), removed };
  });
  registerCall(app, deps, roomInfo, async ({ user, input }) => {
    const { room, ...info } = await rooms.readRoomInfo(deps, {
      ...toViewer(user),
      roomId: input.roomId,
      before: input.before ?? null,
      limit: input.limit ?? null,
      isCountRequested: input.countOlder === '1',
    });
    return { ...info, room: { ...room, mate: withLanguages(deps.companion)(room.mate) } };
  });
  registerCall(app, deps, readMateChange, async ({ user, input }) => {
    await markChangeRead(deps, { ...input, userId: user.userId });
    return null;
  });
  registerCall(app, deps, deleteRoom, async ({ user, input }) => {
    const room = { userId: user.userId, roomId: input.roomId };
    const until = input.undo === '1' ? await removeRoom(deps, room) : null;
    if (until !== null) {
      return { until };
    }
    if (await erase(deps, room)) {
      deps.replies.forget(input.roomId);
    }
    return null;
  });
  registerCall(app, deps, actions.restoreRoom, ({ user, input }) =>
    restoreRoom(deps, { ...toViewer(user), roomId: input.roomId }),
  );
  registerCall(app, deps, searchMessages, async ({ user, input }) => {
    await deps.limits.consume('search-messages-user', user);
    const { roomId = null, before = null, pinned = false, text } = input;
    return search.searchMessages(deps, { ...toViewer(user), text, roomId, pinned, before });
  });
  registerRoomActions(app, deps);
  registerRoomFiles(app, deps);
};

/** Registers the calls that take a room along as a file. */
const registerRoomFiles = (app: FastifyInstance, deps: AppDeps): void => {
  registerCall(app, deps, exportRoomFile, async ({ user, input }) => {
    await deps.limits.consume('export-user', user);
    return file.exportRoomFile(deps, { ...toViewer(user), roomId: input.roomId });
  });
  registerCall(
    app,
    deps,
    importRoom,
    async ({ user, input }) => {
      const { title = '', notes, messages } = input.file;
      await assertOldEnough(deps, user);
      await assertAllPassModeration(deps.moderation, [title, notes, ...messages.map(({ text }) => text)]);
      return imports.importRoom(deps, { ...toViewer(user), ...input });
    },
    {
      // Around the file is a little more.
      bodyLimit: maxRoomFileBytes + bodyLimit,
      admit: (user) => deps.limits.consume('import-user', user),
    },
  );
};

/** Registers the calls about notes, exports and single messages. */
const registerRoomActions = (app: FastifyInstance, deps: AppDeps): void => {
  registerCall(app, deps, actions.roomNotes, ({ user, input, request }) =>
    domain.readNotes(deps, { ...toViewer(user), ...input, timeZone: getRequestTimeZone(request) }),
  );
  registerCall(app, deps, actions.saveRoomNotes, ({ user, input }) =>
    domain.saveNotes(deps, { userId: user.userId, ...input }),
  );
  registerCall(app, deps, saveReplySettings, ({ user, input }) =>
    replies.saveReplySettings(deps, { userId: user.userId, ...input }),
  );
  registerCall(app, deps, actions.renameRoom, ({ user, input }) =>
    renameRoom(deps, { ...toViewer(user), ...input }),
  );
  registerCall(app, deps, actions.archiveRoom, ({ user, input }) =>
    archiveRoom(deps, { ...toViewer(user), ...input }),
  );
  registerCall(app, deps, messageActions.copyRoom, async ({ user, input }) => {
    await assertRatingAllowed(deps, user, { roomId: input.roomId });
    return copyRoom(deps, { ...toViewer(user), ...input });
  });
  registerCall(app, deps, actions.exportRoom, async ({ user, input }) => {
    await deps.limits.consume('export-user', user);
    return domain.exportRoom(deps, { ...toViewer(user), roomId: input.roomId });
  });
  registerCall(app, deps, messageActions.deleteMessage, async ({ user, input }) => {
    await assertRatingAllowed(deps, user, input);
    return deleteMessage(deps, { ...toViewer(user), messageId: input.messageId });
  });
  registerCall(app, deps, messageActions.restoreMessages, ({ user, input }) =>
    restoreMessages(deps, { ...toViewer(user), removalId: input.removalId }),
  );
  registerCall(app, deps, messageActions.showMessage, async ({ user, input }) => {
    await assertRatingAllowed(deps, user, input);
    return showMessage(deps, { ...toViewer(user), messageId: input.messageId });
  });
  registerCall(app, deps, messageActions.editReply, async ({ user, input }) => {
    await assertOldEnough(deps, user);
    await assertRatingAllowed(deps, user, input);
    await assertPassesModeration(deps.moderation, { text: input.text });
    return editReply(deps, { ...toViewer(user), ...input });
  });
  registerCall(app, deps, messageActions.hearReply, ({ user, input }) =>
    hearReply(deps, { userId: user.userId, ...input }),
  );
  registerCall(app, deps, messageActions.likeMessage, async ({ user, input }) => {
    await assertRatingAllowed(deps, user, input);
    return domain.likeMessage(deps, { userId: user.userId, ...input });
  });
  registerCall(app, deps, messageActions.pinMessage, async ({ user, input }) => {
    await assertRatingAllowed(deps, user, input);
    return domain.pinMessage(deps, { userId: user.userId, ...input });
  });
};
