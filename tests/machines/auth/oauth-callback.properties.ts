/** Properties of the return from a provider, whatever the browser and the host answer. */
import { oauthCallbackMachine } from '../../../src/machines/auth/oauth-callback.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  doesNot,
  done,
  failed,
  faultsOf,
  isKind,
  isSame,
  starts,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './oauth-callback.model.ts';

const isVerdict =
  (...verdicts: readonly string[]) =>
  (_: unknown, event: object) =>
    verdicts.includes(String(partOf(event, 'output', 'verdict')));
const isOver: Rule['leadsTo'] = ({ status }) => status === 'done';
const isUser = (event: object): boolean => partOf(event, 'output', 'result', 'kind') === 'signedIn';
const showsVerdict = does('showVerdictToast', (params, event) => isSame(params, partOf(event, 'output')));

const verdicts: readonly Rule[] = [
  {
    on: done('verifyCallback'),
    when: isVerdict('valid'),
    leadsTo: all(
      starts('exchangeCode'),
      ({ context }, _, event) => context.provider === partOf(event, 'output', 'provider'),
    ),
  },
  {
    on: done('verifyCallback'),
    when: isVerdict('mismatched'),
    leadsTo: all(isOver, showsVerdict, doesNot('reopenPanel')),
  },
  {
    on: done('verifyCallback'),
    when: isVerdict('cancelled'),
    leadsTo: all(isOver, showsVerdict, does('reopenPanel')),
  },
  { on: failed('verifyCallback'), leadsTo: isOver },
];

const answers: readonly Rule[] = [
  {
    on: done('exchangeCode'),
    when: (state, event) => isKind('done')(state, event) && isUser(event),
    leadsTo: all(
      isOver,
      does('announceUser', (user, event) => isSame(user, partOf(event, 'output', 'result', 'user'))),
    ),
  },
  {
    on: done('exchangeCode'),
    when: (state, event) => isKind('done')(state, event) && !isUser(event),
    leadsTo: all(
      isOver,
      doesNot('announceUser'),
      does('announceSecondStep', (step, event) => isSame(step, partOf(event, 'output', 'result', 'step'))),
    ),
  },
  {
    on: done('exchangeCode'),
    when: isKind('abandoned'),
    leadsTo: all(isOver, does('reopenPanel'), doesNot('showToast')),
  },
  {
    on: done('exchangeCode'),
    when: isKind('rejected'),
    leadsTo: all(isOver, does('reopenPanel'), does('showToast')),
  },
  { on: failed('exchangeCode'), leadsTo: isOver },
];

export const properties: PropertySet = {
  systems: systemsOf(model),
  properties: [
    obeys('only a return that this browser requested signs in', verdicts),
    obeys('each answer signs in, or shows why not', answers),
    always(
      'a code is exchanged once',
      ({ history }) => effectsNamed(history, 'started', 'exchangeCode').length <= 1,
    ),
  ],
  faults: faultsOf(oauthCallbackMachine, {
    'only a return that this browser requested signs in':
      'oauthCallback.verifying verifyCallback done[1]: without showVerdictToast',
    'each answer signs in, or shows why not': 'oauthCallback.exchanging exchangeCode done[1]: dropped',
    'a code is exchanged once': 'oauthCallback.exchanging exchangeCode failed: goes to verifying',
  }),
};
