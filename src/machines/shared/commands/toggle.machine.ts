import { setup } from 'xstate';
import { notProvidedPromise } from '../placeholders.ts';
import { showToast } from '../toast.ts';

/** The target of a toggle: a mate as a favorite, a creator or a tag as followed. */
export interface ToggleTarget {
  readonly kind: 'favorite' | 'follow' | 'followTag';
  /** The ID of the mate or of the creator, or the tag. */
  readonly id: string;
}

export interface ToggleInput extends ToggleTarget {
  /** The state that the server returned. */
  readonly isOn: boolean;
}

export type ToggleContext = ToggleInput;

export type ToggleEvent = { readonly type: 'toggle.press' };

/** `on`: the state that the server confirmed last. */
export type ToggleTag = 'on' | 'busy';

/** The state to set. */
export interface ToggleChange extends ToggleTarget {
  readonly wanted: boolean;
}

/** One heart or one follow button. */
export const toggleMachine = setup({
  types: {
    context: {} as ToggleContext,
    input: {} as ToggleInput,
    events: {} as ToggleEvent,
    tags: {} as ToggleTag,
  },
  actors: { saveToggle: notProvidedPromise<boolean, ToggleChange>('saveToggle') },
  actions: { showToast },
  guards: {
    isOn: ({ context }) => context.isOn,
    isSet: (_, { isOn }: { isOn: boolean }) => isOn,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'toggle',
  description: 'A switch that shows the state that the server confirmed last.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }] },
    off: { on: { 'toggle.press': 'turningOn' } },
    turningOn: {
      tags: 'busy',
      invoke: {
        id: 'saveToggle',
        src: 'saveToggle',
        input: ({ context: { kind, id } }) => ({ kind, id, wanted: true }),
        onDone: [
          { guard: { type: 'isSet', params: ({ event }) => ({ isOn: event.output }) }, target: 'on' },
          { target: 'off' },
        ],
        onError: {
          target: 'off',
          actions: {
            type: 'showToast',
            params: ({ event }) => ({ key: 'favoriteNotSaved', error: event.error }),
          },
        },
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          description:
            'Another press repeats the request, which contains the final value: sending it twice has no effect.',
          on: { 'toggle.press': '#toggle.turningOn' },
        },
      },
    },
    on: { tags: 'on', on: { 'toggle.press': 'turningOff' } },
    turningOff: {
      tags: ['on', 'busy'],
      invoke: {
        id: 'saveToggleOff',
        src: 'saveToggle',
        input: ({ context: { kind, id } }) => ({ kind, id, wanted: false }),
        onDone: [
          { guard: { type: 'isSet', params: ({ event }) => ({ isOn: event.output }) }, target: 'on' },
          { target: 'off' },
        ],
        onError: {
          target: 'on',
          actions: {
            type: 'showToast',
            params: ({ event }) => ({ key: 'favoriteNotSaved', error: event.error }),
          },
        },
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { on: { 'toggle.press': '#toggle.turningOff' } },
      },
    },
  },
});
