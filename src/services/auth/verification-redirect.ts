import type { Place } from '../../machines/navigation/navigation.types.ts';
import { safePath } from '../browser/safe-path.ts';

const verificationPath = '/verify-email-address';

/** Where somebody who just registered goes; the address says where to return to. */
export function wayToVerification(place: Place): string {
  const target = place.path === verificationPath ? targetOf(place) : fullPath(place);
  return `${verificationPath}?redirect_url=${encodeURIComponent(target)}`;
}

/** Where somebody whose address is confirmed goes: back, or on with the page where they are meanwhile. */
export const wayFromVerification = (place: Place): string =>
  place.path === verificationPath ? targetOf(place) : fullPath(place);

/** The start page where the address names nothing that may be gone to. */
function targetOf({ search }: Place): string {
  const target = safePath(new URLSearchParams(search).get('redirect_url'));
  return target === null || target.startsWith(verificationPath) ? '/' : target;
}

const fullPath = ({ path, search }: Place) => (search === '' ? path : `${path}?${search}`);
