const linkSchemes = new Set(['http:', 'https:', 'mailto:']);
const mediaFile = /^\/media\/(?!.*%(?:2f|5c))/i;

/**
 * The address a link may lead to, normalised, or undefined: only http, https and mailto, only to other origins, without a name
 * or password in it.
 */
export function linkAddress(text: string): string | undefined {
  const url = parse(text.trim());
  if (!url || !linkSchemes.has(url.protocol)) return undefined;
  if (url.origin === location.origin || url.username !== '' || url.password !== '') return undefined;
  return url.href;
}

/**
 * The address of a picture from our own media folder, or undefined. Search and fragment are dropped, so that a picture cannot
 * exfiltrate text.
 */
export function mediaAddress(text: string, mediaOrigin: string = location.origin): string | undefined {
  const url = parse(text.trim(), location.origin);
  if (!url || !mediaFile.test(url.pathname) || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === location.origin) return url.pathname;
  return url.origin === mediaOrigin ? url.origin + url.pathname : undefined;
}

function parse(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
