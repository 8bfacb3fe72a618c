/** What can be toggled: a mate as a favorite, a creator or a tag as followed. */
export interface ToggleTarget {
  readonly kind: 'favorite' | 'follow' | 'followTag';
  /** The ID of the mate or of the creator, or the tag. */
  readonly id: string;
}

export interface ToggleInput extends ToggleTarget {
  /** The state that the server returned. */
  readonly isOn: boolean;
}

export type ToggleContext = ToggleInput;

export type ToggleEvent = { readonly type: 'toggle.press' };

export type ToggleTag = 'on' | 'busy';

/** The state to set. */
export interface ToggleChange extends ToggleTarget {
  readonly wanted: boolean;
}
