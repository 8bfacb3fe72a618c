import type { EventFromLogic, SnapshotFrom } from 'xstate';
import {
  memoryActionsMachine,
  type MemoryReport,
} from '../../../src/machines/memory/memory-actions.machine.ts';
import { memoryIdOf } from '../../../src/machines/memory/memory.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken, canceled, confirmed, done } from '../support/outcomes.ts';
import { createParent } from '../support/parent.ts';
import { nurse } from './memory-samples.ts';

const { parentRef } = createParent<MemoryReport>();
const memoryId = nurse.factId;

/** The results that a command of this type can have. */
const results: Readonly<Record<string, readonly string[]>> = {
  'memory.pin': ['memory.changed', 'memory.missing'],
  'memory.end': ['memory.changed', 'memory.missing'],
  'memory.forget': ['memory.forgotten'],
  'memory.switch': ['room.switched'],
};

export const model = modelOf(memoryActionsMachine, {
  input: { parentRef, mateId: 'iris-vale', roomId: 'room-1', memories: [] },
  events: {
    'memory.pin': [{ memory: nurse, pinned: true }],
    'memory.end': [{ memory: nurse, ended: true }],
    'memory.forget': [{ memory: nurse, forgotten: true }],
    'memory.switch': [{ roomId: 'room-1', remembers: false }],
    'form.correct': [{ memory: nurse }],
  },
  actors: {
    changeMemory: {
      done: [
        done({ type: 'memory.changed', memory: nurse }),
        done({ type: 'memory.forgotten', memoryId }),
        done({ type: 'memory.missing', memoryId }),
        done({ type: 'room.switched', remembers: false }),
        canceled,
      ],
      error: [broken],
    },
    saveMemory: { done: [confirmed(nurse), canceled], error: [broken] },
  },
  view: ({ selected, commands }) => ({
    selected: selected === null ? null : memoryIdOf(selected),
    commands: commands.map(({ id }) => id),
  }),
  within: isReachable,
});

/** One command at a time is enough, and none next to a form: the others are the same. */
function isReachable(
  snapshot: SnapshotFrom<typeof memoryActionsMachine>,
  event: EventFromLogic<typeof memoryActionsMachine>,
): boolean {
  const [command] = snapshot.context.commands;
  if (snapshot.matches({ form: 'open' })) return event.type.startsWith('xstate.');
  if (command === undefined) return true;
  if (!event.type.startsWith('xstate.')) return command.id.startsWith(event.type);
  if (!('output' in event) || event.output.kind !== 'done') return true;
  const type = command.id.split('.').slice(0, 2).join('.');
  return (results[type] ?? []).includes(event.output.result.type);
}
