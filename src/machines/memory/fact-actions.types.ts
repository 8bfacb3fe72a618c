import type { Fact, FactKind } from '../../../contract/memory.ts';
import type { CommandActor, CommandEnded } from '../shared/commands/command.ts';
import type { ParentRef } from '../shared/parent-ref.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

export interface FactActionsInput {
  readonly parentRef: ParentRef<FactReport>;
  readonly mateId: string;
  /** The conversation in which the facts are shown; null without one. */
  readonly roomId: string | null;
  /** The facts when the list was loaded: the form of one of them may have been interrupted. */
  readonly facts: readonly Fact[];
}

export interface FactActionsContext extends FactActionsInput {
  /** The fact that is corrected, as it was then; null for a new one. */
  readonly selected: Fact | null;
  /** What the user asked for and is not done, each with the id of `toCommandId`. */
  readonly commands: readonly CommandActor[];
}

/** What the user does with one fact. */
export type FactCommand =
  | { readonly type: 'memory.pin'; readonly factId: string; readonly pinned: boolean }
  /** It is no longer true, or is again. */
  | { readonly type: 'memory.end'; readonly factId: string; readonly ended: boolean }
  /** It is to be forgotten, or brought back. */
  | { readonly type: 'memory.forget'; readonly factId: string; readonly forgotten: boolean };

/** The user switches on or off that the mate remembers things in a room. */
export interface SwitchCommand {
  readonly type: 'memory.switch';
  readonly roomId: string;
  readonly remembers: boolean;
}

/** What the user asks for. */
export type MemoryCommand = FactCommand | SwitchCommand;

/** What the server did to a fact. */
export type FactChange =
  | { readonly type: 'fact.changed'; readonly fact: Fact }
  | { readonly type: 'fact.forgotten'; readonly factId: string }
  /** It was forgotten elsewhere, or can no longer be brought back. */
  | { readonly type: 'fact.missing'; readonly factId: string };

export interface RoomSwitched {
  readonly type: 'room.switched';
  readonly remembers: boolean;
}

/** What is reported to the list. */
export type FactReport = FactChange | RoomSwitched;

/** The fact that a form saves: null for a new one. */
export interface FactToSave extends Pick<FactActionsInput, 'mateId' | 'roomId'> {
  readonly factId: string | null;
}

/** What the user types into the form. A fact that is corrected keeps its kind. */
export interface FactDraft extends FactToSave {
  readonly kind: FactKind;
  readonly text: string;
}

export type FactActionsEvent =
  | MemoryCommand
  | { readonly type: 'form.add' }
  | { readonly type: 'form.correct'; readonly fact: Fact }
  | CommandEnded<`memory.${string}`, FactReport>
  | ChildCrashed;
