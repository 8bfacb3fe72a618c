import { creatorNotesIn } from '../../../contract/mates/creator-notes.ts';
import { fillMacros } from '../../../contract/macros/fill-macros.ts';
import type { Database } from '../../store/database.ts';
import { readCardOriginals } from './card-originals.ts';
import type { StoredMate } from './catalogue.ts';
import type { Reading } from './named-mate.ts';
import { toMacroName } from '../../shared/short-name.ts';

interface NotesReader extends Reading {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly language: string;
}

/** Returns the creator notes of the card that the mate was made from; '' without any, and for anyone but the mate's owner. */
export const readCreatorNotes = async (
  database: Database,
  mate: StoredMate,
  { userId, person, ...reading }: NotesReader,
): Promise<string> => {
  if (userId === null || mate.ownerId !== userId) return '';
  const [original] = await readCardOriginals(database, userId, mate.mateId);
  const notes = original === undefined ? '' : creatorNotesIn(original.card, reading.language);
  return fillMacros(notes, { ...reading, names: { mate: toMacroName(mate), person } });
};
