import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetLicenses } from './scripts/lib/build/asset-licenses.mjs';
import { iconSprite } from './scripts/lib/build/icon-sprite.mjs';
import { layerOrder } from './scripts/lib/build/layer-order.mjs';
import { sharedChunk, textsChunk } from './scripts/lib/build/chunk-groups.mjs';
import { precompress } from './scripts/lib/build/precompress.mjs';
import { screenPreloads } from './scripts/lib/build/screen-preloads.mjs';
import { webManifests } from './scripts/lib/build/web-manifests.mjs';
import { withoutDescriptions, withoutServerSide } from './scripts/lib/build/strip-from-client.mjs';
import { languages, type Language } from './contract/languages.ts';
import { plainSite } from './contract/site.ts';
import { screenFiles } from './src/app/screens/screen-files.ts';
import { manifestIn } from './src/locales/web-manifest.ts';
import { manifestPath } from './src/services/installation/manifest-path.ts';
import { matchRoute, routes } from './src/routes.ts';
import { icons } from './src/views/components/icons/icons.ts';
import { appModule, groupModule } from './scripts/lib/texts/compile-texts.ts';
import { evaluateTexts } from './scripts/lib/texts/evaluate-texts.ts';
import { pageTexts } from './scripts/lib/texts/texts-plugin.ts';

/** Browsers that support `light-dark()`, nesting, `:has()` and container queries. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** The licenses of the packages in the build; served with the page. */
const licenses = 'licenses.txt';

/** The page. The server has a configuration of its own, vite.server.config.ts. */
export default defineConfig({
  plugins: [
    react(),
    pageTexts(),
    withoutDescriptions(),
    withoutServerSide(),
    layerOrder(),
    iconSprite(icons),
    webManifests(
      languages.map((language) => [
        manifestPath(language),
        manifestIn(language, plainSite.product, evaluateTexts(language, ['notifications', 'titles'])),
      ]),
    ),
    // The fonts of the page's own folder are made from Fraunces, see there.
    assetLicenses(licenses, ['lucide-react', '@fontsource-variable/fraunces']),
    precompress(),
    screenPreloads(
      ['*', ...routes.map(({ path }) => path)].map((path) => ({ path, sources: sourcesAt(path) })),
    ),
  ],
  // React has this hook itself; the packages that import it support older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: 'dist/client',
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    license: { fileName: licenses },
    // The page's policy allows inline data for pictures only, and every browser above preloads modules itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The code of every visit is one file, and one with its texts, and what several screens share are a few: a server without
    // HTTP/2 sends six at a time.
    rolldownOptions: {
      // A slow machine would print a report about the plugins, which reads like an error.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'page', tags: ['$initial'] }, { name: textsChunk }, { name: sharedChunk }],
        },
      },
    },
  },
});

/** The sources of the screen at a path, by language. */
function sourcesAt(path: string): Record<string, string[]> {
  const { code, messages, fonts = [] } = screenFiles[matchRoute(path).screen];
  const textsIn = (language: Language) => [
    appModule(language),
    ...messages.map((group) => groupModule(language, group)),
  ];
  // The page starts with its code and its texts; it draws with another font until the fonts have loaded.
  const fontFiles = fonts.map((name) => `src/views/styles/fonts/${name}.woff2`);
  return Object.fromEntries(
    languages.map((language) => [language, [`src/screens/${code}.tsx`, ...textsIn(language), ...fontFiles]]),
  );
}
