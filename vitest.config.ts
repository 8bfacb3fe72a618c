import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pageTexts } from './scripts/lib/texts/texts-plugin.ts';
import { testLimit, waitLimit } from './tests/support/time-limits.ts';

/** `npm test` leaves these out, `npm test -- --all` runs them. */
const long = '**/*.long.test.ts';

/** No file changes what it imports, so they share a process, which loads React and XState once. */
const page = {
  isolate: false,
  // Records what the machines' tests take, for `npm run coverage`.
  setupFiles: ['statechart-tools/coverage/watch'],
};

/**
 * With TEST_DATABASE_URL these run on PostgreSQL: only those about what is stored, since the others would find the same twice.
 * `tests/architecture/databases.test.ts` says which those are.
 */
const serverFolder =
  (process.env['TEST_DATABASE_URL'] ?? '') === '' ? 'tests/server' : 'tests/server/database';
/** Each file starts its own server, so they can share a process. */
const server = { isolate: false, globalSetup: 'tests/server/support/store/migrated-database.ts' };

export default defineConfig({
  plugins: [react(), pageTexts()],
  test: {
    environment: 'node',
    // By default one core is left alone, which on two cores is half of them.
    maxWorkers: '100%',
    testTimeout: testLimit,
    hookTimeout: testLimit,
    expect: { poll: { timeout: waitLimit } },
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          include: ['tests/{machines,services,views,architecture}/**/*.test.{ts,tsx}'],
          exclude: [long],
          ...page,
        },
      },
      {
        extends: true,
        test: { name: 'page, long', include: ['tests/{machines,services}/**/*.long.test.ts'], ...page },
      },
      {
        extends: true,
        test: { name: 'server', include: [`${serverFolder}/**/*.test.ts`], exclude: [long], ...server },
      },
      {
        extends: true,
        test: { name: 'server, long', include: [`${serverFolder}/**/*.long.test.ts`], ...server },
      },
      {
        extends: true,
        // These judge the tools, not the product.
        test: { name: 'tools', include: ['{tools,tests/scripts}/**/*.test.ts'] },
      },
    ],
  },
});
