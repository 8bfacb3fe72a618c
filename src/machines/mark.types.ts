/** What can be marked: a mate as a favourite, a creator as followed. */
export interface Marked {
  readonly kind: 'favorite' | 'follow';
  /** Of the mate, or of the creator. */
  readonly id: string;
}

export interface MarkInput extends Marked {
  /** How the server said that it stands. */
  readonly isOn: boolean;
}

export type MarkContext = MarkInput;

export type MarkEvent = { readonly type: 'mark.press' };

export type MarkTag = 'on' | 'busy';

/** How the mark shall stand. */
export interface MarkWish extends Marked {
  readonly wanted: boolean;
}
