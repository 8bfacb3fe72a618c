import type { Messages } from '../../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `Ouverture de ${provider}…`,
  signingIn: (provider) => `Connexion avec ${provider}…`,
  notices: {
    notSetUp: (provider) =>
      `La connexion avec ${provider} n’est pas proposée ici. Utilise ton adresse e-mail.`,
    failed: (provider, reason) => `Impossible d’ouvrir ${provider}. ${reason}`,
    canceled: (provider) =>
      `La connexion avec ${provider} a été annulée. Réessaie ou utilise ton adresse e-mail.`,
    redirectTimedOut: (provider) =>
      `Impossible d’ouvrir ${provider}. Vérifie ta connexion et réessaie, ou utilise ton adresse e-mail.`,
  },
  verdicts: {
    mismatched: (provider) =>
      `Cette connexion avec ${provider} a été lancée dans une autre fenêtre ou application. Retournes-y, ou connecte-toi à nouveau ici.`,
    stale: (provider) => `La connexion avec ${provider} a pris trop de temps. Réessaie.`,
    cancelled: (provider) => `La connexion avec ${provider} a été annulée. Tu peux essayer autrement.`,
    refused: (provider) => `${provider} a refusé la connexion. Tu peux essayer autrement.`,
  },
};
