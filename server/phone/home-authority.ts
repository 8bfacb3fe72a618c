import type { Extension, PublicKey, X509Certificate } from '@peculiar/x509';
import { X509Certificate as NodeCertificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { days } from '../shared/clock.ts';
import { makeFolder } from '../store/sqlite/data-folder.ts';
import { createNameConstraints } from './home-constraints.ts';
import { x509 } from './x509.ts';

const { KeyUsageFlags, PemConverter } = x509;

/** The certificate authority of one home, which devices are asked to trust. */
export interface HomeAuthority {
  /** The certificate that a device is asked to trust, in DER. */
  readonly root: Buffer;
  readonly name: string;
  /** The SHA-256 of `root`, in groups of hexadecimal digits, as devices show it. */
  readonly fingerprint: string;
  /** Returns a new key with its certificate, in PEM, for the names and addresses of this computer. */
  issue(hosts: Hosts, now: number): Promise<{ readonly key: string; readonly cert: string }>;
}

interface Hosts {
  readonly name: string;
  readonly addresses: readonly string[];
}

/** The folder in the data folder. It belongs to this computer: no backup contains it, and a restore leaves it. */
export const authorityFolder = 'home-authority';

/** Apple's devices trust no certificate of a server that is valid for more than 398 days. */
const leafLifetime = days(395);
const authorityLifetime = days(3650);
/** Clocks of devices differ. */
const clockSkew = days(1);

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Opens the authority in the data folder; makes one where there is none, or where it ends within the next leaf's time. */
export const openHomeAuthority = async (
  dataDir: string,
  { name, now }: { readonly name: string; readonly now: number },
): Promise<HomeAuthority> => {
  const folder = join(dataDir, authorityFolder);
  const stored = existsSync(folder) ? read(folder) : null;
  if (stored !== null && stored.signer.notAfter.getTime() > now + leafLifetime) {
    return toAuthority(stored);
  }
  makeFolder(dataDir);
  await write(folder, { name, now });
  return toAuthority(read(folder));
};

interface Stored {
  readonly root: X509Certificate;
  readonly signer: X509Certificate;
  /** PKCS #8. */
  readonly key: ArrayBuffer;
}

const read = (folder: string): Stored => {
  const readPem = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    root: new x509.X509Certificate(readPem('root.crt')),
    signer: new x509.X509Certificate(readPem('signer.crt')),
    key: PemConverter.decodeFirst(readPem('signer.key')),
  };
};

/**
 * Makes a root, and a signer below it. The root's key is never stored: what is on the disk can sign within the constraints of the
 * signer only. RFC 5280 has devices check those, and leaves the constraints of a root to them.
 */
const write = async (folder: string, { name, now }: { name: string; now: number }): Promise<void> => {
  const [rootKeys, signerKeys] = await Promise.all([generateKeys(), generateKeys()]);
  const create = (commonName: string, publicKey: CryptoKey, pathLength: number) =>
    createCertificate({
      subject: commonName,
      issuer: name,
      publicKey,
      issuerKeys: rootKeys,
      notAfter: now + authorityLifetime,
      now,
      extensions: [
        new x509.BasicConstraintsExtension(true, pathLength, true),
        new x509.KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        // It vouches for servers, not for mails or programs.
        new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
        createNameConstraints(),
      ],
    });
  const root = await create(name, rootKeys.publicKey, 1);
  const signer = await create(`${name}, signer`, signerKeys.publicKey, 0);
  const key = await crypto.subtle.exportKey('pkcs8', signerKeys.privateKey);
  // A start that is ended between two files leaves no half authority.
  const next = `${folder}.new`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { mode: 0o700 });
  writeFileSync(join(next, 'root.crt'), root.toString('pem'), { mode: 0o600 });
  writeFileSync(join(next, 'signer.crt'), signer.toString('pem'), { mode: 0o600 });
  writeFileSync(join(next, 'signer.key'), PemConverter.encode(key, 'PRIVATE KEY'), { mode: 0o600 });
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
};

const toAuthority = ({ root, signer, key }: Stored): HomeAuthority => ({
  root: Buffer.from(root.rawData),
  name: root.subjectName.getField('CN')[0] ?? '',
  fingerprint: new NodeCertificate(Buffer.from(root.rawData)).fingerprint256,
  issue: async ({ name, addresses }, now) => {
    const privateKey = await crypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']);
    const keys = await generateKeys();
    const leaf = await createCertificate({
      subject: name,
      issuer: signer.subjectName.getField('CN')[0] ?? '',
      publicKey: keys.publicKey,
      issuerKeys: { privateKey, publicKey: signer.publicKey },
      notAfter: now + leafLifetime,
      now,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
        new x509.SubjectAlternativeNameExtension([
          { type: 'dns', value: name },
          ...addresses.map((value) => ({ type: 'ip', value }) as const),
        ]),
      ],
    });
    return {
      key: PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
      cert: `${leaf.toString('pem')}\n${signer.toString('pem')}\n`,
    };
  },
});

interface CertificateParts {
  readonly subject: string;
  readonly issuer: string;
  readonly publicKey: CryptoKey;
  readonly issuerKeys: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey | PublicKey };
  readonly now: number;
  readonly notAfter: number;
  readonly extensions: readonly Extension[];
}

const createCertificate = async (parts: CertificateParts): Promise<X509Certificate> =>
  x509.X509CertificateGenerator.create({
    subject: [{ CN: [parts.subject] }],
    issuer: [{ CN: [parts.issuer] }],
    publicKey: parts.publicKey,
    signingKey: parts.issuerKeys.privateKey,
    signingAlgorithm: algorithm,
    notBefore: new Date(parts.now - clockSkew),
    notAfter: new Date(parts.notAfter),
    extensions: [
      ...parts.extensions,
      await x509.SubjectKeyIdentifierExtension.create(parts.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(parts.issuerKeys.publicKey),
    ],
  });

const generateKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
