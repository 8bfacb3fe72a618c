/** Properties that hold while the page waits for the mailed link to be opened. */
import type { AnyMachineSnapshot } from 'xstate';
import { emailVerificationMachine } from '../../../../src/machines/auth/email/email-verification.machine.ts';
import type { PropertySet, SystemContext } from 'statechart-tools/properties/properties';
import { always, effectsNamed, never, obeys, partOf } from 'statechart-tools/properties/temporal';
import { model } from './email-verification.model.ts';

const minute = 60_000;

const stateOf = ({ snapshot }: SystemContext): AnyMachineSnapshot => snapshot.snapshot;
const before = ({ previousSnapshot }: SystemContext): AnyMachineSnapshot => previousSnapshot.snapshot;
const isPolling = (state: AnyMachineSnapshot): boolean => state.matches('polling');
const isHidden = (state: AnyMachineSnapshot): boolean => state.matches({ polling: { visibility: 'hidden' } });
const checksIn = ({ history }: SystemContext) => effectsNamed(history, 'started', 'checkVerified');

/** When the page began to poll; it watches its visibility as long. */
const polledSince = ({ history }: SystemContext): number =>
  effectsNamed(history, 'started', 'watchVisibility').at(-1)?.at ?? 0;

const isAnswer = ({ event }: SystemContext, kind: 'done' | 'error'): boolean =>
  event?.cause.kind === kind && event.cause.child.startsWith('check.');

const isVerified = (context: SystemContext): boolean =>
  isAnswer(context, 'done') && partOf(context.event?.cause, 'result', 'verified') === true;

/** Whether the answer is that of the newest check: the others had hung. */
const isCurrent = (context: SystemContext): boolean =>
  partOf(context.event?.cause, 'child') === `check.${before(context).context.hung}`;

/** The time since the newest check. */
const sinceCheck = (context: SystemContext): number =>
  context.snapshot.now - (checksIn(context).at(-1)?.at ?? 0);

/** The times between the checks that start in this step, from the one before them. */
function gapsIn(context: SystemContext): number[] {
  const started = effectsNamed(context.effects, 'started', 'checkVerified').length;
  const times = checksIn(context)
    .slice(-started - 1)
    .map(({ at }) => at);
  return times.slice(1).map((at, index) => at - (times[index] ?? 0));
}

export const properties: PropertySet = {
  systems: [
    {
      machine: model.machine,
      input: model.samples.inputs?.[0],
      samples: { emailVerification: model.samples },
      external: {
        emailVerification: ['verification.start', 'load.retry', 'page.hidden', 'page.shown'],
      },
      durations: [10 * minute],
    },
  ],
  numRuns: 120,
  maxCommands: 14,
  properties: [
    always(
      'the poll never stops before ten minutes, success, or an error',
      (context) =>
        isPolling(stateOf(context)) ||
        !isPolling(before(context)) ||
        isVerified(context) ||
        isAnswer(context, 'error') ||
        context.snapshot.now - polledSince(context) >= 10 * minute,
    ),
    never(
      'an abandoned page polls for more than ten minutes',
      (context) => isPolling(stateOf(context)) && context.snapshot.now - polledSince(context) > 10 * minute,
    ),
    always(
      'an error ends the poll',
      (context) =>
        !isAnswer(context, 'error') ||
        !isCurrent(context) ||
        !before(context).matches({ polling: { check: 'checking' } }) ||
        stateOf(context).hasTag('failed'),
    ),
    always(
      'a check that had hung ends nothing by its error',
      (context) =>
        !isAnswer(context, 'error') ||
        isCurrent(context) ||
        JSON.stringify(stateOf(context).value) === JSON.stringify(before(context).value),
    ),
    always('success ends the poll, however late, with the user', (context) => {
      const { status, output } = stateOf(context);
      return isVerified(context)
        ? status === 'done' && output === partOf(context.event?.cause, 'result', 'userInfo')
        : status === 'active';
    }),
    always('a visible page asks every two seconds after an answer', (context) => {
      const isAsking = checksIn(context).length > 0 && !isHidden(stateOf(context));
      const isWaiting = stateOf(context).matches({ polling: { check: 'waiting' } });
      const asked = effectsNamed(context.effects, 'started', 'checkVerified').length > 0;
      const waited = before(context).matches({ polling: { check: 'waiting' } });
      const passed = context.snapshot.now - context.previousSnapshot.now;
      return isAsking && isWaiting
        ? passed < 2000
        : !(asked && waited) || (passed >= 2000 && passed % 2000 === 0);
    }),
    never(
      'a hidden page asks after an answer',
      (context) => isHidden(stateOf(context)) && stateOf(context).matches({ polling: { check: 'waiting' } }),
    ),
    always('a check that hangs is followed by another after ten seconds', (context) => {
      const isChecking = stateOf(context).matches({ polling: { check: 'checking' } });
      if (isChecking && sinceCheck(context) >= 10_000) return false;
      const isHung = stateOf(context).context.hung > before(context).context.hung;
      const wasChecking = before(context).matches({ polling: { check: 'checking' } });
      return (
        !isHung ||
        gapsIn(context)
          .slice(wasChecking ? 0 : 1)
          .every((gap) => gap === 10_000)
      );
    }),
    obeys('what is offered while waiting is accepted', [
      {
        on: 'page.hidden',
        when: isPolling,
        leadsTo: (state, context) =>
          isHidden(state) && effectsNamed(context.effects, 'started', 'checkVerified').length === 0,
      },
      { on: 'page.shown', when: isPolling, leadsTo: (state) => isPolling(state) && !isHidden(state) },
      {
        on: 'page.shown',
        when: (state) => state.matches({ polling: { check: 'paused' } }),
        leadsTo: (_, context) => effectsNamed(context.effects, 'started', 'checkVerified').length === 1,
      },
      {
        on: 'verification.start',
        leadsTo: (state, context) =>
          isPolling(state) &&
          (isPolling(before(context)) ||
            effectsNamed(context.effects, 'started', 'checkVerified').length === 1),
      },
      { on: 'load.retry', when: (state) => state.hasTag('failed'), leadsTo: isPolling },
    ]),
    always('a browser that does not report visibility does not end the poll', (context) => {
      const isBroken =
        context.event?.cause.kind === 'error' && context.event.cause.child === 'watchVisibility';
      return !isBroken || (stateOf(context).status === 'active' && isPolling(stateOf(context)));
    }),
  ],
  faults: [
    {
      violates: 'the poll never stops before ten minutes, success, or an error',
      machine: emailVerificationMachine,
      fault: 'emailVerification delay verificationLimit: half',
    },
    {
      violates: 'an abandoned page polls for more than ten minutes',
      machine: emailVerificationMachine,
      fault: 'emailVerification.polling after verificationLimit: dropped',
    },
    {
      violates: 'an error ends the poll',
      machine: emailVerificationMachine,
      fault: 'emailVerification.polling.check.checking on xstate.error.actor.check.*: dropped',
    },
    {
      violates: 'success ends the poll, however late, with the user',
      machine: emailVerificationMachine,
      fault: 'emailVerification on xstate.done.actor.check.*: goes to polling',
    },
    {
      violates: 'a visible page asks every two seconds after an answer',
      machine: emailVerificationMachine,
      fault: 'emailVerification delay pollInterval: half',
    },
    {
      violates: 'a hidden page asks after an answer',
      machine: emailVerificationMachine,
      fault: 'emailVerification.polling.check.waiting always: dropped',
    },
    {
      violates: 'a check that hangs is followed by another after ten seconds',
      machine: emailVerificationMachine,
      fault: 'emailVerification delay checkLimit: tenfold',
    },
    {
      violates: 'what is offered while waiting is accepted',
      machine: emailVerificationMachine,
      fault: 'emailVerification.failed on load.retry: dropped',
    },
    {
      violates: 'a check that had hung ends nothing by its error',
      machine: emailVerificationMachine,
      fault:
        'emailVerification.polling.check.checking on xstate.error.actor.check.*: guard isCurrentCheck always holds',
    },
    {
      violates: 'a browser that does not report visibility does not end the poll',
      machine: emailVerificationMachine,
      fault: 'emailVerification.polling.visibility watchVisibility failed: dropped',
    },
  ],
};
