import { expect, type Locator } from '@playwright/test';
import { encode } from 'uqr';
import { createSignInLink } from '../../../contract/sign-in/sign-in-link.ts';
import { link, model } from '../../machines/account/security/device-link.model.ts';
import { atHome } from '../support/at-home.ts';
import { absent, enabled, on, testTours } from '../support/tours/tour.ts';

testTours('deviceLink', { model }, async ({ page, main }) => {
  await atHome(page);
  const { button } = on(main);
  const code = main.getByRole('img', { name: 'Code that signs in another device' });
  return {
    opening: '/app',
    answers: { createLink: { call: createSignInLink } },
    causes: { 'link.request': 'Show a code', 'link.hide': 'Done' },
    within: main,
    assertions: [
      ['idle', absent(code), enabled(button('Show a code'))],
      ['creating', button('One moment…')],
      ['shown', () => expectReadable(code)],
      ['tooOld', 'Two minutes have passed: the code no longer works.'],
    ],
  };
});

/** A camera can read the address in the code. */
async function expectReadable(code: Locator): Promise<void> {
  await expect(code).toBeVisible();
  const box = await code.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.height).toBe(box?.width);
  const dark = encode(link.url, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;
  expect(((await code.locator('path').getAttribute('d')) ?? '').split('M')).toHaveLength(dark + 1);
}
