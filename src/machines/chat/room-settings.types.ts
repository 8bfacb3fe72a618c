import type { RoomExport } from '../../../contract/room-care.ts';
import type { Failure } from '../shared/failure.ts';

export interface RoomSettingsInput {
  /** Null where one comes from no conversation. */
  readonly roomId: string | null;
}

export interface RoomSettingsContext extends RoomSettingsInput {
  /** What the mate should remember, as it is stored. */
  readonly notes: string;
  /** Whether the host can restore the conversation once it is deleted. */
  readonly canUndo: boolean;
  /** How the copy is wanted. */
  readonly form: ExportFormat;
  readonly failure: Failure | null;
}

export type ExportFormat = 'json' | 'markdown';

/** A copy of the conversation, ready to be handed to the browser. */
export interface Copy {
  readonly form: ExportFormat;
  readonly room: RoomExport;
}

export type RoomSettingsEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'notes.submit'; readonly notes: string }
  | { readonly type: 'export.request'; readonly form: ExportFormat }
  | { readonly type: 'deletion.request' };

export type RoomSettingsTag = 'busy' | 'failed' | 'shown' | 'saving' | 'copying';
