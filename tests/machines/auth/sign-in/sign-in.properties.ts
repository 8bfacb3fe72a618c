/** Properties of the sign-in panel on every walk, whatever the host answers. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { signInMachine } from '../../../../src/machines/auth/sign-in/sign-in.machine.ts';
import { withChange, type PropertySet, type SystemContext } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import { model } from './sign-in.model.ts';

type State = AnyMachineSnapshot;

const stateOf = ({ snapshot }: SystemContext): State => snapshot.snapshot;
const isForm = (state: State): boolean => state.matches('editing');
const isSignIn = (state: State): boolean => state.matches({ editing: 'signIn' });
const isSignUp = (state: State): boolean => state.matches({ editing: 'signUp' });
const isLeaving = (state: State): boolean => state.matches('leaving');
const isDone = ({ status }: State): boolean => status === 'done';
const isClean = (state: State): boolean => !state.hasTag('wrongCredentials') && !state.hasTag('rejected');

const isFilled = (event: EventObject): boolean =>
  partOf(event, 'email') !== '' && partOf(event, 'password') !== '';
const mode = (wanted: string) => (event: EventObject) => partOf(event, 'mode') === wanted;

/** Whether the host does not offer the provider; before it has answered, each can be chosen. */
const isMissing = ({ context }: State, event: EventObject): boolean =>
  partOf(context.offered, String(partOf(event, 'provider'))) === null;

const did = ({ effects }: SystemContext, name: string): boolean =>
  effectsNamed(effects, 'action', name).length > 0;

const failureIn = (event: EventObject): unknown => partOf(event, 'output', 'failure');

const showsFailure = ({ effects }: SystemContext, event: EventObject): boolean =>
  effectsNamed(effects, 'action', 'showToast').some(
    ({ params }) => partOf(params, 'key') === 'signInFailed' && partOf(params, 'error') === failureIn(event),
  );

const starts = ({ effects }: SystemContext, actor: string, event: EventObject): boolean =>
  effectsNamed(effects, 'started', actor).some(
    ({ params }) =>
      partOf(params, 'email') === partOf(event, 'email') &&
      partOf(params, 'password') === partOf(event, 'password'),
  );

/** The user's actions on the forms. */
const requests: readonly Rule[] = [
  { on: 'mode.switch', when: isSignIn, leadsTo: isSignUp },
  { on: 'mode.switch', when: isSignUp, leadsTo: isSignIn },
  { on: 'mode.choose', when: (state, event) => isForm(state) && mode('signUp')(event), leadsTo: isSignUp },
  { on: 'mode.choose', when: (state, event) => isForm(state) && mode('signIn')(event), leadsTo: isSignIn },
  {
    on: 'credentials.submit',
    when: (state, event) => isSignIn(state) && isFilled(event),
    leadsTo: (state, context, event) =>
      state.matches('signingIn') && starts(context, 'signIn', event) && did(context, 'withdrawFailure'),
  },
  {
    on: 'credentials.submit',
    when: (state, event) => isSignUp(state) && isFilled(event),
    leadsTo: (state, context, event) =>
      state.matches('signingUp') && starts(context, 'signUp', event) && did(context, 'withdrawFailure'),
  },
  {
    on: 'credentials.submit',
    when: (state, event) => isForm(state) && !isFilled(event),
    leadsTo: (state) => isForm(state),
  },
  {
    on: 'provider.choose',
    when: (state, event) => isForm(state) && !isMissing(state, event),
    leadsTo: (state, context, event) =>
      isLeaving(state) &&
      state.context.provider === partOf(event, 'provider') &&
      did(context, 'withdrawFailure'),
  },
  {
    on: 'provider.choose',
    when: (state, event) => isForm(state) && isMissing(state, event),
    leadsTo: isForm,
  },
];

const endOf = (child: string) => `xstate.done.actor.${child}`;
const isKind = (kind: string) => (_: State, event: EventObject) => partOf(event, 'output', 'kind') === kind;
const isCode = (event: EventObject, code: number): boolean => partOf(failureIn(event), 'code') === code;
const isUnreachable = (event: EventObject): boolean => partOf(failureIn(event), 'kind') === 'unreachable';

/** The consequences of the host's answers. */
const answers: readonly Rule[] = [
  ...['sendSignIn', 'sendSignUp'].map((child) => ({
    on: endOf(child),
    when: isKind('done'),
    leadsTo: (state: State, _: SystemContext, event: EventObject) =>
      isDone(state) && state.output === partOf(event, 'output', 'result'),
  })),
  ...['sendSignIn', 'sendSignUp'].map((child) => ({
    on: endOf(child),
    when: isKind('abandoned'),
    leadsTo: (state: State) => isForm(state) && isClean(state) && state.context.failure === null,
  })),
  {
    on: endOf('sendSignIn'),
    when: (_, event) => isCode(event, 4034),
    leadsTo: (state, context, event) => isForm(state) && showsFailure(context, event),
  },
  {
    on: endOf('sendSignIn'),
    when: (_, event) => isUnreachable(event),
    leadsTo: (state, _, event) =>
      isSignIn(state) && state.hasTag('rejected') && state.context.failure === failureIn(event),
  },
  {
    on: endOf('sendSignIn'),
    when: (state, event) => isKind('rejected')(state, event) && !isUnreachable(event) && !isCode(event, 4034),
    leadsTo: (state, context, event) =>
      isSignIn(state) &&
      state.hasTag('wrongCredentials') &&
      state.context.failure === failureIn(event) &&
      did(context, 'selectPassword') &&
      !did(context, 'showToast'),
  },
  {
    on: endOf('sendSignUp'),
    when: isKind('rejected'),
    leadsTo: (state, context, event) =>
      isSignUp(state) &&
      state.hasTag('rejected') &&
      state.context.failure === failureIn(event) &&
      showsFailure(context, event) &&
      did(context, 'focusField'),
  },
  {
    on: endOf('providerRedirect'),
    leadsTo: (state, _, event) => isForm(state) && state.context.notice === partOf(event, 'output', 'notice'),
  },
  {
    on: endOf('fetchProviders'),
    leadsTo: (state, _, event) => state.context.offered === partOf(event, 'output'),
  },
];

/** The form has the user's input: one that another replaces without a request loses it. */
function isOtherForm({ event, previousSnapshot, snapshot }: SystemContext): boolean {
  const [before, after] = [previousSnapshot.snapshot, snapshot.snapshot];
  const isChange = (isSignIn(before) && isSignUp(after)) || (isSignUp(before) && isSignIn(after));
  return isChange && event?.event.type !== 'mode.switch' && event?.event.type !== 'mode.choose';
}

/** Whether the panel returns to another form than the one that it left. */
function isWrongReturn(context: SystemContext): boolean {
  const { previousSnapshot } = context;
  const state = stateOf(context);
  if (!isForm(state) || isForm(previousSnapshot.snapshot)) return false;
  const left = previousSnapshot.snapshot.historyValue['signIn.editing.hist'] ?? [];
  const wasSignUp = left.some(({ id }) => id.includes('.signUp'));
  return previousSnapshot.snapshot.matches('signingIn')
    ? !isSignIn(state)
    : isSignUp(state) !== (wasSignUp || previousSnapshot.snapshot.matches('signingUp'));
}

export const properties: PropertySet = {
  systems: (model.samples.inputs ?? []).map((input) => ({
    machine: model.machine,
    input,
    samples: { signIn: model.samples },
    external: { signIn: [...new Set(requests.map(({ on }) => on))] },
  })),
  numRuns: 120,
  maxCommands: 12,
  view: ({ snapshot: { context } }) => [
    context.offered !== null,
    partOf(context.offered, 'discord') === null,
  ],
  properties: [
    obeys('what the panel offers is accepted', requests),
    obeys('each answer leads to its form, or ends the panel', answers),
    always('the panel opens with the form that was asked for', ({ event, snapshot: { snapshot } }) =>
      event === null ? isSignUp(snapshot) === (snapshot.context.mode === 'signUp') && isForm(snapshot) : true,
    ),
    always('the panel returns to the form that was left', (context) => !isWrongReturn(context)),
    always('a form changes only where the user asks for the other', (context) => !isOtherForm(context)),
    always('a failure is not shown with the next attempt', (context) => {
      const state = stateOf(context);
      return !state.hasTag('busy') || (state.context.failure === null && state.context.notice === null);
    }),
    always('the form is shown again after a crash', (context) => {
      const { event } = context;
      if (event?.cause.kind !== 'error' || event.cause.child === 'fetchProviders') return true;
      return isForm(stateOf(context));
    }),
    always('providers that cannot be read change nothing', (context) => {
      const { effects, event, previousSnapshot } = context;
      return (
        event?.cause.kind !== 'error' ||
        event.cause.child !== 'fetchProviders' ||
        (effects.every(({ kind }) => kind !== 'started') &&
          JSON.stringify(previousSnapshot.snapshot.value) === JSON.stringify(stateOf(context).value))
      );
    }),
    always('an empty form is sent to nobody', ({ effects }) =>
      effectsNamed(effects, 'started', 'signIn', 'signUp').every(
        ({ params }) => partOf(params, 'email') !== '' && partOf(params, 'password') !== '',
      ),
    ),
    always('a new form is clean', (context) => {
      const { event, snapshot } = context;
      return event?.event.type !== 'mode.switch' || isClean(snapshot.snapshot);
    }),
  ],
  faults: [
    {
      violates: 'what the panel offers is accepted',
      machine: signInMachine,
      fault: 'signIn.editing.signIn on credentials.submit: goes to signingUp',
    },
    {
      violates: 'each answer leads to its form, or ends the panel',
      machine: signInMachine,
      fault: 'signIn.signingIn sendSignIn done[3]: goes to clean',
    },
    {
      violates: 'the panel opens with the form that was asked for',
      machine: signInMachine,
      fault: 'signIn.editing.deciding always[0]: dropped',
    },
    {
      violates: 'the panel returns to the form that was left',
      machine: signInMachine,
      fault: 'signIn.leaving providerRedirect done: goes to deciding',
    },
    {
      violates: 'a failure is not shown with the next attempt',
      machine: signInMachine,
      fault: 'signIn.editing exit: without clearNotice',
    },
    {
      violates: 'the form is shown again after a crash',
      machine: signInMachine,
      fault: 'signIn on xstate.error.actor.*: dropped',
    },
    {
      violates: 'an empty form is sent to nobody',
      machine: signInMachine,
      fault: 'signIn.editing.signUp on credentials.submit: guard isFilled always holds',
    },
    {
      violates: 'a form changes only where the user asks for the other',
      machine: signInMachine,
      fault: withChange(signInMachine, ({ states }) => {
        Object.assign(Object(partOf(states, 'editing', 'states', 'signIn', 'on')), {
          'credentials.submit': 'signUp',
        });
      }),
    },
    {
      violates: 'providers that cannot be read change nothing',
      machine: signInMachine,
      fault: 'signIn.editing fetchProviders failed: dropped',
    },
    {
      violates: 'a new form is clean',
      machine: signInMachine,
      fault: withChange(signInMachine, ({ states }) => {
        Object.assign(Object(partOf(states, 'editing', 'states', 'signUp')), { initial: 'rejected' });
      }),
    },
  ],
};
