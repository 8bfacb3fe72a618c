import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const palette: Messages['palette'] = {
  title: 'Aller à',
  label: 'Rechercher des pages, des discussions et des personnages',
  placeholder: 'Page, discussion ou personnage',
  pages: 'Pages',
  mates: 'Personnages',
  count: (results) => formats.count(results, { one: '# résultat', other: '# résultats' }),
  none: 'Aucun résultat',
  failed: 'Impossible de charger tous les résultats.',
  shortcuts: {
    title: 'Raccourcis clavier',
    everywhere: 'Partout',
    composer: 'Dans la zone de message',
    lists: 'Dans les menus et les listes',
    palette: 'Aller à une page, une discussion ou un personnage',
    shortcuts: 'Afficher les raccourcis clavier',
    close: 'Fermer une boîte de dialogue ou un menu',
    send: 'Envoyer le message',
    line: 'Aller à la ligne',
    edit: 'Modifier ton dernier message, si la zone est vide',
    recall: 'Parcourir tes envois précédents, si la zone est vide',
    stop: 'Arrêter la réponse ou annuler la modification',
    move: 'Aller à l’élément précédent ou suivant',
    ends: 'Aller au premier ou au dernier élément',
    version: 'Afficher la version précédente ou suivante, depuis ses boutons',
  },
  keys: {
    ctrl: 'Ctrl',
    shift: 'Maj',
    alt: 'Alt',
    enter: 'Entrée',
    escape: 'Échap',
    home: 'Début',
    end: 'Fin',
  },
};
