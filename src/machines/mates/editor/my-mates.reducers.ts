import type { EventObject } from 'xstate';
import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import type { CardBatchInput } from '../imports/card-batch.reducers.ts';

export type MyMatesInput = Pick<CardBatchInput, 'isShareFailed'>;

export interface MateList {
  /** The newest first. */
  readonly mates: readonly OwnMate[];
  /** How many mates a user may have. */
  readonly limit: number;
}

export interface MyMatesContext extends MyMatesInput, MateList {
  /** The mate to delete, or to take along. */
  readonly selectedId: string | null;
}

/** The files in which a mate can be exported as a card. */
export type CardFormat = 'png' | 'json' | 'charx';

/** The content of a card file, and its media type. */
export interface CardContent {
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
}

export interface CardFile extends CardContent {
  readonly name: string;
}

export interface ExportInput {
  readonly mate: OwnMate;
  readonly format: CardFormat;
}

export type MyMatesEvent =
  | { readonly type: 'load.retry' }
  /** One was made from a card. */
  | { readonly type: 'mate.imported'; readonly mate: OwnMate }
  | { readonly type: 'card.export'; readonly mateId: string; readonly format: CardFormat }
  | { readonly type: 'file.request'; readonly mateId: string }
  | { readonly type: 'deletion.request'; readonly mateId: string };

/** Returns what an event asks to export. Throws for a mate that is not listed. */
export function exportOf({ mates }: Pick<MyMatesContext, 'mates'>, event: EventObject): ExportInput {
  const mate = isExport(event) ? mates.find(({ mateId }) => mateId === event.mateId) : undefined;
  if (mate === undefined || !isExport(event)) throw new TypeError('There is no such mate to export.');
  return { mate, format: event.format };
}

/** Returns the mates with one that was just made. */
export const withMate = ({ mates }: Pick<MyMatesContext, 'mates'>, mate: OwnMate) => ({
  mates: [mate, ...mates.filter(({ mateId }) => mateId !== mate.mateId)],
});

const isExport = (event: EventObject): event is Extract<MyMatesEvent, { type: 'card.export' }> =>
  event.type === 'card.export';
