import type {
  Passkey,
  PasskeyCreation,
  PasskeyRegistration,
} from '../../../contract/sign-in/own-passkeys.ts';
import type { SecondStepStatus } from '../../../contract/sign-in/own-second-step.ts';
import type { PasskeyAssertion, PasskeyRequest } from '../../../contract/sign-in/passkey.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { PasskeyError } from '../../../src/services/auth/browser-passkeys.ts';

/** Of the page in browser tests. */
const host = 'localhost';

export const request: PasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  rpId: host,
  userVerification: 'required',
};

export const creation: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  rp: { id: host, name: 'Mates' },
  user: { id: 'dXNlci0x', name: 'a******@example.com', displayName: 'Ada' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

const credential = { id: 'a2V5', rawId: 'a2V5', type: 'public-key' } as const;

export const assertion: PasskeyAssertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

export const registration: PasskeyRegistration = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

export const laptop: Passkey = {
  passkeyId: 'passkey-1',
  name: 'Chrome on Linux',
  createdAt: 1_000,
  lastUsedAt: null,
};

export const phone: Passkey = {
  passkeyId: 'passkey-2',
  name: 'Safari on iOS',
  createdAt: 2_000,
  lastUsedAt: 3_000,
};

export const off: SecondStepStatus = { on: false, codesLeft: 0 };
export const on: SecondStepStatus = { on: true, codesLeft: 10 };

export const canceled = new PasskeyError('canceled');
export const duplicate = new PasskeyError('duplicate');
export const notAccepted = new ApiError('rejected', 'This passkey was not accepted.', { code: 4010 });
