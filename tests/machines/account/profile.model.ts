import { profileMachine } from '../../../src/machines/account/profile.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ada } from './account-samples.ts';
import { broken, canceled, done } from '../support/outcomes.ts';

export const model = modelOf(profileMachine, {
  events: { 'profile.save': [{ name: 'Ada L.', hue: 30 }] },
  actors: {
    blockedMates: {},
    fetchProfile: { done: [ada], error: [broken] },
    saveProfile: { done: [done(ada), canceled], error: [broken] },
  },
});
