import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const mine: Messages['mine'] = {
  back: 'Retour à Découvrir',
  loading: 'Chargement de ta page',
  failed: 'Ta page n’est pas arrivée',
  nameless: 'Toi',
  since: (time) => `Ici depuis ${formats.monthAndYear(time)}`,
  left: 'Ce qu’il te reste',
  chats,
  gold: (count) => `${formats.number(count)} en or`,
  places: 'Tes coins',
  recent: { title: 'Discussions récentes', text: 'Toutes tes discussions.' },
  following: { title: 'Abonnements', text: 'Les personnes que tu suis, et leurs personnages.' },
  made: { title: 'Tes personnages', text: 'Créés par toi, pour toi ou pour tous.' },
  personas: { title: 'Identités', text: 'Qui tu es pour les personnages.' },
  profile: { title: 'Profil et réglages', text: 'Nom, mot de passe, langue, tes données.' },
};
