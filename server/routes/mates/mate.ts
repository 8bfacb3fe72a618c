import type { FastifyInstance } from 'fastify';
import { recommend, trendingRank } from '../../../contract/mates/mate.ts';
import { getMateDetail, mateExtraInfo } from '../../../contract/mates/mate-detail.ts';
import { toDetail, recommendMates, getMate } from '../../domain/mates/catalogue.ts';
import { readCreatorNotes } from '../../domain/mates/creator-notes.ts';
import { readMateChanges } from '../../domain/mates/mate-changes.ts';
import { getExtraInfo } from '../../domain/social/extra-info.ts';
import { greetingIn, guestName, readReaderName, withNamesIn } from '../../domain/mates/named-mate.ts';
import { rankMates } from '../../domain/social/trending.ts';
import { getRequestLanguage, getRequestTimeZone } from '../../http/language.ts';
import { registerCall, type CallDeps } from '../../http/calls.ts';
import type { MateDeps } from '../../domain/mates/mate-deps.ts';
import { withLanguages } from './mate-languages.ts';

export const registerMateRoutes = (app: FastifyInstance, deps: CallDeps & MateDeps): void => {
  const inLanguages = withLanguages(deps.companion);
  registerCall(app, deps, recommend, async ({ user }) => {
    const { pick, mates } = await recommendMates(deps, user);
    return { pick: pick === null ? null : inLanguages(pick), mates: mates.map(inLanguages) };
  });
  registerCall(app, deps, trendingRank, async ({ user }) => {
    const { ranks } = await rankMates(deps, user);
    return { ranks: ranks.map(({ rank, mate }) => ({ rank, mate: inLanguages(mate) })) };
  });
  registerCall(app, deps, getMateDetail, async ({ input, user, request }) => {
    const language = getRequestLanguage(request);
    const mate = greetingIn(await getMate(deps.database, input.mateId, user), language);
    const person = user === null ? guestName(language) : await readReaderName(deps.database, user.userId);
    const { mateId } = mate;
    const changes = await readMateChanges(deps.database, mateId);
    const reading = {
      person,
      place: mateId,
      occasion: mateId,
      now: deps.now(),
      timeZone: getRequestTimeZone(request),
    };
    const userId = user?.userId ?? null;
    const creatorNotes = await readCreatorNotes(deps.database, mate, { ...reading, userId, language });
    return {
      ...inLanguages(toDetail(withNamesIn(mate, reading))),
      ...(userId !== null && mate.ownerId === userId ? { mine: true as const } : {}),
      ...(creatorNotes === '' ? {} : { creatorNotes }),
      ...(changes.length === 0 ? {} : { changes }),
    };
  });
  registerCall(app, deps, mateExtraInfo, async ({ input, user }) => {
    const extra = await getExtraInfo(deps, input.mateId, user);
    return { ...extra, similar: extra.similar.map(inLanguages) };
  });
};
