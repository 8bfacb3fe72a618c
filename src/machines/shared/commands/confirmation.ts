/** How machines, services and views use `confirmationMachine`. */
import type { ActorRefFrom, NonReducibleUnknown, PromiseActorLogic, SnapshotFrom } from 'xstate';
import { confirmationMachine, type Answer, type ConfirmationOutcome } from './confirmation.machine.ts';
import type { Failure } from '../failure.ts';
import { notProvidedPromise } from '../placeholders.ts';
import type { RetypedMachine } from '../retyped-machine.ts';

export { isAbandoned } from './command.ts';
export type { Answer, ConfirmationOutcome };

type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>;

/** A confirmation of any type, as a view uses it. */
export type ConfirmationActor = Pick<
  ActorRefFrom<typeof confirmationMachine>,
  'getSnapshot' | 'send' | 'subscribe'
>;

/** A confirmation whose command takes `Params`, besides what the user typed, and returns `Result`. */
export type ConfirmationMachine<Result, Params> = RetypedMachine<
  typeof confirmationMachine,
  Params,
  ConfirmationOutcome<Result>
>;

export interface ConfirmationOptions<Params> {
  /** Whether the user has filled in what the command needs. Default: always. */
  readonly isComplete?: (answer: Params) => boolean;
  /** Whether the failure ends the confirmation as rejected, since asking again cannot help. Default: never. */
  readonly isFinal?: (failure: Failure) => boolean;
  /** Whether it is a form that stays open when the user stops waiting. Default: false. */
  readonly staysOpen?: boolean;
}

/** Asks before it runs the command, which gets the input of the confirmation, and what the user typed to confirm. */
export const toConfirmation = <
  Result,
  Params extends NonReducibleUnknown,
  Input extends NonReducibleUnknown = Params,
>(
  command: PromiseActorLogic<Result, Params>,
  { isComplete = () => true, isFinal = () => false, staysOpen = false }: ConfirmationOptions<Params> = {},
): ConfirmationMachine<Result, Input> => {
  // The machine passes params and result on unread, which its own type cannot express.
  const execute = command as PromiseActorLogic<unknown>;
  return confirmationMachine.provide({
    actors: { execute },
    guards: {
      isComplete: ({ context: { params } }, answer) =>
        isComplete(Object.assign({}, params, answer) as Params),
      isFinal: (_, failure) => isFinal(failure),
      staysOpen: () => staysOpen,
    },
  }) as ConfirmationMachine<Result, Input>;
};

/** The guard of a command that was confirmed and executed. */
export const isConfirmed = (_: unknown, { kind }: ConfirmationOutcome): boolean => kind === 'confirmed';

/** A placeholder of a confirmation. */
export const notProvidedConfirmation = <Result, Params extends NonReducibleUnknown>(name: string) =>
  toConfirmation(notProvidedPromise<Result, Params>(name));

export const selectIsSlow = (snapshot: ConfirmationSnapshot): boolean => snapshot.hasTag('slow');
export const selectIsPending = (snapshot: ConfirmationSnapshot): boolean => snapshot.hasTag('busy');
/** Whether it can be closed: while the command runs, only once it takes long. */
export const selectCanCancel = (snapshot: ConfirmationSnapshot): boolean =>
  !selectIsPending(snapshot) || selectIsSlow(snapshot);
/** Why the last attempt failed; null until then, and while it is sent again. */
export const selectFailure = ({ context }: ConfirmationSnapshot): Failure | null => context.failure;
