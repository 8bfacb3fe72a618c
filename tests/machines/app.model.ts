import { appMachine } from '../../src/machines/app.machine.ts';
import { modelOf } from '../model/model.ts';
import { routeOf, storeOf } from './shell-samples.ts';

const dead = new Error('an actor died');

export const model = modelOf(appMachine, {
  events: {},
  actors: {
    auth: { error: [dead] },
    notifications: { error: [dead] },
    settings: { error: [dead] },
    connection: { error: [dead] },
    navigation: { error: [dead] },
  },
  input: {
    user: storeOf({}),
    settings: { language: 'en', theme: 'system' },
    navigation: {
      place: { path: '/', search: '' },
      route: routeOf('discover'),
      signedIn: false,
      reloaded: false,
    },
  },
  view: () => null,
  rests: ['broken'],
});
