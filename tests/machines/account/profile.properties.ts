/** Properties of the profile: each part is changed on its own. */
import type { AnyMachineSnapshot } from 'xstate';
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
const owner = (input: unknown, _: unknown, { context }: AnyMachineSnapshot): boolean =>
  partOf(input, 'hasPassword') === (context.profile.hasPassword !== false);
const change = (event: object): unknown => ({ name: partOf(event, 'name'), hue: partOf(event, 'hue') });

const requests: readonly Rule[] = [
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
    on: 'export.request',
    when: (state) => isShown(state) && !has('exporting')(state),
    leadsTo: all(has('exporting'), starts('saveExport')),
  },
  { on: 'load.cancel', when: has('exporting'), leadsTo: all(isShown, (state) => !has('exporting')(state)) },
  {
    on: 'deletion.request',
    when: (state) => isShown(state) && !runs('deleteAccount')(state),
    leadsTo: starts('deleteAccount', owner),
  },
  {
    on: 'email.reported',
    when: ({ context }) => context.profile !== null,
    leadsTo: ({ context }, _, event) => context.profile.email === partOf(event, 'email'),
  },
];

const tells = (key: string): Rule['leadsTo'] => does('showToast', (params) => partOf(params, 'key') === key);
const isOver =
  (child: string): Rule['leadsTo'] =>
  (state) =>
    !runs(child)(state);

const answers: readonly Rule[] = [
  {
    on: done('request'),
    leadsTo: all(isShown, ({ context }, _, event) => isSame(context.profile, partOf(event, 'output'))),
  },
  { on: failed('request'), leadsTo: has('failed') },
  {
    on: done('saveProfile'),
    when: isKind('done'),
    leadsTo: all(
      isOver('saveProfile'),
      does('clearDetailsDraft'),
      tells('profileSaved'),
      ({ context }, _, event) => isSame(context.profile, partOf(event, 'output', 'result')),
    ),
  },
  {
    on: done('saveProfile'),
    when: isKind('canceled'),
    leadsTo: all(isOver('saveProfile'), doesNot('clearDetailsDraft', 'showToast')),
  },
  { on: failed('saveProfile'), leadsTo: isOver('saveProfile') },
  {
    on: done('changePassword'),
    when: isKind('confirmed'),
    leadsTo: all(
      does('clearPasswordFields'),
      tells('passwordChanged'),
      starts('changePassword'),
      ({ context }) => context.profile.hasPassword,
    ),
  },
  { on: failed('changePassword'), leadsTo: has('failed') },
  { on: done('saveExport'), leadsTo: all((state) => !has('exporting')(state), tells('dataExported')) },
  { on: failed('saveExport'), leadsTo: all((state) => !has('exporting')(state), tells('requestFailed')) },
  {
    on: done('deleteAccount'),
    when: isKind('confirmed'),
    leadsTo: all((state) => !isShown(state), does('clearDrafts'), does('logOut'), tells('accountDeleted')),
  },
  {
    on: done('deleteAccount'),
    when: isKind('canceled'),
    leadsTo: all(isShown, isOver('deleteAccount'), doesNot('logOut')),
  },
  {
    on: failed('deleteAccount'),
    leadsTo: all(isShown, isOver('deleteAccount'), doesNot('logOut')),
  },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => context.profile?.hasPassword,
  maxCommands: 14,
  properties: [
    obeys('each part is changed when the user asks for it', requests),
    obeys('each answer is shown', answers),
    always(
      'the page has its sections',
      (context) =>
        ['blockedMates', 'emailChange', 'passkeys', 'installation'].every((part) =>
          runs(part)(stateOf(context)),
        ) && runs('changePassword')(stateOf(context)) === isShown(stateOf(context)),
    ),
  ],
  faults: faultsOf(profileMachine, {
    'each part is changed when the user asks for it':
      'profile.ready.export.exporting on load.cancel: dropped',
    'each answer is shown': 'profile.ready.details.saving saveProfile done[0]: without clearDetailsDraft',
    'the page has its sections': 'profile installation: not invoked',
  }),
};
