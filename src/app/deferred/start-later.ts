import type { LaterDeps } from './later-deps.ts';
import { startInstallation } from './start-installation.tsx';
import { startPalette } from './start-palette.tsx';

/** Starts what no visit waits for. It is loaded after the first view, so it is no part of the root machine. */
export async function startLater(deps: LaterDeps): Promise<void> {
  startPalette(deps);
  await startInstallation(deps);
}
