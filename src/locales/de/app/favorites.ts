import type { Messages } from '../../messages.ts';

export const favorites: Messages['favorites'] = {
  favorite: (name) => `Favorit: ${name}`,
  follow: 'Folgen',
  following: 'Gefolgt',
  blocked: 'Dieser Charakter ist blockiert. Im Profil kannst du ihn wieder freigeben.',
  notSet: (reason) => `Das hat nicht geklappt. Es wurde nichts geändert. ${reason}`,
};
