import { appMachine } from '../../../src/machines/app/app.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { ann, routeOf, storeOf } from './shell-samples.ts';

const isWish = (type: string) => /^notification|^panel|^session/.test(type);

const dead = new Error('an actor died');

const found = {
  user: storeOf({ user: ann }),
  settings: { theme: 'system' },
  language: { language: 'en' },
  navigation: {
    place: { path: '/', search: '' },
    route: routeOf('discover'),
    signedIn: false,
    reloaded: false,
  },
} as const;

export const model = modelOf(appMachine, {
  events: {
    'notification.show': [{ notification: { message: 'Saved', id: 'saving' } }],
    'notification.update': [{ id: 'saving', message: 'Half saved' }],
    'notification.end': [{ id: 'saving' }],
    'panel.open': [{ mode: 'signIn' }],
    'token.rotated': [{ token: 'newer' }],
  },
  actors: {
    auth: { error: [dead] },
    favorites: { error: [dead] },
    notifications: { error: [dead] },
    settings: { error: [dead] },
    language: { error: [dead] },
    connection: { error: [dead] },
    fetchRest: { done: [undefined], error: [dead] },
    navigation: { error: [dead] },
    oauthCallback: { done: [undefined], error: [dead] },
  },
  inputs: [
    { ...found, isReturning: false },
    { ...found, isReturning: true },
  ],
  view: ({ user: { user }, queue, isReturning }) => ({
    token: user?.token,
    queue: queue.length,
    isReturning,
  }),
  within: ({ context }, { type }) => !isWish(type) || context.queue.length < 2,
  rests: ['broken'],
});
