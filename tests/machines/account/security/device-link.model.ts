import { deviceLinkMachine } from '../../../../src/machines/account/security/device-link.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken, canceled, done } from '../../support/outcomes.ts';

export const link = {
  url: 'http://192.168.1.20:4321/sign-in-link#signIn=abc',
  expiresAt: 1_700_000_120_000,
  isReachable: true,
};

export const model = modelOf(deviceLinkMachine, {
  events: {},
  actors: { createLink: { done: [done(link), canceled], error: [broken] } },
  view: (context) => ({ isShown: context.link !== null }),
});
