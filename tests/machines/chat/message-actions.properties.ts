/** Properties of the user's actions on messages: each action on each message runs once. */
import { messageActionsMachine } from '../../../src/machines/chat/message-actions.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  at,
  commandRules,
  eventsOf,
  faultsOf,
  isSame,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './message-actions.model.ts';

const idOf = (event: { readonly type: string }): string =>
  `${event.type}.${String(partOf(event, 'messageId') ?? partOf(event, 'removalId'))}`;
const resultIn = (event: object): unknown => partOf(event, 'output', 'result');

const requests: readonly Rule[] = [
  ...['like', 'pin', 'show', 'delete', 'restore', 'unlearn'].flatMap((name) =>
    commandRules(`message.${name}`, 'changeMessage', idOf),
  ),
  ...commandRules('room.copy', 'copyRoom', idOf),
  ...['copy', 'share'].flatMap((name) => commandRules(`text.${name}`, 'exportText', idOf)),
];

const menu: readonly Rule[] = [
  { on: 'menu.open', leadsTo: ({ context }, _, event) => context.menuFor === partOf(event, 'messageId') },
  { on: 'menu.close', leadsTo: ({ context }) => context.menuFor === null },
  {
    on: 'removal.known',
    leadsTo: (state, _, event) => isSame(state.context.removed, partOf(event, 'removed')),
  },
];

export const properties: PropertySet = {
  systems: systemsOf(model, [...eventsOf(...requests), ...eventsOf(...menu)]).map((system) => ({
    ...system,
    within: ({ snapshot }, { event }) =>
      snapshot.context.commands.length < 2 || !/^(message|room|text)\./.test(event.type),
  })),
  view: ({ snapshot: { context } }) => context.commands.map(({ id }: { id: string }) => id),
  numRuns: 150,
  maxCommands: 10,
  properties: [
    obeys('each action on each message runs once', requests),
    obeys('one menu is open, and the newest page says what can be undone', menu),
    always('the menu is open for exactly one message', (context) => {
      const state = stateOf(context);
      return at({ menu: 'open' })(state) === (state.context.menuFor !== null);
    }),
    always('what the server changed is shown by the room', (context) => {
      const { event, effects } = context;
      const type = partOf(resultIn(event?.event ?? {}), 'type');
      const isMessage = event?.cause.kind === 'done' && event.cause.child.startsWith('message.');
      if (!isMessage || typeof type !== 'string') return true;
      // An action that makes the mate forget passes its result on as any other does.
      const passed = effectsNamed(effects, 'sent', type).filter(({ params }) =>
        isSame(params, resultIn(event.event)),
      );
      return passed.length === 1;
    }),
    always('a copy of the room opens, and a copied text is confirmed', (context) => {
      const { event, effects } = context;
      if (event?.cause.kind !== 'done' || partOf(event.event, 'output', 'kind') !== 'done') return true;
      const { child } = event.cause;
      if (child.startsWith('room.copy.')) return effectsNamed(effects, 'action', 'showRoom').length === 1;
      return !child.startsWith('text.') || effectsNamed(effects, 'action', 'showToast').length === 1;
    }),
  ],
  faults: faultsOf(messageActionsMachine, {
    'each action on each message runs once': 'messageActions.commands on text.*: without exportText',
    'one menu is open, and the newest page says what can be undone':
      'messageActions.menu on menu.open: without setMenu',
    'the menu is open for exactly one message': 'messageActions.menu.open on menu.close: goes to open',
    'what the server changed is shown by the room':
      'messageActions.results on xstate.done.actor.message.*[1]: without xstate.sendTo',
    'a copy of the room opens, and a copied text is confirmed':
      'messageActions.results on xstate.done.actor.room.copy.*: without showRoom',
  }),
};
