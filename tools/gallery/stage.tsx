import type { ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { loadAppTexts } from '../../src/locales/load-texts.ts';
import { createMessageStore } from '../../src/locales/message-store.ts';
import { MessagesContext } from '../../src/locales/messages.ts';
import type { Language } from '../../contract/languages.ts';
import { plainSite } from '../../contract/site.ts';
import type { ScreenId } from '../../src/machines/navigation/navigation.machine.ts';
import { screenFiles } from '../../src/app/screens/screen-files.ts';
import { loadScreenModule } from '../../src/app/screens/screens.ts';
import { createViewsOnDemand, sources } from '../../src/app/screens/views-on-demand.ts';
import type { PaletteActor } from '../../src/machines/palette/palette.machine.ts';
import type { AppActors } from '../../src/machines/app/app.machine.ts';
import { showToast } from '../../src/machines/shared/toast.ts';
import type { LoadedScreen, ScreenDeps } from '../../src/screens/screen.ts';
import { historyMode } from '../../src/services/browser/history/address-bar.ts';
import { AppContext } from '../../src/views/app-context.ts';
import { AppView } from '../../src/views/layout/app-view.tsx';
import { MachineRouter } from '../../src/views/machine-router.tsx';
import { Palette } from '../../src/views/palette/palette.tsx';
import type { ReadState } from 'statechart-tools/replay/replay';
import { addresses, routeAt, scenesAround, scenesOfScreens, type Scene } from './scenes.ts';
import { layers } from './back.ts';
import { nobody } from './nobody.ts';
import { firstOf, isOfMachine, stillSupervised } from './states.ts';
import { still, withChildren } from './still.ts';

/** With an operator, so that the pages that name one show it. */
const site = { ...plainSite, operator: 'Ada Berg', contact: 'ada@mates.example' };

/** Renders the pictures: the real views, drawn from snapshots of actors that never run. */
export interface Stage {
  readonly scenes: readonly Scene[];
  /** Returns the page of a replayed recording; null while it has no screen. */
  readonly replayedScene: (read: ReadState) => Scene | null;
  readonly draw: (scene: Scene) => ReactNode;
}

/** Loads every screen and all texts of one language. */
export async function openStage(language: Language): Promise<Stage> {
  const messages = createMessageStore({ language, texts: await loadAppTexts(language) }, site);
  const screens = new Map<ScreenId, LoadedScreen>();
  const deps: ScreenDeps = {
    services: nobody,
    actors: actorsAround({}),
    messages: messages.read,
    loadMessages: messages.load,
    readFormDrafts: () => ({}),
    notify: () => undefined,
    showToast,
    // All of them are loaded below.
    screens: { get: (id) => screens.get(id), load: () => Promise.resolve() },
  };
  for (const { screen: id } of addresses.map(routeAt)) {
    await messages.load(screenFiles[id].messages);
    screens.set(id, (await loadScreenModule(id)).screen(deps));
  }
  await messages.load(['palette']);
  const views = createViewsOnDemand(messages);
  await Promise.all(Object.keys(sources).map((id) => views.load({ view: id, isExpected: false })));

  const screenAt = (path: string): LoadedScreen => {
    const screen = screens.get(routeAt(path).screen);
    if (screen === undefined) throw new Error(`Nothing brought the screen of ${path}.`);
    return screen;
  };
  const home = firstOf('discover', (snapshot) => snapshot.hasTag('ready'));
  return {
    scenes: [...scenesOfScreens(screenAt), ...scenesAround(home)],
    replayedScene(read) {
      const screen = childOf(read('navigation'), 'screen');
      const path = addresses.find((path) => screenAt(path).logic.id === screen?.machine.id);
      if (path === undefined) return null;
      return { id: 'replay', path, screen, around: partsOf(read('app')) };
    },
    draw: (scene) => (
      <MessagesContext value={messages.reader()}>
        <AppContext value={contextOf(scene, { screens, getView: views.get })}>
          <MachineRouter>
            <AppView />
          </MachineRouter>
          <PaletteIn scene={scene} />
        </AppContext>
      </MessagesContext>
    ),
  };
}

/** The palette has a place of its own beside the page. */
function PaletteIn({ scene: { around } }: { readonly scene: Scene }) {
  const { palette } = around;
  if (palette === undefined) return null;
  // A view cannot distinguish it from the real actor.
  return <Palette actor={still(palette) as PaletteActor} hasCommandKey={false} />;
}

/** Returns the state of a child that is a machine; null if there is none. */
function childOf(parent: AnyMachineSnapshot | null, id: string): AnyMachineSnapshot | null {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = parent?.children ?? {};
  const snapshot: unknown = children[id]?.getSnapshot();
  return isOfMachine(snapshot) ? snapshot : null;
}

/** Returns the states of the children that are machines, by their ids. */
function partsOf(parent: AnyMachineSnapshot | null): Scene['around'] {
  const parts = Object.keys(parent?.children ?? {}).flatMap((id) => {
    const child = childOf(parent, id);
    const part = child?.machine.id === 'supervised' ? childOf(child, 'part') : child;
    return part === null || part === undefined ? [] : [[id, part] as const];
  });
  return Object.fromEntries(parts);
}

function contextOf(
  scene: Scene,
  { screens, getView }: Pick<AppContext, 'getView'> & { readonly screens: Map<ScreenId, LoadedScreen> },
): AppContext {
  const actors = actorsAround(scene.around, scene);
  const children: Readonly<Record<string, AnyActorRef>> = Object.fromEntries(
    Object.entries(scene.around).map(([id, snapshot]) => [id, stillSupervised(snapshot)]),
  );
  const root = firstOf('app', (snapshot) => snapshot.matches('running'));
  return {
    // A view cannot distinguish it from the real root: it reads children and sends events.
    app: still(withChildren(root, { ...usualChildren(), ...children })) as AppContext['app'],
    actors,
    getScreen: (id) => screens.get(id),
    getView,
    href: historyMode.href,
    layers,
  };
}

/** The optional children of the root, each in its initial state. */
const usualChildren = () =>
  Object.fromEntries(
    ['ageGate', 'aiDisclosure', 'crisisHelp', 'logoutConfirmation', 'report', 'viewLoader'].map((id) => [
      id,
      stillSupervised(firstOf(id, () => true)),
    ]),
  );

/** The long-lived actors, each in its most common state unless a scene overrides it. */
function actorsAround(around: Scene['around'], scene?: Scene): AppActors {
  const route = routeAt(scene?.path ?? '/');
  const signedIn = route.signIn ? 'loggedIn' : null;
  const at = (id: string, isUsual: (snapshot: AnyMachineSnapshot) => boolean = () => true) =>
    around[id] ?? firstOf(id, isUsual);
  const actors: Readonly<Record<keyof AppActors, AnyActorRef>> = {
    auth: still(at('auth', (snapshot) => signedIn === null || snapshot.hasTag(signedIn))),
    connection: still(at('connection')),
    language: still(at('language')),
    favorites: still(at('favorites')),
    notifications: still(at('notifications')),
    theme: still(at('theme')),
    navigation: still(
      placed(
        at('navigation', (snapshot) => snapshot.matches('active')),
        scene,
      ),
    ),
  };
  // The types of the real actors, from which views cannot distinguish these.
  return actors as AppActors;
}

/** The location of the scene, and the actor of its screen if the state has one. */
function placed(snapshot: AnyMachineSnapshot, scene: Scene | undefined): AnyMachineSnapshot {
  const address = scene?.path ?? '/';
  const [path, search = ''] = address.split('?');
  const context = { ...snapshot.context, place: { path, search }, route: routeAt(address) };
  const moved: AnyMachineSnapshot = { ...snapshot, context };
  const hasScreen = scene?.screen != null && snapshot.matches('active');
  return hasScreen ? withChildren(moved, { screen: still(scene.screen) }) : moved;
}
