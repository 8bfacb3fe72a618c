import { describe, expect, test } from 'vitest';
import type { Role } from '../project.ts';
import { fillersOf, readSource, sendersTo, type Listener } from './senders.ts';

const door: Listener = {
  id: 'door',
  file: 'src/machines/door.machine.ts',
  events: ['door.push', 'load.retry', 'page.shown', 'bell.ring'],
  actors: ['watchPage'],
};
const bell: Listener = {
  id: 'bell',
  file: 'src/machines/bell.machine.ts',
  events: ['load.retry', 'page.shown', 'bell.ring'],
  actors: [],
};

const roleOf = (path: string): Role => {
  if (path.startsWith('src/machines/')) return 'machine';
  return path.startsWith('src/services/browser/') ? 'shared' : 'other';
};

const sources = Object.entries({
  'src/machines/door.machine.ts': `import { bellMachine } from './bell.machine.ts';
    setup({ actions: { shut: raise({ type: 'door.push' }), say: () => {} } }).createMachine({
      on: { 'bell.ring': { actions: sendTo('bell', ({ event }) => event) }, 'load.retry': { actions: { type: 'say' } } },
    });`,
  'src/views/door-view.tsx': `import type { DoorActor } from '../machines/door.types.ts';
    export const View = ({ actor }: { actor: DoorActor }) => <a onClick={() => actor.send({ type: 'load.retry' })} />;`,
  'src/views/bell-view.tsx': `import { useBell } from './actors.ts';
    export const View = () => { const bell = useBell(); return <a onClick={() => bell.send({ type: 'load.retry' })} />; };`,
  'src/services/browser/watch-visibility.ts': `export const watch = (tell: (event: { type: 'page.shown' }) => void) =>
    tell({ type: document.hidden ? 'page.hidden' : 'page.shown' });`,
  'src/services/door.actors.ts': `import { watch } from './browser/watch-visibility.ts'; export const doorActors = { watchPage: watch };`,
  'src/screens/door.tsx': `import { doorMachine } from '../machines/door.machine.ts';
    import { doorActors } from '../services/door.actors.ts';
    export const screen = doorMachine.provide({ actors: doorActors });`,
}).map(([path, code]) => readSource(path, code, roleOf(path)));

describe('the senders of an event', () => {
  test.each([
    ['the machine itself and the file that sends it', door, 'door.push', ['src/machines/door.machine.ts']],
    ['the listener whose types the file imports', door, 'load.retry', ['src/views/door-view.tsx']],
    ['the listener whose hook the file uses', bell, 'load.retry', ['src/views/bell-view.tsx']],
    ['the service of the machine’s actor', door, 'page.shown', ['src/services/browser/watch-visibility.ts']],
    ['no service of another machine', bell, 'page.shown', []],
    ['a parent that forwards it to its child', bell, 'bell.ring', ['src/machines/door.machine.ts']],
    ['not the machine that forwards it', door, 'bell.ring', []],
  ])('%s', (_title, machine, event, senders) => {
    expect(sendersTo(machine, [door, bell], sources).get(event)).toEqual(senders);
  });

  test('an actor is provided by the file that the wiring uses', () => {
    expect(fillersOf('watchPage', door, sources)).toEqual(['src/services/door.actors.ts']);
    expect(fillersOf('ring', door, sources)).toEqual([]);
  });
});
