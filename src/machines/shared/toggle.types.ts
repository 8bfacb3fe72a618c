/** What can be marked: a mate as a favourite, a creator as followed. */
export interface Marked {
  readonly kind: 'favorite' | 'follow';
  /** Of the mate, or of the creator. */
  readonly id: string;
}

export interface ToggleInput extends Marked {
  /** How the server said that it stands. */
  readonly isOn: boolean;
}

export type ToggleContext = ToggleInput;

export type ToggleEvent = { readonly type: 'toggle.press' };

export type ToggleTag = 'on' | 'busy';

/** How the mark shall stand. */
export interface ToggleChange extends Marked {
  readonly wanted: boolean;
}
