export interface CrisisHelpContext {
  /** Two capital letters, or '' for any country. */
  readonly region: string;
  /** The place in its room of the last message whose lines were put away; later ones show theirs again. */
  readonly closedAt: number;
}

export type CrisisHelpEvent =
  | { readonly type: 'region.choose'; readonly region: string }
  | { readonly type: 'card.close'; readonly seq: number }
  | { readonly type: 'card.open' };
