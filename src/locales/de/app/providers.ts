import type { Messages } from '../../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `${provider} wird geöffnet …`,
  signingIn: (provider) => `Du wirst mit ${provider} angemeldet …`,
  notices: {
    notSetUp: (provider) =>
      `Die Anmeldung mit ${provider} ist hier nicht verfügbar. Nimm stattdessen deine E-Mail-Adresse.`,
    failed: (provider, reason) => `${provider} ließ sich nicht öffnen. ${reason}`,
    canceled: (provider) =>
      `Die Anmeldung mit ${provider} wurde abgebrochen. Versuch es noch einmal oder nimm deine E-Mail-Adresse.`,
    redirectTimedOut: (provider) =>
      `${provider} konnte nicht geöffnet werden. Prüfe deine Verbindung und versuch es noch einmal, oder nimm deine E-Mail-Adresse.`,
  },
  verdicts: {
    mismatched: (provider) =>
      `Diese Anmeldung mit ${provider} wurde in einem anderen Fenster oder einer anderen App gestartet. Kehre dorthin zurück oder melde dich hier noch einmal an.`,
    stale: (provider) => `Die Anmeldung mit ${provider} hat zu lange gedauert. Bitte versuch es noch einmal.`,
    cancelled: (provider) =>
      `Die Anmeldung mit ${provider} wurde abgebrochen. Du kannst es anders versuchen.`,
    refused: (provider) => `${provider} hat die Anmeldung abgelehnt. Du kannst es anders versuchen.`,
  },
};
