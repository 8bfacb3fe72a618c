import { expect } from '@playwright/test';
import * as v from 'valibot';
import { addPasskey, passkeys, removePasskey, renamePasskey } from '../../contract/own-passkeys.ts';
import { turnOffSecondStep, turnOnSecondStep } from '../../contract/own-second-step.ts';
import type { PasskeyList } from '../../src/machines/account/security/passkeys.types.ts';
import { model as whole } from '../machines/account/security/passkeys.model.ts';
import { created } from '../machines/account/security/second-step-change.model.ts';
import { creation, laptop, on, phone } from '../machines/auth/passkey-samples.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { success } from './support/gate.ts';
import { settlePasskey } from './support/held-passkeys.ts';
import { addingOn, listed, openProfile, passkeysOn } from './support/passkeys-stage.ts';
import { callsOf, outputOf, pressIn, type Answers } from './support/stage.ts';
import { absent, attached, testTours, textIn } from './support/tour.ts';

/** The setting that a change ends with; null where it was canceled. */
const Changed = v.object({ output: v.object({ on: v.boolean() }) });
const isOn = (event: unknown): boolean | null => (v.is(Changed, event) ? event.output.on : null);

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

testTours('passkeys', { model }, async ({ page }) => {
  const section = passkeysOn(page);
  const dialog = page.getByRole('dialog');
  const answers: Answers = {
    request: { call: passkeys, response: (result) => answerTo(result).d },
    renamePasskey: {
      call: renamePasskey,
      submit: async () => {
        await section.getByRole('textbox').fill('My laptop');
        await pressIn(section, 'Save');
      },
    },
    removePasskey: { call: removePasskey, form: dialog, submit: () => prove('Remove') },
  };
  const gate = await openProfile(page, {
    answers: {
      '/user/passkey/add/start': success(creation),
      '/user/secondStep/codes/confirm': success(on),
    },
    held: [...callsOf(answers), addPasskey.path, turnOnSecondStep.path, turnOffSecondStep.path],
  });
  const prove = async (button: string) => {
    await dialog.getByLabel('Your password', { exact: true }).fill('the password');
    await pressIn(dialog, button);
  };

  /** Adds a passkey, cancels, or stops waiting. */
  async function register(added: unknown): Promise<void> {
    if (added === null) return pressIn(dialog, 'Cancel');
    await prove('Continue');
    await settlePasskey(page);
    return added === 'unknown' ? stopWaiting() : gate.settle(addPasskey.path, success(phone));
  }

  /** Turns the second step on or off, cancels, or stops waiting. */
  async function changeSecondStep(result: unknown, on: boolean | null): Promise<void> {
    if (result === null) return pressIn(dialog, 'Cancel');
    const path =
      (await dialog.getByText(/^Turn off/).count()) > 0 ? turnOffSecondStep.path : turnOnSecondStep.path;
    await prove('Continue');
    if (result === 'unknown') return stopWaiting();
    await gate.settle(path, success(on === true ? created : null));
    return on === true ? pressIn(dialog, 'I have saved them') : undefined;
  }

  async function stopWaiting(): Promise<void> {
    await page.clock.runFor(15_000);
    await pressIn(dialog, 'Stop waiting');
  }

  return {
    gate,
    answers,
    causes: {
      'passkey.add': 'Add a passkey',
      'passkey.rename': /^Rename /,
      'passkey.remove': /^Remove /,
      // The button of the section, or of the dialog that says why the passkey is needed.
      'secondStep.change': async () => {
        const place = (await dialog.isVisible()) ? dialog : section;
        await pressIn(place, /^Turn o(n|ff)$/);
      },
      'change.cancel': () => pressIn(dialog, 'Cancel'),
      'xstate.done.actor.secondStepChange': (event) => changeSecondStep(outputOf(event), isOn(event)),
      'xstate.done.actor.registration': (event) => register(outputOf(event)),
    },
    within: section,
    assertions: [
      ['loading', attached(section.getByText('Loading your passkeys'))],
      ['failed', section.getByText('Couldn’t load your passkeys')],
      [
        'ready',
        async ({ context: { passkeys, canAdd } }) => {
          // An open dialog contains the notifications.
          await expect(section.locator(':scope > ul > li')).toHaveCount(passkeys.length);
          await expect(section.getByText('This browser can’t use passkeys')).toHaveCount(canAdd ? 0 : 1);
        },
      ],
      [
        { ready: 'idle' },
        async ({ context }) => {
          const { passkeys, secondStep }: PasskeyList = context;
          for (const { name } of passkeys) await expect(section.getByText(name)).toBeVisible();
          const button = section.getByRole('button', { name: secondStep.on ? 'Turn off' : 'Turn on' });
          await expect(button).toHaveCount(passkeys.length > 0 ? 1 : 0);
        },
        absent(dialog),
      ],
      [{ ready: 'changingSecondStep' }, dialog.getByLabel('Your password', { exact: true })],
      [{ ready: 'needed' }, page.getByRole('dialog', { name: 'This is your last passkey' })],
      [{ ready: 'adding' }, addingOn(page)],
      [{ ready: 'renaming' }, () => expect(section.locator('form').locator(':focus')).toHaveCount(1)],
      [{ ready: 'removing' }, () => expect(dialog.getByRole('button', { name: 'Remove' })).toBeEnabled()],
    ],
  };
});

/** Maps the actor's output to the server's response. */
function answerTo(result: unknown) {
  const isFull =
    typeof result === 'object' && result !== null && 'canAdd' in result && result.canAdd === true;
  return listed(isFull ? [laptop] : [], isFull);
}
