import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/lib/icon-sprite.mjs';
import { layerOrder } from './scripts/lib/layer-order.mjs';
import { precompress } from './scripts/lib/precompress.mjs';
import { withoutDescriptions, withoutServerSide } from './scripts/lib/strip-from-client.mjs';
import { icons } from './src/views/components/icons.ts';

/** Browsers that support `light-dark()`, nesting, `:has()` and container queries. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** The page. The server has a configuration of its own, vite.server.config.ts. */
export default defineConfig({
  plugins: [
    react(),
    withoutDescriptions(),
    withoutServerSide(),
    layerOrder(),
    iconSprite(icons),
    precompress(),
  ],
  build: {
    outDir: 'dist/client',
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    // The page's policy allows inline data for pictures only, and every browser above preloads modules itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
