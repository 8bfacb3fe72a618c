import { defineConfig } from 'vite';

/**
 * Bundles the server into one file that any supported Node runs. The packages made of many small files come along, since
 * reading them one by one took a third of the time to start; those with native parts stay in node_modules.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: [
      '@fastify/cookie',
      '@fastify/static',
      'fastify',
      'kysely',
      'nodemailer',
      'rate-limiter-flexible',
      'valibot',
    ],
  },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20.19',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
