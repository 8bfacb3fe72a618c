import type { Page } from '@playwright/test';
import { code } from '../../../contract/envelope.ts';
import type { UserStore } from '../../../src/machines/auth/auth.types.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { ann, some, storeOf } from '../../machines/app/shell-samples.ts';
import { allowing, type Model } from '../../../tools/statechart-tests/model.ts';
import { openStill } from './clock.ts';
import { Gate, refusal, success, type Envelope } from './gate.ts';
import { persistUser } from './storage.ts';

/** What the host of a tour says, by path: at once, or when the test settles a call that waits. */
interface Host {
  readonly answers?: Readonly<Record<string, Envelope>>;
  readonly held?: readonly string[];
}

/** Opens a place of the page for somebody signed in, with its clock standing still. */
export const openSignedIn = (page: Page, place: string, host: Host): Promise<Gate> =>
  openKept(page, place, host, { user: ann, benefits: some });

/** The same for somebody whom the page does not know. */
export const openVisiting = (page: Page, place: string, host: Host): Promise<Gate> =>
  openKept(page, place, host, {});

/** The same for whomever the page has kept. */
export async function openKept(
  page: Page,
  place: string,
  { answers = {}, held = [] }: Host,
  store: Partial<UserStore>,
): Promise<Gate> {
  const gate = new Gate(page);
  for (const [path, envelope] of Object.entries({ ...everywhere, ...answers })) {
    if (!held.includes(path)) await gate.answer(path, envelope);
  }
  await gate.hold(held);
  await persistUser(page, storeOf(store));
  await openStill(page, () => page.goto(place));
  return gate;
}

/**
 * The machine for as long as the session of its user lasts. The end of one brings the panel to sign in over whatever is
 * on the page, and with it a tour of its own.
 */
export const whileSignedIn = (model: Model): Model =>
  allowing(
    model,
    (_, event) => !('error' in event && event.error instanceof ApiError && event.error.kind === 'expired'),
  );

/** What every page of somebody signed in asks for. */
const everywhere = {
  '/user/benefits': success(some),
  '/user/age': refusal(code.notAvailable, 'Ages are not asked for here.'),
  '/user/favorites': refusal(code.notAvailable, 'No favourites here.'),
};
