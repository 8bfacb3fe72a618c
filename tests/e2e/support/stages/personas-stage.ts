import { irisAsDefault } from '../../../machines/account/account-samples.ts';
import { success, type Gate } from '../stand-ins/gate.ts';
import type { Opening } from './signed-in-stage.ts';
import type { PersonasData } from '../../../../src/machines/account/personas/persona-list.reducers.ts';

const personas = '/user/personas';
const roomPersona = '/room/persona';

/** The page of the personas, of a room or of none; nothing is loaded until `loadPersonas` answers. */
export const personasPage = (roomId: string | null, held: readonly string[] = []): Opening => ({
  place: roomId === null ? '/chat-profile' : `/chat-profile?roomId=${roomId}`,
  answers: { '/room/notes': success({ notes: '' }) },
  held: [personas, roomPersona, ...held],
});

export async function loadPersonas(gate: Gate, roomId: string | null, data: PersonasData): Promise<void> {
  await gate.settle(personas, success({ personas: data.personas }));
  if (roomId !== null) await gate.settle(roomPersona, success(data.roomPersona ?? irisAsDefault));
}
