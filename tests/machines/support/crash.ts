import type { AnyActorRef } from 'xstate';
import { broken } from './outcomes.ts';

/** Reports to a machine, as XState does, that its child of this id has crashed. */
export const crash = (parent: AnyActorRef, actorId: string): void =>
  parent.send({ type: `xstate.error.actor.${actorId}`, error: broken, actorId });
