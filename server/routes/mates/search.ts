import type { FastifyInstance } from 'fastify';
import { hotWords, search } from '../../../contract/mates/search.ts';
import { createSearchCounts } from '../../domain/search/hot-words.ts';
import { searchMates } from '../../domain/search/search.ts';
import { registerCall, type CallDeps } from '../../http/calls.ts';
import type { MateDeps } from '../../domain/mates/mate-deps.ts';
import { withLanguages } from './mate-languages.ts';

export const registerSearchRoutes = (app: FastifyInstance, deps: CallDeps & MateDeps): void => {
  const counts = createSearchCounts(deps);
  registerCall(app, deps, search, async ({ input, user, request }) => {
    await deps.limits.consume('search-address', request);
    const result = await searchMates(deps, { ...input, viewer: user });
    // The counts are public, so only searches among publicly visible mates are counted.
    if (input.page === 1 && user?.nfsw !== true) {
      const mates = result.mates.filter(({ visibility }) => visibility === undefined);
      await counts.count(input.q, { ...result, mates }, user?.userId ?? request.ip);
    }
    return { ...result, mates: result.mates.map(withLanguages(deps.companion)) };
  });
  registerCall(app, deps, hotWords, () => counts.hotWords());
};
