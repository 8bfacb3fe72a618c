import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Bundles the file of the thread for patterns next to the server's, where `PatternThread` looks for it. */
const patternWorker = (): Plugin => ({
  name: 'pattern-worker',
  buildStart() {
    const file = new URL('server/companions/lore/patterns/pattern-worker.mjs', import.meta.url);
    this.emitFile({ type: 'chunk', id: fileURLToPath(file), fileName: 'pattern-worker.mjs' });
  },
});

/**
 * Bundles the server with its packages into one file (and that of its thread) that any supported Node runs, since reading their small files one by
 * one took a third of the time to start. The packages outside have native parts or workers, are loaded on demand, or are
 * one large file themselves. Comments are removed because the engine would read them at each start.
 */
export default defineConfig({
  plugins: [patternWorker()],
  publicDir: false,
  ssr: {
    noExternal: true,
    external: [
      '@dicebear/core',
      '@dicebear/notionists',
      '@fastify/ajv-compiler',
      '@fastify/fast-json-stringify-compiler',
      '@node-rs/argon2',
      '@photostructure/sqlite',
      'gpt-tokenizer',
      'openai',
      'pg',
      'pino',
      'rivescript',
      'sharp',
      'stripe',
    ],
  },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20.19',
    minify: false,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: { output: { entryFileNames: 'main.js', comments: false } },
  },
});
