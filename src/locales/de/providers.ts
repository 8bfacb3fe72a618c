import type { Messages } from '../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `${provider} wird geöffnet …`,
  signingIn: (provider) => `Du wirst mit ${provider} angemeldet …`,
  notes: {
    notSetUp: (provider) =>
      `Die Anmeldung mit ${provider} ist hier nicht eingerichtet. Mit deiner E-Mail-Adresse klappt es.`,
    refused: (provider, reason) => `${provider} ließ sich nicht öffnen. ${reason}`,
    cancelled: (provider) =>
      `Du bist ohne Anmeldung von ${provider} zurückgekommen. Versuche es noch einmal oder nimm deine E-Mail-Adresse.`,
    stranded: (provider) =>
      `${provider} hat sich nicht geöffnet. Prüfe deine Verbindung und versuche es noch einmal, oder nimm deine E-Mail-Adresse.`,
  },
  verdicts: {
    mismatched: (provider) =>
      `Diese Anmeldung mit ${provider} wurde nicht in diesem Fenster begonnen und deshalb nicht verwendet.`,
    stale: (provider) => `Die Anmeldung mit ${provider} hat zu lange gedauert. Bitte fange noch einmal an.`,
    cancelled: (provider) => `Du hast dich nicht mit ${provider} angemeldet. Du kannst es anders versuchen.`,
    refused: (provider) => `${provider} hat dich nicht angemeldet. Du kannst es anders versuchen.`,
  },
};
