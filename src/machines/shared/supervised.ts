/** How machines, services and views use `supervisedMachine`. */
import { assign } from 'xstate';
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  MetaObject,
  NonReducibleUnknown,
  ParameterizedObject,
  ProvidedActor,
  StateMachine,
  StateSchema,
} from 'xstate';
import { toNewestInput } from './newest-input.ts';
import { supervisedMachine, type SupervisedContext } from './supervised.machine.ts';

/** The machine of a supervised part: it has the part's input and accepts the part's events. */
export type Supervised<Part extends AnyStateMachine> = StateMachine<
  SupervisedContext,
  EventFromLogic<Part> | { readonly type: 'load.retry' },
  { part?: ActorRefFrom<Part> },
  ProvidedActor,
  ParameterizedObject,
  ParameterizedObject,
  string,
  'running' | 'crashed',
  'crashed',
  InputFrom<Part>,
  NonReducibleUnknown,
  EventObject,
  MetaObject,
  StateSchema
>;

/**
 * Catches a crash of the part, and starts the part again: on `load.retry`, or after this time in milliseconds
 * (default: a minute). Its parent and siblings keep the same actor.
 */
export const supervised = <Part extends AnyStateMachine>(
  part: Part,
  restartAfter?: number,
): Supervised<Part> =>
  // The machine passes input and events on unread, which its own type cannot express.
  supervisedMachine.provide({
    actors: { part },
    actions: {
      setNewestInput: assign(({ context, self }) => ({
        input: toNewestInput(context.input, self.getSnapshot().children['part']),
      })),
    },
    delays: restartAfter === undefined ? {} : { restartAfter },
  }) as Supervised<Part>;

/** A supervised part, as a view uses it. */
export interface SupervisedActor<Part> extends Pick<AnyActorRef, 'subscribe'> {
  readonly send: (event: { readonly type: 'load.retry' }) => void;
  readonly getSnapshot: () => SupervisedSnapshot<Part>;
}

interface SupervisedSnapshot<Part> {
  readonly tags: ReadonlySet<string>;
  readonly children: { readonly part?: Part | undefined };
}

/** The part; undefined while it does not run. */
export const selectPart = <Part>(snapshot: SupervisedSnapshot<Part> | undefined): Part | undefined =>
  snapshot?.children.part;

/** A machine that has lost a part by a crash, as a view uses it. */
export interface Crashable extends Pick<AnyActorRef, 'subscribe'> {
  readonly send: (event: { readonly type: 'load.retry' }) => void;
  readonly getSnapshot: () => { readonly tags: ReadonlySet<string> };
}

export const selectHasCrashed = ({ tags }: { readonly tags: ReadonlySet<string> }): boolean =>
  tags.has('crashed');

/** XState sends this to a machine when an actor that it spawned has crashed. */
export interface ChildCrashed {
  readonly type: `xstate.error.actor.${string}`;
  readonly error: unknown;
  readonly actorId: string;
}
