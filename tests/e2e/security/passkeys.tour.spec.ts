import * as v from 'valibot';
import {
  addPasskey,
  passkeys,
  removePasskey,
  renamePasskey,
} from '../../../contract/sign-in/own-passkeys.ts';
import { turnOffSecondStep, turnOnSecondStep } from '../../../contract/sign-in/own-second-step.ts';
import type { PasskeyList } from '../../../src/machines/account/security/passkeys.reducers.ts';
import { model as whole } from '../../machines/account/security/passkeys.model.ts';
import { created } from '../../machines/account/security/second-step-change.model.ts';
import { creation, laptop, on as turnedOn, phone } from '../../machines/auth/passkey-samples.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { settlePasskey } from '../support/stand-ins/held-passkeys.ts';
import { addingOn, listed, passkeysOn, securityPage } from '../support/stages/passkeys-stage.ts';
import { absent, attached, counted, enabled, expect, fillIn, on, outputOf } from '../support/tours/tour.ts';
import { pressIn, stopWaiting, success, testTours, textIn } from '../support/tours/tour.ts';

/** The setting that a change ends with; null where it was canceled. */
const Changed = v.object({ output: v.object({ on: v.boolean() }) });
const isOn = (event: unknown): boolean | null => (v.is(Changed, event) ? event.output.on : null);
const isFull = (result: unknown): boolean => v.is(v.looseObject({ canAdd: v.literal(true) }), result);

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

testTours('passkeys', { model }, ({ page, gate, dialog }) => {
  const section = passkeysOn(page);
  const { button } = on(section);
  const press = (name: string | RegExp) => pressIn(dialog, name);
  const prove = (name: string) => fillIn(dialog, { 'Your password': 'the password' }, name);

  /** Adds a passkey, cancels, or stops waiting. */
  async function register(added: unknown): Promise<void> {
    if (added === null) return press('Cancel');
    await prove('Continue');
    await settlePasskey(page);
    return added === 'unknown' ? stopWaiting(page, press) : gate.settle(addPasskey.path, success(phone));
  }

  /** Turns the second step on or off, cancels, or stops waiting. */
  async function changeSecondStep(result: unknown, on: boolean | null): Promise<void> {
    if (result === null) return press('Cancel');
    const isTurnedOff = (await dialog.getByText(/^Turn off/).count()) > 0;
    await prove('Continue');
    if (result === 'unknown') return stopWaiting(page, press);
    const { path } = isTurnedOff ? turnOffSecondStep : turnOnSecondStep;
    await gate.settle(path, success(on === true ? created : null));
    return on === true ? press('I have saved them') : undefined;
  }

  return {
    opening: securityPage({
      answers: {
        '/user/passkey/add/start': success(creation),
        '/user/secondStep/codes/confirm': success(turnedOn),
      },
      held: [addPasskey.path, turnOnSecondStep.path, turnOffSecondStep.path],
    }),
    answers: {
      request: {
        call: passkeys,
        envelope: (result) => listed(isFull(result) ? [laptop] : [], isFull(result)),
      },
      renamePasskey: {
        call: renamePasskey,
        submit: async () => {
          await section.getByRole('textbox').fill('My laptop');
          await pressIn(section, 'Save');
        },
      },
      removePasskey: { call: removePasskey, form: dialog, submit: () => prove('Remove') },
    },
    causes: {
      'passkey.add': 'Add a passkey',
      'passkey.rename': /^Rename /,
      'passkey.remove': /^Remove /,
      // The button of the section, or of the dialog that says why the passkey is needed.
      'secondStep.change': async () =>
        pressIn((await dialog.isVisible()) ? dialog : section, /^Turn o(n|ff)$/),
      'change.cancel': () => press('Cancel'),
      'xstate.done.actor.secondStepChange': (event) => changeSecondStep(outputOf(event), isOn(event)),
      'xstate.done.actor.registration': (event) => register(outputOf(event)),
    },
    within: section,
    assertions: [
      ['loading', attached('Loading your passkeys')],
      ['failed', 'Couldn’t load your passkeys'],
      // An open dialog contains the notifications.
      ['ready', counted(section.locator(':scope > ul > li'), ({ passkeys }) => passkeys.length)],
      ['ready', counted(section.getByText('This browser can’t use passkeys'), ({ canAdd }) => !canAdd)],
      [
        { ready: 'idle' },
        async ({ context }) => {
          const { passkeys, secondStep }: PasskeyList = context;
          for (const { name } of passkeys) await expect(section.getByText(name)).toBeVisible();
          await expect(button(secondStep.on ? 'Turn off' : 'Turn on')).toHaveCount(
            Math.min(1, passkeys.length),
          );
        },
        absent(dialog),
      ],
      [{ ready: 'changingSecondStep' }, on(dialog).field('Your password')],
      [{ ready: 'needed' }, page.getByRole('dialog', { name: 'This is your last passkey' })],
      [{ ready: 'adding' }, addingOn(page)],
      [{ ready: 'renaming' }, counted(section.locator('form').locator(':focus'), 1)],
      [{ ready: 'removing' }, enabled(on(dialog).button('Remove'))],
    ],
  };
});
