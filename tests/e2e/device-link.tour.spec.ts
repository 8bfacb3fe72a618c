import { createSignInLink } from '../../contract/sign-in-link.ts';
import { model } from '../machines/account/security/device-link.model.ts';
import { atHome } from './support/at-home.ts';
import { absent, enabled, on, testTours } from './support/tour.ts';

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
      ['shown', code],
      ['tooOld', 'Two minutes have passed: the code no longer works.'],
    ],
  };
});
