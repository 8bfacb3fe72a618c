import { assign, setup, type ActorRefFrom } from 'xstate';
import { deviceLinkSeconds } from '../../../../contract/limits.ts';
import type { SignInLink } from '../../../../contract/sign-in/sign-in-link.ts';
import {
  isExecuted,
  notProvidedCommand,
  resultOf,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';

export interface DeviceLinkContext {
  /** The link that is shown; null while none is. */
  readonly link: SignInLink | null;
}

export type DeviceLinkEvent =
  | { readonly type: 'link.request' }
  | { readonly type: 'link.hide' }
  | ChildCrashed;

/** Makes a link by which another device signs in as this user, and shows it while it can be opened. */
export const deviceLinkMachine = setup({
  types: {
    context: {} as DeviceLinkContext,
    events: {} as DeviceLinkEvent,
    children: {} as { createLink: 'createLink' },
  },
  actors: { createLink: notProvidedCommand<SignInLink, undefined>('createLink') },
  actions: {
    setLink: assign((_, outcome: CommandOutcome<SignInLink>) => ({ link: resultOf(outcome) })),
    clearLink: assign({ link: null }),
  },
  guards: { isExecuted },
  delays: { linkLifetime: deviceLinkSeconds * 1000 },
}).createMachine({
  id: 'deviceLink',
  description: 'Signs in another device of the user, at home, by a code that its camera reads.',
  context: { link: null },
  initial: 'idle',
  states: {
    idle: { on: { 'link.request': 'creating' } },
    creating: {
      invoke: {
        id: 'createLink',
        src: 'createLink',
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'setLink', params: ({ event }) => event.output },
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    shown: {
      exit: 'clearLink',
      on: { 'link.hide': 'idle' },
      after: { linkLifetime: 'tooOld' },
    },
    tooOld: {
      description: 'No device can open the link any more.',
      on: { 'link.request': 'creating' },
    },
  },
});

export type DeviceLinkActor = ActorRefFrom<typeof deviceLinkMachine>;
