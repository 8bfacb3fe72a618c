import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { testLimit, waitLimit } from './tests/support/time-limits.ts';

export default defineConfig({
  plugins: [react()],
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
          // Records what the machines' tests take, for `npm run coverage`.
          setupFiles: ['tools/statechart-tests/behaviour/watch.ts'],
          include: ['tests/{machines,services,views,architecture}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // `npm run test:tools` runs these; they judge the tools, not the product.
        test: { name: 'tools', include: ['{tools,tests/scripts}/**/*.test.ts'] },
      },
      {
        extends: true,
        // With TEST_DATABASE_URL these run on PostgreSQL: in `npm test` those in tests/server/database, in `npm run
        // test:tools` all. Each file starts its own server, so they can share a process, which loads the server once.
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          isolate: false,
          globalSetup: 'tests/server/support/migrated-database.ts',
        },
      },
    ],
  },
});
