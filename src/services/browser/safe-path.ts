/**
 * A path of this origin, with its query; null for other origins and schemes, and for whatever a browser would read as
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
 * An own path that may be gone to on a link's word: it carries neither a sign-in `code` nor a further `redirect_url`,
 * which could make something happen on arrival.
 */
export function safePath(text: string | null | undefined): string | null {
  const path = ownPath(text);
  if (path === null || !isPlain(decoded(path))) return null;
  const parameters = [...new URL(path, base).searchParams.keys()];
  return parameters.some((name) => refusedParameters.has(name.trim().toLowerCase())) ? null : path;
}

/** Any origin will do: it only has to come out unchanged. */
const base = 'https://here.invalid';
const longest = 2000;
const refusedParameters = new Set(['code', 'redirect_url']);

/** Text that cannot be decoded counts as not plain, since nobody can say what it would become. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '//';
  }
};

/** Backslashes count as slashes in browsers; control characters and line ends are dropped by them in silence. */
const isPlain = (text: string) => !/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) && !/^\/\s*\//u.test(text);
