import { defineConfig } from 'vite';

/** Bundles the server into one file that any supported Node runs; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20.19',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
