/** The facts of a room on a walk that properties read. */
import type { AnyMachineSnapshot } from 'xstate';
import type { OutboxEntry } from '../../../../src/machines/chat/outbox/outbox.reducers.ts';
import type { TestEffect } from 'statechart-tools/properties/contract';
import type { SystemSnapshot } from 'statechart-tools/properties/live-system';
import type { SystemContext } from 'statechart-tools/properties/properties';
import { effectsNamed, partOf } from 'statechart-tools/properties/temporal';
import type { samples } from './room-system.ts';

type Machine = keyof typeof samples;

export const statesOf = ({ actors }: SystemSnapshot, machine: Machine): AnyMachineSnapshot[] =>
  actors.filter((actor) => actor.machine === machine).map(({ snapshot }) => snapshot);
export const stateOf = (snapshot: SystemSnapshot, machine: Machine): AnyMachineSnapshot | undefined =>
  statesOf(snapshot, machine)[0];

export interface Entry {
  readonly clientMessageId: string;
  readonly text: string;
  readonly phase: string;
  readonly at: number;
}

/** The messages of the outbox in their order, with the texts that only their actors have. */
export const entriesOf = (snapshot: SystemSnapshot): readonly Entry[] =>
  (stateOf(snapshot, 'outbox')?.context.messages ?? []).map(
    ({ clientMessageId, phase, at, ref }: OutboxEntry) => ({
      clientMessageId,
      phase,
      at,
      text: ref.getSnapshot().context.text,
    }),
  );

/** The messages that the user sent so far. The outbox sends an event of the same name, without a text. */
export const writtenIn = (history: readonly TestEffect[]): readonly unknown[] =>
  effectsNamed(history, 'sent', 'message.send')
    .map(({ params }) => params)
    .filter((params) => typeof partOf(params, 'text') === 'string');

/** The texts that the user took back. */
export const recalledIn = (history: readonly TestEffect[]): string[] =>
  effectsNamed(history, 'sent', 'draft.restore').map(({ params }) => String(partOf(params, 'text')));

/** The id of a text, once the outbox has it. */
export const idOf = (history: readonly TestEffect[], text: string): unknown =>
  effectsNamed(history, 'started', 'outgoingMessage')
    .map(({ params }) => partOf(params, 'message'))
    .filter((started) => partOf(started, 'text') === text)
    .map((started) => partOf(started, 'clientMessageId'))[0];

/** The requests that send messages, in their order. */
export const sendsIn = (history: readonly TestEffect[]): readonly TestEffect[] =>
  effectsNamed(history, 'started', 'streamReply').filter(({ params }) => partOf(params, 'kind') === 'send');

/** Whether this effect says that the server has the message. */
const confirms = ({ name, params }: TestEffect, id: unknown): boolean => {
  const ids = partOf(params, 'ids');
  return name === 'messages.stored' && Array.isArray(ids) && ids.includes(id);
};

export const isDelivered = ({ history }: SystemContext, text: string): boolean => {
  const id = idOf(history, text);
  return history.some((effect) => confirms(effect, id));
};

/** Whether a message is requested again although the server said that it has it. */
export function isChargedTwice({ history }: SystemContext): boolean {
  return sendsIn(history).some((send) => {
    const id = partOf(send.params, 'clientMessageId');
    return history.slice(0, history.indexOf(send)).some((effect) => confirms(effect, id));
  });
}

export const isBusy = ({ snapshot }: SystemContext): boolean =>
  snapshot.snapshot.hasTag('replying') ||
  statesOf(snapshot, 'outgoingMessage').some((state) => state.hasTag('sending'));

/** The text of the stream before and after the step; null unless it is the same stream. */
export function textsAround({ previousSnapshot, snapshot }: SystemContext): readonly [string, string] | null {
  const [before, after] = [stateOf(previousSnapshot, 'chatStream'), stateOf(snapshot, 'chatStream')];
  return before && after && before.context.request === after.context.request
    ? [before.context.text, after.context.text]
    : null;
}

export const isStopping = ({ previousSnapshot }: SystemContext): boolean =>
  stateOf(previousSnapshot, 'chatStream')?.matches('stopping') ?? false;

export const isAsked = ({ event }: SystemContext, type: string): boolean =>
  event?.cause.kind === 'event' && event.event.type === type;

/** The message of the outbox that the event is about. */
export const askedEntry = ({ event }: SystemContext, snapshot: SystemSnapshot): Entry | undefined =>
  entriesOf(snapshot).find(
    ({ clientMessageId }) => clientMessageId === partOf(event?.event, 'clientMessageId'),
  );

export const hasPhase = (entry: Entry | undefined, ...phases: readonly string[]): boolean =>
  entry !== undefined && phases.includes(entry.phase);

/** The ids of the messages that were set aside and are queued again, or sent. */
export const sentAgainIn = ({ previousSnapshot, snapshot }: SystemContext): string[] =>
  entriesOf(snapshot)
    .filter((entry) => hasPhase(entry, 'queued', 'sending'))
    .map(({ clientMessageId }) => clientMessageId)
    .filter((id) =>
      entriesOf(previousSnapshot).some(
        (entry) => entry.clientMessageId === id && hasPhase(entry, 'setAside'),
      ),
    );

/** The ids of the outbox before and after the step, without those that only one of them has. */
export function ordersAround({ previousSnapshot, snapshot }: SystemContext): readonly [string, string] {
  const [before, after] = [entriesOf(previousSnapshot), entriesOf(snapshot)];
  const common = (of: readonly Entry[], others: readonly Entry[]): string =>
    of
      .filter(({ clientMessageId: id }) => others.some((other) => other.clientMessageId === id))
      .map(({ clientMessageId }) => clientMessageId)
      .join();
  return [common(before, after), common(after, before)];
}

/** Whether it is a request that failed. */
export const isOfService = (name: string): boolean =>
  ['streamReply', 'stopReply', 'findMessage', 'findOtherReply'].some((id) => name.endsWith(`.${id}`));

/** Whether the sending of a message begins although one in front of it waits. */
export function isOvertaking({ previousSnapshot, snapshot }: SystemContext): boolean {
  const entries = entriesOf(snapshot);
  const sending = entries.findIndex(({ phase }) => phase === 'sending');
  const wasSending = entriesOf(previousSnapshot).some(
    ({ clientMessageId, phase }) =>
      phase === 'sending' && clientMessageId === entries[sending]?.clientMessageId,
  );
  return !wasSending && entries.slice(0, Math.max(0, sending)).some(({ phase }) => phase !== 'setAside');
}
