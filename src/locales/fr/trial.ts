import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const trial: Messages['trial'] = {
  intro: (name) =>
    `${name} est un personnage d’IA, pas une personne. Les réponses ici sont des textes préparés.`,
  left: (count) =>
    formats.count(count, {
      one: 'Encore # message',
      many: 'Encore # de messages',
      other: 'Encore # messages',
    }),
  stored: 'Cette discussion reste un jour dans ce navigateur. Avec un compte, tu la gardes et tu continues.',
  create: 'Créer un compte',
  over: 'C’était le dernier message sans compte. Crées-en un pour continuer. Cette discussion te suit.',
  privacy: 'Ta date de naissance est seulement vérifiée, elle n’est pas conservée.',
  failed: 'Impossible d’ouvrir cette discussion',
  missing: { title: 'Personnage introuvable', text: 'Ce personnage n’existe peut-être plus.' },
  importing: 'Ta discussion passe dans ton compte…',
  offer: {
    text: (name) => `Tu as discuté avec ${name} avant de te connecter.`,
    add: 'Ajouter à mes discussions',
    dismiss: 'Plus tard',
  },
};
