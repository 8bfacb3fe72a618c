import { assign, raise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Room, Message, RoomInfo } from '../../../contract/rooms/room.ts';
import {
  isExecuted,
  notProvidedCommand,
  resultOf,
  type CommandOutcome,
  type CommandEnded,
} from '../shared/commands/command.ts';
import { removeEnded, runCommand, type RowCommands } from '../shared/commands/row-commands.ts';
import { replyPromptMachine } from './reply-prompt.machine.ts';
import type { ShareOutcome, SharedText } from '../shared/commands/share.machine.ts';
import { supervised, type ChildCrashed } from '../shared/supervised.ts';
import { showToast } from '../shared/toast.ts';
import type { ParentRef } from '../shared/parent-ref.ts';

/** A deletion of messages that can be undone, and for how many milliseconds it is offered. */
export type RemovalOffer = NonNullable<RoomInfo['removed']>;

export interface MessageActionsInput {
  readonly parentRef: ParentRef<MessageChange>;
  /** The deletion that can be undone when the room opens; null where there is none. */
  readonly removed: RemovalOffer | null;
}

export interface MessageActionsContext extends MessageActionsInput, RowCommands {
  /** The message whose menu is open; null for none. */
  readonly menuFor: string | null;
}

/** The children by id, with the names of their logic; and the commands. */
export type MessageActionsChildren = { replyPrompt: 'replyPrompt' };

/** Changes a message on the server. */
export type MessageChangeCommand =
  | { readonly type: 'message.like'; readonly messageId: string; readonly liked: boolean }
  | { readonly type: 'message.pin'; readonly messageId: string; readonly pinned: boolean }
  /** Shows an alternative of a message. */
  | { readonly type: 'message.show'; readonly messageId: string }
  /** Forgets what the message taught the mate. */
  | {
      readonly type: 'message.unlearn';
      readonly messageId: string;
      readonly factIds: readonly string[];
    }
  /** Deletes a message with all that follows it. */
  | { readonly type: 'message.delete'; readonly messageId: string }
  /** Undoes a deletion. */
  | { readonly type: 'message.restore'; readonly removalId: string };

/** The user wants a new room that continues this one from a message. */
export type RoomCopyCommand = { readonly type: 'room.copy' } & MessagePlace;

/** The user copies or shares the text of a message. */
export type TextCommand =
  /** With the text as it is shown, where that is not how it is written. */
  | ({ readonly type: 'text.copy'; readonly html?: string } & MessageText)
  | ({ readonly type: 'text.share' } & MessageText)
  | ({ readonly type: 'text.picture' } & MessagePicture & MessageText);

/** A reply that is shared as a picture. */
export interface MessagePicture {
  /** Markdown, as it is stored. */
  readonly text: string;
  /** The mate's. */
  readonly name: string;
  readonly portrait: string;
  readonly hue: number;
  /** Says that it is generated, and names the product. */
  readonly footer: string;
}

export type MessageCommand = MessageChangeCommand | RoomCopyCommand | TextCommand;

export type MessageActionsEvent =
  | MessageCommand
  | { readonly type: 'menu.open'; readonly messageId: string }
  | { readonly type: 'menu.close' }
  /** Shows how another reply may differ, in place of the other items; or those again. */
  | { readonly type: 'hints.toggle' }
  /** The same for the ways to share it. */
  | { readonly type: 'sharing.toggle' }
  | RemovalKnown
  | CommandEnded<`message.${string}`, MessageChange>
  | CommandEnded<`room.copy.${string}`, Room>
  | CommandEnded<`text.${string}`, ShareOutcome>
  | ChildCrashed;

/** The text of a message that is copied or shared. */
interface MessageText extends SharedText {
  readonly messageId: string;
}

export interface MessagePlace {
  readonly roomId: string;
  readonly messageId: string;
}

/** The deletion that can be undone, by the newest page of the room. */
export interface RemovalKnown {
  readonly type: 'removal.known';
  readonly removed: RemovalOffer | null;
}

/** A change of a stored message by the server. */
export type MessageChange =
  | { readonly type: 'message.changed'; readonly message: Message }
  /** The message was deleted elsewhere. */
  | { readonly type: 'message.missing' }
  /** The facts that the message taught the mate are forgotten. */
  | { readonly type: 'facts.forgotten'; readonly messageId: string }
  | BranchShown;

/** The room shows another branch now. */
export interface BranchShown {
  readonly type: 'branch.shown';
  readonly info: RoomInfo;
}

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
    changeMessage: runCommand('changeMessage', (command: MessageChangeCommand) => toCommandId(command)),
    copyRoom: runCommand('copyRoom', (command: RoomCopyCommand) => toCommandId(command)),
    exportText: runCommand('exportText', (command: TextCommand) => toCommandId(command)),
    removeEnded: removeEnded(),
    setMenu: assign((_, { messageId }: { messageId: string }) => ({ menuFor: messageId })),
    clearMenu: assign({ menuFor: null }),
    /** Loads what reads a message aloud, which the menu offers. */
    loadVoice: () => {},
    setRemoved: assign((_, { removed }: { removed: RemovalOffer | null }) => ({ removed })),
    showRoom: (_, _params: { roomId: string }) => {},
    /** Updates what is shown of the mate's memory next to the conversation. */
    refreshMemory: () => {},
    showToast,
  },
  guards: {
    isExecuted,
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
        'message.*': { actions: { type: 'changeMessage', params: ({ event }) => event } },
        'room.copy': { actions: { type: 'copyRoom', params: ({ event }) => event } },
        'text.*': { actions: { type: 'exportText', params: ({ event }) => event } },
        'xstate.done.actor.*': { actions: 'removeEnded' },
        'xstate.error.actor.*': { actions: 'removeEnded' },
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
      on: {
        'menu.open': {
          target: '.open',
          actions: [{ type: 'setMenu', params: ({ event }) => event }, 'loadVoice'],
        },
      },
      states: {
        closed: {},
        open: {
          initial: 'items',
          on: {
            'menu.close': { target: 'closed', actions: 'clearMenu' },
            'hints.toggle': '.hints',
            'sharing.toggle': '.sharing',
          },
          states: {
            items: {},
            hints: { on: { 'hints.toggle': 'items' } },
            sharing: { on: { 'sharing.toggle': 'items' } },
          },
        },
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

export type MessageActionsActor = ActorRefFrom<typeof messageActionsMachine>;

/** Each action on each message is a command of its own. */
const toCommandId = (command: MessageCommand): string =>
  `${command.type}.${'messageId' in command ? command.messageId : command.removalId}`;

/** The newest page says which deletion can be undone. */
const removalIn = (change: MessageChange): RemovalKnown => ({
  type: 'removal.known',
  removed: change.type === 'branch.shown' ? (change.info.removed ?? null) : null,
});
