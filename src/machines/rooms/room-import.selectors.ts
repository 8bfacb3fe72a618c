import type { ActorRefFrom } from 'xstate';
import type { roomImportMachine } from './room-import.machine.ts';

export type RoomImportActor = ActorRefFrom<typeof roomImportMachine>;
