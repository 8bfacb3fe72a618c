import * as account from '../../../contract/account/account.ts';
import { ada } from '../../machines/account/account-samples.ts';
import { model } from '../../machines/account/profile.model.ts';
import { confirmed } from '../../machines/safety/age-samples.ts';
import { attached, fillIn, success, testTours, textIn } from '../support/tours/tour.ts';

testTours('profile', { model }, ({ page, button }) => ({
  opening: {
    place: '/profile',
    answers: { '/user/age': success(confirmed), '/safety/blocks': success({ mates: [] }) },
  },
  answers: {
    request: { call: account.profile, response: () => ada },
    saveProfile: { call: account.updateProfile, response: () => ada },
  },
  causes: {
    'profile.save': (event) => fillIn(page, { Name: textIn(event, 'name') }, /^Sav(e|ing…)$/),
  },
  assertions: [
    ['loading', attached('Loading your settings')],
    ['failed', 'Couldn’t load your settings'],
    [{ ready: 'idle' }, button('Save')],
    [{ ready: 'saving' }, button('Saving…')],
  ],
}));
