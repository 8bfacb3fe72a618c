/** Properties of the user's actions on the listed conversations. */
import { roomActionsMachine } from '../../../src/machines/rooms/room-actions.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  commandRules,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  isKind,
  isSame,
  runs,
  reports,
  sendsNo,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './room-actions.model.ts';

const idOf = (event: { readonly type: string }): string => `${event.type}.${String(partOf(event, 'roomId'))}`;
const canUndo = ({ context }: { context: { canUndo: boolean } }): boolean => context.canUndo;

const requests: readonly Rule[] = [
  ...commandRules('room.archive', 'changeRoom', idOf),
  ...commandRules('room.rename', 'changeRoom', idOf),
  ...commandRules('room.restore', 'changeRoom', idOf),
  ...commandRules('room.delete', 'changeRoom', idOf).map((rule) => ({
    ...rule,
    when: (...given: Parameters<NonNullable<Rule['when']>>) =>
      canUndo(given[0]) && (rule.when?.(...given) ?? true),
  })),
  {
    on: 'room.delete',
    when: (state) => !canUndo(state),
    leadsTo: all(
      runs('deleteRoom'),
      ({ context }, _, event) => context.selectedId === partOf(event, 'roomId'),
    ),
  },
];

const isOver: Rule['leadsTo'] = (state) => !runs('deleteRoom')(state);
const reported = (params: unknown, event: object): boolean =>
  isSame(params, partOf(event, 'output', 'result'));

const deletion: readonly Rule[] = [
  {
    on: done('deleteRoom'),
    when: isKind('confirmed'),
    leadsTo: all(isOver, reports('room.removed', reported), does('showToast')),
  },
  {
    on: done('deleteRoom'),
    when: isKind('abandoned'),
    leadsTo: all(isOver, reports('rooms.changed'), doesNot('showToast')),
  },
  {
    on: done('deleteRoom'),
    when: isKind('canceled'),
    leadsTo: all(isOver, sendsNo('rooms.changed', 'room.removed')),
  },
  { on: failed('deleteRoom'), leadsTo: isOver },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => context.commands.map(({ id }: { id: string }) => id),
  maxCommands: 14,
  properties: [
    obeys('each action on each conversation runs once', requests),
    obeys('a deletion that cannot be undone is confirmed first', deletion),
    always('the list hears of each change, and the user where nothing else shows it', (context) => {
      const { event } = context;
      const isCommand = event?.cause.kind === 'done' && event.cause.child.startsWith('room.');
      if (!isCommand) return true;
      const result = partOf(event.event, 'output', 'result');
      const isQuiet =
        partOf(result, 'canBeRestored') === true ||
        partOf(result, 'type') === 'room.renamed' ||
        result === undefined;
      const told = isQuiet ? doesNot('showToast') : does('showToast');
      const heard =
        result === undefined ||
        reports(String(partOf(result, 'type')), reported)(stateOf(context), context, event.event);
      return heard && told(stateOf(context), context, event.event);
    }),
    always('a confirmed deletion is requested for the chosen conversation', ({ effects, snapshot }) =>
      effects.every(
        ({ kind, name, params }) =>
          kind !== 'started' ||
          name !== 'deleteRoom' ||
          partOf(params, 'roomId') === snapshot.snapshot.context.selectedId,
      ),
    ),
  ],
  faults: faultsOf(roomActionsMachine, {
    'each action on each conversation runs once': 'roomActions on room.*: without runCommand',
    'a deletion that cannot be undone is confirmed first':
      'roomActions.confirmingDeletion deleteRoom done[1]: without xstate.sendTo',
    'the list hears of each change, and the user where nothing else shows it':
      'roomActions on xstate.done.actor.room.*[2]: dropped',
    'a confirmed deletion is requested for the chosen conversation':
      'roomActions.confirmingDeletion deleteRoom: without input',
  }),
};
