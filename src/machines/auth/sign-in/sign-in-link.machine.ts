import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { code } from '../../../../contract/envelope.ts';
import type { SecondStep } from '../../../../contract/sign-in/second-step.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import {
  failureOf,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import type { Failure } from '../../shared/failure.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
import { isSignedIn, toSecondStep, toUser } from './sign-in-outcome.ts';
import type { SignInOutcome } from './sign-in.reducers.ts';

export interface SignInLinkInput {
  /** From the fragment of the link; null where none was opened. */
  readonly code: string | null;
  /** Whether somebody is signed in in this browser. */
  readonly isSignedIn: boolean;
}

export interface SignInLinkContext extends SignInLinkInput {
  /** Why the last try failed; null where it crashed or was given up. */
  readonly failure: Failure | null;
}

export type SignInLinkEvent = { readonly type: 'link.open' } | ChildCrashed;

type Outcome = CommandOutcome<SignInOutcome>;

/** The page that the owner's address, and a link for another device, open. */
export const signInLinkMachine = setup({
  types: {
    context: {} as SignInLinkContext,
    input: {} as SignInLinkInput,
    events: {} as SignInLinkEvent,
    children: {} as { openLink: 'openLink' },
  },
  actors: { openLink: notProvidedAttempt<SignInOutcome, { code: string }>('openLink') },
  actions: {
    setFailure: assign((_, outcome: Outcome) => ({ failure: failureOf(outcome) })),
    announceUser: (_, _user: UserInfo) => {},
    announceSecondStep: (_, _step: SecondStep) => {},
  },
  guards: {
    hasNoCode: ({ context }) => context.code === null,
    isSomebodySignedIn: ({ context }) => context.isSignedIn,
    isSignedIn: (_, outcome: Outcome) => outcome.kind === 'done' && isSignedIn(outcome.result),
    isSecondStep: (_, outcome: Outcome) => outcome.kind === 'done',
    isUsed: (_, outcome: Outcome) => failureOf(outcome)?.code === code.signInRefused,
    isTooOld: (_, outcome: Outcome) => failureOf(outcome)?.code === code.notFound,
    isElsewhere: (_, outcome: Outcome) => failureOf(outcome)?.code === code.forbidden,
  },
}).createMachine({
  id: 'signInLink',
  description: 'Signs in by a link that works once: of the owner of this home, or for another device.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasNoCode', target: 'tooOld' },
        { guard: 'isSomebodySignedIn', target: 'asking' },
        { target: 'opening' },
      ],
    },
    asking: {
      description: 'Somebody is signed in in this browser, whom the link would replace.',
      on: { 'link.open': 'opening' },
    },
    opening: {
      invoke: {
        id: 'openLink',
        src: 'openLink',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'announceUser', params: ({ event }) => toUser(resultOf(event.output)) },
          },
          {
            guard: { type: 'isSecondStep', params: ({ event }) => event.output },
            target: 'done',
            actions: {
              type: 'announceSecondStep',
              params: ({ event }) => toSecondStep(resultOf(event.output)),
            },
          },
          { guard: { type: 'isUsed', params: ({ event }) => event.output }, target: 'used' },
          { guard: { type: 'isTooOld', params: ({ event }) => event.output }, target: 'tooOld' },
          { guard: { type: 'isElsewhere', params: ({ event }) => event.output }, target: 'elsewhere' },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The server is away, or the user stopped waiting for it.',
      on: { 'link.open': 'opening' },
    },
    used: { description: 'Somebody has opened the link before.' },
    tooOld: { description: 'The link is too old, or there is none.' },
    elsewhere: { description: 'The owner’s address was opened on another computer than the server’s.' },
    done: { description: 'Auth goes on: it loads the start page, or asks for the second step.' },
  },
});

export type SignInLinkActor = ActorRefFrom<typeof signInLinkMachine>;

const views = ['asking', 'failed', 'used', 'tooOld', 'elsewhere'] as const;

/** What is shown; `opening` also until the page leaves. */
export const selectView = (
  snapshot: SnapshotFrom<typeof signInLinkMachine>,
): (typeof views)[number] | 'opening' => views.find((view) => snapshot.matches(view)) ?? 'opening';
