import type { FastifyInstance } from 'fastify';
import { suggestMate } from '../../../contract/mates/mate-suggestion.ts';
import {
  maxCardFileBytes,
  maxCardLength,
  deleteOwnMate,
  ownMate,
  ownCardFile,
  ownMateCard,
  ownMates,
  saveOwnCardFile,
  saveOwnMate,
  type OwnMateList,
} from '../../../contract/mates/own-mate.ts';
import type { MateDeps } from '../../domain/mates/mate-deps.ts';
import { assertOldEnough, assertNfswEnabled } from '../../domain/accounts/age.ts';
import { suggestDraft } from '../../domain/mates/own/user-mate-suggestion.ts';
import { readCardFile, saveCardFile } from '../../domain/mates/own/card-files.ts';
import * as domain from '../../domain/mates/own/user-mates.ts';
import { bodyLimit } from '../../http/json-body.ts';
import { getRequestLanguage } from '../../http/language.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { registerCall, type CallDeps } from '../../http/calls.ts';

type OwnMateDeps = CallDeps & MateDeps;

/** Registers the calls about the caller's own mates. Other users' mates are indistinguishable from missing ones. */
export const registerOwnMateRoutes = (app: FastifyInstance, deps: OwnMateDeps): void => {
  registerCall(app, deps, ownMates, async ({ user }): Promise<OwnMateList> => ({
    ...(await domain.listOwnMates(deps.database, user.userId)),
    isScripted: deps.companion.name === 'scripted',
  }));
  registerCall(app, deps, ownMate, ({ user, input }) =>
    domain.readOwnMate(deps.database, { userId: user.userId, mateId: input.mateId }),
  );
  registerCall(app, deps, ownMateCard, async ({ user, input }) => {
    await deps.limits.consume('own-card-user', user);
    return domain.readOwnMateCard(deps.database, { userId: user.userId, mateId: input.mateId });
  });
  registerCall(
    app,
    deps,
    saveOwnMate,
    ({ user, input }) => {
      if (input.draft.rating === 'mature') {
        assertNfswEnabled(user);
      }
      return domain.saveOwnMate(deps, {
        userId: user.userId,
        mateId: input.mateId ?? null,
        clientMateId: input.clientMateId ?? null,
        draft: input.draft,
        card: input.card ?? null,
        importId: input.importId,
        refusesDuplicate: input.refusesDuplicate ?? false,
      });
    },
    {
      // No character of a card takes more than three bytes of JSON.
      bodyLimit: 3 * maxCardLength + bodyLimit,
      admit: (user) => deps.limits.consume('save-mate-user', user),
    },
  );
  registerCall(
    app,
    deps,
    saveOwnCardFile,
    async ({ user, input }) => {
      const content = Buffer.from(input.content, 'base64');
      await saveCardFile(deps, { userId: user.userId, mateId: input.mateId, content });
      return null;
    },
    {
      bodyLimit: Math.ceil((maxCardFileBytes * 4) / 3) + bodyLimit,
      admit: (user) => deps.limits.consume('save-card-file-user', user),
    },
  );
  registerCall(app, deps, ownCardFile, async ({ user, input }) => {
    await deps.limits.consume('own-card-user', user);
    return readCardFile(deps.database, { userId: user.userId, mateId: input.mateId });
  });
  registerCall(app, deps, deleteOwnMate, async ({ user, input }) => {
    await domain.deleteOwnMate(deps, { userId: user.userId, mateId: input.mateId });
    return null;
  });
  registerCall(app, deps, suggestMate, async ({ user, input, request, getSignal }) => {
    const signal = getSignal();
    await assertOldEnough(deps, user);
    await deps.limits.consume('suggest-mate-user', user);
    const language = toLanguage(getRequestLanguage(request));
    return suggestDraft(deps, { description: input.wish, language }, signal);
  });
};
