import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const messageSearch: Messages['messageSearch'] = {
  field: 'Chercher dans tes discussions',
  fieldWith: (name) => `Chercher dans la discussion avec ${name}`,
  only: (mate) => `Seulement dans la discussion avec ${mate}`,
  everywhere: 'Chercher dans toutes les discussions',
  results: 'Messages trouvés',
  searching: 'Recherche en cours',
  all: (shown) => formats.count(shown, { one: '# message', other: '# messages' }),
  first: (shown) =>
    formats.count(shown, { one: 'Le message le plus récent', other: 'Les # messages les plus récents' }),
  moreFailed: 'Impossible de charger d’autres messages.',
  failed: 'Impossible de chercher dans tes discussions',
  pinned: 'Seulement les messages épinglés',
  noPins: {
    title: 'Aucun message épinglé',
    text: 'Épingle un message depuis son menu pour le retrouver ici.',
  },
  none: { title: 'Aucun message trouvé', text: 'Essaie avec moins de mots ou d’autres mots.' },
  hits: {
    older: 'Résultat plus ancien',
    newer: 'Résultat plus récent',
    failed: 'Impossible de charger ce message.',
  },
};
