import type { Fact, FactKind } from '../../../contract/fact.ts';
import type { CommandActor, CommandEnded } from '../shared/commands/command.ts';
import type { ParentRef } from '../shared/parent-ref.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { Memory } from './memory.ts';

export interface MemoryActionsInput {
  readonly parentRef: ParentRef<MemoryReport>;
  readonly mateId: string;
  /** The conversation in which the memories are shown; null without one. */
  readonly roomId: string | null;
  /** The memories when the list was loaded: the form of one of them may have been interrupted. */
  readonly memories: readonly Memory[];
}

export interface MemoryActionsContext extends MemoryActionsInput {
  /** The memory that is corrected, as it was then; null for a new fact. */
  readonly selected: Memory | null;
  /** What the user asked for and is not done, each with the id of `toCommandId`. */
  readonly commands: readonly CommandActor[];
}

/** What the user does with one memory. */
export type MemoryCommand =
  | { readonly type: 'memory.pin'; readonly memory: Fact; readonly pinned: boolean }
  /** It is no longer true, or is again. */
  | { readonly type: 'memory.end'; readonly memory: Fact; readonly ended: boolean }
  /** It is to be forgotten, or brought back. */
  | { readonly type: 'memory.forget'; readonly memory: Memory; readonly forgotten: boolean };

/** The user switches on or off that the mate remembers things in a room. */
export interface SwitchCommand {
  readonly type: 'memory.switch';
  readonly roomId: string;
  readonly remembers: boolean;
}

/** What the server did to a memory. */
export type MemoryChange =
  | { readonly type: 'memory.changed'; readonly memory: Memory }
  | { readonly type: 'memory.forgotten'; readonly memoryId: string }
  /** It was forgotten elsewhere, or can no longer be brought back. */
  | { readonly type: 'memory.missing'; readonly memoryId: string };

export interface RoomSwitched {
  readonly type: 'room.switched';
  readonly remembers: boolean;
}

/** What is reported to the list. */
export type MemoryReport = MemoryChange | RoomSwitched;

/** The memory that a form saves: null for a new fact. */
export interface MemoryToSave extends Pick<MemoryActionsInput, 'mateId' | 'roomId'> {
  readonly memory: Memory | null;
}

/** What the user types into the form. A fact that is corrected keeps its kind. */
export interface MemoryDraft extends MemoryToSave {
  readonly kind: FactKind;
  readonly text: string;
}

export type MemoryActionsEvent =
  | MemoryCommand
  | SwitchCommand
  | { readonly type: 'form.add' }
  | { readonly type: 'form.correct'; readonly memory: Memory }
  | CommandEnded<`memory.${string}`, MemoryReport>
  | ChildCrashed;
