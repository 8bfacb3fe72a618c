import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const accountOverview: Messages['accountOverview'] = {
  loading: 'Chargement de ton compte',
  failed: 'Impossible de charger ton compte',
  since: (time) => `Membre depuis ${formats.monthAndYear(time)}`,
  left: 'Ton solde',
  places: 'Ton compte',
  recent: { title: 'Discussions récentes', text: 'Toutes tes discussions.' },
  following: { title: 'Abonnements', text: 'Les personnes que tu suis, et leurs personnages.' },
  made: { title: 'Tes personnages', text: 'Les personnages que tu as créés.' },
  lorebooks: 'Ce que tes personnages savent de ton monde.',
  imports: 'Discussions, personnages et identités d’autres applications.',
  personas: { title: 'Identités', text: 'Qui tu es pour les personnages.' },
  profile: 'Nom, mot de passe, langue, tes données.',
};
