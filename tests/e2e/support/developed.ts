import { join } from 'node:path';
import { createServer } from 'vite';
import { proxyToApi } from '../../../scripts/lib/api-proxy.mjs';
import { test as base } from './fixtures.ts';

/** Serves the page as developers run it: by Vite, with the tools that production pages exclude. */
export const test = base.extend<object, { developed: string }>({
  developed: [
    async ({ browserName: _ }, use) => {
      const target = process.env['E2E_URL'] ?? '';
      const server = await createServer({
        configFile: join(process.cwd(), 'vite.config.ts'),
        logLevel: 'error',
        server: {
          host: '127.0.0.1',
          port: 0,
          watch: null,
          hmr: false,
          proxy: proxyToApi(target),
        },
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ developed }, use) => use(developed),
});
