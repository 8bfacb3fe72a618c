/**
 * A path of this origin, with its query; null for other origins and schemes, and for all that a browser would read as
 * one: `//`, `/\`, control characters, invisible ones.
 */
export function ownPath(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || text.length > longest) return null;
  if (!text.startsWith('/') || !isPlain(text) || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.origin !== base || url.username !== '' || url.password !== '') return null;
  return isPlain(decoded(url.pathname)) ? url.pathname + url.search : null;
}

/**
 * A path of this origin that a link may redirect to: it contains neither a sign-in `code` nor another `redirect_url`,
 * which could trigger an action.
 */
export function safePath(text: string | null | undefined): string | null {
  const path = ownPath(text);
  if (path === null || !isPlain(decoded(path))) return null;
  const parameters = [...new URL(path, base).searchParams.keys()];
  return parameters.some((name) => refusedParameters.has(name.trim().toLowerCase())) ? null : path;
}

/** An arbitrary origin: the check is that it stays unchanged. */
const base = 'https://here.invalid';
const longest = 2000;
const refusedParameters = new Set(['code', 'redirect_url']);

/** Text that cannot be decoded counts as not plain, since its result is unknown. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '//';
  }
};

/** Backslashes count as slashes in browsers; control characters and line ends are silently dropped. */
const isPlain = (text: string) => !/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) && !/^\/\s*\//u.test(text);
