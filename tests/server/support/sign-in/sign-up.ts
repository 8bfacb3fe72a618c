import * as v from 'valibot';
import { Registration } from '../../../../contract/sign-in/user.ts';
import { plain } from '../answers.ts';
import type { TestServer } from '../server.ts';

/** An acceptable password. */
export const password = 'correct horse battery';

/** The steps of signing up, individually. */
export const signUpSteps = (server: TestServer) => ({
  register: async (email: string, headers: Record<string, string> = {}) => {
    const answer = await server.post('/user/register', { email, password }, headers);
    return { answer, ticket: v.parse(v.required(Registration), answer.envelope.d).ticket };
  },
  /** Returns the code in the last mail to that address. */
  codeFor: async (email: string): Promise<string> => {
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    return v.parse(v.string(), mail?.code);
  },
  poll: async (email: string, ticket?: string) =>
    plain(await server.post('/user/verify/status', { email, ticket })),
});
