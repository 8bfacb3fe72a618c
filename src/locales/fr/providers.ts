import type { Messages } from '../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `Ouverture de ${provider}…`,
  signingIn: (provider) => `Connexion avec ${provider}…`,
  notes: {
    notSetUp: (provider) =>
      `La connexion avec ${provider} n’est pas proposée ici. Votre adresse e-mail fonctionne.`,
    refused: (provider, reason) => `${provider} n’a pas pu s’ouvrir. ${reason}`,
    cancelled: (provider) =>
      `Vous êtes revenu de ${provider} sans vous connecter. Réessayez ou utilisez votre adresse e-mail.`,
    stranded: (provider) =>
      `${provider} ne s’est pas ouvert. Vérifiez votre connexion et réessayez, ou utilisez votre adresse e-mail.`,
  },
  verdicts: {
    mismatched: (provider) =>
      `Cette connexion avec ${provider} n’a pas été commencée dans cette fenêtre : elle n’a pas été utilisée.`,
    stale: (provider) => `La connexion avec ${provider} a pris trop de temps. Veuillez recommencer.`,
    cancelled: (provider) =>
      `Vous ne vous êtes pas connecté avec ${provider}. Vous pouvez essayer autrement.`,
    refused: (provider) => `${provider} ne vous a pas laissé vous connecter. Vous pouvez essayer autrement.`,
  },
};
