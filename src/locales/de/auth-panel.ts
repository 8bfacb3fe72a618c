import type { Messages } from '../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: 'Konto erstellen',
    subtitle: 'Willkommen! Fülle die Felder aus, dann geht es los.',
    question: 'Hast du schon ein Konto?',
  },
  signIn: {
    title: (product) => `Bei ${product} anmelden`,
    subtitle: 'Schön, dass du wieder da bist! Melde dich an, um weiterzumachen',
    question: 'Noch kein Konto?',
    switch: 'Registrieren',
  },
  google: 'Weiter mit Google',
  discord: 'Weiter mit Discord',
  missing: 'Hier nicht verfügbar',
  or: 'oder',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen',
  forgot: 'Passwort vergessen?',
  submit: 'Weiter',
  busy: 'Einen Moment …',
  noMail: {
    title: 'Dein Link ist da',
    printed: 'Dieser Server verschickt keine E-Mails. Dein Link steht im Terminal, in dem er läuft.',
    stored: 'Dieser Server verschickt keine E-Mails. Sein Betreiber findet deinen Link im Ordner „outbox“.',
  },
  secondStep: {
    title: 'Bestätige, dass du es bist',
    text: 'Dein Konto verlangt zusätzlich einen Passkey.',
    hidden:
      'Dieser Browser kann auf dieser Website keine Passkeys verwenden. Nutze einen Wiederherstellungscode.',
    useCode: 'Stattdessen Code verwenden',
    usePasskey: 'Stattdessen Passkey verwenden',
    codeText: 'Gib einen deiner gespeicherten Wiederherstellungscodes ein. Jeder gilt einmal.',
    code: 'Wiederherstellungscode',
    expired: 'Diese Anmeldung ist abgelaufen',
    expiredText: 'Bitte melde dich zu deiner Sicherheit noch einmal an.',
    again: 'Noch einmal anmelden',
  },
  passkey: {
    choose: 'Mit Passkey anmelden',
    prompt: 'Folge den Schritten deines Browsers …',
    problems: {
      canceled: 'Es wurde kein Passkey verwendet. Versuch es noch einmal oder wähle einen anderen Weg.',
      timedOut: 'Das hat zu lange gedauert. Bitte versuch es noch einmal.',
      duplicate: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
      unsupported:
        'Dieser Browser kann auf dieser Website keine Passkeys verwenden. Versuch es mit einem anderen Browser oder Gerät.',
    },
  },
};
