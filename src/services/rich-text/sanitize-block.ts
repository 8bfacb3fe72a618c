import createPurifier from 'dompurify';
import { linkAddress, mediaAddress } from './safe-url.ts';

/**
 * The second gate: removes all that is not on the list from `block`, in place. It does not trust how the block was
 * created. A block that cannot be cleaned is removed.
 */
export function sanitiseBlock(block: HTMLElement, mediaOrigin?: string): void {
  ownMediaOrigin = mediaOrigin;
  try {
    readyPurifier().sanitize(block);
  } catch {
    // A forbidden or clobbered root: nothing in it is allowed.
    block.replaceChildren();
    block.remove();
  }
}

/** Initializes the gate, which takes some milliseconds, so that no reply waits for it. */
export function prepareSanitiser(): void {
  readyPurifier();
}

function readyPurifier(): ReturnType<typeof createPurifier> {
  purifier ??= openPurifier();
  return purifier;
}

let purifier: ReturnType<typeof createPurifier> | undefined;
let ownMediaOrigin: string | undefined;

const allowedTags =
  'p br hr h3 h4 h5 h6 blockquote ul ol li pre table thead tbody tr th td a b code del em i img q s span strong sub sup u #text'.split(
    ' ',
  );

/** The elements on which each attribute is allowed, and the value to use; undefined drops it. */
const attributes: Readonly<Record<string, { on?: RegExp; keep: (value: string) => string | undefined }>> = {
  href: { on: /^a$/, keep: linkAddress },
  rel: { on: /^a$/, keep: () => 'noopener noreferrer nofollow ugc' },
  target: { on: /^a$/, keep: () => '_blank' },
  src: { on: /^img$/, keep: (value) => mediaAddress(value, ownMediaOrigin) },
  alt: { on: /^img$/, keep: (value) => value },
  loading: { on: /^img$/, keep: () => 'lazy' },
  start: { on: /^ol$/, keep: matching(/^\d{1,9}$/) },
  dir: { keep: matching(/^(?:auto|ltr|rtl)$/) },
  class: { keep: keepClasses },
  style: { keep: keepStyles },
  'data-language': { keep: matching(/^[\w+#.-]{1,30}$/) },
  'data-speaker': { keep: matching(/^[\p{L}\p{N} ._-]{1,60}$/u) },
};

function openPurifier(): ReturnType<typeof createPurifier> {
  const purify = createPurifier(window);
  purify.setConfig({
    IN_PLACE: true,
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: Object.keys(attributes),
    ADD_URI_SAFE_ATTR: Object.keys(attributes), // every value is checked below, more strictly
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  purify.addHook('uponSanitizeAttribute', (node, data) => {
    const rule = Object.hasOwn(attributes, data.attrName) ? attributes[data.attrName] : undefined;
    const allowed = rule && (rule.on?.test(node.localName) ?? true) ? rule.keep(data.attrValue) : undefined;
    data.keepAttr = allowed !== undefined;
    data.attrValue = allowed ?? '';
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    node.removeAttribute('is'); // the purifier only empties it
    if (node.localName === 'img' && !node.hasAttribute('src')) node.remove();
    if (node.localName !== 'a' || !node.hasAttribute('href')) return;
    node.setAttribute('rel', 'noopener noreferrer nofollow ugc');
    node.setAttribute('target', '_blank');
  });
  purify.sanitize(document.createElement('p'));
  return purify;
}

function matching(pattern: RegExp): (value: string) => string | undefined {
  return (value) => (pattern.test(value) ? value : undefined);
}

function keepClasses(value: string): string | undefined {
  const allowed = value.split(/\s+/).filter((name) => /^(?:language-|hljs-|msg-)[\w+#.-]{1,40}$/.test(name));
  return allowed.length > 0 ? allowed.join(' ') : undefined;
}

const colour = /^(?:[a-z]{3,24}|#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i;
const styles: Readonly<Record<string, RegExp>> = {
  color: colour,
  'background-color': colour,
  'font-weight': /^(?:normal|bold|bolder|lighter|[1-9]00)$/i,
  'font-style': /^(?:normal|italic|oblique)$/i,
  'text-align': /^(?:left|right|center|justify|start|end)$/i,
  'text-decoration-line': /^(?:none|underline|overline|line-through)$/i,
};

/** Allows complete declarations only: all that is not exactly one of the six is dropped, as are escapes and comments. */
function keepStyles(value: string): string | undefined {
  const declarations = value.split(';').flatMap((declaration) => {
    const [name = '', plain = '', ...more] = declaration.split(':').map((part) => part.trim());
    const allowed = Object.hasOwn(styles, name.toLowerCase()) ? styles[name.toLowerCase()] : undefined;
    return more.length === 0 && allowed?.test(plain) ? [`${name.toLowerCase()}: ${plain}`] : [];
  });
  return declarations.length > 0 ? declarations.join('; ') : undefined;
}
