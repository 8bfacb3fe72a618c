import { Memory } from '../../views/memory/memory.tsx';
import { provideMateMemory } from './provide-mate-memory.ts';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = (deps: ScreenDeps) =>
  defineScreen({
    logic: provideMateMemory(deps),
    input: ({ search }) => {
      const query = new URLSearchParams(search);
      return { mateId: query.get('mateId'), roomId: query.get('roomId'), mateName: null };
    },
    View: Memory,
  });
