import { isIPv4 } from 'node:net';
import type { Extension } from '@peculiar/x509';
import { x509 } from './x509.ts';

/** What the authority may sign for: networks of homes (RFC 1918, RFC 3927, RFC 4193), this machine, and names of such networks. */
const networks = [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const;
const names = ['local', 'localhost'];

/** Returns the critical extension of RFC 5280, section 4.2.1.10: a certificate for any other name or address is refused. */
export const createNameConstraints = (): Extension => {
  const subtrees = [
    ...names.map((name) => toDer(tag.dnsName, Buffer.from(name, 'latin1'))),
    ...networks.map(([address, bits]) => toDer(tag.ipAddress, toRange(address, bits))),
  ].map((name) => toDer(tag.sequence, name));
  const value = toDer(tag.sequence, toDer(tag.permittedSubtrees, Buffer.concat(subtrees)));
  return new x509.Extension('2.5.29.30', true, Uint8Array.from(value));
};

/** Tags of DER. The library encodes all other extensions, but not this one. */
const tag = { sequence: 0x30, permittedSubtrees: 0xa0, dnsName: 0x82, ipAddress: 0x87 };

const toDer = (type: number, content: Buffer): Buffer => {
  const { length } = content;
  return Buffer.concat([Buffer.from(length < 128 ? [type, length] : [type, 0x81, length]), content]);
};

/** An address and its mask, as a range is written in this extension. */
const toRange = (address: string, bits: number): Buffer => {
  const bytes = isIPv4(address) ? address.split('.').map(Number) : toBytes(address);
  const mask = bytes.map((_, index) => 0xff & (0xff00 >> Math.min(8, Math.max(0, bits - index * 8))));
  return Buffer.from([...bytes, ...mask]);
};

/** The bytes of an IPv6 address that is written with `::` and at most one group on each side. */
const toBytes = (address: string): number[] => {
  const [first = '', last = ''] = address.split('::').map((group) => group.padStart(4, '0'));
  return [...Buffer.from(`${first}${'0'.repeat(24)}${last}`, 'hex')];
};
