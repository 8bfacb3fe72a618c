/** How machines, services and views use `confirmationMachine`. */
import {
  type ActorLogic,
  type ActorRef,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate';
import {
  confirmationMachine,
  type ConfirmationEvent,
  type ConfirmationOutcome,
} from './confirmation.machine.ts';
import type { Failure } from './failure.ts';
import { notProvidedPromise } from './placeholders.ts';

export type { ConfirmationOutcome };

type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>;

/** What a view needs of a confirmation, whatever its command returns. */
export type ConfirmationActor = Pick<
  ActorRef<ConfirmationSnapshot, ConfirmationEvent>,
  'getSnapshot' | 'send' | 'subscribe'
>;

/** A confirmation whose command takes `Params` and returns `Result`. */
export type ConfirmationLogic<Result, Params> = ActorLogic<
  ConfirmationSnapshot & { readonly output: ConfirmationOutcome<Result> | undefined },
  ConfirmationEvent,
  Params
>;

/** Asks before it runs the command. */
export const toConfirmation = <Result, Params extends NonReducibleUnknown>(
  command: PromiseActorLogic<Result, Params>,
): ConfirmationLogic<Result, Params> => {
  // The machine passes params and result on without looking at them, which its own type cannot say.
  const execute = command as unknown as PromiseActorLogic<unknown>;
  return confirmationMachine.provide({ actors: { execute } }) as unknown as ConfirmationLogic<Result, Params>;
};

/** The place of a confirmation in a machine. */
export const notProvidedConfirmation = <Result, Params extends NonReducibleUnknown>(name: string) =>
  toConfirmation(notProvidedPromise<Result, Params>(name));

export const selectIsPending = (snapshot: ConfirmationSnapshot): boolean => snapshot.hasTag('busy');
export const selectFailure = ({ context }: ConfirmationSnapshot): Failure | null => context.failure;
