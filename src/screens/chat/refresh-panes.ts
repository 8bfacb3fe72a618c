import type { AnyActorRef } from 'xstate';
import { sendToActor } from '../../app/actors/system-actors.ts';

interface Args {
  readonly system: AnyActorRef['system'];
}

/** Updates the list of conversations beside the open one. */
export const refreshRoomList = ({ system }: Args): void =>
  sendToActor(system, 'roomsPane', { type: 'content.refresh' });

/** Updates what is shown of the mate's memory next to the conversation. */
export const refreshMemory = ({ system }: Args): void =>
  sendToActor(system, 'mateMemory', { type: 'memories.outdated' });
