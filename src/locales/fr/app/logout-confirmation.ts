import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const logoutConfirmation: Messages['logoutConfirmation'] = {
  title: 'Tu as des brouillons non envoyés. Se déconnecter quand même ?',
  text: (count: number) =>
    `${formats.count(count, { one: '# brouillon non envoyé est enregistré sur cet appareil.', other: '# brouillons non envoyés sont enregistrés sur cet appareil.' })} Si tu les gardes, tu les retrouveras à ta prochaine connexion. Ils sont supprimés quand un autre compte se connecte. D’ici là, une personne ayant accès au stockage de ce navigateur pourrait les lire.`,
  stay: 'Garder ma session ouverte',
  keep: 'Se déconnecter et les garder',
  remove: 'Se déconnecter et les supprimer',
};
