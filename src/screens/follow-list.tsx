import { collectionMachine } from '../machines/collection.machine.ts';
import { collectionActors } from '../services/marks.actors.ts';
import { createMarks } from '../services/marks.ts';
import { FollowList } from '../views/screens/follow-list.tsx';
import { provideMark } from './provide-mark.ts';
import { defineScreen, type World } from './screen.ts';

export const screen = (world: World) =>
  defineScreen({
    logic: collectionMachine.provide({
      actors: { ...collectionActors(createMarks(world.services).followed), mark: provideMark(world) },
    }),
    input: () => undefined,
    View: FollowList,
    messages: ['marks'],
  });
