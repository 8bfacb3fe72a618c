import { model } from '../machines/auth/sign-in/provider-redirect.model.ts';
import { openPanel, panel } from './support/people.ts';
import { comeBack, providersCall, providersWith } from './support/provider-redirect.ts';
import { absent, sent, testTours } from './support/tour.ts';

testTours('providerRedirect', { model }, ({ page, button, status }) => ({
  opening: { place: '/nowhere', store: {}, isKept: true },
  begin: async () => {
    await openPanel(page);
    await button('Continue with Discord').click();
  },
  answers: {
    requestProviderRedirect: {
      call: providersCall,
      envelope: (redirect) => providersWith(redirect !== null),
      form: panel(page),
    },
  },
  causes: {
    'provider.abandoned': () => comeBack(page),
    // Users cannot cause the failure of a subscription.
    'xstate.error.actor.watchReturn': sent,
  },
  assertions: [
    ['requesting', status('Opening Discord…')],
    ['redirecting', status('Opening Discord…')],
    ['done', absent(status('Opening Discord…'))],
  ],
}));
