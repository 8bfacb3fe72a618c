import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Browsers that know `light-dark()`, nesting, `:has()` and container queries as they are written. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** The page. The server has a configuration of its own, vite.server.config.ts. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    // The page's policy allows no inline data but pictures, and every browser above preloads modules itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
