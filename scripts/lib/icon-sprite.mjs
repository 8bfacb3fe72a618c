/** Draws the page's icons into one picture, so that neither they nor a library for them weigh on its code. */
import { createHash } from 'node:crypto';
import icons from 'lucide-react/dynamicIconImports.mjs';

/** A Vite plugin for lucide's icons of these names. The page finds the picture's address in `import.meta.env.ICON_SPRITE`. */
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
      this.emitFile({ type: 'asset', fileName, source: picture });
    },
  };
}

/** An SVG with a symbol for each icon, under the icon's name. Their lines take colour and width from where they are used. */
export async function drawSprite(names) {
  const symbols = await Promise.all(names.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

async function symbolOf(name) {
  const { __iconData: icon } = await icons[name]();
  const shapes = icon.node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

/** `key` is React's, not the picture's. */
const written = ({ key: _key, ...attributes }) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
