import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';
import { authPanel } from './auth-panel.ts';

export const support: Messages['support'] = (product, mail) => ({
  intro: 'Que faire quand quelque chose ne marche pas, et à qui demander.',
  sections: [
    section('danger', 'Si tu es en danger, ou si la vie pèse trop', [
      'Appelle les secours de ton pays : 112 en Europe, 911 en Amérique du Nord. La page « Sécurité » indique à qui parler, jour et nuit.',
      links({ '/safety': 'Sécurité et lignes d’écoute' }),
    ]),
    section('mail', 'Le lien de confirmation est introuvable', [
      list([
        mail === 'delivered' ? 'Regarde dans le dossier des indésirables.' : authPanel.noMail[mail],
        'Demandes-en un autre sur la page qui attend ta confirmation. Les liens précédents restent valables.',
        'Après 24 heures, l’inscription expire : inscris-toi à nouveau, avec la même adresse si tu veux.',
      ]),
    ]),
    section('sign-in', 'La connexion ne marche pas', [
      list([
        'L’adresse et le mot de passe doivent être ceux de l’inscription. Les majuscules ne comptent que dans le mot de passe.',
        'Après 5 essais ratés, il faut attendre, un peu plus chaque fois : jusqu’à 15 minutes dans un navigateur où tu as déjà ouvert une session, jusqu’à 1 heure dans tout autre.',
        'Mot de passe oublié ? Choisis « Mot de passe oublié ? » à la connexion : tu reçois un lien valable 30 minutes. Si tu le connais, tu peux le changer sur ton profil.',
        'Avec une clé d’accès, tu te connectes sans mot de passe, là où ton navigateur le propose. Tu peux en ajouter et en retirer sur ton profil.',
        'Si une clé d’accès est demandée après ton mot de passe et que tu ne l’as pas, saisis un de tes codes de récupération. Chacun sert une fois. Sans l’un ni l’autre, seul l’exploitant du serveur peut t’aider.',
        'La connexion avec Google ou Discord ne marche que là où le panneau la propose.',
      ]),
    ]),
    section('reply', 'Une réponse s’interrompt ou ne vient jamais', [
      list([
        'La réponse est écrite sur le serveur. Quitter la page ou perdre la connexion ne l’arrête pas : reviens, et elle est là.',
        'Une réponse qui a échoué reste dans la discussion avec un bouton pour réessayer. S’il n’y a eu aucune réponse, ton crédit a été rendu.',
        'Un message qui n’a pas pu partir reste aussi dans la discussion, marqué comme non envoyé.',
      ]),
    ]),
    section('data', 'Questions sur tes données', [
      'La page « Confidentialité » explique ce qui est enregistré. Sur ton profil, tu peux télécharger tes données ou les supprimer avec ton compte.',
      links({ '/privacy-notice': 'Confidentialité', '/profile': 'Profil' }),
    ]),
    section('contact', 'À qui demander', [
      `${product} est géré par l’exploitant de ce serveur ; il n’y a derrière aucune entreprise qui pourrait consulter ton compte. Adresse-toi à l’exploitant. Dis ce que tu as fait, ce que tu as vu, et quand. N’envoie jamais ton mot de passe.`,
    ]),
  ],
});
