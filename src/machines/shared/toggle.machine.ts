import { setup } from 'xstate';
import { notProvidedPromise } from './placeholders.ts';
import type { ToggleContext, ToggleEvent, ToggleInput, ToggleTag, ToggleChange } from './toggle.types.ts';

/** One heart or one follow button. */
export const toggleMachine = setup({
  types: {
    context: {} as ToggleContext,
    input: {} as ToggleInput,
    events: {} as ToggleEvent,
    tags: {} as ToggleTag,
  },
  actors: { setMark: notProvidedPromise<boolean, ToggleChange>('setMark') },
  actions: { notifyFailure: (_, _params: { error: unknown }) => {} },
  guards: {
    isOn: ({ context }) => context.isOn,
    isSet: (_, { isOn }: { isOn: boolean }) => isOn,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'toggle',
  description: 'A switch that stands where the server says it does.',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }] },
    off: { on: { 'toggle.press': 'turningOn' } },
    turningOn: {
      tags: 'busy',
      invoke: {
        id: 'setMark',
        src: 'setMark',
        input: ({ context: { kind, id } }) => ({ kind, id, wanted: true }),
        onDone: [
          { guard: { type: 'isSet', params: ({ event }) => ({ isOn: event.output }) }, target: 'on' },
          { target: 'off' },
        ],
        onError: {
          target: 'off',
          actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: {
          description:
            'Another press sends the request again: it says the final value, so that sending it twice has no effect.',
          on: { 'toggle.press': '#toggle.turningOn' },
        },
      },
    },
    on: { tags: 'on', on: { 'toggle.press': 'turningOff' } },
    turningOff: {
      tags: ['on', 'busy'],
      invoke: {
        id: 'unsetMark',
        src: 'setMark',
        input: ({ context: { kind, id } }) => ({ kind, id, wanted: false }),
        onDone: [
          { guard: { type: 'isSet', params: ({ event }) => ({ isOn: event.output }) }, target: 'on' },
          { target: 'off' },
        ],
        onError: {
          target: 'on',
          actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: { on: { 'toggle.press': '#toggle.turningOff' } },
      },
    },
  },
});
