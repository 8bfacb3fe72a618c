/** How machines, services and views use `confirmationMachine`. */
import type { ActorRefFrom, NonReducibleUnknown, PromiseActorLogic, SnapshotFrom } from 'xstate';
import { confirmationMachine, type ConfirmationOutcome } from './confirmation.machine.ts';
import type { Failure } from '../failure.ts';
import { notProvidedPromise } from '../placeholders.ts';
import type { RetypedMachine } from '../retyped-machine.ts';

export type { ConfirmationOutcome };

type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>;

/** A confirmation of any type, as a view uses it. */
export type ConfirmationActor = Pick<
  ActorRefFrom<typeof confirmationMachine>,
  'getSnapshot' | 'send' | 'subscribe'
>;

/** A confirmation whose command takes `Params` and returns `Result`. */
export type ConfirmationMachine<Result, Params> = RetypedMachine<
  typeof confirmationMachine,
  Params,
  ConfirmationOutcome<Result>
>;

/** Asks before it runs the command. */
export const toConfirmation = <Result, Params extends NonReducibleUnknown>(
  command: PromiseActorLogic<Result, Params>,
): ConfirmationMachine<Result, Params> => {
  // The machine passes params and result on unread, which its own type cannot express.
  const execute = command as PromiseActorLogic<unknown>;
  return confirmationMachine.provide({ actors: { execute } }) as ConfirmationMachine<Result, Params>;
};

/** The guard of a command that was confirmed and executed. */
export const isConfirmed = (_: unknown, { kind }: ConfirmationOutcome): boolean => kind === 'confirmed';

/** A placeholder of a confirmation. */
export const notProvidedConfirmation = <Result, Params extends NonReducibleUnknown>(name: string) =>
  toConfirmation(notProvidedPromise<Result, Params>(name));

export const selectIsSlow = (snapshot: ConfirmationSnapshot): boolean => snapshot.hasTag('slow');
export const selectIsPending = (snapshot: ConfirmationSnapshot): boolean => snapshot.hasTag('busy');
export const selectFailure = ({ context }: ConfirmationSnapshot): Failure | null => context.failure;
