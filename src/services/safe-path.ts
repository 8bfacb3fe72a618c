/**
 * A path of this origin, with its query, that may be gone to on a link's word; null for anything else: other origins
 * and schemes, whatever a browser would read as one (`//`, `/\`, control characters), a sign-in `code`, or a further
 * `redirect_url`.
 */
export function safePath(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || text.length > longest) return null;
  if (!text.startsWith('/') || hasForbiddenCharacter(text)) return null;
  const decoded = decode(text);
  if (decoded === null || hasForbiddenCharacter(decoded) || /^\/\s*\//u.test(decoded)) return null;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.origin !== base || url.username !== '' || url.password !== '') return null;
  if (url.pathname.startsWith('//') || decode(url.pathname)?.startsWith('//') !== false) return null;
  const carriesMore = [...url.searchParams.keys()].some((name) => refusedParameters.has(name.toLowerCase()));
  return carriesMore ? null : url.pathname + url.search;
}

/** Any origin will do: it only has to come out unchanged. */
const base = 'https://here.invalid';
const longest = 2000;
const refusedParameters = new Set(['code', 'redirect_url']);

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Backslashes count as slashes in browsers; control characters and line ends are dropped by them in silence. */
const hasForbiddenCharacter = (text: string) => /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text);
