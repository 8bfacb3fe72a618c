import type { Messages } from '../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: 'Crée ton compte',
    subtitle: 'Bienvenue ! Remplis les champs pour commencer.',
    question: 'Tu as déjà un compte ?',
  },
  signIn: {
    title: (product) => `Connecte-toi à ${product}`,
    subtitle: 'Quel plaisir de te revoir ! Connecte-toi pour continuer',
    question: 'Pas encore de compte ?',
    switch: 'Créer un compte',
  },
  google: 'Continuer avec Google',
  discord: 'Continuer avec Discord',
  missing: 'Indisponible ici',
  or: 'ou',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères',
  forgot: 'Mot de passe oublié ?',
  submit: 'Continuer',
  busy: 'Un instant…',
  noMail: {
    title: 'Ton lien est prêt',
    printed: 'Ce serveur n’envoie pas d’e-mails. Ton lien s’affiche dans le terminal où il tourne.',
    stored: 'Ce serveur n’envoie pas d’e-mails. Son exploitant trouvera ton lien dans le dossier « outbox ».',
  },
  secondStep: {
    title: 'Confirme que c’est bien toi',
    text: 'Ton compte demande aussi une clé d’accès.',
    hidden:
      'Ce navigateur ne peut pas utiliser de clés d’accès sur ce site. Utilise un code de récupération.',
    useCode: 'Utiliser plutôt un code',
    usePasskey: 'Utiliser plutôt une clé d’accès',
    codeText: 'Saisis l’un de tes codes de récupération. Chacun fonctionne une seule fois.',
    code: 'Code de récupération',
    expired: 'Cette connexion a expiré',
    expiredText: 'Pour ta sécurité, connecte-toi de nouveau.',
    again: 'Se connecter de nouveau',
  },
  passkey: {
    choose: 'Se connecter avec une clé d’accès',
    prompt: 'Suis les étapes de ton navigateur…',
    problems: {
      canceled: 'Aucune clé d’accès n’a été utilisée. Réessaie ou choisis un autre moyen.',
      timedOut: 'Cela a pris trop de temps. Réessaie.',
      duplicate: 'Cet appareil a déjà une clé d’accès pour ton compte.',
      unsupported:
        'Ce navigateur ne peut pas utiliser de clés d’accès sur ce site. Essaie avec un autre navigateur ou appareil.',
    },
  },
};
