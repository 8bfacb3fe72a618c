import { collectionMachine } from '../machines/collection.machine.ts';
import { collectionActors } from '../services/marks.actors.ts';
import { createMarks } from '../services/marks.ts';
import { Favorites } from '../views/screens/favorite.tsx';
import { provideMark } from './provide-mark.ts';
import { defineScreen, type World } from './screen.ts';

export const screen = (world: World) =>
  defineScreen({
    logic: collectionMachine.provide({
      actors: { ...collectionActors(createMarks(world.services).favorites), mark: provideMark(world) },
    }),
    input: () => undefined,
    View: Favorites,
    messages: ['marks'],
  });
