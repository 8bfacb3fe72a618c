import { assign, setup } from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import * as rules from './age-gate.reducers.ts';
import type {
  AgeGateContext,
  AgeGateEvent,
  AgeStatus,
  AgeGateTag,
  AgeResult,
  ToldBirthDate,
} from './age-gate.types.ts';
import { toFailure } from '../shared/failure.ts';

export const ageGateMachine = setup({
  types: {
    context: {} as AgeGateContext,
    events: {} as AgeGateEvent,
    tags: {} as AgeGateTag,
  },
  actors: {
    watchUser: notProvidedCallback('watchUser'),
    readAge: notProvidedPromise<AgeStatus | null>('readAge'),
    submitBirthDate: notProvidedPromise<AgeStatus | null, ToldBirthDate>('submitBirthDate'),
    saveMatureContent: notProvidedPromise<{ nfsw: boolean }, { wanted: boolean }>('saveMatureContent'),
  },
  guards: {
    isNotAsked: (_, { status }: AgeResult) => status === null,
    isConfirmed: (_, { status }: AgeResult) => status?.status === 'confirmed',
    isRefused: (_, { status }: AgeResult) => status?.status === 'refused',
    isOver: ({ context }, { at }: { at: number }) => at >= context.until,
    isAdult: ({ context }) => context.adult,
  },
  actions: {
    keep: assign((_, params: AgeResult) => rules.learnt(params)),
    queueEvent: assign((_, { nfsw }: { nfsw: boolean }) => ({ nfsw })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forget: assign(rules.nothingKnown),
    forgetFailure: assign({ failure: null }),
    applyNfsw: (_, _params: { nfsw: boolean }) => {},
    announceTold: () => {},
    notifyNotSaved: (_, _params: { error: unknown }) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'ageGate',
  description:
    'Whether the host knows that somebody is old enough to chat. The host decides; this only asks.',
  context: rules.nothingKnown,
  invoke: {
    id: 'watchUser',
    src: 'watchUser',
    onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'unknown',
  on: { 'user.changed': { target: '.unknown', actions: 'forget' } },
  states: {
    unknown: {
      description: 'Nobody needed it so far.',
      on: { 'age.request': 'checking', 'age.required': 'checking' },
    },
    checking: {
      description: 'Nothing waits for it: until it is known, the host’s own refusal is enough.',
      tags: 'busy',
      invoke: {
        id: 'readAge',
        src: 'readAge',
        onDone: [
          {
            guard: { type: 'isNotAsked', params: ({ event }) => ({ status: event.output }) },
            target: 'off',
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ status: event.output }) },
            target: 'confirmed',
            actions: { type: 'keep', params: ({ event }) => ({ status: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ status: event.output }) },
            target: 'refused',
            actions: { type: 'keep', params: ({ event }) => ({ status: event.output }) },
          },
          {
            target: 'asking',
            actions: { type: 'keep', params: ({ event }) => ({ status: event.output }) },
          },
        ],
        onError: {
          target: 'unreached',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          on: { 'load.retry': '#ageGate.checking', 'load.cancel': '#ageGate.unreached' },
        },
      },
    },
    unreached: {
      tags: 'failed',
      on: { 'load.retry': 'checking', 'age.request': 'checking', 'age.required': 'checking' },
    },
    asking: {
      tags: 'asking',
      on: { 'birthDate.submit': { target: 'confirming', actions: 'forgetFailure' } },
    },
    confirming: {
      description: 'The birth date is told once; what the host answers stands.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'submitBirthDate',
        src: 'submitBirthDate',
        input: ({ event }) => rules.birthDateOf(event),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ status: event.output }) },
            target: 'confirmed',
            actions: [{ type: 'keep', params: ({ event }) => ({ status: event.output }) }, 'announceTold'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ status: event.output }) },
            target: 'refused',
            actions: { type: 'keep', params: ({ event }) => ({ status: event.output }) },
          },
          {
            guard: { type: 'isNotAsked', params: ({ event }) => ({ status: event.output }) },
            target: 'off',
            actions: 'announceTold',
          },
          { target: 'asking', description: 'The session ended meanwhile: a visitor’s age is not kept.' },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The status is fetched instead: the birth date is not submitted twice.',
          on: { 'load.cancel': '#ageGate.checking' },
        },
      },
    },
    confirmed: {
      tags: 'confirmed',
      initial: 'settled',
      on: {
        'age.required': {
          target: 'checking',
          description: 'The host forgot, or asks for more years than before.',
        },
      },
      states: {
        settled: { on: { 'nfsw.choose': { guard: 'isAdult', target: 'choosing' } } },
        choosing: {
          tags: 'choosing',
          invoke: {
            id: 'saveMatureContent',
            src: 'saveMatureContent',
            input: ({ event }) => rules.wishOf(event),
            onDone: {
              target: 'settled',
              actions: [
                { type: 'queueEvent', params: ({ event }) => event.output },
                { type: 'applyNfsw', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'settled',
              actions: { type: 'notifyNotSaved', params: ({ event }) => ({ error: event.error }) },
            },
          },
          initial: 'prompt',
          states: {
            prompt: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.cancel': '#ageGate.confirmed.settled' } },
          },
        },
      },
    },
    refused: {
      tags: 'refused',
      description: 'Too young. Everything but chatting goes on; a later visit asks again.',
      on: {
        'age.request': {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'checking',
        },
      },
    },
    off: { description: 'This host does not ask for anybody’s age.' },
  },
});
