import type { Import } from '../../../contract/imports.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

export interface PastImportsContext {
  /** The newest first. */
  readonly imports: readonly Import[];
  /** The import that is to be undone; null while none is. */
  readonly undoing: string | null;
  /** How much stays of the import that was undone last; null where none was. */
  readonly retained: number | null;
}

export type PastImportsEvent =
  | { readonly type: 'load.retry' }
  /** Something was imported. */
  | { readonly type: 'imports.changed' }
  | { readonly type: 'import.undo'; readonly importId: string }
  | ChildCrashed;

export type PastImportsTag = 'failed';
