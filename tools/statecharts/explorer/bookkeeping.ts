/**
 * The part of a machine's state that a snapshot does not contain: which children have ended, which timers are pending.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';

/** The cause of an event: an external sender, a child that ends, or the clock. */
export type Cause =
  | { readonly kind: 'event' }
  | { readonly kind: 'done' | 'error'; readonly child: string; readonly result: unknown }
  | { readonly kind: 'timer'; readonly id: string; readonly delay: number };

export interface Timer {
  readonly event: EventObject;
  /** Milliseconds. */
  readonly delay: number;
}

export interface Bookkeeping {
  /** The ids of children that have ended and were not restarted. */
  readonly ended: ReadonlySet<string>;
  readonly timers: ReadonlyMap<string, Timer>;
}

/** An action that a transition requested, in xstate's representation. */
export interface AskedAction {
  readonly type: string;
  readonly params?: unknown;
}

/** Returns the bookkeeping of the initial state. */
export function begin(actions: readonly AskedAction[]): Bookkeeping {
  return { ended: new Set(), timers: timersAfter(new Map(), actions) };
}

/** Returns the bookkeeping after a step from one state to the next. */
export function follow(
  before: Bookkeeping & { readonly snapshot: AnyMachineSnapshot },
  cause: Cause,
  next: AnyMachineSnapshot,
  actions: readonly AskedAction[],
): Bookkeeping {
  const ended = new Set(before.ended);
  if (cause.kind === 'done' || cause.kind === 'error') ended.add(cause.child);
  for (const id of ended) {
    // A restarted child is another actor with the same id.
    if (next.children[id] === undefined || next.children[id] !== before.snapshot.children[id])
      ended.delete(id);
  }
  const timers = new Map(before.timers);
  if (cause.kind === 'timer') timers.delete(cause.id);
  return { ended, timers: timersAfter(timers, actions) };
}

function timersAfter(timers: Map<string, Timer>, actions: readonly AskedAction[]): Map<string, Timer> {
  for (const { type, params } of actions) {
    if (type === 'xstate.cancel' && isCancel(params)) timers.delete(params.sendId);
    if (type === 'xstate.raise' && isDelayedRaise(params)) {
      timers.set(params.id ?? params.event.type, { event: params.event, delay: params.delay });
    }
  }
  return timers;
}

function isCancel(params: unknown): params is { sendId: string } {
  return hasKey(params, 'sendId') && typeof params.sendId === 'string';
}

function isDelayedRaise(params: unknown): params is { id?: string; event: EventObject; delay: number } {
  return hasKey(params, 'delay') && typeof params.delay === 'number';
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
