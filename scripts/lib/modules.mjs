/** Runs the project's TypeScript from a script, which not every supported Node version can do itself. */
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

/**
 * Installs what is missing, and provides a loader of modules by their path in the project (`/server/config/config.ts`) until
 * `work` resolves, including their dynamic imports. Resolves with the result of `work`.
 */
export async function withModules(work) {
  ensureInstalled();
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    // External files use this project's xstate, whatever is installed next to them.
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
