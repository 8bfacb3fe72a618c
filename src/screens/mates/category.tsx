import { searchMachine } from '../../machines/mates/browse/search.machine.ts';
import { searchActors } from '../../services/mates/search.actors.ts';
import { Category } from '../../views/mates/browse/category.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

/** The search's own machine, at a place without a field: its query never changes. */
export const screen = ({ services }: ScreenDeps) =>
  defineScreen({
    logic: searchMachine.provide({ actors: searchActors(services) }),
    input: ({ search: query }) => ({ search: query }),
    View: Category,
  });
