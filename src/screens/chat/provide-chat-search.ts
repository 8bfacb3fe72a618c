import { enqueueActions, fromPromise, spawnChild, type AnyActorLogic } from 'xstate';
import { chatSearchMachine, type ChatSearchInput } from '../../machines/chat/search/chat-search.machine.ts';
import type { chatActors } from '../../services/chat/chat.actors.ts';
import type { GetSearchCode } from '../../views/chat/search/chat-search.tsx';
import type { ScreenDeps } from '../screen.ts';
import { importCode } from '../../services/shared/import-code.ts';

/** Provides the search in a chat, whose machine, view and texts are loaded when it is opened. */
export function provideChatSearch(
  { services, loadMessages }: Pick<ScreenDeps, 'services' | 'loadMessages'>,
  actors: Pick<ReturnType<typeof chatActors>, 'locateMessage'>,
) {
  let loaded: (ReturnType<GetSearchCode> & { readonly machine: AnyActorLogic }) | undefined;
  const getSearchCode: GetSearchCode = () => loaded;
  const chatSearch = chatSearchMachine.provide({
    actors: {
      loadSearch: fromPromise(async () => {
        const [{ provideSearchHits, ChatSearchBar }] = await importCode(() =>
          Promise.all([import('./provide-search-hits.ts'), loadMessages(['messageSearch'])]),
        );
        loaded ??= { machine: provideSearchHits(services, actors), View: ChatSearchBar };
      }),
    },
    actions: {
      openSearch: enqueueActions(({ context, enqueue }) => {
        if (loaded !== undefined) enqueue(startSearch(loaded.machine, context));
      }),
    },
  });
  return { chatSearch, getSearchCode };
}

const startSearch = (machine: AnyActorLogic, { parentRef, roomId, start }: ChatSearchInput): never =>
  // The machine that spawns it knows no type of it.
  spawnChild(machine, {
    id: 'searchHits',
    input: { parentRef, roomId, pinned: start?.pinned === true },
  }) as never;
