import * as account from '../../../contract/account/account.ts';
import { ada } from '../../machines/account/account-samples.ts';
import { model } from '../../machines/account/security/security.model.ts';
import { securityPage } from '../support/stages/passkeys-stage.ts';
import { attached, counted, fillIn, on, testTours } from '../support/tours/tour.ts';

testTours('[S9.7] security', { model }, ({ page, observer, button }) => {
  const email = page.getByRole('region', { name: 'Email' });
  const old = on(page).field('Current password');
  return {
    opening: securityPage(),
    answers: {
      request: { call: account.profile, response: (profile) => profile },
      fetchAddress: { call: account.ownAddress, response: (address) => ({ email: address }) },
      changePassword: {
        call: account.changePassword,
        response: () => null,
        submit: async () => {
          const change = { 'Current password': 'old one', 'New password': 'new one' };
          if (await old.isVisible()) await fillIn(page, change, 'Change password');
          else await fillIn(page, { 'New password': 'new one' }, 'Set password');
        },
      },
    },
    causes: {
      'email.reported': (event) => observer.send('screen', event),
      'address.show': 'Show',
      'address.hide': 'Hide',
    },
    assertions: [
      ['loading', attached('Loading your settings')],
      ['failed', 'Couldn’t load your settings'],
      ['ready', counted(button('Change password'), ({ profile }) => profile.hasPassword)],
      ['ready', counted(button('Set password'), ({ profile }) => !profile.hasPassword)],
      [{ ready: { address: 'masked' } }, email.getByText(/^[ag]\*{6}@/), button('Show')],
      [{ ready: { address: 'shown' } }, email.getByText(ada.email.replace('******', 'da')), button('Hide')],
    ],
  };
});
