import { assign, setup, spawnChild, stateIn, type SnapshotFrom } from 'xstate';
import { checkId, isCurrentCheck, type CheckEvent, type Checks } from '../../shared/checks.ts';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import type { PendingRegistration, UserInfo, VerificationStatus } from '../auth.reducers.ts';

export type EmailVerificationEvent =
  | CheckEvent<VerificationStatus>
  | { readonly type: 'verification.start' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' };

export interface EmailVerificationContext extends PendingRegistration, Checks {
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
    tags: {} as 'failed',
  },
  actors: {
    watchVisibility: notProvidedCallback('watchVisibility'),
    checkVerified: notProvidedPromise<VerificationStatus, PendingRegistration>('checkVerified'),
  },
  guards: {
    isVerified: (_, { verified }: VerificationStatus) => verified,
    isHidden: stateIn({ polling: { visibility: 'hidden' } }),
    isCurrentCheck,
    isPending: ({ context }, check: { output: VerificationStatus; actorId: string }) =>
      isCurrentCheck({ context }, check) && !check.output.verified,
  },
  actions: {
    setUser: assign({ user: (_, status: VerificationStatus) => (status.verified ? status.userInfo : null) }),
    countHung: assign({ hung: ({ context }) => context.hung + 1 }),
    startCheck: spawnChild('checkVerified', {
      id: ({ context }) => checkId(context),
      input: ({ context: { email, ticket } }) => ({ email, ticket }),
    }),
  },
  delays: { pollInterval: 2000, checkLimit: 10_000, verificationLimit: 600_000 },
}).createMachine({
  id: 'emailVerification',
  description: 'Asks the server whether the mailed link was opened, until it returns the user.',
  context: ({ input }) => ({ ...input, user: null, hung: 0 }),
  output: ({ context }) => toVerifiedUser(context),
  initial: 'polling',
  on: {
    'xstate.done.actor.check.*': {
      guard: { type: 'isVerified', params: ({ event }) => event.output },
      target: '.done',
      description: 'The answer of each check counts, however late: the server returns the user only once.',
      actions: { type: 'setUser', params: ({ event }) => event.output },
    },
    'xstate.error.actor.check.*': { description: 'The check had hung: others were started.' },
  },
  states: {
    polling: {
      type: 'parallel',
      after: { verificationLimit: 'expired' },
      states: {
        visibility: {
          invoke: {
            id: 'watchVisibility',
            src: 'watchVisibility',
            onError: { description: 'Without it the checks go on while the page is hidden.' },
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
              description: 'Continues while the page is hidden.',
              entry: 'startCheck',
              after: { checkLimit: { target: 'checking', reenter: true, actions: 'countHung' } },
              on: {
                'xstate.error.actor.check.*': {
                  guard: { type: 'isCurrentCheck', params: ({ event }) => event },
                  target: '#emailVerification.failed',
                },
                'xstate.done.actor.check.*': {
                  guard: { type: 'isPending', params: ({ event }) => event },
                  target: 'waiting',
                },
              },
            },
            waiting: {
              always: { guard: 'isHidden', target: 'paused' },
              after: { pollInterval: 'checking' },
            },
            paused: { on: { 'page.shown': 'checking' } },
          },
        },
      },
    },
    expired: {
      description: 'Stops an abandoned page from polling forever.',
      on: { 'verification.start': 'polling' },
    },
    failed: { tags: 'failed', on: { 'verification.start': 'polling', 'load.retry': 'polling' } },
    done: { type: 'final' },
  },
});

/** Returns the phase of the verification; null where none runs, or its last check failed. */
export function selectPhase(
  snapshot: SnapshotFrom<typeof emailVerificationMachine> | undefined,
): 'polling' | 'paused' | 'expired' | null {
  if (snapshot === undefined || snapshot.matches('failed')) return null;
  if (snapshot.matches('expired')) return 'expired';
  return snapshot.matches({ polling: { check: 'paused' } }) ? 'paused' : 'polling';
}
