import { expect, type Page } from '@playwright/test';
import { model } from '../machines/account/security/passkey-registration.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { selectFailure } from '../../src/machines/account/security/passkey-registration.selectors.ts';
import { laptop } from '../machines/auth/passkey-samples.ts';
import { unreachable } from '../machines/mates/catalogue-samples.ts';
import { failAs } from './support/chat-stage.ts';
import { kindOf } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import { settlePasskey } from './support/held-passkeys.ts';
import type { Observer } from './support/observer.ts';
import { addingOn, openProfile, passkeysOn } from './support/passkeys-stage.ts';
import { type Stage, type StateAssertion, testTours, textIn } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  startPasskey: '/user/passkey/add/start',
  addPasskey: '/user/passkey/add',
};

testTours('passkeyRegistration', { model }, async ({ page, observer }) => {
  const gate = await openProfile(page, { held: Object.values(calls) });
  await passkeysOn(page).getByRole('button', { name: 'Add a passkey' }).click();
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const dialog = addingOn(page);
  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'createPasskey') await settlePasskey(page);
    else if (cause.kind === 'error' && cause.child === 'createPasskey')
      await settlePasskey(page, 'InvalidStateError');
    else if (cause.kind === 'done' && cause.child === 'addPasskey') await endSaving(cause.result);
    else if (cause.kind === 'error' && cause.child === 'addPasskey') await observer.kill('addPasskey');
    else if (cause.kind === 'done') await gate.settle(calls[cause.child] ?? '', success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'proof.submit') {
      await dialog.getByLabel('Your password', { exact: true }).fill(textIn(event, 'password'));
      await dialog.getByRole('button', { name: 'Continue' }).click();
    } else await dialog.getByRole('button', { name: 'Cancel' }).click();
  }

  async function endSaving(outcome: unknown): Promise<void> {
    const kind = kindOf(outcome);
    if (kind === 'done') return gate.settle('/user/passkey/add', success(laptop));
    if (kind === 'rejected') return failAs(gate, '/user/passkey/add', unreachable);
    await page.clock.runFor(15_000);
    return dialog.getByRole('button', { name: 'Stop waiting' }).click();
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const dialog = addingOn(page);
  const alert = dialog.getByRole('alert');
  const button = (name: string) => expect(dialog.getByRole('button', { name, exact: true }));
  return [
    ['asking', () => button('Continue').toBeEnabled()],
    [{ asking: 'clean' }, () => expect(alert).toHaveCount(0)],
    [
      { asking: 'failed' },
      async (snapshot) => {
        const failure = selectFailure({ ...snapshot, machine: model.machine });
        await expect(alert).toHaveText(reasons[failure?.problem ?? failure?.failure.kind ?? ''] ?? '');
      },
    ],
    ['starting', () => button('Please wait...').toBeDisabled()],
    ['prompting', dialog.getByText('Follow the steps of your browser…')],
    ['saving', () => button('Cancel').toBeDisabled()],
    ['done', () => expect(dialog).toHaveCount(0)],
  ];
}

const reasons: Readonly<Record<string, string>> = {
  duplicate: 'This device already has a passkey for your account.',
  timedOut: 'That took too long. Please try again.',
  unreachable: 'Couldn’t reach the server. Check your connection and try again.',
  rejected: 'This isn’t your current password.',
};
