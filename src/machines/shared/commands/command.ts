/** How machines, services and views use `commandMachine`. */
import type { ActorRefFrom, NonReducibleUnknown, PromiseActorLogic, SnapshotFrom } from 'xstate';
import { commandMachine, type CommandOutcome } from './command.machine.ts';
import type { ConfirmationOutcome } from './confirmation.machine.ts';
import type { Failure } from '../failure.ts';
import { notProvidedPromise } from '../placeholders.ts';
import type { RetypedMachine } from '../retyped-machine.ts';

export type { CommandOutcome };

type CommandSnapshot = SnapshotFrom<typeof commandMachine>;

/** A command of any type. */
export type CommandActor = Pick<
  ActorRefFrom<typeof commandMachine>,
  'getSnapshot' | 'id' | 'send' | 'subscribe'
>;

/** A command that takes `Params` and returns `Result`. */
export type CommandMachine<Result, Params> = RetypedMachine<
  typeof commandMachine,
  Params,
  CommandOutcome<Result>
>;

/** XState sends this to a machine when a command has ended that it spawned by this name. */
export interface CommandEnded<Name extends string, Result> {
  readonly type: `xstate.done.actor.${Name}`;
  readonly output: CommandOutcome<Result>;
  readonly actorId: string;
}

/** Executes a call. One that is not idempotent is never sent twice, and aborted when the user stops waiting. */
export const toCommand = <Result, Params extends NonReducibleUnknown>(
  call: PromiseActorLogic<Result, Params>,
  {
    isIdempotent = true,
    isFinal = () => false,
  }: {
    readonly isIdempotent?: boolean;
    /** Whether the failure ends the command as rejected: its parent decides what follows. Default: never. */
    readonly isFinal?: (failure: Failure) => boolean;
  } = {},
): CommandMachine<Result, Params> => {
  // The machine passes params and result on unread, which its own type cannot express.
  const execute = call as PromiseActorLogic<unknown>;
  return commandMachine.provide({
    actors: { execute },
    guards: { isIdempotent: () => isIdempotent, isFinal: (_, failure) => isFinal(failure) },
  }) as CommandMachine<Result, Params>;
};

/** Executes a call once. Its parent decides what follows a failure, so that nothing of what was sent is stored any longer. */
export const toAttempt = <Result, Params extends NonReducibleUnknown>(
  call: PromiseActorLogic<Result, Params>,
): CommandMachine<Result, Params> => toCommand(call, { isIdempotent: false, isFinal: () => true });

/** A placeholder of a command. */
export const notProvidedCommand = <Result, Params extends NonReducibleUnknown>(name: string) =>
  toCommand(notProvidedPromise<Result, Params>(name));

export const notProvidedAttempt = <Result, Params extends NonReducibleUnknown>(name: string) =>
  toAttempt(notProvidedPromise<Result, Params>(name));

/** The guard of a command that was executed, and not canceled. */
export const isExecuted = (_: unknown, { kind }: CommandOutcome): boolean => kind === 'done';

/** The guard of a command that was given up after it was sent: the server may have executed it. */
export const isAbandoned = (_: unknown, { kind }: { readonly kind: string }): boolean => kind === 'abandoned';

/** Returns what an executed command, or a confirmed one, returned. */
export function resultOf<Result>(outcome: CommandOutcome<Result> | ConfirmationOutcome<Result>): Result {
  if (outcome.kind !== 'done' && outcome.kind !== 'confirmed')
    throw new Error('The command was not executed.');
  return outcome.result;
}

/** Returns why the command was rejected; null where the user stopped waiting. */
export const failureOf = (outcome: CommandOutcome): Failure | null =>
  outcome.kind === 'rejected' ? outcome.failure : null;

/** Whether the user waits for it. False for no command. */
export const selectIsBusy = (snapshot: CommandSnapshot | undefined): boolean =>
  snapshot?.hasTag('busy') === true;
export const selectIsSlow = (snapshot: CommandSnapshot | undefined): boolean =>
  snapshot?.hasTag('slow') === true;
/** Why it was not executed; null where it is under way. */
export const selectFailure = (snapshot: CommandSnapshot | undefined): Failure | null =>
  snapshot?.context.failure ?? null;
/** Whether it can be sent again. */
export const selectCanRetry = (snapshot: CommandSnapshot | undefined): boolean =>
  snapshot?.can({ type: 'command.retry' }) === true;
