import type { Message, Room, RoomInfo } from '../../../contract/room.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { CommandActor, CommandEnded } from '../shared/commands/command.ts';
import type { SharedText, ShareOutcome } from '../shared/commands/share.types.ts';
import type { ParentRef } from '../shared/parent-ref.ts';

/** A deletion of messages that can be undone, and for how many milliseconds it is offered. */
export type RemovalOffer = NonNullable<RoomInfo['removed']>;

export interface MessageActionsInput {
  readonly parentRef: ParentRef<MessageChange>;
  /** The deletion that can be undone when the room opens; null where there is none. */
  readonly removed: RemovalOffer | null;
}

export interface MessageActionsContext extends MessageActionsInput {
  /** What the user asked for and is not done. Each id is its event's type and the id of the message. */
  readonly commands: readonly CommandActor[];
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
  | ({ readonly type: 'text.copy' } & MessageText)
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
  | RemovalKnown
  | CommandEnded<`message.${string}`, MessageChange>
  | CommandEnded<`room.copy.${string}`, Room>
  | CommandEnded<`text.${string}`, ShareOutcome>
  | ChildCrashed;

/** What is copied or shared of a message. */
interface MessageText extends SharedText {
  readonly messageId: string;
}

export interface MessagePlace {
  readonly roomId: string;
  readonly messageId: string;
}

/** What the newest page of the room says about a deletion that can be undone. */
export interface RemovalKnown {
  readonly type: 'removal.known';
  readonly removed: RemovalOffer | null;
}

/** What the server did to a stored message. */
export type MessageChange =
  | { readonly type: 'message.changed'; readonly message: Message }
  /** The message was deleted elsewhere. */
  | { readonly type: 'message.missing' }
  /** What the message taught the mate is forgotten. */
  | { readonly type: 'facts.forgotten'; readonly messageId: string }
  | BranchShown;

/** The room shows another branch now. */
export interface BranchShown {
  readonly type: 'branch.shown';
  readonly info: RoomInfo;
}
