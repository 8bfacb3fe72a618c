import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';
import { authPanel } from './auth-panel.ts';

export const support: Messages['support'] = (product, mail) => ({
  intro: 'Was du tun kannst, wenn etwas nicht geht, und wen du fragen kannst.',
  sections: [
    section('danger', 'Wenn du in Gefahr bist oder das Leben zu schwer wird', [
      'Ruf den Notruf deines Landes: 112 in Europa, 911 in Nordamerika. Menschen, die Tag und Nacht zuhören, findest du auf der Seite „Sicherheit“.',
      links({ '/safety': 'Sicherheit und Hilfetelefone' }),
    ]),
    section('mail', 'Du findest deinen Bestätigungslink nicht', [
      list([
        mail === 'delivered' ? 'Sieh im Ordner für unerwünschte Post nach.' : authPanel.noMail[mail],
        'Fordere auf der Seite, die auf deine Bestätigung wartet, einen neuen an. Frühere Links gelten weiter.',
        'Nach 24 Stunden verfällt die Registrierung: Registriere dich neu, gern mit derselben Adresse.',
      ]),
    ]),
    section('sign-in', 'Die Anmeldung klappt nicht', [
      list([
        'Adresse und Passwort müssen die der Registrierung sein. Groß- und Kleinschreibung zählt nur beim Passwort.',
        'Nach 5 Fehlversuchen musst du warten, jedes Mal länger: bis zu 15 Minuten in einem Browser, mit dem du schon angemeldet warst, bis zu 1 Stunde in jedem anderen.',
        'Passwort vergessen? Wähle bei der Anmeldung „Passwort vergessen?“: Du bekommst einen Link, der 30 Minuten gilt. Kennst du es, änderst du es in deinem Profil.',
        'Mit einem Passkey meldest du dich ohne Passwort an, wo dein Browser es anbietet. Passkeys fügst du in deinem Profil hinzu und entfernst sie dort.',
        'Wird nach dem Passwort ein Passkey verlangt und du hast ihn nicht, gib einen deiner Wiederherstellungscodes ein. Jeder gilt einmal. Ohne beides kann nur der Betreiber des Servers helfen.',
        'Mit Google oder Discord geht es nur, wo das Anmeldefenster es anbietet.',
      ]),
    ]),
    section('reply', 'Eine Antwort bricht ab oder kommt nie', [
      list([
        'Die Antwort wird auf dem Server geschrieben. Die Seite zu verlassen oder die Verbindung zu verlieren hält sie nicht auf: Komm zurück, und sie ist da.',
        'Eine fehlgeschlagene Antwort bleibt in der Unterhaltung, mit einem Knopf für einen neuen Versuch. Wenn gar keine Antwort kam, wurde dein Credit zurückgegeben.',
        'Eine Nachricht, die nicht gesendet werden konnte, bleibt ebenfalls stehen, als nicht gesendet markiert.',
      ]),
    ]),
    section('data', 'Fragen zu deinen Daten', [
      'Im Datenschutzhinweis steht, was gespeichert wird. In deinem Profil kannst du deine Daten herunterladen oder mit dem Konto löschen.',
      links({ '/privacy-notice': 'Datenschutzhinweis', '/profile': 'Profil' }),
    ]),
    section('contact', 'Wen du fragen kannst', [
      `Für ${product} ist der Betreiber dieses Servers zuständig; dahinter steht keine Firma, die in dein Konto sehen könnte. Bitte wende dich an den Betreiber. Es hilft, wenn du sagst, was du getan und gesehen hast, und wann. Schick niemals dein Passwort.`,
    ]),
  ],
});
