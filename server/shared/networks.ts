import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network of an IP address: a household or machine has one IPv4 address, but many addresses in one IPv6
 * /64. All addresses that are none are one network.
 */
export const toNetwork = (address: string): string => {
  const plain = toAddress(address);
  return isIPv6(plain) ? toGroups(plain).slice(0, 4).join(':') : plain;
};

/** The address of a client whose proxy does not know it, or does not name it. */
export const unknownAddress = 'unknown';

/**
 * Returns an IP address as it is written here, from whatever a proxy writes: with a port, brackets, quotes or a zone, and with
 * an IPv4 address inside an IPv6 one. Returns `unknown` for anything else.
 */
export const toAddress = (written: string): string => {
  const text = written.trim().replaceAll('"', '');
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const [plain = ''] = (inBrackets ?? beforePort ?? text).toLowerCase().split('%');
  if (!isIPv6(plain)) {
    return isIP(plain) === 0 ? unknownAddress : plain;
  }
  const groups = toGroups(plain);
  return isMappedIPv4(groups) ? toIPv4(groups.slice(6)) : plain;
};

/** Returns the eight groups of an IPv6 address, without leading zeros. */
const toGroups = (address: string): string[] => {
  // The URL's parser writes an IPv4 address at the end as two groups.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...missing, ...back];
};

const isMappedIPv4 = (groups: readonly string[]): boolean =>
  groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';

const toIPv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/** Returns whether the host is reachable from this machine only. */
export const isLoopback = (host: string): boolean => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return ['localhost', '[::1]', '::1'].includes(name) || (isIPv4(name) && name.startsWith('127.'));
};

/** Networks of homes and companies (RFC 1918, RFC 4193, RFC 3927), whose hosts cost nobody anything by the request. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Returns whether the host of an address is this machine, or one in a private network. */
export const isNearby = (url: string): boolean => {
  const { hostname } = new URL(url);
  const plain = hostname.replaceAll(/[[\]]/g, '');
  return (
    isLoopback(hostname) ||
    /\.(?:local|lan|internal)$/.test(plain) ||
    (isIP(plain) !== 0 && privateNetworks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4'))
  );
};
