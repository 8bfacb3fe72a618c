import { providerRedirectMachine } from '../../../../src/machines/auth/sign-in/provider-redirect.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { refused } from '../../app/shell-samples.ts';
import { abandoned, broken, done, rejected } from '../../support/outcomes.ts';

export const model = modelOf(providerRedirectMachine, {
  input: { provider: 'discord' },
  events: {},
  actors: {
    requestProviderRedirect: {
      done: [done('https://provider.example/authorize'), done(null), rejected(refused), abandoned],
      error: [broken],
    },
    watchReturn: { error: [new Error('no pageshow event')] },
  },
  view: ({ notice }) => ({ notice }),
});
