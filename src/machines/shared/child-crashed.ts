/** XState sends this to a machine when an actor that it spawned has crashed. */
export interface ChildCrashed {
  readonly type: `xstate.error.actor.${string}`;
  readonly error: unknown;
  readonly actorId: string;
}
