import { trimmed } from '../../../contract/blank-text.ts';
import type { RoomNotes } from '../../../contract/room-actions.ts';
import type { RoomSettingsContext, RoomText, UnsavedTexts } from './room-settings.types.ts';

/** What loading the settings yields: the stored notes, and what this browser holds that was never saved. */
export interface LoadedRoom extends RoomNotes {
  readonly unsaved: UnsavedTexts;
}

export const loaded = ({
  notes,
  scene = '',
  undo,
  copies = [],
  unsaved,
}: LoadedRoom): Pick<RoomSettingsContext, 'notes' | 'scene' | 'copies' | 'canUndo' | 'unsaved'> => ({
  notes,
  scene,
  copies,
  canUndo: undo === true,
  unsaved,
});

/** Returns the unsaved texts after this field was changed; a text equal to the stored one is not unsaved. */
export const changed = (
  { title, notes, unsaved }: RoomSettingsContext,
  { field, text }: { readonly field: RoomText; readonly text: string },
): UnsavedTexts => ({ ...unsaved, [field]: text === { title, notes }[field] ? null : text });

/** Returns the unsaved texts after the server stored this one, which it trims: text typed since remains unsaved. */
export const saved = (
  { unsaved }: RoomSettingsContext,
  { field, text }: { readonly field: RoomText; readonly text: string },
): UnsavedTexts => (trimmed(unsaved[field] ?? '') === text ? { ...unsaved, [field]: null } : unsaved);
