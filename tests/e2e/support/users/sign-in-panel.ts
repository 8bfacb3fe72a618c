/** Completes the open sign-in panel. */
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import type { SignInResult } from '../../../../src/machines/auth/sign-in/sign-in.reducers.ts';
import { secondStep, userOf } from '../../../machines/app/shell-samples.ts';
import { success, type Envelope, type Gate } from '../stand-ins/gate.ts';
import { fillPanel, panel } from './people.ts';

/** The server's response to a sign-in that needs a second step. */
export const stepRequired: Envelope = {
  c: code.secondStepRequired,
  m: 'Please confirm with your passkey to sign in.',
  d: secondStep.step,
};

/** The server's response to the password of a sign-up whose address is not confirmed. */
const unconfirmed: Envelope = {
  c: code.emailUnconfirmed,
  m: 'Please confirm your email address first.',
  d: { ticket: 'ticket' },
};

/** Maps how a call ends that signs in to the server's response. */
export const answerToSignIn = (result: unknown): Envelope =>
  ({ secondStep: stepRequired, registered: unconfirmed, signedIn: success(userOf('ann')) })[kindOf(result)];

export type Kind = SignInResult['kind'];

/** Returns how the panel ends, from the sample of its outcome. */
export const kindOf = (result: unknown): Kind =>
  v.parse(v.object({ kind: v.picklist(['signedIn', 'secondStep', 'registered']) }), result).kind;

/** Signs in or up; the gate holds both calls. */
export async function completePanel(page: Page, gate: Gate, kind: Kind): Promise<void> {
  // Its code loads when it is first opened.
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).waitFor();
  const name = kind === 'registered' ? 'Create your account' : /^Sign in to/;
  if (!(await page.getByRole('dialog', { name }).isVisible()))
    await panel(page)
      .getByRole('button', { name: /^Sign (in|up)$/ })
      .click();
  await fillPanel(page, { email: 'ann@example.org', password: 'secret' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  if (kind === 'registered') await gate.settle('/user/register', success({ ticket: 'ticket' }));
  else await gate.settle('/user/login', answerToSignIn({ kind }));
}
