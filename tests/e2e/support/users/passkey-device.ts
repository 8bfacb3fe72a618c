/** A browser with a virtual authenticator, and what its user does with passkeys. */
import { expect, type CDPSession, type Page } from '@playwright/test';
import type { Member } from './api.ts';
import { addingOn, passkeysOn } from '../stages/passkeys-stage.ts';
import { logOut, signIn } from './people.ts';

export interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** Gives the page's browser a device that holds passkeys, whose user always agrees unless `isWilling` is false. */
export async function attachDevice(page: Page, isWilling = true): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isWilling,
      automaticPresenceSimulation: isWilling,
    },
  });
  return { cdp, authenticatorId };
}

/** Lets the user of the device agree, or ignore the question. */
export const setWilling = ({ cdp, authenticatorId }: Device, enabled: boolean) =>
  cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

export async function openSecurity(page: Page, member: Member): Promise<void> {
  await page.goto('/');
  await signIn(page, member);
  await page.goto('/security');
}

/** Opens the dialog and proves to be the owner. */
export async function startAdding(page: Page, password: string): Promise<void> {
  await passkeysOn(page).getByRole('button', { name: 'Add a passkey' }).click();
  await addingOn(page).getByLabel('Your password', { exact: true }).fill(password);
  await addingOn(page).getByRole('button', { name: 'Continue' }).click();
}

export async function addPasskey(page: Page, { password }: Member): Promise<void> {
  await startAdding(page, password);
  await expect(passkeysOn(page).getByText('Chrome on Linux')).toBeVisible();
}

/** Logs out: the profile has no header, so this opens the first page. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/');
  await logOut(page);
}
