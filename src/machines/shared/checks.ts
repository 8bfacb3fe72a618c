/** Repeated checks of something on the server: an actor for each, so that one that hangs does not stop the others. */

/** XState sends these to a machine when a check has ended that it spawned. */
export type CheckEvent<Output> =
  | { readonly type: `xstate.done.actor.check.${string}`; readonly output: Output; readonly actorId: string }
  | {
      readonly type: `xstate.error.actor.check.${string}`;
      readonly error: unknown;
      readonly actorId: string;
    };

export interface Checks {
  /** How many checks were not answered in time. They are not aborted. */
  readonly hung: number;
}

/** The ID of the current check: another one after each that hung. */
export const checkId = ({ hung }: Checks): string => `check.${hung}`;

/** The guard of the end of the current check. */
export const isCurrentCheck = (
  { context }: { readonly context: Checks },
  { actorId }: { readonly actorId: string },
): boolean => actorId === checkId(context);
