import type { Page } from '@playwright/test';
import type { MateMemory } from '../../../contract/memory.ts';
import { irisInDetail } from '../../machines/mates/catalogue-samples.ts';
import { success } from './gate.ts';
import { openSignedIn } from './signed-in-stage.ts';

export const factsCall = '/memory/facts';

/** The calls that change what a mate remembers, by the type of the command. */
export const memoryCalls = {
  'memory.pin': '/memory/pinFact',
  'memory.end': '/memory/endFact',
  'memory.forget': '/memory/forgetFact',
  'memory.switch': '/memory/switchRoom',
} as const;

/** The names of the buttons of one fact; the switch has a role of its own. */
export const memoryButtons = {
  'memory.pin': 'Pin, so that it is always used',
  'memory.end': 'No longer true',
  'memory.forget': 'Forget',
} as const;

/** Opens the page of what a mate remembers in a room, or without a mate; nothing is loaded until `load` answers. */
export async function openMemory(page: Page, hasMate = true) {
  const gate = await openSignedIn(page, hasMate ? '/memory?mateId=iris-vale&roomId=room-1' : '/memory', {
    answers: { '/mate/getMateDetail': success(irisInDetail) },
    held: [factsCall, '/memory/addFact', '/memory/correctFact', ...Object.values(memoryCalls)],
  });
  const load = (memory: MateMemory): Promise<void> => gate.settle(factsCall, success(memory));
  return { gate, load };
}
