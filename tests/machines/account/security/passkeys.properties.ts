/** Properties of the passkeys of the account. */
import type { AnyMachineSnapshot } from 'xstate';
import { passkeysMachine } from '../../../../src/machines/account/security/passkeys.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isKind,
  isSame,
  runs,
  starts,
  startsNothing,
  stateBefore,
  stateOf,
  stays,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './passkeys.model.ts';

type State = AnyMachineSnapshot;

const isIdle = (state: State): boolean => state.matches({ ready: 'idle' });
const isListed = ({ context }: State, event: object): boolean =>
  context.passkeys.some((passkey: object) => partOf(passkey, 'passkeyId') === partOf(event, 'passkeyId'));
const isNeeded = ({ context }: State): boolean => context.secondStep.on && context.passkeys.length === 1;
const canChange = ({ context }: State, event: object): boolean =>
  partOf(event, 'action') === 'turnOn'
    ? !context.secondStep.on && context.passkeys.length > 0
    : context.secondStep.on;
const chosen = (input: unknown, event: object): boolean =>
  partOf(input, 'passkeyId') === partOf(event, 'passkeyId');

const requests: readonly Rule[] = [
  { on: 'load.retry', when: has('failed'), leadsTo: starts('fetchPasskeys') },
  {
    on: 'passkey.add',
    when: (state) => isIdle(state) && state.context.canAdd,
    leadsTo: starts('registration'),
  },
  { on: 'passkey.add', when: ({ context }) => !context.canAdd, leadsTo: startsNothing },
  {
    on: 'passkey.rename',
    when: (state, event) => isIdle(state) && isListed(state, event),
    leadsTo: all(has('renaming'), starts('renamePasskey', chosen)),
  },
  {
    on: 'passkey.remove',
    when: (state, event) => isIdle(state) && isListed(state, event) && !isNeeded(state),
    leadsTo: all(has('removing'), starts('removePasskey', chosen)),
  },
  {
    on: 'passkey.remove',
    when: (state) => isIdle(state) && isNeeded(state),
    leadsTo: all(has('needed'), startsNothing),
  },
  { on: 'change.cancel', when: has('needed'), leadsTo: isIdle },
  {
    on: 'secondStep.change',
    when: (state, event) => (isIdle(state) || has('needed')(state)) && canChange(state, event),
    leadsTo: starts(
      'secondStepChange',
      (input, event) => partOf(input, 'action') === partOf(event, 'action'),
    ),
  },
  {
    on: 'secondStep.change',
    when: (state, event) => !canChange(state, event),
    leadsTo: all(stays, startsNothing),
  },
];

const idIn = ({ context }: State): unknown => context.selectedId;
const tells = (key: string): Rule['leadsTo'] => does('showToast', (params) => partOf(params, 'key') === key);
const outputIn = (event: object): unknown => partOf(event, 'output');

const answers: readonly Rule[] = [
  {
    on: done('request'),
    leadsTo: all(isIdle, ({ context }, _, event) =>
      isSame(context.passkeys, partOf(event, 'output', 'passkeys')),
    ),
  },
  { on: failed('request'), leadsTo: has('failed') },
  {
    on: done('registration'),
    when: (_, event) => outputIn(event) !== null && outputIn(event) !== 'unknown',
    leadsTo: all(isIdle, tells('passkeyAdded'), ({ context }, _, event) =>
      JSON.stringify(context.passkeys).includes(JSON.stringify(outputIn(event))),
    ),
  },
  ...['registration', 'secondStepChange'].flatMap((child): Rule[] => [
    { on: done(child), when: (_, event) => outputIn(event) === 'unknown', leadsTo: starts('fetchPasskeys') },
    {
      on: done(child),
      when: (_, event) => outputIn(event) === null,
      leadsTo: all(isIdle, doesNot('showToast')),
    },
  ]),
  {
    on: done('secondStepChange'),
    when: (_, event) => typeof outputIn(event) === 'object' && outputIn(event) !== null,
    leadsTo: all(isIdle, ({ context }, _, event) => isSame(context.secondStep, outputIn(event))),
  },
  {
    on: done('renamePasskey'),
    when: isKind('confirmed'),
    leadsTo: all(isIdle, ({ context }, _, event) =>
      JSON.stringify(context.passkeys).includes(JSON.stringify(partOf(event, 'output', 'result', 'name'))),
    ),
  },
  { on: done('renamePasskey'), when: isKind('canceled'), leadsTo: isIdle },
  {
    on: done('removePasskey'),
    when: isKind('confirmed'),
    leadsTo: all(
      isIdle,
      tells('passkeyRemoved'),
      (state, context) => !isListed(state, { passkeyId: idIn(stateBefore(context)) }),
    ),
  },
  { on: done('removePasskey'), when: isKind('canceled'), leadsTo: all(isIdle, doesNot('showToast')) },
  { on: done('removePasskey'), when: isKind('abandoned'), leadsTo: starts('fetchPasskeys') },
  ...['registration', 'secondStepChange', 'renamePasskey', 'removePasskey'].map((child): Rule => ({
    on: failed(child),
    leadsTo: isIdle,
  })),
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => [context.passkeys.length, context.secondStep.on],
  maxCommands: 16,
  properties: [
    obeys('a passkey is added, renamed and removed where that is offered', requests),
    obeys('each answer is listed, and what is unknown is loaded again', answers),
    always(
      'the passkeys are shown once they are loaded',
      (context) =>
        has('ready')(stateOf(context)) ===
        (!runs('request')(stateOf(context)) && !has('failed')(stateOf(context))),
    ),
  ],
  faults: faultsOf(passkeysMachine, {
    'a passkey is added, renamed and removed where that is offered':
      'passkeys.ready.needed on change.cancel: dropped',
    'each answer is listed, and what is unknown is loaded again':
      'passkeys.ready.removing removePasskey done[0]: without dropPasskey',
    'the passkeys are shown once they are loaded': 'passkeys.ready: without tag ready',
  }),
};
