import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { RecoveryCodes, SecondStepStatus } from '../../../../contract/sign-in/own-second-step.ts';
import { PasskeyRequest } from '../../../../contract/sign-in/passkey.ts';
import { SecondStep } from '../../../../contract/sign-in/second-step.ts';
import type { Authenticator, Faults } from './authenticator.ts';
import { callsWithPasskeys } from './passkeys.ts';
import type { ApiAnswer, SignedUp, TestServer } from '../server.ts';

/** Calls of a test about the second step, on its server. */
export const callsWithSecondStep = (server: TestServer) => {
  const passkeys = callsWithPasskeys(server);
  /** Sends the owner's request; `password` null sends none. */
  const change = (
    what: 'on' | 'off' | 'codes',
    user: SignedUp,
    password: string | null = user.password,
  ): Promise<ApiAnswer> =>
    server.post(`/user/secondStep/${what}`, password === null ? {} : { password }, { token: user.token });
  const createdIn = (answer: ApiAnswer): RecoveryCodes => v.parse(RecoveryCodes, answer.envelope.d);
  const confirmCodes = ({ token }: SignedUp, created: Pick<RecoveryCodes, 'token'>): Promise<ApiAnswer> =>
    server.post('/user/secondStep/codes/confirm', { token: created.token }, { token });
  /** Confirms the codes that a change created, and returns them. */
  const save = async (user: SignedUp, answer: ApiAnswer): Promise<string[]> => {
    const created = createdIn(answer);
    await confirmCodes(user, created);
    return created.codes;
  };
  const signIn = ({ email, password }: Pick<SignedUp, 'email' | 'password'>): Promise<ApiAnswer> =>
    server.post('/user/login', { email, password });
  const tokenOf = (answer: ApiAnswer): string =>
    v.parse(v.object({ c: v.literal(code.secondStepRequired), d: SecondStep }), answer.envelope).d.token;
  const request = (token: string): Promise<ApiAnswer> => server.post('/user/secondStep/start', { token });
  const requestFor = async (token: string): Promise<PasskeyRequest> =>
    v.parse(PasskeyRequest, (await request(token)).envelope.d);
  const confirm = (token: string, assertion: unknown): Promise<ApiAnswer> =>
    server.post('/user/secondStep/passkey', { token, assertion });
  return {
    withPasskey: passkeys.withPasskey,
    requestChallenge: passkeys.requestChallenge,
    subjectsTo: passkeys.subjectsTo,
    passkeySignIn: passkeys.signIn,
    change,
    createdIn,
    confirmCodes,
    save,
    signIn,
    tokenOf,
    request,
    requestFor,
    confirm,
    /** A user with a passkey whose sign-in asks for it, and the recovery codes. */
    withSecondStep: async () => {
      const made = await passkeys.withPasskey();
      return { ...made, codes: await save(made.user, await change('on', made.user)) };
    },
    /** Signs in up to the second step and returns its token. */
    pending: async (user: SignedUp): Promise<string> => tokenOf(await signIn(user)),
    /** Confirms the sign-in with the passkey. */
    confirmWith: async (token: string, key: Authenticator, faults: Faults = {}): Promise<ApiAnswer> =>
      confirm(token, key.sign(await requestFor(token), faults)),
    recover: (token: string, recoveryCode: string): Promise<ApiAnswer> =>
      server.post('/user/secondStep/code', { token, code: recoveryCode }),
    /** The setting as the profile shows it. */
    settingOf: async ({ token }: SignedUp): Promise<SecondStepStatus> =>
      v.parse(
        v.object({ secondStep: SecondStepStatus }),
        (await server.get('/user/passkeys', { token })).envelope.d,
      ).secondStep,
    isSession: async (token: string): Promise<boolean> =>
      (await server.get('/user/benefits', { token })).envelope.c === code.ok,
  };
};
