import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { PasskeyList } from '../../src/machines/account/security/passkeys.types.ts';
import { model as whole } from '../machines/account/security/passkeys.model.ts';
import { codes } from '../machines/account/security/second-step-change.model.ts';
import { creation, laptop, phone } from '../machines/auth/passkey-samples.ts';
import { allowing, type Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { settlePasskey } from './support/held-passkeys.ts';
import type { Observer } from './support/observer.ts';
import { addingOn, listed, openProfile, passkeysOn } from './support/passkeys-stage.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

/** The setting that a change ends with; null where it was canceled. */
const Changed = v.object({ output: v.nullable(v.object({ on: v.boolean() })) });
const isOn = (event: unknown): boolean | null => v.parse(Changed, event).output?.on ?? null;

/**
 * Only what is listed can be changed, a passkey is added only where the browser can use it, and the second step changes to
 * what it is not.
 */
const model = allowing(whole, ({ context }, event) => {
  const { passkeys, canAdd, secondStep }: PasskeyList = context;
  const { type } = event;
  if (type === 'passkey.add') return canAdd;
  if (type === 'secondStep.change')
    return passkeys.length > 0 && textIn(event, 'action') === (secondStep.on ? 'turnOff' : 'turnOn');
  if (type === 'xstate.done.actor.secondStepChange') return isOn(event) !== secondStep.on;
  return !type.startsWith('passkey.') || passkeys.some(({ passkeyId }) => passkeyId === laptop.passkeyId);
});
const calls: Readonly<Record<string, string>> = {
  request: '/user/passkeys',
  renamePasskey: '/user/passkey/rename',
  removePasskey: '/user/passkey/remove',
};

testTours('passkeys', { model }, async ({ page, observer }) => {
  const gate = await openProfile(page, {
    answers: {
      '/user/passkey/add/start': success(creation),
      '/user/passkey/add': success(phone),
      '/user/secondStep/on': success({ codes }),
      '/user/secondStep/off': success(null),
    },
    held: Object.values(calls),
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const section = passkeysOn(page);
  const dialog = page.getByRole('dialog');
  // By key: toasts cover the end of the page while the clock is paused.
  const press = (name: string | RegExp) => section.getByRole('button', { name }).press('Enter');

  /** The button of the section, or of the dialog that says why the passkey is needed. */
  const pressTurn = async () => {
    const place = (await dialog.isVisible()) ? dialog : section;
    await place.getByRole('button', { name: /^Turn o(n|ff)$/ }).press('Enter');
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error' && cause.child === 'request') await observer.kill('passkeys.request');
    else if (cause.kind === 'error' && cause.child === 'registration')
      await observer.kill('passkeyRegistration');
    else if (cause.kind === 'error' && cause.child === 'secondStepChange')
      await observer.kill('secondStepChange');
    else if (cause.kind === 'done' && cause.child === 'secondStepChange')
      await changeSecondStep(page, isOn(event));
    else if (cause.kind === 'done' && cause.child === 'registration') await register(page, cause.result);
    else if (cause.kind === 'done')
      await gate.settle(calls[cause.child] ?? '', answerTo(cause.child, cause.result));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'passkey.add') await press('Add a passkey');
    else if (event.type === 'passkey.rename') await press(/^Rename /);
    else if (event.type === 'passkey.remove') await press(/^Remove /);
    else if (event.type === 'secondStep.change') await pressTurn();
    else if (event.type === 'name.submit') {
      await section.getByRole('textbox').fill(textIn(event, 'name'));
      await press('Save');
    } else if (event.type === 'removal.confirm') {
      await dialog.getByLabel('Your password', { exact: true }).fill(textIn(event, 'password'));
      await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    } else if (await dialog.isVisible())
      await dialog.getByRole('button', { name: /^(Cancel|Stop waiting)$/ }).press('Enter');
    else await press(/^(Cancel|Stop waiting)$/);
  }
  return { happen, assertions: assertionsOn(page) };
}

/** Adds a passkey, or cancels. */
async function register(page: Page, added: unknown): Promise<void> {
  const dialog = addingOn(page);
  if (added === null) return dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await dialog.getByLabel('Your password', { exact: true }).fill('the password');
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  return settlePasskey(page);
}

/** Turns the second step on or off, or cancels. */
async function changeSecondStep(page: Page, on: boolean | null): Promise<void> {
  const press = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter');
  if (on === null) return press('Cancel');
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill('the password');
  await press('Continue');
  return on ? press('I have saved them') : undefined;
}

/** Maps the actor's output to the server's response. */
function answerTo(child: string, result: unknown) {
  if (child !== 'request') return success(result ?? null);
  const isFull =
    typeof result === 'object' && result !== null && 'canAdd' in result && result.canAdd === true;
  return listed(isFull ? [laptop] : [], isFull);
}

function assertionsOn(page: Page): StateAssertion[] {
  const section = passkeysOn(page);
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert');
  const name = section.getByRole('textbox', { name: 'Name of the passkey' });
  return [
    ['loading', () => expect(section.getByText('Loading your passkeys')).toBeAttached()],
    ['failed', section.getByText('Couldn’t load your passkeys')],
    [
      'ready',
      async ({ context }) => {
        const { passkeys, canAdd }: PasskeyList = context;
        await expect(section.getByRole('listitem')).toHaveCount(passkeys.length);
        await expect(section.getByText('This browser can’t use passkeys')).toHaveCount(canAdd ? 0 : 1);
      },
    ],
    [
      { ready: 'idle' },
      async ({ context }) => {
        const { passkeys }: PasskeyList = context;
        for (const passkey of passkeys) await expect(section.getByText(passkey.name)).toBeVisible();
        await expect(dialog).toHaveCount(0);
      },
    ],
    [{ ready: 'changingSecondStep' }, dialog.getByLabel('Your password', { exact: true })],
    [{ ready: 'needed' }, page.getByRole('dialog', { name: 'This is your last passkey' })],
    [
      { ready: 'idle' },
      ({ context }) => {
        const { passkeys, secondStep }: PasskeyList = context;
        return expect(
          section.getByRole('button', { name: secondStep.on ? 'Turn off' : 'Turn on' }),
        ).toHaveCount(passkeys.length > 0 ? 1 : 0);
      },
    ],
    [{ ready: 'adding' }, addingOn(page)],
    // On the name, and after a canceled request on the button that canceled it.
    [
      { ready: { renaming: { editing: 'clean' } } },
      () => expect(section.locator('form').locator(':focus')).toHaveCount(1),
    ],
    [
      { ready: { renaming: { editing: 'rejected' } } },
      () => expect(name).toHaveAccessibleDescription(/Couldn’t reach the server/),
    ],
    [
      { ready: { renaming: 'saving' } },
      () => expect(section.getByRole('button', { name: 'Saving…' })).toBeDisabled(),
    ],
    [{ ready: { removing: { asking: 'clean' } } }, () => expect(alert).toHaveCount(0)],
    [
      { ready: { removing: { asking: 'rejected' } } },
      () => expect(alert).toHaveText('This is not your current password.'),
    ],
    [
      { ready: { removing: 'pending' } },
      () => expect(dialog.getByRole('button', { name: 'Please wait...' })).toBeDisabled(),
    ],
    [
      { ready: { removing: { pending: 'fresh' } } },
      () => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled(),
    ],
    [
      { ready: { removing: { pending: 'slow' } } },
      () => expect(dialog.getByRole('button', { name: 'Stop waiting' })).toBeEnabled(),
    ],
  ];
}
