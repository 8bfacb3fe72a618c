import type { RoomCopy, RoomExport } from '../../../contract/room-actions.ts';

export interface RoomSettingsInput {
  /** Null where the page was opened without a conversation. */
  readonly roomId: string | null;
  /** The name that the user gave the conversation; '' where there is none. */
  readonly title: string;
}

export interface RoomSettingsContext extends RoomSettingsInput {
  /** What the mate should remember, as it is stored. */
  readonly notes: string;
  /** What was typed but not saved. */
  readonly unsaved: UnsavedTexts;
  /** How the story of the mate starts; '' where there is none to show. */
  readonly scene: string;
  /** The conversations that continue this one. */
  readonly copies: readonly RoomCopy[];
  /** Whether the host can restore the conversation once it is deleted. */
  readonly canUndo: boolean;
  /** The format of the export. */
  readonly form: ExportFormat;
}

/** A text of the conversation that its user can change. */
export type RoomText = 'title' | 'notes';

/** What the user typed and the server does not have; null where they are equal. */
export type UnsavedTexts = Readonly<Record<RoomText, string | null>>;

export type ExportFormat = 'json' | 'markdown';

/** The exported conversation and its format. */
export interface RoomExportFile {
  readonly form: ExportFormat;
  readonly room: RoomExport;
}

export type RoomSettingsEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'text.change'; readonly field: RoomText; readonly text: string }
  | { readonly type: 'title.submit'; readonly title: string }
  | { readonly type: 'notes.submit'; readonly notes: string }
  | { readonly type: 'export.request'; readonly form: ExportFormat }
  | { readonly type: 'deletion.request' };

export type RoomSettingsTag = 'busy' | 'failed' | 'shown' | 'renaming' | 'saving' | 'exporting' | 'deleting';
