import type { Place } from '../../machines/navigation/navigation.machine.ts';
import { safePath } from '../browser/history/safe-path.ts';

const verificationPath = '/verify-email-address';

/** The page after a registration; its URL contains the page to return to. */
export function verificationUrl(place: Place): string {
  const target = place.path === verificationPath ? targetOf(place) : fullPath(place);
  return `${verificationPath}?redirect_url=${encodeURIComponent(target)}`;
}

/** The page after the address is confirmed: the one to return to, or the current one. */
export const redirectTarget = (place: Place): string =>
  place.path === verificationPath ? targetOf(place) : fullPath(place);

/** Returns the start page if the URL contains no safe path. */
function targetOf({ search }: Place): string {
  const target = safePath(new URLSearchParams(search).get('redirect_url'));
  return target === null || target.startsWith(verificationPath) ? '/' : target;
}

const fullPath = ({ path, search }: Place) => (search === '' ? path : `${path}?${search}`);
