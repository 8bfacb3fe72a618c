/** Runs the command of mutants on machines that belong to no project. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { runMutants } from '../command.mjs';

const root = join(import.meta.dirname, '..', '..');
const project = { root, machines: {}, models: {}, usual: [], page: 'explained.md' };
const isPassed = await runMutants(async (work) => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { mutantsOf } = await server.environments.ssr.runner.import('/mutants/tools.ts');
    return await work(mutantsOf(project));
  } finally {
    await server.close();
  }
});
if (!isPassed) process.exitCode = 1;
