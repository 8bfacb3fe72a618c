import type { HelpReport } from '../../contract/safety/help-report.ts';
import { ada } from '../../tests/machines/account/account-samples.ts';
import { transition, initialTransition, type AnyMachineSnapshot } from 'xstate';
import type { AcceptedNotification } from '../../src/machines/notifications/notification.machine.ts';
import { notificationPositions } from '../../src/machines/notifications/positions.ts';
import type { RouteMatch } from '../../src/machines/navigation/navigation.machine.ts';
import { matchPlace, routes } from '../../src/routes.ts';
import type { LoadedScreen } from '../../src/screens/screen.ts';
import { firstOf, modelNamed, statesOf, statesOfPane, type GalleryState } from './states.ts';

/** A picture of the page: a screen and its state, and the shell's actors in other than their usual states. */
export interface Scene {
  /** The name of the scene in the URL. */
  readonly id: string;
  /** The path of the route, with a query where visitors see another screen. */
  readonly path: string;
  readonly screen: AnyMachineSnapshot | null;
  /** The long-lived actors in their own states, by their names in the root. */
  readonly around: Readonly<Record<string, AnyMachineSnapshot>>;
}

/** Returns the route of a path; with a mate in its query it is that of a visitor. */
export const routeAt = (address: string): RouteMatch => {
  const [path = '', search = ''] = address.split('?');
  return matchPlace({ path, search }, search === '');
};

/** One path for each screen, with a query where visitors see another one. */
export const addresses: readonly string[] = [
  ...routes.flatMap(({ path, visitors }) =>
    visitors === undefined ? [path] : [path, `${path}?mateId=iris-vale`],
  ),
  '/nowhere',
];

/** Returns every state of every screen. `screenAt` returns what the route's module creates. */
export const scenesOfScreens = (screenAt: (path: string) => LoadedScreen): Scene[] =>
  addresses.flatMap((path) =>
    [...statesOf(screenAt(path).logic.id), ...doneAt(path)].map(({ name, snapshot }) => ({
      id: `${path} ${name}`,
      path,
      screen: snapshot,
      around: {},
    })),
  );

/** The outputs of the screens that consist of one request. */
const outputs: Readonly<Record<string, unknown>> = {
  '/mine': ada,
  '/safety': { years: [{ year: 2026, offered: 3 }], countedAt: 1000 } satisfies HelpReport,
};

/** A request is done with the data that its screen shows; its model has no such output. */
const doneAt = (path: string): GalleryState[] =>
  [...modelNamed('request').nodes.values()]
    .filter(({ snapshot }) => path in outputs && snapshot.status === 'done')
    .map(({ snapshot }) => ({
      name: 'done',
      snapshot: Object.assign({}, snapshot, { output: outputs[path] }),
    }));

/** Returns every state of the actors that live as long as the page, on the first screen. */
export const scenesAround = (home: AnyMachineSnapshot): Scene[] => [
  ...longLived.flatMap((id) =>
    statesOf(id).map(({ name, snapshot }) => ({
      id: `${id} ${name}`,
      path: '/',
      screen: home,
      around: { [id]: snapshot },
    })),
  ),
  ...statesOf('installation').map(({ name, snapshot }) => ({
    id: `installation ${name}`,
    path: '/app',
    screen: firstOf('appSettings', () => true),
    around: { installation: snapshot },
  })),
  ...notificationScenes(home),
  ...statesOfPane('roomsPane').map(({ name, snapshot }) => ({
    id: `roomsPane ${name}`,
    path: '/chat-detail',
    screen: firstOf('chat', (state) => state.hasTag('ready')),
    around: { roomsPane: snapshot },
  })),
];

/** The machines that the root invokes, and the one that runs beside it. */
const longLived = [
  'auth',
  'navigation',
  'connection',
  'language',
  'favorites',
  'theme',
  'notifications',
  'logoutConfirmation',
  'ageGate',
  'aiDisclosure',
  'crisisHelp',
  'report',
  'oauthCallback',
  'palette',
] as const;

/** Each type of notification at each position. */
const notificationScenes = (home: AnyMachineSnapshot): Scene[] =>
  notificationPositions.flatMap((position) =>
    notificationTypes.map((type) => ({
      id: `notifications ${type} at ${position}`,
      path: '/',
      screen: home,
      around: { notifications: notified({ message: `${type}, ${position}`, type, position }) },
    })),
  );

const notificationTypes: readonly AcceptedNotification['type'][] = [
  'positive',
  'negative',
  'warning',
  'info',
  'ongoing',
];

const notified = (notification: object): AnyMachineSnapshot => {
  const { machine } = modelNamed('notifications');
  const [quiet] = initialTransition(machine);
  const [snapshot] = transition(machine, quiet, { type: 'notification.show', notification });
  return snapshot;
};
