/**
 * Returns the network of an IP address: a household or machine has one IPv4 address, but many addresses in one IPv6
 * /64.
 */
export const toNetwork = (address: string): string => {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (!plain.includes(':')) {
    return plain;
  }
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':');
  const back = tail.split(':');
  const missing = plain.includes('::')
    ? Array.from({ length: 8 - front.length - back.length }, () => '0')
    : [];
  return [...front, ...missing, ...back].slice(0, 4).join(':');
};

/** Returns whether the host is reachable from this machine only. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host.toLowerCase());
