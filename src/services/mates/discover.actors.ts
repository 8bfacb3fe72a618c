import { fromEventObservable } from 'xstate';
import { recommend, trendingRank } from '../../../contract/mates/mate.ts';
import type { Catalogue, Chats, CopyFound, Ranks } from '../../machines/mates/browse/discover.machine.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { observe } from '../shared/from-async-source.ts';
import { importCode } from '../shared/import-code.ts';
import type { Services } from '../shared/services.ts';

/** Actors of `discover`; visitors may make its calls too, except that for chats. */
export const discoverActors = (services: Pick<Services, 'call' | 'storage'>, userId: () => string) => {
  const { call } = services;
  const loadChats = async () => {
    const { createLatestChats } = await importCode(() => import('../rooms/latest-chats.ts'));
    return createLatestChats(services, userId);
  };
  return {
    fetchCatalogue: provideRequest<Catalogue>(({ signal }) => call(recommend, {}, signal)),
    fetchRanks: provideRequest<Ranks>(async ({ signal }) => (await call(trendingRank, {}, signal)).ranks),
    fetchChats: provideRequest<Chats>(async ({ signal }) => (await loadChats()).fetch(signal)),
    offerCopy: fromEventObservable<CopyFound, undefined>(() =>
      observe<CopyFound>(async (emit) => {
        const chats = await (await loadChats()).find();
        if (chats !== null) emit({ type: 'copy.found', chats });
      }),
    ),
  };
};
