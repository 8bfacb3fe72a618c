import type { Page } from '@playwright/test';
import { code } from '../../../contract/envelope.ts';
import { ann, some, storeOf } from '../../machines/shell-samples.ts';
import { Gate, refusal, success, type Envelope } from './gate.ts';
import { keepUser } from './storage.ts';
import { openStill } from './tour.ts';

/** What the host of a tour says, by path: at once, or when the test settles a call that waits. */
interface Host {
  readonly answers?: Readonly<Record<string, Envelope>>;
  readonly held?: readonly string[];
}

/** Opens a place of the page for somebody signed in, with its clock standing still. */
export async function openSignedIn(
  page: Page,
  place: string,
  { answers = {}, held = [] }: Host,
): Promise<Gate> {
  const gate = new Gate(page);
  for (const [path, envelope] of Object.entries({ ...everywhere, ...answers })) {
    if (!held.includes(path)) await gate.answer(path, envelope);
  }
  await gate.hold(held);
  await keepUser(page, storeOf({ user: ann, benefits: some }));
  await openStill(page, () => page.goto(place));
  return gate;
}

/** What every page of somebody signed in asks for. */
const everywhere = {
  '/user/benefits': success(some),
  '/user/age': refusal(code.notAvailable, 'Ages are not asked for here.'),
  '/user/favorites': refusal(code.notAvailable, 'No favourites here.'),
};
