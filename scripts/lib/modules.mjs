/** Runs the project's TypeScript from a script: Node of every supported version cannot by itself. */
import { createServer, isRunnableDevEnvironment } from 'vite';
import { root } from './root.mjs';

/**
 * Loads modules by their address in the project (`/tests/model/paths.ts`) for as long as `work` takes; what they import
 * later is loaded as well. Resolves with what `work` gives.
 */
export async function withModules(work) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    // Files from elsewhere run on this project's xstate, whatever lies beside them.
    resolve: { dedupe: ['xstate'] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { strict: false } },
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules here');
    return await work((address) => ssr.runner.import(address));
  } finally {
    await server.close();
  }
}
