import type { Messages } from '../messages.ts';

export const personas: Messages['personas'] = {
  about: 'À propos de cette discussion',
  titleIn: (mate) => `Ton identité avec ${mate}`,
  back: 'Retour',
  loading: 'Chargement de tes identités',
  failed: 'Impossible de charger tes identités',
  intro:
    'Une identité, c’est ce qu’un personnage sait de toi. Celle par défaut est utilisée si tu n’en choisis pas d’autre.',
  introIn: (mate) => `Choisis qui tu es dans cette discussion. ${mate} le saura dès ton prochain message.`,
  defaultOf: (name) => (name === null ? 'Aucune identité' : `Par défaut (${name})`),
  list: 'Tes identités',
  empty: {
    title: 'Pas encore d’identité',
    text: 'Crées-en une pour que les personnages sachent à qui ils parlent.',
  },
  add: 'Nouvelle identité',
  isDefault: 'Par défaut',
  makeDefault: 'Mettre par défaut',
  makeDefaultOf: (name) => `Mettre ${name} par défaut`,
  form: {
    edit: 'Modifier l’identité',
    pronouns: 'Pronoms',
    pronounsHint: 'Facultatif. Par exemple, elle.',
    about: 'À propos de toi',
    aboutHint: 'Facultatif. Ce que les personnages devraient savoir de toi.',
  },
  confirm: {
    title: (name) => `Supprimer ${name} ?`,
    text: 'Les discussions qui utilisent cette identité passeront à celle par défaut.',
    confirm: 'Supprimer l’identité',
  },
  saved: 'Identité enregistrée.',
  deleted: 'Identité supprimée.',
};
