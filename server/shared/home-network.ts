import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { isLoopback, isNearby } from './networks.ts';

/** How other devices of the home reach this computer. */
export interface HomeNetwork {
  /** The name that this computer has by multicast DNS, where its system announces one. Passkeys need a name. */
  readonly name: string;
  /** Its private addresses; the first is the one towards the router. */
  readonly addresses: readonly string[];
}

export const readHomeNetwork = async (): Promise<HomeNetwork> => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ address, scopeid }) => !isLoopback(address) && (scopeid ?? 0) === 0)
    .map(({ address }) => address)
    .filter((address) => isNearby(toUrl(address)));
  const outgoing = await findOutgoing();
  const rank = (address: string): number => (address === outgoing ? 0 : isIPv4(address) ? 1 : 2);
  return { name: toLocalName(hostname()), addresses: addresses.toSorted((a, b) => rank(a) - rank(b)) };
};

/** `Maria’s-Mac.fritz.box` is announced as `marias-mac.local`. */
export const toLocalName = (host: string): string => {
  const [label = ''] = host.toLowerCase().split('.');
  const plain = label.replaceAll(/[^a-z\d-]/g, '').replaceAll(/^-+|-+$/g, '');
  return `${plain === '' ? 'mates' : plain}.local`;
};

/** The origin at an address of this computer. */
export const toHomeOrigin = (protocol: 'http' | 'https', host: string, port: number): string =>
  new URL(`${toUrl(host, protocol)}:${String(port)}`).origin;

const toUrl = (host: string, protocol = 'http'): string =>
  `${protocol}://${host.includes(':') ? `[${host}]` : host}`;

/** Returns the address from which this computer reaches others. Connecting a UDP socket sends nothing. */
const findOutgoing = (): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    const finish = (address: string | null) => {
      socket.close();
      resolve(address);
    };
    socket.once('error', () => finish(null));
    socket.connect(53, '192.0.2.1', () => finish(socket.address().address));
  });
