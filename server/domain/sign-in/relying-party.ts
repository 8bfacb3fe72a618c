import { code } from '../../../contract/envelope.ts';
import type { Lifecycle } from '../../shared/lifecycle.ts';
import { isLoopback } from '../../shared/networks.ts';
import { DomainError } from '../domain-error.ts';

/** What a passkey has to be signed for. */
interface RelyingParties {
  readonly expectedRPID: string[];
  readonly expectedOrigin: string[];
}

/**
 * Returns the host name that passkeys made at an origin of this server are bound to. Browsers accept no IP address: on the own
 * machine `localhost` replaces it. Throws `notAvailable` for any other IP address.
 */
export const getRelyingPartyId = (pageOrigin: string): string => {
  const party = findParty(pageOrigin);
  if (party === null) {
    throw new DomainError(code.notAvailable, 'passkeysUnsupported');
  }
  return party.hostname;
};

/** Returns the parties of all origins of this server. A browser signs for the origin that it has opened, whatever a page says. */
export const getRelyingParties = ({ publicUrl, phoneOrigins }: Lifecycle): RelyingParties => {
  const parties = [publicUrl, ...phoneOrigins].map(findParty).filter((party) => party !== null);
  if (parties.length === 0) {
    throw new DomainError(code.notAvailable, 'passkeysUnsupported');
  }
  return {
    expectedRPID: parties.map(({ hostname }) => hostname),
    expectedOrigin: parties.map(({ origin }) => origin),
  };
};

const findParty = (origin: string): URL | null => {
  const url = new URL(origin);
  if (isLoopback(url.hostname)) {
    url.hostname = 'localhost';
  }
  return isAddress(url.hostname) ? null : url;
};

/** URLs contain IPv4 addresses in their canonical form, and IPv6 addresses in brackets. */
const isAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);
