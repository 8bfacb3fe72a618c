import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { MessagesContext } from '../../locales/messages.ts';
import { paletteMachine, type PaletteActor } from '../../machines/palette/palette.machine.ts';
import type { PaletteOption } from '../../machines/palette/palette.reducers.ts';
import { selectPart } from '../../machines/shared/supervised.ts';
import { selectConnection } from '../../machines/preferences/connection.machine.ts';
import { matchRoute } from '../../routes.ts';
import type { ScreenCommand } from '../../screens/screen.ts';
import { paletteActors } from '../../services/palette/palette.actors.ts';
import { hasCommandKey } from '../../services/palette/shortcuts.ts';
import { AppContext } from '../../views/app-context.ts';
import { detailPath, roomPath } from '../../views/components/paths.ts';
import type { LaterDeps } from './later-deps.ts';
import { canBeRetried } from '../failures/retry-failed.ts';
import { importCode } from '../../services/shared/import-code.ts';

/** The pages that the palette lists: those that need nothing in their query. */
const pages = [
  '/',
  '/search',
  '/recent-chats',
  '/favorite',
  '/for-you',
  '/follow-list',
  '/mates',
  '/generate',
  '/lorebooks',
  '/chat-profile',
  '/import',
  '/mine',
  '/profile',
  '/look',
  '/security',
  '/sessions',
  '/data',
  '/app',
  '/user-subscription',
  '/subscription',
  '/support',
  '/faq',
  '/safety',
  '/community-guidelines',
  '/privacy-notice',
  '/terms-of-use',
] as const;

/** Their names say little without that of the settings. */
const pagesOfSettings: readonly string[] = ['/profile', '/look', '/security', '/data', '/app'];

/** Nobody has credits at home. */
const pagesOfCredits: readonly string[] = ['/user-subscription', '/subscription'];

/** Starts the command palette. Its views and texts load when it is first opened. */
export function startPalette({ context, getScreen, call, messages, inspect }: LaterDeps): void {
  const { auth, connection, navigation, notifications } = context.actors;
  const isSignedIn = () => auth.getSnapshot().context.user !== null;
  const pageOptions = (): PaletteOption[] =>
    pages
      .filter((path) => isSignedIn() || !matchRoute(path).signIn)
      .filter((path) => messages.read('site').home !== true || !pagesOfCredits.includes(path))
      .map((path) => ({
        kind: 'page',
        id: path,
        name: messages.read('titles')[matchRoute(path).screen],
        detail: pagesOfSettings.includes(path) ? messages.read('titles').mine : '',
      }));
  const installCommands = (): readonly ScreenCommand[] => {
    const installation = selectPart(context.app.getSnapshot().children.installation?.getSnapshot());
    if (installation?.getSnapshot().matches({ app: 'offered' }) !== true) return [];
    const run = () => installation.send({ type: 'installation.request' });
    return [{ id: 'install', name: messages.read('layout').install, run }];
  };
  /** What can be done on the open screen, and the app, where it can be installed. */
  const commands = async (): Promise<readonly ScreenCommand[]> => {
    const { children, context: place } = navigation.getSnapshot();
    const { screen } = children;
    const ofScreen = await (screen && getScreen(place.route.screen)?.commandsOf?.(screen));
    return [...(ofScreen ?? []), ...installCommands()];
  };
  const commandOptions = async (): Promise<PaletteOption[]> =>
    (await commands()).map(({ id, name }) => ({ kind: 'command', id, name, detail: '' }));
  const load = drawing({ context, messages }, () => actor);
  const actor: PaletteActor = createActor(
    paletteMachine.provide({
      actors: {
        ...paletteActors({ call, isSignedIn }),
        loadPages: fromPromise<readonly PaletteOption[], undefined>(async () => {
          const [options] = await Promise.all([commandOptions(), load()]);
          return [...options, ...pageOptions()];
        }),
        loadShortcuts: fromPromise<void, undefined>(load),
      },
      actions: {
        openOption(_, { option }) {
          if (option.kind !== 'command') return navigation.send({ type: 'link.follow', to: pathOf(option) });
          // Once the palette has closed, which returns the focus: the command may move it.
          void commands().then((list) => setTimeout(() => list.find(({ id }) => id === option.id)?.run()));
        },
        showLoadError: () =>
          notifications.send({
            type: 'notification.show',
            notification: { message: messages.read('shell').failure.unreachable, type: 'negative' },
          }),
      },
    }),
    { inspect },
  );
  actor.start();
  connection.subscribe((snapshot) => {
    const isBack = selectConnection(snapshot) === 'back';
    if (isBack && canBeRetried(actor.getSnapshot())) actor.send({ type: 'load.retry' });
  });
}

const pathOf = ({ kind, id }: PaletteOption): string => {
  if (kind === 'page') return id;
  return kind === 'chat' ? roomPath(id) : detailPath(id);
};

/** Returns what loads the views and the texts, and draws them beside the page. A repeated call loads what is missing. */
function drawing(
  { context, messages }: Pick<LaterDeps, 'context' | 'messages'>,
  actor: () => PaletteActor,
): () => Promise<void> {
  const container = document.createElement('div');
  document.querySelector('#root')?.after(container);
  const root = createRoot(container);
  let draw = () => {};
  messages.subscribe(() => draw());
  return async () => {
    const [{ Palette }] = await importCode(() =>
      Promise.all([import('../../views/palette/palette.tsx'), messages.load(['palette'])]),
    );
    draw = () =>
      root.render(
        <AppContext value={context}>
          <MessagesContext value={messages.reader()}>
            <Palette actor={actor()} hasCommandKey={hasCommandKey()} />
          </MessagesContext>
        </AppContext>,
      );
    // At once: the field must be there when the machine opens the palette, and no key may come between.
    flushSync(draw);
  };
}
