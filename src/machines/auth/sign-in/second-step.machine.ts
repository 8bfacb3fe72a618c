import { isBlank } from '../../../../contract/blank-text.ts';
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { code as codes } from '../../../../contract/envelope.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import { toFailure, type Failure } from '../../shared/failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { passkeySignInMachine } from './passkey-sign-in.machine.ts';
import {
  toAttempt,
  toUser,
  type RecoveryAttempt,
  type SecondStepContext,
  type SecondStepEvent,
  type SecondStepInput,
  type SecondStepTag,
} from './second-step.reducers.ts';

export const secondStepMachine = setup({
  types: {
    context: {} as SecondStepContext,
    events: {} as SecondStepEvent,
    input: {} as SecondStepInput,
    output: {} as UserInfo,
    tags: {} as SecondStepTag,
    children: {} as { passkeySignIn: 'passkeySignIn'; checkCode: 'checkCode' },
  },
  actors: {
    passkeySignIn: passkeySignInMachine,
    checkCode: notProvidedPromise<UserInfo, RecoveryAttempt>('checkCode'),
  },
  actions: {
    setUser: assign({ user: (_, user: UserInfo) => user }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    focusCode: () => {},
  },
  guards: {
    isFilled: (_, { code }: { code: string }) => !isBlank(code),
    isExpired: (_, { code }: Failure) => code === codes.notFound,
  },
  delays: { stepTimeout: 5 * 60_000 },
}).createMachine({
  id: 'secondStep',
  description: 'The second step of a sign-in: a passkey of the account, or a recovery code instead.',
  context: ({ input }) => ({ ...input, user: null, failure: null }),
  output: ({ context }) => toUser(context),
  initial: 'passkey',
  after: {
    stepTimeout: { description: 'The first step has expired on the server.', target: '.expired' },
  },
  states: {
    passkey: {
      invoke: {
        id: 'passkeySignIn',
        src: 'passkeySignIn',
        input: ({ context }) => ({ step: context.step }),
        onDone: { target: 'done', actions: { type: 'setUser', params: ({ event }) => event.output } },
        onError: 'recoveryCode',
      },
      on: { 'method.switch': 'recoveryCode' },
    },
    recoveryCode: {
      initial: 'editing',
      states: {
        editing: {
          initial: 'clean',
          on: {
            'method.switch': '#secondStep.passkey',
            'code.submit': {
              guard: { type: 'isFilled', params: ({ event }) => event },
              target: 'checking',
            },
          },
          states: { clean: {}, rejected: { tags: 'rejected' } },
        },
        checking: {
          tags: 'busy',
          description: 'Cannot be canceled: the server may already have used up the code.',
          invoke: {
            id: 'checkCode',
            src: 'checkCode',
            input: ({ context, event }) => toAttempt(context, event),
            onDone: {
              target: '#secondStep.done',
              actions: { type: 'setUser', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isExpired', params: ({ event }) => toFailure(event.error) },
                target: '#secondStep.expired',
              },
              {
                target: 'editing.rejected',
                actions: [{ type: 'setFailure', params: ({ event }) => toFailure(event.error) }, 'focusCode'],
              },
            ],
          },
        },
      },
    },
    expired: {
      description: 'It took too long, or too many attempts: the user starts again with the first step.',
    },
    done: { type: 'final' },
  },
});

export type SecondStepActor = ActorRefFrom<typeof secondStepMachine>;

type Snapshot = SnapshotFrom<typeof secondStepMachine>;

const views = ['recoveryCode', 'expired'] as const;

/** Which view of the dialog is shown. */
export const selectView = (snapshot: Snapshot): (typeof views)[number] | 'passkey' =>
  views.find((view) => snapshot.matches(view)) ?? 'passkey';

/** Why the recovery code was rejected; null until then, and while another one is checked. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
