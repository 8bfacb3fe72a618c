import { assign, raise, sendTo, setup } from 'xstate';
import type { Room } from '../../../contract/room.ts';
import {
  hasCommand,
  isExecuted,
  notProvidedCommand,
  removeEnded,
  resultOf,
  type CommandOutcome,
} from '../shared/commands/command.ts';
import type {
  MessageActionsChildren,
  MessageActionsContext,
  MessageActionsEvent,
  MessageActionsInput,
  MessageChange,
  MessageChangeCommand,
  MessageCommand,
  MessagePlace,
  RemovalKnown,
  RemovalOffer,
  RoomCopyCommand,
  TextCommand,
} from './message-actions.types.ts';
import { replyPromptMachine } from './reply-prompt.machine.ts';
import type { ShareOutcome } from '../shared/commands/share.types.ts';
import { supervised } from '../shared/supervised.ts';
import { showToast } from '../shared/toast.ts';

export const messageActionsMachine = setup({
  types: {
    context: {} as MessageActionsContext,
    input: {} as MessageActionsInput,
    events: {} as MessageActionsEvent,
    children: {} as MessageActionsChildren,
  },
  actors: {
    changeMessage: notProvidedCommand<MessageChange, MessageChangeCommand>('changeMessage'),
    copyRoom: notProvidedCommand<Room, MessagePlace>('copyRoom'),
    exportText: notProvidedCommand<ShareOutcome, TextCommand>('exportText'),
    replyPrompt: supervised(replyPromptMachine),
  },
  actions: {
    changeMessage: assign(({ context, spawn }, input: MessageChangeCommand) => ({
      commands: [...context.commands, spawn('changeMessage', { id: toCommandId(input), input })],
    })),
    copyRoom: assign(({ context, spawn }, input: RoomCopyCommand) => ({
      commands: [...context.commands, spawn('copyRoom', { id: toCommandId(input), input })],
    })),
    exportText: assign(({ context, spawn }, input: TextCommand) => ({
      commands: [...context.commands, spawn('exportText', { id: toCommandId(input), input })],
    })),
    retry: sendTo(
      (_, command: MessageCommand) => toCommandId(command),
      (_, params) => ({ type: 'command.retry', params }),
    ),
    removeEnded: removeEnded<MessageActionsContext, MessageActionsEvent>(),
    setMenu: assign((_, { messageId }: { messageId: string }) => ({ menuFor: messageId })),
    clearMenu: assign({ menuFor: null }),
    setRemoved: assign((_, { removed }: { removed: RemovalOffer | null }) => ({ removed })),
    showRoom: (_, _params: { roomId: string }) => {},
    /** Updates what is shown of the mate's memory next to the conversation. */
    refreshMemory: () => {},
    showToast,
  },
  guards: {
    isExecuted,
    isKnown: ({ context }, command: MessageCommand) => hasCommand(context.commands, toCommandId(command)),
    showsBranch: (_, outcome: CommandOutcome<MessageChange>) =>
      outcome.kind === 'done' && outcome.result.type === 'branch.shown',
    isCopied: (_, outcome: CommandOutcome<ShareOutcome>) =>
      outcome.kind === 'done' && outcome.result === 'copied',
    hasRemoved: ({ context }) => context.removed !== null,
  },
  delays: { offerPeriod: ({ context }) => context.removed?.offeredFor ?? 0 },
}).createMachine({
  id: 'messageActions',
  description:
    'What the user does with the messages of a room. Each action on each message is a command of its own; the same one is repeated, not run twice. One message at a time has its menu open. A deletion can be undone for a while.',
  context: ({ input }) => ({ ...input, commands: [], menuFor: null }),
  invoke: { id: 'replyPrompt', src: 'replyPrompt' },
  type: 'parallel',
  states: {
    commands: {
      on: {
        'message.*': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: { type: 'retry', params: ({ event }) => event },
          },
          { actions: { type: 'changeMessage', params: ({ event }) => event } },
        ],
        'room.copy': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: { type: 'retry', params: ({ event }) => event },
          },
          { actions: { type: 'copyRoom', params: ({ event }) => event } },
        ],
        'text.*': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: { type: 'retry', params: ({ event }) => event },
          },
          { actions: { type: 'exportText', params: ({ event }) => event } },
        ],
        'xstate.done.actor.*': {
          actions: { type: 'removeEnded', params: ({ event }) => event },
        },
        'xstate.error.actor.*': {
          actions: { type: 'removeEnded', params: ({ event }) => event },
        },
      },
    },
    results: {
      on: {
        'xstate.done.actor.message.*': [
          {
            guard: { type: 'showsBranch', params: ({ event }) => event.output },
            actions: [
              sendTo(
                ({ context }) => context.parentRef,
                ({ event }) => resultOf(event.output),
              ),
              raise(({ event }) => removalIn(resultOf(event.output))),
            ],
          },
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            actions: sendTo(
              ({ context }) => context.parentRef,
              ({ event }) => resultOf(event.output),
            ),
          },
        ],
        'xstate.done.actor.message.unlearn.*': {
          guard: { type: 'isExecuted', params: ({ event }) => event.output },
          actions: [
            sendTo(
              ({ context }) => context.parentRef,
              ({ event }) => resultOf(event.output),
            ),
            'refreshMemory',
            { type: 'showToast', params: { key: 'factsForgotten' } },
          ],
        },
        'xstate.done.actor.room.copy.*': {
          guard: { type: 'isExecuted', params: ({ event }) => event.output },
          actions: { type: 'showRoom', params: ({ event }) => resultOf(event.output) },
        },
        'xstate.done.actor.text.*': {
          guard: { type: 'isCopied', params: ({ event }) => event.output },
          actions: { type: 'showToast', params: { key: 'messageCopied' } },
        },
      },
    },
    menu: {
      initial: 'closed',
      on: { 'menu.open': { target: '.open', actions: { type: 'setMenu', params: ({ event }) => event } } },
      states: {
        closed: {},
        open: { on: { 'menu.close': { target: 'closed', actions: 'clearMenu' } } },
      },
    },
    removal: {
      initial: 'deciding',
      on: {
        'removal.known': {
          target: '.deciding',
          actions: { type: 'setRemoved', params: ({ event }) => event },
        },
      },
      states: {
        deciding: { always: [{ guard: 'hasRemoved', target: 'offered' }, { target: 'none' }] },
        none: {},
        offered: { after: { offerPeriod: 'none' } },
      },
    },
  },
});

/** Each action on each message is a command of its own. */
const toCommandId = (command: MessageCommand): string =>
  `${command.type}.${'messageId' in command ? command.messageId : command.removalId}`;

/** The newest page says which deletion can be undone. */
const removalIn = (change: MessageChange): RemovalKnown => ({
  type: 'removal.known',
  removed: change.type === 'branch.shown' ? (change.info.removed ?? null) : null,
});
