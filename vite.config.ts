import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScript } from './scripts/lib/first-script.mjs';
import { iconSprite } from './scripts/lib/icon-sprite.mjs';
import { layerOrder } from './scripts/lib/layer-order.mjs';
import {
  withoutAssertions,
  withoutDescriptions,
  withoutServerSide,
  withoutUnreached,
} from './scripts/lib/left-out.mjs';
import { shortNames } from './scripts/lib/short-names.mjs';
import { shortPreload } from './scripts/lib/short-preload.mjs';
import { icons } from './src/views/components/icons.ts';

/** Browsers that know `light-dark()`, nesting, `:has()` and container queries as they are written. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/**
 * The packages that every screen stands on make one file, which stays in a browser's store when only our own code changed.
 * What only the chat needs comes with the chat.
 */
const base = /node_modules[\\/](?!dompurify|streaming-markdown|eventsource-parser|lucide-react|valibot)/;

/** The page. The server has a configuration of its own, vite.server.config.ts. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    withoutDescriptions(),
    withoutServerSide(),
    withoutUnreached(),
    withoutAssertions(),
    layerOrder(),
    iconSprite(icons),
    shortPreload(),
    firstScript(first),
  ],
  resolve: {
    // Every browser above runs a React that has this hook, so the stand-in for older ones stays out.
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  css: {
    modules: {
      // What ships has short names; in development a name tells where it comes from.
      generateScopedName:
        command === 'build' ? shortNames(join(import.meta.dirname, 'src')) : '[name]__[local]',
    },
  },
  build: {
    outDir: 'dist/client',
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    // The page's policy allows no inline data but pictures, and every browser above preloads modules itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: startOf, debugName: 'start' },
            { name: restOf, debugName: 'rest' },
          ],
        },
      },
    },
  },
}));

/**
 * What the page starts with makes one file beside `base`, and not one for each set of screens that share a part of it; what
 * its first script needs makes another, which waits for nothing.
 */
function startOf(id: string, graph: ModuleGraph): 'first' | 'frame' | null {
  if (id.endsWith('.html')) return null;
  if (isNeededBy(first, id, graph) || id.endsWith(formats)) return 'first';
  return isNeededBy(start, id, graph) ? 'frame' : null;
}

/** The rest of the page makes one file too. What views ask its actors is in it: nobody can ask sooner. */
function restOf(id: string, graph: ModuleGraph): 'parts' | null {
  if (id.endsWith(`/${rest}`)) return null;
  return asksRest.test(id) || isNeededBy(rest, id, graph) ? 'parts' : null;
}

function isNeededBy(file: string, id: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>();
  const leadsToIt = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return module.endsWith(`/${file}`) || (graph.getModuleInfo(module)?.importers ?? []).some(leadsToIt);
  };
  return leadsToIt(id);
}

const first = 'src/locales/first-texts.ts';
/** All languages share it. */
const formats = '/src/locales/formats.ts';
const start = 'src/main.tsx';
const rest = 'src/on-demand/rest.ts';
const asksRest =
  /machines[\\/]safety[\\/](?:age-gate|crisis-help|ai-disclosure|report|safety)\.selectors\.ts$/;

/** What is asked for beside a chunk, before it says so itself: not the chunk, nor what every page has. */
const resolveDependencies = (chunk: string, files: readonly string[]): string[] => {
  const beside = files.filter(
    (file) => file !== chunk && !/\/(?:rolldown-runtime|base|first|frame)-/.test(file),
  );
  return beside.length === 0 ? [] : [chunk, ...beside];
};

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}
