/** The page about sign-in and security, in tours. */
import type { Locator, Page } from '@playwright/test';
import type { SecondStepStatus } from '../../../../contract/sign-in/own-second-step.ts';
import { ada } from '../../../machines/account/account-samples.ts';
import { request } from '../../../machines/auth/passkey-samples.ts';
import { Gate, success, type Envelope } from '../stand-ins/gate.ts';
import { holdPasskeys } from '../stand-ins/held-passkeys.ts';
import { openPage, type Host, type Opening } from './signed-in-stage.ts';

/** The response that lists passkeys, from a host whose passkeys this page can use unless `canAdd` is false. */
export const listed = (
  passkeys: readonly unknown[],
  canAdd = true,
  secondStep: SecondStepStatus = { on: false, codesLeft: 0 },
): Envelope => success({ rpId: canAdd ? request.rpId : 'mates.example', passkeys, secondStep });

/** The page, with the questions of the browser held. */
export const securityPage = ({ answers, ...host }: Host = {}): Opening => ({
  ...host,
  place: '/security',
  answers: { ...responses, ...answers },
  prepare: holdPasskeys,
});

/** Opens the page. */
export const openSecurity = (page: Page, host?: Host): Promise<Gate> =>
  openPage(new Gate(page), securityPage(host));

const responses = {
  '/user/profile': success(ada),
  '/user/email': success({ pending: null }),
  '/user/passkeys': listed([]),
};

export const passkeysOn = (page: Page): Locator => page.getByRole('region', { name: 'Passkeys' });
export const addingOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Add a passkey' });
