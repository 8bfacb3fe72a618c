/** Properties of a message of the user on every walk, whatever the network, the server and the user do. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { outgoingMessageMachine } from '../../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import { withChange, type PropertySet, type SystemContext } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import { model } from './outgoing-message.model.ts';

const stateOf = ({ snapshot }: Pick<SystemContext, 'snapshot'>): AnyMachineSnapshot => snapshot.snapshot;
const isQueued = (state: AnyMachineSnapshot): boolean => state.hasTag('queued');
const isUnsent = (state: AnyMachineSnapshot): boolean => state.hasTag('notSent');
const isSending = (state: AnyMachineSnapshot): boolean => state.hasTag('sending');
const isBlockedBy =
  (reason: string) =>
  (state: AnyMachineSnapshot): boolean =>
    state.matches({ unsent: { blocking: reason } });
const isSetAside = (state: AnyMachineSnapshot): boolean => state.matches({ unsent: 'setAside' });

/** The requests of the user, the outbox and the network, and the states in which they are possible. */
const requests: readonly Rule[] = [
  { on: 'message.send', when: isQueued, leadsTo: isSending },
  { on: 'message.hold', when: isQueued, leadsTo: isSetAside },
  { on: 'message.resend', when: isUnsent, leadsTo: isQueued },
  {
    on: 'message.resend',
    when: (state) => isSetAside(state) && state.context.failure?.code === 4041,
    leadsTo: ({ context }) => context.edits === undefined,
  },
  {
    on: 'message.resend',
    when: (state) => isUnsent(state) && state.context.failure?.code !== 4041,
    leadsTo: ({ context }, { previousSnapshot }) =>
      context.edits === stateOf({ snapshot: previousSnapshot }).context.edits,
  },
  { on: 'message.retry', when: (state) => state.matches({ unsent: 'blocking' }), leadsTo: isQueued },
  { on: 'connection.restored', when: isBlockedBy('network'), leadsTo: isQueued },
  { on: 'age.confirmed', when: isBlockedBy('age'), leadsTo: isQueued },
  {
    on: 'message.recall',
    when: (state) => isQueued(state) || isUnsent(state),
    leadsTo: ({ status }) => status === 'done',
  },
  {
    on: 'order.changed',
    when: isQueued,
    leadsTo: ({ context }, _, event) => context.at === partOf(event, 'at'),
  },
  {
    on: 'sending.ended',
    when: isSending,
    leadsTo: (state, _, event) =>
      partOf(event, 'result') === 'roomBusy' ? isQueued(state) : isUnsent(state),
  },
  {
    on: 'sending.ended',
    when: isSending,
    leadsTo: (_, { effects }, event) =>
      (partOf(event, 'result') === 'stopped') ===
      (effectsNamed(effects, 'sent', 'message.stopped').length === 1),
  },
];

const isRequested = (before: AnyMachineSnapshot, event: EventObject): boolean =>
  requests.some(({ on, when }) => on === event.type && (when?.(before, event) ?? true));

/** The state in which a message waits after this failure. */
function isRight(state: AnyMachineSnapshot): boolean {
  const { failure } = state.context;
  if (failure === null || failure.code === 4220 || failure.code === 4041) return isSetAside(state);
  if (failure.kind === 'unreachable') return isBlockedBy('network')(state);
  if (failure.kind === 'expired') return isBlockedBy('signIn')(state);
  if (failure.code === 4031) return isBlockedBy('age')(state);
  return isBlockedBy(failure.code === 4020 ? 'allowance' : 'refused')(state);
}

/** Returns the message as the browser has stored it; null if it has not. */
function storedIn({ history }: SystemContext): unknown {
  const last = effectsNamed(history, 'action', 'persistUnsent', 'forgetUnsent').at(-1);
  return last?.name === 'persistUnsent' ? partOf(last.params, 'message') : null;
}

function isStored(context: SystemContext): boolean {
  const { clientMessageId, text, at } = stateOf(context).context;
  const stored = storedIn(context);
  return (
    partOf(stored, 'clientMessageId') === clientMessageId &&
    partOf(stored, 'text') === text &&
    partOf(stored, 'at') === at
  );
}

/** The phase that the outbox has heard of; a message that it started is queued. */
const reportedIn = ({ history }: SystemContext): unknown =>
  partOf(effectsNamed(history, 'sent', 'phase.changed').at(-1)?.params, 'phase') ?? 'queued';

function isReported(context: SystemContext): boolean {
  const state = stateOf(context);
  const reported = reportedIn(context);
  if (isQueued(state)) return reported === 'queued';
  if (isSending(state)) return reported === 'sending';
  return !isUnsent(state) || reported === (isSetAside(state) ? 'setAside' : 'blocking');
}

/** When it began to wait for the network. */
const blockedSince = ({ history }: SystemContext): number =>
  effectsNamed(history, 'sent', 'phase.changed').findLast(
    ({ params }) => partOf(params, 'phase') === 'blocking',
  )?.at ?? Number.NaN;

const isAfterTime = ({ event }: SystemContext): boolean => event?.path === null;

export const properties: PropertySet = {
  systems: (model.samples.inputs ?? []).map((input) => ({
    machine: model.machine,
    input,
    samples: { outgoingMessage: model.samples },
    external: { outgoingMessage: [...new Set(requests.map(({ on }) => on))] },
  })),
  properties: [
    always('a message is stored until it is taken back', (context) =>
      stateOf(context).status === 'done' ? storedIn(context) === null : isStored(context),
    ),
    always(
      'the text of a message that is taken back returns to the composer',
      (context) =>
        stateOf(context).status !== 'done' ||
        effectsNamed(context.effects, 'sent', 'message.recalled').some(
          ({ params }) => partOf(params, 'text') === stateOf(context).context.text,
        ),
    ),
    obeys('what is offered for a message is accepted', requests),
    always('nothing moves a message but what is offered, and time after a lost connection', (context) => {
      const { event, previousSnapshot } = context;
      return (
        event === null ||
        (isAfterTime(context) && isBlockedBy('network')(previousSnapshot.snapshot)) ||
        isRequested(previousSnapshot.snapshot, event.event) ||
        JSON.stringify(previousSnapshot.snapshot.value) === JSON.stringify(stateOf(context).value)
      );
    }),
    always('an unsent message waits for what resolves its failure', (context) =>
      isUnsent(stateOf(context)) ? isRight(stateOf(context)) : true,
    ),
    obeys('an unsent message says why', [
      {
        on: 'sending.ended',
        when: isSending,
        leadsTo: (state, _, event) => !isUnsent(state) || state.context.failure === partOf(event, 'failure'),
      },
    ]),
    always('a queued message has no failure', (context) =>
      isQueued(stateOf(context)) ? stateOf(context).context.failure === null : true,
    ),
    always('the outbox hears of each phase', isReported),
    always('after a lost connection a message is sent again, in 30 seconds', (context) => {
      const since = blockedSince(context);
      const { now } = context.snapshot;
      if (isBlockedBy('network')(stateOf(context))) return now - since < 30_000;
      const wasBlocked = isBlockedBy('network')(context.previousSnapshot.snapshot);
      return !isAfterTime(context) || !wasBlocked || (isQueued(stateOf(context)) && now - since === 30_000);
    }),
    always('a message waits for the user from its start only where it was stored so', ({ event, snapshot }) =>
      event === null ? snapshot.snapshot.context.needsUser === isUnsent(snapshot.snapshot) : true,
    ),
  ],
  faults: [
    {
      violates: 'a message is stored until it is taken back',
      machine: outgoingMessageMachine,
      fault: 'outgoingMessage.queued entry: without persistUnsent',
    },
    {
      violates: 'the text of a message that is taken back returns to the composer',
      machine: outgoingMessageMachine,
      fault: 'outgoingMessage.recalled entry: without xstate.sendTo',
    },
    {
      violates: 'what is offered for a message is accepted',
      machine: outgoingMessageMachine,
      fault: 'outgoingMessage.unsent on message.resend: dropped',
    },
    {
      violates: 'an unsent message waits for what resolves its failure',
      machine: outgoingMessageMachine,
      fault: 'outgoingMessage.unsent.classifying always[2]: dropped',
    },
    {
      violates: 'the outbox hears of each phase',
      machine: outgoingMessageMachine,
      fault: 'outgoingMessage.requeued entry: without reportPhase',
    },
    {
      violates: 'after a lost connection a message is sent again, in 30 seconds',
      machine: outgoingMessageMachine,
      fault: 'outgoingMessage delay retryUnsentAfter: half',
    },
    {
      violates: 'nothing moves a message but what is offered, and time after a lost connection',
      machine: outgoingMessageMachine,
      fault: withChange(outgoingMessageMachine, ({ states }) => {
        const setAside = Object(partOf(states, 'unsent', 'states', 'setAside'));
        setAside.after = { retryUnsentAfter: '#outgoingMessage.requeued' };
      }),
    },
    {
      violates: 'an unsent message says why',
      machine: outgoingMessageMachine,
      fault: 'outgoingMessage.sending on sending.ended[2]: without setFailure',
    },
    {
      violates: 'a queued message has no failure',
      machine: outgoingMessageMachine,
      fault: 'outgoingMessage.queued entry: without clearFailure',
    },
    {
      violates: 'a message waits for the user from its start only where it was stored so',
      machine: outgoingMessageMachine,
      fault: 'outgoingMessage.deciding always[0]: dropped',
    },
  ],
};
