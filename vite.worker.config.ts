import { defineConfig } from 'vite';
import { precompressFile } from './scripts/lib/build/precompress.mjs';
import { readShellFiles } from './scripts/lib/build/shell-files.mjs';

const client = 'dist/client';

/** The service worker, which is one file at the root of the page and lists the files of the page that is built already. */
export default defineConfig({
  plugins: [precompressFile('worker.js')],
  publicDir: false,
  define: { BUILT_FILES: JSON.stringify(readShellFiles(client)) },
  build: {
    outDir: client,
    emptyOutDir: false,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
});
