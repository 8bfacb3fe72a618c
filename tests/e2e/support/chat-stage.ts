import type { Page } from '@playwright/test';
import { code } from '../../../contract/envelope.ts';
import type { Message } from '../../../contract/room.ts';
import { page as pageOf } from '../../machines/chat-samples.ts';
import { ann, some, storeOf } from '../../machines/shell-samples.ts';
import { ApiError } from '../../../src/services/api-error.ts';
import { Gate, refusal, success } from './gate.ts';
import { keepUser } from './storage.ts';
import { openStill } from './tour.ts';

/** The chat of somebody signed in, on a host that says what the test says; `held` are the calls that wait. */
export async function openChat(
  page: Page,
  messages: readonly Message[],
  held: readonly string[] = [],
): Promise<Gate> {
  const gate = new Gate(page);
  await gate.answer('/user/benefits', success(some));
  await gate.answer('/user/age', refusal(code.notAvailable, 'Ages are not asked for here.'));
  await gate.answer('/user/favorites', refusal(code.notAvailable, 'No favourites here.'));
  if (!held.includes(ideasCall)) await gate.answer(ideasCall, refusal(code.notAvailable, 'No ideas here.'));
  await gate.answer('/room/roomInfo', success(pageOf(messages)));
  await gate.hold(held);
  await keepUser(page, storeOf({ user: ann, benefits: some }));
  await openStill(page, () => page.goto('/chat-detail?roomId=room-1'));
  return gate;
}

export const ideasCall = '/girl/chat/getInspiration';

/** Lets the call end as the sample of an error says: refused where it has a code, else the line breaks. */
export async function failAs(gate: Gate, path: string, reason: unknown): Promise<void> {
  const refused = reason instanceof ApiError && reason.kind === 'rejected' ? reason : null;
  if (refused?.code === undefined) await gate.fail(path);
  else await gate.settle(path, refusal(refused.code, refused.message));
}
