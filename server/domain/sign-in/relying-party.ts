import { code } from '../../../contract/envelope.ts';
import type { Lifecycle } from '../../shared/lifecycle.ts';
import { isLoopback } from '../../shared/networks.ts';
import { DomainError } from '../domain-error.ts';

/** This host as passkeys know it. */
export interface RelyingParty {
  /** The host name that a passkey is bound to. */
  readonly id: string;
  /** The only origin whose pages may use it. */
  readonly origin: string;
}

/**
 * Derives the party from the public URL. Browsers accept no IP address: on the own machine `localhost` replaces it. Throws
 * `notAvailable` for any other IP address.
 */
export const getRelyingParty = ({ publicUrl }: Pick<Lifecycle, 'publicUrl'>): RelyingParty => {
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) {
    url.hostname = 'localhost';
  } else if (isAddress(url.hostname)) {
    throw new DomainError(code.notAvailable, 'passkeysUnsupported');
  }
  return { id: url.hostname, origin: url.origin };
};

/** URLs contain IPv4 addresses in their canonical form, and IPv6 addresses in brackets. */
const isAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);
