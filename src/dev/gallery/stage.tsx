import type { ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { fetchCatalogue } from '../../locales/catalogues.ts';
import { loadMessages } from '../../locales/loaded-messages.ts';
import { MessagesContext } from '../../locales/messages.ts';
import { product } from '../../locales/product.ts';
import type { Language } from '../../../contract/languages.ts';
import type { ScreenId } from '../../machines/navigation/navigation.types.ts';
import { partingTexts } from '../../on-demand/parting.ts';
import { rest } from '../../on-demand/rest.ts';
import { matchRoute, routes } from '../../routes.ts';
import { screen as discover } from '../../screens/discover.tsx';
import type { AppActors, LazyActors, LoadedScreen, World } from '../../screens/screen.ts';
import { historyMode } from '../../services/browser/address-bar.ts';
import { ShellContext, type PanelView, type Shell } from '../../views/app-context.ts';
import { AppView } from '../../views/layout/app-view.tsx';
import { MachineRouter } from '../../views/machine-router.tsx';
import { scenesAround, scenesOfScreens, type Scene } from './scenes.ts';
import { nobody } from './nobody.ts';
import { firstOf } from './states.ts';
import { still, withChildren } from './still.ts';

/** What pictures are taken of: the real views, drawn from snapshots of actors that never run. */
export interface Stage {
  readonly scenes: readonly Scene[];
  /** The scene of a screen's machine in some state; null for a machine that is no screen's. */
  readonly sceneOf: (machine: string, snapshot: AnyMachineSnapshot) => Scene | null;
  readonly draw: (scene: Scene) => ReactNode;
}

/** Fetches every screen and all texts in one language. */
export async function openStage(language: Language): Promise<Stage> {
  const messages = loadMessages(
    { language, catalogue: await fetchCatalogue(language) },
    product,
    fetchCatalogue,
  );
  const world: World = {
    services: nobody,
    actors: actorsAround({}),
    lazyActors: () => ({}),
    messages: messages.read,
    loadMessages: messages.load,
  };
  const screens = new Map<ScreenId, LoadedScreen>([['discover', discover(world)]]);
  for (const [id, load] of Object.entries(rest.screens))
    screens.set(id as ScreenId, (await load()).screen(world));
  for (const screen of screens.values()) await messages.load(screen.messages);
  const { authPanel } = await import('../../on-demand/auth-panel.ts');
  await messages.load([...authPanel.messages, ...partingTexts, 'around']);

  const screenAt = (path: string): LoadedScreen => {
    const screen = screens.get(matchRoute(path).screen);
    if (screen === undefined) throw new Error(`Nothing brought the screen of ${path}.`);
    return screen;
  };
  const home = firstOf('discover', (snapshot) => snapshot.hasTag('ready'));
  return {
    scenes: [...scenesOfScreens(screenAt), ...scenesAround(home)],
    sceneOf(machine, screen) {
      const route = routes.find(({ path }) => screenAt(path).logic.id === machine);
      return route === undefined ? null : { id: machine, path: route.path, screen, around: {} };
    },
    draw: (scene) => (
      <MessagesContext value={messages.reader()}>
        <ShellContext value={shellOf(scene, screens, authPanel.View)}>
          <MachineRouter>
            <AppView />
          </MachineRouter>
        </ShellContext>
      </MessagesContext>
    ),
  };
}

function shellOf(scene: Scene, screens: Map<ScreenId, LoadedScreen>, panel: PanelView): Shell {
  const actors = actorsAround(scene.around, scene);
  return {
    panel: { View: panel },
    returned: null,
    actors,
    send() {},
    stored: actors.auth.getSnapshot().context,
    awaitedPanel: null,
    late: { actors, views: rest.views },
    screenOf: (id) => screens.get(id),
    href: historyMode.href,
  };
}

/** The long-lived actors, each in the state in which a page mostly has it unless a scene says otherwise. */
function actorsAround(around: Scene['around'], scene?: Scene) {
  const route = matchRoute(scene?.path ?? '/');
  const signedIn = route.signIn ? 'loggedIn' : null;
  const at = (id: string, isUsual: (snapshot: AnyMachineSnapshot) => boolean = () => true) =>
    around[id] ?? firstOf(id, isUsual);
  const late: Readonly<Record<keyof LazyActors, AnyActorRef>> = {
    auth: still(at('auth', (snapshot) => signedIn === null || snapshot.hasTag(signedIn))),
    connection: still(at('connection')),
    language: still(at('language')),
    favorites: still(at('favorites')),
    notifications: still(at('notifications')),
    settings: still(at('settings')),
  };
  return {
    ...late,
    navigation: still(
      placed(
        at('navigation', (snapshot) => snapshot.matches('showing')),
        scene,
      ),
    ),
    // The types of the real actors: a view cannot tell these from them.
  } as unknown as AppActors & LazyActors;
}

/** The place of the scene, and its screen's actor where the state has one. */
function placed(snapshot: AnyMachineSnapshot, scene: Scene | undefined): AnyMachineSnapshot {
  const path = scene?.path ?? '/';
  const context = { ...snapshot.context, place: { path, search: '' }, route: matchRoute(path) };
  const moved: AnyMachineSnapshot = { ...snapshot, context };
  const hasScreen = scene?.screen != null && snapshot.matches('showing');
  return hasScreen ? withChildren(moved, { screen: still(scene.screen) }) : moved;
}
