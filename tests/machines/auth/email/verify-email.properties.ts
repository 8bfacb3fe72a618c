/** Properties of the page of the mailed link, whatever the host answers. */
import { verifyEmailMachine } from '../../../../src/machines/auth/email/verify-email.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  isKind,
  isSame,
  runs,
  starts,
  stateOf,
  stays,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './verify-email.model.ts';

const isCode = (code: number) => (_: unknown, event: object) =>
  partOf(event, 'output', 'failure', 'code') === code;
const hasCode = (input: unknown, _: unknown, { context }: { context: { code: unknown } }): boolean =>
  partOf(input, 'code') === context.code;

const requests: readonly Rule[] = [
  { on: 'confirm.request', when: at('linkOpened', 'rejected'), leadsTo: starts('confirmEmail', hasCode) },
  { on: 'session.started', when: at('waiting'), leadsTo: does('continueToTarget') },
];

const answers: readonly Rule[] = [
  {
    on: done('confirmEmail'),
    when: isKind('done'),
    leadsTo: all(at('confirmed'), does('startVerification')),
  },
  { on: done('confirmEmail'), when: isKind('abandoned'), leadsTo: at('linkOpened') },
  { on: done('confirmEmail'), when: isCode(4012), leadsTo: starts('confirmWithPassword', hasCode) },
  {
    on: done('confirmEmail'),
    when: (state, event) =>
      isKind('rejected')(state, event) && ![4012, 4030, 4040].some((code) => isCode(code)(state, event)),
    leadsTo: all(at('rejected'), (state, _, event) =>
      isSame(state.context.failure, partOf(event, 'output', 'failure')),
    ),
  },
  ...['confirmEmail', 'confirmWithPassword'].flatMap((child) => [
    { on: done(child), when: isCode(4030), leadsTo: at('addressTaken') },
    { on: done(child), when: isCode(4040), leadsTo: at('linkExpired') },
  ]),
  {
    on: done('confirmWithPassword'),
    when: isKind('confirmed'),
    leadsTo: (state, context, event) => {
      const user = partOf(event, 'output', 'result', 'userInfo');
      return all(
        at('confirmed'),
        user === undefined ? doesNot('announceUser') : does('announceUser', (params) => isSame(params, user)),
      )(state, context, event);
    },
  },
  { on: failed('confirmEmail'), leadsTo: at('linkOpened') },
  { on: failed('confirmWithPassword'), leadsTo: at('linkExpired') },
  { on: failed('watchSession'), leadsTo: stays },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  properties: [
    obeys('a link is confirmed when the user asks for it', requests),
    obeys('each answer leads to what the user can do next', answers),
    always('the page opens with what its address and the browser say', (context) => {
      const { code, isSignedIn, isRegistered } = stateOf(context).context;
      const [isWaiting, isLeaving] = [
        runs('mailResend')(stateOf(context)),
        at('alreadySignedIn')(stateOf(context)),
      ];
      if (context.event !== null) return true;
      return (
        at('linkOpened')(stateOf(context)) === (code !== null) &&
        isLeaving === (code === null && isSignedIn) &&
        isWaiting === (code === null && !isSignedIn && isRegistered) &&
        effectsNamed(context.effects, 'action', 'startVerification').length === (isWaiting ? 1 : 0)
      );
    }),
    always('opening a link alone confirms nothing', ({ history, event }) =>
      event === null ? effectsNamed(history, 'started', 'confirmEmail').length === 0 : true,
    ),
  ],
  faults: faultsOf(verifyEmailMachine, {
    'a link is confirmed when the user asks for it': 'verifyEmail.rejected on confirm.request: dropped',
    'each answer leads to what the user can do next':
      'verifyEmail.passwordRequired confirmWithPassword failed: goes to rejected',
    'the page opens with what its address and the browser say':
      'verifyEmail.deciding always[1]: goes to idle',
    'opening a link alone confirms nothing': 'verifyEmail.deciding always[0]: goes to confirming',
  }),
};
