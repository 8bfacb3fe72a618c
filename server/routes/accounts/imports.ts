import type { FastifyInstance } from 'fastify';
import { importMessages, importPartBytes, imports, undoImport } from '../../../contract/account/imports.ts';
import type { AppDeps } from '../../http/dependencies.ts';
import { assertNotTooYoung, assertOldEnough } from '../../domain/accounts/age.ts';
import * as messages from '../../domain/imports/import-messages.ts';
import { listImports, readLeft } from '../../domain/imported-items.ts';
import * as undo from '../../domain/imports/undo-import.ts';
import { isSealedTrial } from '../../domain/signatures.ts';
import { toViewer } from '../../domain/mates/mate-access.ts';
import { assertAllPassModeration } from '../../domain/safety/content-rules.ts';
import { registerCall } from '../../http/calls.ts';
import { bodyLimit } from '../../http/json-body.ts';

/** Registers the calls that bring chats along from other apps. */
export const registerImportRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerCall(
    app,
    deps,
    importMessages,
    async ({ user, input }) => {
      const { title = '', messages: lines, mateId, seal } = input;
      const isOwn = seal !== undefined && (await isSealedTrial(deps.database, { mateId, lines }, seal));
      await (isOwn ? assertNotTooYoung : assertOldEnough)(deps, user);
      await assertAllPassModeration(deps.moderation, [title, ...lines.map(({ text }) => text)]);
      return messages.importMessages(deps, { ...toViewer(user), ...input, title, own: isOwn ? seal : null });
    },
    {
      bodyLimit: importPartBytes + bodyLimit,
      admit: (user) => deps.limits.consume('import-messages-user', user),
    },
  );
  registerCall(app, deps, imports, async ({ user: { userId } }) => ({
    ...(await listImports(deps.database, userId)),
    left: await readLeft(deps.database, userId),
  }));
  registerCall(app, deps, undoImport, ({ user, input }) =>
    undo.undoImport(deps, { userId: user.userId, importId: input.importId }, (roomId) =>
      deps.replies.forget(roomId),
    ),
  );
};
