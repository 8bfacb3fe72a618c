import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { factActionsMachine } from '../../../src/machines/memory/fact-actions.machine.ts';
import type { FactReport } from '../../../src/machines/memory/fact-actions.types.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { broken, canceled, confirmed, done } from '../support/outcomes.ts';
import { createParent } from '../support/parent.ts';
import { nurse } from './fact-samples.ts';

const { parentRef } = createParent<FactReport>();
const factId = nurse.factId;

/** The results that a command of this type can have. */
const results: Readonly<Record<string, readonly string[]>> = {
  'memory.pin': ['fact.changed', 'fact.missing'],
  'memory.end': ['fact.changed', 'fact.missing'],
  'memory.forget': ['fact.forgotten'],
  'memory.switch': ['room.switched'],
};

export const model = modelOf(factActionsMachine, {
  input: { parentRef, mateId: 'iris-vale', roomId: 'room-1', facts: [] },
  events: {
    'memory.pin': [{ factId, pinned: true }],
    'memory.end': [{ factId, ended: true }],
    'memory.forget': [{ factId, forgotten: true }],
    'memory.switch': [{ roomId: 'room-1', remembers: false }],
    'form.correct': [{ fact: nurse }],
  },
  actors: {
    changeMemory: {
      done: [
        done({ type: 'fact.changed', fact: nurse }),
        done({ type: 'fact.forgotten', factId }),
        done({ type: 'fact.missing', factId }),
        done({ type: 'room.switched', remembers: false }),
        canceled,
      ],
      error: [broken],
    },
    saveFact: { done: [confirmed(nurse), canceled], error: [broken] },
  },
  view: ({ selected, commands }) => ({
    selected: selected?.factId ?? null,
    commands: commands.map(({ id }) => id),
  }),
  within: isReachable,
});

/** One command at a time is enough, and none next to a form: the others are the same. */
function isReachable(
  snapshot: SnapshotFrom<typeof factActionsMachine>,
  event: EventFromLogic<typeof factActionsMachine>,
): boolean {
  const [command] = snapshot.context.commands;
  if (snapshot.matches({ form: 'open' })) return event.type.startsWith('xstate.');
  if (command === undefined) return true;
  if (!event.type.startsWith('xstate.')) return command.id.startsWith(event.type);
  if (!('output' in event) || event.output.kind !== 'done') return true;
  const type = command.id.split('.').slice(0, 2).join('.');
  return (results[type] ?? []).includes(event.output.result.type);
}
