import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyCreation, PasskeyRegistration } from '../../../../contract/sign-in/own-passkeys.ts';
import type { PasskeyAssertion, PasskeyRequest } from '../../../../contract/sign-in/passkey.ts';

/** The false reports of a faulty or hostile authenticator or page. */
export interface Faults {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly userHandle?: string;
  /** Without a PIN, a fingerprint or the like. */
  readonly isUnverified?: boolean;
  readonly signature?: string;
}

type Encodable = Parameters<typeof isoCBOR.encode>[0];

/** A security key in software that holds one passkey, together with the browser that talks to it. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle: string | undefined;
  let counter = 0;

  const clientData = (type: string, challenge: string, faults: Faults): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
        crossOrigin: false,
      }),
    );

  /** The flags: user present, user verified, contains a key. */
  const authenticatorData = (rpId: string, faults: Faults, key?: Buffer): Buffer => {
    const flags = 1 | (faults.isUnverified === true ? 0 : 4) | (key === undefined ? 0 : 64);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(faults.counter ?? counter);
    const head = [sha256(faults.rpId ?? rpId), Buffer.from([flags]), count];
    return Buffer.concat(
      key === undefined ? head : [...head, Buffer.alloc(16), Buffer.from([0, id.length]), id, key],
    );
  };

  const credential = {
    id: text(id),
    rawId: text(id),
    type: 'public-key',
  } as const;

  return {
    credentialId: credential.id,
    create: (options: PasskeyCreation, faults: Faults = {}): PasskeyRegistration => {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      );
      const attestation = encode(
        new Map<string, Encodable>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', Uint8Array.from(authenticatorData(options.rp.id, faults, key))],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, faults)),
          attestationObject: text(attestation),
        },
      };
    },
    sign: (options: PasskeyRequest, faults: Faults = {}): PasskeyAssertion => {
      counter += 1;
      const client = clientData('webauthn.get', options.challenge, faults);
      const data = authenticatorData(options.rpId, faults);
      const handle = faults.userHandle ?? userHandle;
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature:
            faults.signature ?? text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          ...(handle === undefined ? {} : { userHandle: handle }),
        },
      };
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');
const bytes = (base64url: string): Uint8Array => Uint8Array.from(Buffer.from(base64url, 'base64url'));
const encode = (value: Encodable): Buffer => Buffer.from(isoCBOR.encode(value));
