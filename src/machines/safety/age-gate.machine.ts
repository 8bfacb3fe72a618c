import { assign, setup } from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import * as reducers from './age-gate.reducers.ts';
import type {
  AgeGateContext,
  AgeGateEvent,
  AgeStatus,
  AgeGateTag,
  AgeResult,
  BirthDateInput,
} from './age-gate.types.ts';
import { toFailure } from '../shared/failure.ts';
import { showToast } from '../shared/toast.ts';

export const ageGateMachine = setup({
  types: {
    context: {} as AgeGateContext,
    events: {} as AgeGateEvent,
    tags: {} as AgeGateTag,
  },
  actors: {
    watchUser: notProvidedCallback('watchUser'),
    fetchAge: notProvidedPromise<AgeStatus | null>('fetchAge'),
    submitBirthDate: notProvidedPromise<AgeStatus | null, BirthDateInput>('submitBirthDate'),
    saveMatureContent: notProvidedPromise<{ nfsw: boolean }, { wanted: boolean }>('saveMatureContent'),
  },
  guards: {
    isNotRequired: (_, { status }: AgeResult) => status === null,
    isConfirmed: (_, { status }: AgeResult) => status?.status === 'confirmed',
    isRefused: (_, { status }: AgeResult) => status?.status === 'refused',
    isExpired: ({ context }, { at }: { at: number }) => at >= context.until,
    isAdult: ({ context }) => context.adult,
  },
  actions: {
    setStatus: assign((_, params: AgeResult) => reducers.toContext(params)),
    setNfsw: assign((_, { nfsw }: { nfsw: boolean }) => ({ nfsw })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearStatus: assign(reducers.initialContext),
    clearFailure: assign({ failure: null }),
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
            target: 'asking',
            actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
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
    asking: {
      tags: 'asking',
      on: { 'birthDate.submit': { target: 'submitting', actions: 'clearFailure' } },
    },
    submitting: {
      description: 'The birth date can be submitted once; the host’s decision is final.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'submitBirthDate',
        src: 'submitBirthDate',
        input: ({ event }) => reducers.toBirthDate(event),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ status: event.output }) },
            target: 'confirmed',
            actions: [
              { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
              'announceAge',
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ status: event.output }) },
            target: 'refused',
            actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            guard: { type: 'isNotRequired', params: ({ event }) => ({ status: event.output }) },
            target: 'notRequired',
            actions: 'announceAge',
          },
          { target: 'asking', description: 'The session ended meanwhile: a visitor’s age is not stored.' },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The status is fetched instead: the birth date is not submitted twice.',
          on: { 'load.cancel': '#ageGate.checking' },
        },
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
          tags: 'saving',
          invoke: {
            id: 'saveMatureContent',
            src: 'saveMatureContent',
            input: ({ event }) => reducers.toMatureContent(event),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'setNfsw', params: ({ event }) => event.output },
                { type: 'applyNfsw', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'showToast',
                params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
              },
            },
          },
          initial: 'pending',
          states: {
            pending: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.cancel': '#ageGate.confirmed.idle' } },
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
