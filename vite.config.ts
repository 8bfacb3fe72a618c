import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Browsers that know `light-dark()`, nesting, `:has()` and container queries as they are written. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/**
 * Says the order of the cascade layers at the head of every stylesheet: whichever file a browser reads first decides it,
 * and the minifier keeps the statement only in the file that has all layers.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const styles = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
      file.source = `@layer reset,tokens,base,components,utilities;${styles}`;
    }
  },
};

/** The page. The server has a configuration of its own, vite.server.config.ts. */
export default defineConfig({
  plugins: [react(), layerOrder],
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
