import type { MessageRow } from '../../store/schema/rooms.ts';

/** The columns that `heardText` reads. */
export type HeardRow = Pick<MessageRow, 'text' | 'heard_to'>;

/**
 * Returns what of a message the user knows: of a reply that was interrupted in a call, what was heard. Whatever a companion, the memory or
 * recall reads goes through it; only what is shown, searched, exported or judged is the whole text.
 */
export const heardText = ({ text, heard_to: heardTo }: HeardRow): string =>
  heardTo === null ? text : text.slice(0, heardTo);

/** Returns the rows with what was heard of them, without those of which nothing was. */
export const toHeard = <Row extends HeardRow>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, text: heardText(row) })).filter(({ text }) => text !== '');
