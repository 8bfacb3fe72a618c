import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/lib/build/icon-sprite.mjs';
import { icons } from './src/views/components/icons/icons.ts';
import { pageTexts } from './scripts/lib/texts/texts-plugin.ts';

/**
 * The page's machines and views for the server, which draws first views with them. They are built next to the page, in a
 * hidden folder that no server sends: the names of classes and of pictures in the HTML are those of that page.
 */
export default defineConfig({
  plugins: [react(), pageTexts(), iconSprite(icons)],
  publicDir: false,
  // React's own development mode is several times slower.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/first-view.tsx',
    outDir: 'dist/client/.vite/first-view',
    target: 'node20.19',
    minify: false,
    rolldownOptions: {
      // As in vite.config.ts.
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'first-view.mjs', chunkFileNames: '[name]-[hash].mjs', comments: false },
    },
  },
});
