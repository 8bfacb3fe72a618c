import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const logoutConfirmation: Messages['logoutConfirmation'] = {
  title: 'Du hast ungesendete Entwürfe. Trotzdem abmelden?',
  text: (count: number) =>
    `${formats.count(count, { one: '# ungesendeter Entwurf ist auf diesem Gerät gespeichert.', other: '# ungesendete Entwürfe sind auf diesem Gerät gespeichert.' })} Wenn du Entwürfe behältst, siehst du sie nach der nächsten Anmeldung wieder. Meldet sich ein anderes Konto an, werden sie gelöscht. Bis dahin könnte sie lesen, wer Zugriff auf den Speicher dieses Browsers hat.`,
  stay: 'Angemeldet bleiben',
  keep: 'Abmelden, Entwürfe behalten',
  remove: 'Abmelden, Entwürfe löschen',
};
