import type { ScreenId } from '../../machines/navigation/navigation.types.ts';

/** The screens whose code is here. */
export interface ScreensRegistry<Screen> {
  readonly get: (id: ScreenId) => Screen | undefined;
  readonly add: (id: ScreenId, screen: Screen) => void;
}

export function createScreensRegistry<Screen>(): ScreensRegistry<Screen> {
  const screens = new Map<ScreenId, Screen>();
  return { get: (id) => screens.get(id), add: (id, screen) => void screens.set(id, screen) };
}
