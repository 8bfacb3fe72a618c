import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const parting: Messages['parting'] = {
  title: 'Se déconnecter et laisser des mots ici ?',
  text: (count: number) =>
    `${formats.count(count, { one: '# texte que vous n’avez pas envoyé est gardé sur cet appareil.', other: '# textes que vous n’avez pas envoyés sont gardés sur cet appareil.' })} Les personnes qui se connectent ici plus tard ne les voient pas, et vous les retrouvez à votre retour. Qui peut regarder dans le stockage de ce navigateur pourrait les lire.`,
  stay: 'Rester connecté',
  keep: 'Se déconnecter et les garder',
  remove: 'Se déconnecter et les effacer',
};
