/** Properties that hold while the address is changed, whatever the host and the mailboxes do. */
import { emailChangeMachine } from '../../../../src/machines/account/email/email-change.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  does,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isKind,
  isSame,
  lasts,
  runs,
  reports,
  starts,
  stateBefore,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './email-change.model.ts';

const isChecking = runs('checkChange');
const isAtRest = at('idle', 'waiting');
const isRequesting = runs('requestChange');
const isPending = ({ context }: { context: { pending: unknown } }): boolean => context.pending !== null;
const mirrors: Rule['leadsTo'] = (state, _, event) =>
  isSame(state.context.pending, partOf(event, 'output', 'pending'));

const requests: readonly Rule[] = [
  { on: 'load.retry', when: has('failed'), leadsTo: starts('fetchChange') },
  {
    on: 'form.open',
    when: (state) => (isAtRest(state) || isChecking(state)) && !isPending(state),
    leadsTo: all(has('ready'), starts('requestChange')),
  },
  { on: 'page.shown', when: isAtRest, leadsTo: starts('checkChange') },
  {
    on: 'change.cancel',
    when: (state) => (isAtRest(state) || isChecking(state)) && isPending(state),
    leadsTo: starts('cancelChange'),
  },
];

const isDue = (_: unknown, event: object): boolean => partOf(event, 'output', 'pending') !== null;

const answers: readonly Rule[] = [
  {
    on: done('request'),
    leadsTo: (state, context, event) => {
      const pending = partOf(event, 'output');
      if (pending === null) return all(has('ready'), does('resumeForm'))(state, context, event);
      return has('ready')(state) && isSame(state.context.pending, pending);
    },
  },
  { on: failed('request'), leadsTo: has('failed') },
  {
    on: done('requestChange'),
    when: isKind('confirmed'),
    leadsTo: all(isAtRest, (state, _, event) =>
      isSame(state.context.pending, partOf(event, 'output', 'result')),
    ),
  },
  { on: done('requestChange'), when: isKind('canceled'), leadsTo: starts('checkChange') },
  { on: failed('requestChange'), leadsTo: isAtRest },
  { on: done('checkChange'), when: isDue, leadsTo: all(isAtRest, mirrors) },
  {
    on: done('checkChange'),
    when: (state, event) => !isDue(state, event),
    leadsTo: all(
      isAtRest,
      mirrors,
      reports(
        'email.reported',
        (params, event) => partOf(params, 'email') === partOf(event, 'output', 'email'),
      ),
    ),
  },
  { on: failed('checkChange'), leadsTo: isAtRest },
  { on: done('cancelChange'), leadsTo: starts('checkChange') },
  { on: failed('cancelChange'), leadsTo: isAtRest },
  { on: failed('watchVisibility'), leadsTo: isAtRest },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot }) => isPending(snapshot),
  properties: [
    obeys('a change is requested, checked and canceled where that is offered', requests),
    obeys('each answer is shown, or ends what waits for it', answers),
    lasts(
      'a pending change is checked every 4 seconds',
      (state) => isAtRest(state) && isPending(state),
      4000,
    ),
    always(
      'the section is shown once the change is known',
      (context) =>
        has('ready')(stateOf(context)) ||
        has('failed')(stateOf(context)) ||
        runs('request')(stateOf(context)),
    ),
    always('a pending change is not requested twice', (context) => {
      const begins = isRequesting(stateOf(context)) && !isRequesting(stateBefore(context));
      return !begins || !isPending(stateOf(context));
    }),
  ],
  faults: faultsOf(emailChangeMachine, {
    'a change is requested, checked and canceled where that is offered':
      'emailChange.idle on page.shown: dropped',
    'each answer is shown, or ends what waits for it': 'emailChange.checking checkChange done[0]: dropped',
    'a pending change is checked every 4 seconds': 'emailChange delay pollInterval: tenfold',
    'the section is shown once the change is known': 'emailChange.waiting: without tag ready',
    'a pending change is not requested twice':
      'emailChange.checking on form.open: guard not(isWaiting) always holds',
  }),
};
