import type { FastifyInstance } from 'fastify';
import { recommend, trendingRank } from '../../contract/mate.ts';
import { getMateDetail, mateExtraInfo } from '../../contract/mate-detail.ts';
import { toDetail, recommendMates, getMate } from '../domain/mates/catalogue.ts';
import { readMateChanges } from '../domain/mates/mate-changes.ts';
import { getExtraInfo } from '../domain/accounts/extra-info.ts';
import { guestName, readReaderName, withNamesIn } from '../domain/mates/named-mate.ts';
import { rankMates } from '../domain/social/trending.ts';
import { getRequestLanguage } from '../http/language.ts';
import { registerCall, type CallDeps } from '../http/calls.ts';

export const registerMateRoutes = (app: FastifyInstance, deps: CallDeps): void => {
  registerCall(app, deps, recommend, ({ user }) => recommendMates(deps, user));
  registerCall(app, deps, trendingRank, ({ user }) => rankMates(deps, user));
  registerCall(app, deps, getMateDetail, async ({ input, user, request }) => {
    const mate = await getMate(deps.database, input.mateId, user);
    const person =
      user === null
        ? guestName(getRequestLanguage(request))
        : await readReaderName(deps.database, user.userId);
    const { mateId } = mate;
    const changes = await readMateChanges(deps.database, mateId);
    return {
      ...toDetail(withNamesIn(mate, { person, place: mateId, occasion: mateId, now: deps.now() })),
      ...(changes.length === 0 ? {} : { changes }),
    };
  });
  registerCall(app, deps, mateExtraInfo, ({ input, user }) => getExtraInfo(deps, input.mateId, user));
};
