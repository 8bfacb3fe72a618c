import { savedListMachine } from '../machines/mates/saved-list.machine.ts';
import { savedListActors } from '../services/mates/favorites.actors.ts';
import { createMarks } from '../services/mates/favorites.ts';
import { FollowList } from '../views/mates/follow-list.tsx';
import { provideMark } from './provide-toggle.ts';
import { defineScreen, type World } from './screen.ts';

export const screen = (world: World) =>
  defineScreen({
    logic: savedListMachine.provide({
      actors: { ...savedListActors(createMarks(world.services).followed), toggle: provideMark(world) },
    }),
    input: () => undefined,
    View: FollowList,
  });
