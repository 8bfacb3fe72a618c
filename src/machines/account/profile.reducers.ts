import type { EventObject } from 'xstate';

export interface ProfileChange {
  readonly name: string;
  readonly hue: number;
}

export type ProfileEvent =
  | { readonly type: 'load.retry' }
  | ({ readonly type: 'profile.save' } & ProfileChange);

/** The children by id, with the names of their logic. */
export type ProfileChildren = {
  blockedMates: 'blockedMates';
  request: 'fetchProfile';
  saveProfile: 'saveProfile';
};

type ProfileSave = Extract<ProfileEvent, { type: 'profile.save' }>;

const isProfileSave = (event: EventObject): event is ProfileSave => event.type === 'profile.save';

export function toProfileChange(event: EventObject): ProfileChange {
  if (!isProfileSave(event)) throw new TypeError(`${event.type} saves no profile.`);
  return { name: event.name, hue: event.hue };
}
