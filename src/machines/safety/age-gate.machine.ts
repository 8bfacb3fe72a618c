import { assign, raise, setup, type ActorRefFrom } from 'xstate';
import {
  failureOf,
  isAbandoned,
  isExecuted,
  notProvidedAttempt,
  resultOf,
} from '../shared/commands/command.ts';
import { notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import * as reducers from './age-gate.reducers.ts';
import type {
  AgeGateChildren,
  AgeGateContext,
  AgeGateEvent,
  AgeStatus,
  AgeGateTag,
  AgeOutcome,
  AgeResult,
} from './age-gate.reducers.ts';
import { showToast } from '../shared/toast.ts';

export const ageGateMachine = setup({
  types: {
    context: {} as AgeGateContext,
    events: {} as AgeGateEvent,
    tags: {} as AgeGateTag,
    children: {} as AgeGateChildren,
  },
  actors: {
    watchUser: notProvidedCallback('watchUser'),
    fetchAge: notProvidedPromise<AgeStatus | null>('fetchAge'),
    confirmAdult: notProvidedConfirmation<AgeStatus | null, undefined>('confirmAdult'),
    submitBirthDate: notProvidedConfirmation<AgeStatus | null, undefined>('submitBirthDate'),
    saveMatureContent: notProvidedAttempt<{ nfsw: boolean }, { wanted: boolean }>('saveMatureContent'),
  },
  guards: {
    isExecuted,
    isAbandoned,
    isNotRequired: (_, result: AgeResult) => reducers.toDecision(result) === 'notRequired',
    isConfirmed: (_, result: AgeResult) => reducers.toDecision(result) === 'confirmed',
    isRefused: (_, result: AgeResult) => reducers.toDecision(result) === 'refused',
    isDoubted: (_, result: AgeResult) => reducers.toDecision(result) === 'doubted',
    isAdmitted: (_, outcome: AgeOutcome) => reducers.isAdmitted(outcome),
    isExpired: ({ context }, { at }: { at: number }) => at >= context.until,
    isAdult: ({ context }) => context.adult,
  },
  actions: {
    setStatus: assign((_, result: AgeResult) => reducers.toContext(result)),
    setNfsw: assign((_, { nfsw }: { nfsw: boolean }) => ({ nfsw })),
    clearStatus: assign(reducers.initialContext),
    applyNfsw: (_, _params: { nfsw: boolean }) => {},
    announceAge: () => {},
    showToast,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'ageGate',
  description: 'Whether the user is old enough to chat. The host decides.',
  context: reducers.initialContext,
  invoke: {
    id: 'watchUser',
    src: 'watchUser',
    onError: { description: 'Without it the status is that of the user at the start of the page.' },
  },
  initial: 'unknown',
  on: {
    'user.changed': { target: '.unknown', actions: 'clearStatus' },
    'age.decided': [
      {
        guard: { type: 'isNotRequired', params: ({ event }) => event },
        target: '.notRequired',
        actions: { type: 'setStatus', params: ({ event }) => event },
      },
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event },
        target: '.confirmed',
        actions: { type: 'setStatus', params: ({ event }) => event },
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event },
        target: '.refused',
        actions: { type: 'setStatus', params: ({ event }) => event },
      },
      {
        guard: { type: 'isDoubted', params: ({ event }) => event },
        target: '.doubted',
        actions: { type: 'setStatus', params: ({ event }) => event },
      },
      { target: '.asking', actions: { type: 'setStatus', params: ({ event }) => event } },
    ],
  },
  states: {
    unknown: { on: { 'age.request': 'checking', 'age.required': 'checking' } },
    checking: {
      description: 'Blocks nothing: until it is known, the host refuses what it must.',
      tags: 'busy',
      invoke: {
        id: 'fetchAge',
        src: 'fetchAge',
        onDone: { actions: raise(({ event }) => ({ type: 'age.decided', status: event.output })) },
        onError: 'failed',
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          on: { 'load.retry': '#ageGate.checking', 'load.cancel': '#ageGate.failed' },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'load.retry': 'checking', 'age.request': 'checking', 'age.required': 'checking' },
    },
    doubted: {
      tags: 'doubted',
      description:
        'The birth date of an adult is known, but they wrote to be younger: was that misunderstood?',
      on: { 'birthDate.request': 'asking' },
      invoke: {
        id: 'confirmAdult',
        src: 'confirmAdult',
        onDone: [
          {
            guard: { type: 'isAdmitted', params: ({ event }) => event.output },
            actions: ['announceAge', raise(({ event }) => reducers.toDecided(event.output))],
          },
          { target: 'checking' },
        ],
        onError: 'failed',
      },
    },
    asking: {
      tags: 'asking',
      description: 'The birth date can be submitted once; the host’s decision is final.',
      invoke: {
        id: 'submitBirthDate',
        src: 'submitBirthDate',
        onDone: [
          {
            guard: { type: 'isAbandoned', params: ({ event }) => event.output },
            target: 'checking',
            description: 'The status is fetched instead: the birth date is not submitted twice.',
          },
          {
            guard: { type: 'isAdmitted', params: ({ event }) => event.output },
            actions: ['announceAge', raise(({ event }) => reducers.toDecided(event.output))],
          },
          {
            description:
              'Where the session ended meanwhile, it is asked again: a visitor’s age is not stored.',
            actions: raise(({ event }) => reducers.toDecided(event.output)),
          },
        ],
        onError: 'failed',
      },
    },
    confirmed: {
      tags: 'confirmed',
      initial: 'idle',
      on: {
        'age.required': {
          target: 'checking',
          description: 'The host lost it, or raised the minimum age.',
        },
      },
      states: {
        idle: { on: { 'nfsw.choose': { guard: 'isAdult', target: 'saving' } } },
        saving: {
          invoke: {
            id: 'saveMatureContent',
            src: 'saveMatureContent',
            input: ({ event }) => reducers.toMatureContent(event),
            onDone: [
              {
                guard: { type: 'isExecuted', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'setNfsw', params: ({ event }) => resultOf(event.output) },
                  { type: 'applyNfsw', params: ({ event }) => resultOf(event.output) },
                ],
              },
              { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'idle' },
              {
                target: 'idle',
                actions: {
                  type: 'showToast',
                  params: ({ event }) => ({ key: 'requestFailed', error: failureOf(event.output) }),
                },
              },
            ],
            onError: 'idle',
          },
        },
      },
    },
    refused: {
      tags: 'refused',
      description: 'Too young. Everything but chatting works; a later visit asks again.',
      on: {
        'age.request': { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'checking' },
      },
    },
    notRequired: { description: 'This host has no age check.' },
  },
});

export type AgeGateActor = ActorRefFrom<typeof ageGateMachine>;
