/** Renders the page's icons into one sprite, so that neither they nor an icon library add to its code. */
import { createHash } from 'node:crypto';
import icons from 'lucide-react/dynamicIconImports.mjs';

/** Creates a Vite plugin for these lucide icons. The page finds the sprite's URL in `import.meta.env.ICON_SPRITE`. */
export function iconSprite(names) {
  let picture = '';
  let fileName = '';
  return {
    name: 'icon-sprite',
    async config() {
      picture = await drawSprite(names);
      fileName = `assets/icons-${createHash('sha256').update(picture).digest('base64url').slice(0, 8)}.svg`;
      return { define: { 'import.meta.env.ICON_SPRITE': JSON.stringify(`/${fileName}`) } };
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(picture);
      });
    },
    generateBundle() {
      if (this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName, source: picture });
    },
  };
}

/**
 * Returns an SVG with one symbol per icon, named after the icon. Strokes inherit color and width from where they are
 * used.
 */
export async function drawSprite(names) {
  const symbols = await Promise.all(names.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

async function symbolOf(name) {
  const { __iconData: icon } = await icons[name]();
  const shapes = icon.node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

/** `key` is for React, not for the SVG. */
const written = ({ key: _key, ...attributes }) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
