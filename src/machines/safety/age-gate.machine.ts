import { assign, setup } from 'xstate';
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
  AgeResult,
} from './age-gate.types.ts';
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
    isNotRequired: (_, { status }: AgeResult) => status === null,
    isConfirmed: (_, { status }: AgeResult) => status?.status === 'confirmed',
    isRefused: (_, { status }: AgeResult) => status?.status === 'refused',
    isDoubted: (_, { status }: AgeResult) => status?.status === 'unknown' && status.doubted === true,
    isExpired: ({ context }, { at }: { at: number }) => at >= context.until,
    isAdult: ({ context }) => context.adult,
  },
  actions: {
    setStatus: assign((_, params: AgeResult) => reducers.toContext(params)),
    setNfsw: assign((_, { nfsw }: { nfsw: boolean }) => ({ nfsw })),
    clearStatus: assign(reducers.initialContext),
    applyNfsw: (_, _params: { nfsw: boolean }) => {},
    announceAge: () => {},
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'ageGate',
  description: 'Whether the user is old enough to chat. The host decides.',
  context: reducers.initialContext,
  invoke: {
    id: 'watchUser',
    src: 'watchUser',
    onError: { actions: { type: 'reportError', params: ({ event }) => event } },
  },
  initial: 'unknown',
  on: { 'user.changed': { target: '.unknown', actions: 'clearStatus' } },
  states: {
    unknown: {
      description: 'Not needed yet.',
      on: { 'age.request': 'checking', 'age.required': 'checking' },
    },
    checking: {
      description: 'Blocks nothing: until it is known, the host refuses what it must.',
      tags: 'busy',
      invoke: {
        id: 'fetchAge',
        src: 'fetchAge',
        onDone: [
          {
            guard: { type: 'isNotRequired', params: ({ event }) => ({ status: event.output }) },
            target: 'notRequired',
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ status: event.output }) },
            target: 'confirmed',
            actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ status: event.output }) },
            target: 'refused',
            actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            guard: { type: 'isDoubted', params: ({ event }) => ({ status: event.output }) },
            target: 'doubted',
            actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            target: 'asking',
            actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
          },
        ],
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
        'The user wrote that they are younger than 18. The birth date is known: they only say that this was misunderstood.',
      on: { 'birthDate.request': 'asking' },
      invoke: {
        id: 'confirmAdult',
        src: 'confirmAdult',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => reducers.toResult(event.output) },
            target: 'confirmed',
            actions: [
              { type: 'setStatus', params: ({ event }) => reducers.toResult(event.output) },
              'announceAge',
            ],
          },
          {
            target: 'checking',
            description: 'The user stopped waiting, or the host decided otherwise meanwhile.',
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportError', params: ({ event }) => event } },
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
            guard: { type: 'isConfirmed', params: ({ event }) => reducers.toResult(event.output) },
            target: 'confirmed',
            actions: [
              { type: 'setStatus', params: ({ event }) => reducers.toResult(event.output) },
              'announceAge',
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => reducers.toResult(event.output) },
            target: 'refused',
            actions: { type: 'setStatus', params: ({ event }) => reducers.toResult(event.output) },
          },
          {
            guard: { type: 'isNotRequired', params: ({ event }) => reducers.toResult(event.output) },
            target: 'notRequired',
            actions: 'announceAge',
          },
          {
            target: 'asking',
            reenter: true,
            description: 'The session ended meanwhile: a visitor’s age is not stored.',
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportError', params: ({ event }) => event } },
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
            onError: { target: 'idle', actions: { type: 'reportError', params: ({ event }) => event } },
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
