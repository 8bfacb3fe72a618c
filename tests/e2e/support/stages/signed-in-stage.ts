import type { Page } from '@playwright/test';
import { code } from '../../../../contract/envelope.ts';
import type { UserStore } from '../../../../src/machines/auth/auth.reducers.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { ann, some, storeOf } from '../../../machines/app/shell-samples.ts';
import { extraOfIris, irisInDetail } from '../../../machines/mates/catalogue-samples.ts';
import { allowing, type Model } from 'statechart-tools/explorer/model';
import { openStill } from '../clock.ts';
import { Gate, refusal, success, type Envelope } from '../stand-ins/gate.ts';
import { persistUser } from '../users/storage.ts';

/** The server's responses in a tour, by path: immediate, or held until the test settles the call. */
export interface Host {
  readonly answers?: Readonly<Record<string, Envelope>>;
  readonly held?: readonly string[];
  /** Calls that a stream of the test answers. */
  readonly streamed?: readonly string[];
  /** Calls that are held once the page of a tour is open; until then they are answered. */
  readonly heldOnceOpen?: readonly string[];
}

/** The page that a tour opens, with the server's responses. */
export interface Opening extends Host {
  readonly place: string;
  /** The stored data of the browser. Default: a signed-in user. */
  readonly store?: Partial<UserStore>;
  /** Whether the page stays where it would leave or reload. */
  readonly isKept?: boolean;
  /** Prepares the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The stored data in the browser of a signed-in user. */
export const signedIn = { user: ann, benefits: some } as const;

/** The page of a mate. */
export const detailPage = ({ answers, ...host }: Host = {}): Opening => ({
  ...host,
  place: '/detail?mateId=iris-vale',
  answers: {
    '/mate/getMateDetail': success(irisInDetail),
    '/mate/mateExtraInfo': success(extraOfIris),
    ...answers,
  },
});

/** Opens a page for a signed-in user, with its clock paused. */
export const openSignedIn = (page: Page, place: string, host: Host = {}): Promise<Gate> =>
  openPage(new Gate(page), { ...host, place });

/** The same for any stored user. */
export const openKept = (page: Page, place: string, host: Host, store: Partial<UserStore>): Promise<Gate> =>
  openPage(new Gate(page), { ...host, place, store });

/** Opens a page, with its clock paused. */
export async function openPage(
  gate: Gate,
  { place, store = signedIn, isKept = false, prepare, ...host }: Opening,
): Promise<Gate> {
  const { answers = {}, held = [], streamed = [] } = host;
  const { page } = gate;
  await prepare?.(page);
  for (const [path, envelope] of Object.entries({ ...everywhere, ...answers })) {
    if (!held.includes(path) && !streamed.includes(path)) await gate.answer(path, envelope);
  }
  await gate.hold(held);
  await persistUser(page, storeOf(store));
  if (isKept) await gate.keepPage();
  await openStill(page, () => gate.open(place));
  return gate;
}

/**
 * Restricts the model to states in which the user's session lasts. The end of a session opens the sign-in panel over
 * the page and has its own tour.
 */
export const whileSignedIn = (model: Model): Model =>
  allowing(
    model,
    (_, event) => !('error' in event && event.error instanceof ApiError && event.error.kind === 'expired'),
  );

/** The responses to the calls that every page of a signed-in user makes. */
const everywhere = {
  '/user/benefits': success(some),
  '/user/age': refusal(code.notAvailable, 'Ages are not asked for here.'),
  '/user/changes': refusal(code.notAvailable, 'No feed here.'),
  '/user/favorites': refusal(code.notAvailable, 'No favourites here.'),
  '/user/email': refusal(code.notAvailable, 'Addresses are not changed here.'),
  '/user/passkeys': refusal(code.notAvailable, 'No passkeys here.'),
  '/memory/facts': refusal(code.notAvailable, 'Nothing is remembered here.'),
  '/memory/chapters': refusal(code.notAvailable, 'Nothing is remembered here.'),
  '/room/roomList': success({ rooms: [] }),
  '/speech/voices': refusal(code.notAvailable, 'No voices here.'),
};
