import type { OwnMate } from '../../../../contract/own-mate.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

export interface MyMatesInput {
  /** The newest first. */
  readonly mates: readonly OwnMate[];
  /** How many mates a user may have. */
  readonly limit: number;
  /** The mate in the form; null for a new one. */
  readonly openId: string | null;
  readonly parentRef: ParentRef<{ readonly type: 'mate.deleted' | 'mates.outdated' }>;
}

export interface MyMatesContext extends MyMatesInput {
  /** The mate to delete. */
  readonly selectedId: string | null;
}

/** The files in which a mate can be exported as a card. */
export type CardFormat = 'png' | 'json' | 'charx';

/** What a card file contains, and its media type. */
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
  /** One was made from a card. */
  | { readonly type: 'mate.imported'; readonly mate: OwnMate }
  | { readonly type: 'card.export'; readonly mateId: string; readonly format: CardFormat }
  | { readonly type: 'deletion.request'; readonly mateId: string };
