import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'Passkeys',
  text: 'Melde dich mit Fingerabdruck, Gesicht oder Displaysperre an, ganz ohne Passwort.',
  loading: 'Deine Passkeys werden geladen',
  failed: 'Deine Passkeys konnten nicht geladen werden',
  add: 'Passkey hinzufügen',
  adding: 'Bestätige, dass du es bist. Danach fragt dein Browser, wo der Passkey gespeichert werden soll.',
  password: 'Dein Passwort',
  busy: 'Bitte warten …',
  added: 'Passkey hinzugefügt. Ab jetzt kannst du dich damit anmelden.',
  created: (time) => `Hinzugefügt am ${formats.date(time)}`,
  used: (time) => `Zuletzt verwendet am ${formats.date(time)}`,
  unused: 'Noch nicht verwendet',
  name: 'Name des Passkeys',
  renameOf: (name) => `${name} umbenennen`,
  removeOf: (name) => `${name} entfernen`,
  question: (name) => `${name} entfernen?`,
  removing:
    'Du kannst dich damit nicht mehr anmelden. Lösche ihn auch auf deinem Gerät oder in deinem Passwortmanager.',
  remove: 'Entfernen',
  removed: 'Passkey entfernt.',
  secondStep: {
    title: 'Nach dem Passwort einen Passkey verlangen',
    text: 'Ein gestohlenes Passwort reicht dann nicht für die Anmeldung. Auch die Anmeldung mit Google oder Discord verlangt ihn.',
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    renewCodes: 'Neue Wiederherstellungscodes',
    left: (count) =>
      `Eingeschaltet. ${formats.count(count, { one: 'Noch # Wiederherstellungscode.', other: 'Noch # Wiederherstellungscodes.' })}`,
    turningOn:
      'Bestätige, dass du es bist. Danach bekommst du Wiederherstellungscodes für den Fall, dass du deine Passkeys verlierst. Die Abfrage ist aktiv, sobald du bestätigst, dass du sie gespeichert hast.',
    turningOff:
      'Danach reicht dein Passwort für die Anmeldung. Deine Wiederherstellungscodes gelten dann nicht mehr.',
    renewing:
      'Deine bisherigen Wiederherstellungscodes gelten nicht mehr, sobald du bestätigst, dass du die neuen gespeichert hast.',
    codes: 'Speichere deine Wiederherstellungscodes',
    codesText:
      'Jeder Code ersetzt einmal den Passkey. Sie werden nur jetzt angezeigt: Bewahre sie an einem sicheren Ort auf.',
    copy: 'Kopieren',
    copied: 'Wiederherstellungscodes kopiert.',
    notCopied: 'Die Codes konnten nicht kopiert werden. Bitte schreibe sie auf oder lade sie herunter.',
    download: 'Herunterladen',
    file: 'wiederherstellungscodes.txt',
    fileTitle: (product, account, at) =>
      `${product}: Wiederherstellungscodes für ${account}, ${formats.date(at)}`,
    saved: 'Ich habe sie gespeichert',
    remind:
      'Die Codes gelten erst, wenn du bestätigst, dass du sie gespeichert hast. Schließe noch einmal, um sie zu verwerfen.',
    needed: 'Das ist dein letzter Passkey',
    neededText:
      'Dein Konto verlangt ihn nach dem Passwort. Schalte das zuerst aus oder füge einen weiteren Passkey hinzu.',
  },
};
