import { searchMachine } from '../../machines/mates/browse/search.machine.ts';
import { searchActors } from '../../services/mates/search.actors.ts';
import { searchPath } from '../../views/components/paths.ts';
import { Search } from '../../views/mates/browse/search.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { navigation } }: ScreenDeps) =>
  defineScreen({
    logic: searchMachine.provide({
      actors: searchActors(services),
      actions: {
        navigateToQuery: (_, { search: query, replace }) =>
          navigation.send({ type: 'link.follow', to: searchPath(query), replace }),
      },
    }),
    input: ({ search: query }) => ({ search: query }),
    View: Search,
  });
