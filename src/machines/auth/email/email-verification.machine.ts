import { assign, setup, stateIn } from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import type { PendingRegistration, UserInfo, VerificationStatus } from '../auth.types.ts';

export type EmailVerificationEvent =
  | { readonly type: 'verification.start' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' };

export interface EmailVerificationContext extends PendingRegistration {
  readonly user: UserInfo | null;
}

/** Throws where there is no user, which no path to the final state allows. */
function toVerifiedUser({ user }: EmailVerificationContext): UserInfo {
  if (user === null) throw new TypeError('The verification is done without a user.');
  return user;
}

export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as PendingRegistration,
    output: {} as UserInfo,
  },
  actors: {
    watchVisibility: notProvidedCallback('watchVisibility'),
    checkVerified: notProvidedPromise<VerificationStatus, PendingRegistration>('checkVerified'),
  },
  guards: {
    isVerified: (_, { verified }: VerificationStatus) => verified,
    isHidden: stateIn({ polling: { visibility: 'hidden' } }),
  },
  actions: {
    setUser: assign({ user: (_, status: VerificationStatus) => (status.verified ? status.userInfo : null) }),
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { pollInterval: 2000, verificationLimit: 600_000 },
}).createMachine({
  id: 'emailVerification',
  description: 'Asks the server whether the mailed link was opened, until it returns the user.',
  context: ({ input }) => ({ ...input, user: null }),
  output: ({ context }) => toVerifiedUser(context),
  initial: 'polling',
  states: {
    polling: {
      type: 'parallel',
      after: { verificationLimit: 'expired' },
      states: {
        visibility: {
          invoke: {
            id: 'watchVisibility',
            src: 'watchVisibility',
            onError: { actions: { type: 'reportError', params: ({ event }) => event } },
          },
          initial: 'visible',
          states: {
            visible: { on: { 'page.hidden': 'hidden' } },
            hidden: { on: { 'page.shown': 'visible' } },
          },
        },
        check: {
          initial: 'checking',
          states: {
            checking: {
              description: 'Continues while the page is hidden: the server returns the user only once.',
              invoke: {
                id: 'checkVerified',
                src: 'checkVerified',
                input: ({ context: { email, ticket } }) => ({ email, ticket }),
                onDone: [
                  {
                    guard: { type: 'isVerified', params: ({ event }) => event.output },
                    target: '#emailVerification.done',
                    actions: { type: 'setUser', params: ({ event }) => event.output },
                  },
                  { guard: 'isHidden', target: 'paused' },
                  { target: 'waiting' },
                ],
                onError: {
                  target: '#emailVerification.failed',
                  actions: { type: 'reportError', params: ({ event }) => event },
                },
              },
            },
            waiting: { after: { pollInterval: 'checking' }, on: { 'page.hidden': 'paused' } },
            paused: { on: { 'page.shown': 'checking' } },
          },
        },
      },
    },
    expired: {
      description: 'Stops an abandoned page from polling forever.',
      on: { 'verification.start': 'polling' },
    },
    failed: { on: { 'verification.start': 'polling' } },
    done: { type: 'final' },
  },
});
