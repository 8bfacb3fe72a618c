import type { Page } from '@playwright/test';
import type { PersonasData } from '../../../src/machines/account/personas/personas.types.ts';
import { irisAsDefault } from '../../machines/account/account-samples.ts';
import { success } from './gate.ts';
import { openSignedIn } from './signed-in-stage.ts';

const personas = '/user/personas';
const roomPersona = '/room/persona';

/** Opens the page of the personas; nothing is loaded until `load` answers. */
export async function openPersonas(page: Page, roomId: string | null, held: readonly string[] = []) {
  const gate = await openSignedIn(
    page,
    roomId === null ? '/chat-profile' : `/chat-profile?roomId=${roomId}`,
    { answers: { '/room/notes': success({ notes: '' }) }, held: [personas, roomPersona, ...held] },
  );
  const load = async (data: PersonasData): Promise<void> => {
    await gate.settle(personas, success({ personas: data.personas }));
    if (roomId !== null) await gate.settle(roomPersona, success(data.roomPersona ?? irisAsDefault));
  };
  return { gate, load };
}
