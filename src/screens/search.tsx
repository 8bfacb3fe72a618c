import { searchMachine } from '../machines/search.machine.ts';
import { searchActors } from '../services/search.actors.ts';
import { searchPath } from '../views/parts/paths.ts';
import { Search } from '../views/screens/search.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { navigation } }: World) =>
  defineScreen({
    logic: searchMachine.provide({
      actors: searchActors(services),
      actions: {
        showPlace: (_, { search: query, replace }) =>
          navigation.send({ type: 'link.follow', to: searchPath(query), replace }),
      },
    }),
    input: ({ search: query }) => ({ search: query }),
    View: Search,
    messages: ['search'],
  });
