/** Properties of the profile: who the user is, and what is saved of it. */
import { profileMachine } from '../../../src/machines/account/profile.machine.ts';
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
  sends,
  starts,
  startsNothing,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './profile.model.ts';

const isShown = has('shown');
const change = (event: object): unknown => ({ name: partOf(event, 'name'), hue: partOf(event, 'hue') });
const isOver: Rule['leadsTo'] = (state) => !runs('saveProfile')(state);

const rules: readonly Rule[] = [
  { on: 'load.retry', when: has('failed'), leadsTo: starts('fetchProfile') },
  {
    on: 'profile.save',
    when: (state) => isShown(state) && !runs('saveProfile')(state),
    leadsTo: starts('saveProfile', (input, event) => isSame(input, change(event))),
  },
  {
    on: 'profile.save',
    when: runs('saveProfile'),
    leadsTo: all(
      startsNothing,
      sends('command.retry', (params, event) => isSame(partOf(params, 'params'), change(event))),
    ),
  },
  {
    on: done('request'),
    leadsTo: all(isShown, ({ context }, _, event) => isSame(context.profile, partOf(event, 'output'))),
  },
  { on: failed('request'), leadsTo: has('failed') },
  {
    on: done('saveProfile'),
    when: isKind('done'),
    leadsTo: all(
      isOver,
      does('clearDetailsDraft'),
      does('showToast', (params) => partOf(params, 'key') === 'profileSaved'),
      ({ context }, _, event) => isSame(context.profile, partOf(event, 'output', 'result')),
    ),
  },
  {
    on: done('saveProfile'),
    when: isKind('canceled'),
    leadsTo: all(isOver, doesNot('clearDetailsDraft', 'showToast')),
  },
  { on: failed('saveProfile'), leadsTo: isOver },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...rules)),
  maxCommands: 14,
  properties: [
    obeys('the profile is saved when the user asks for it', rules),
    always('the blocked mates are there', (context) => runs('blockedMates')(stateOf(context))),
  ],
  faults: faultsOf(profileMachine, {
    'the profile is saved when the user asks for it':
      'profile.ready.saving saveProfile done[0]: without clearDetailsDraft',
    'the blocked mates are there': 'profile blockedMates: not invoked',
  }),
};
