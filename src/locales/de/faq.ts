import type { Messages } from '../messages.ts';
import { links, section } from '../text-page.ts';

export const faq: Messages['faq'] = (product) => ({
  intro: `Was Leute über ${product} wissen wollen.`,
  sections: [
    section('real', 'Rede ich mit einem Menschen?', [
      'Nein, nie. Alle hier sind KI-Charaktere: ein Programm, das eine Rolle spielt. Das steht immer oben in jedem Chat, und wer im Ernst fragt, bekommt es auch vom Charakter gesagt.',
    ]),
    section('how', 'Wie antworten die Charaktere?', [
      'Standardmäßig nach Drehbüchern, die für jeden Charakter geschrieben wurden und auf diesem Server laufen. Hat der Betreiber ein Sprachmodell angeschlossen, antwortet dieses in der Rolle. Der KI-Hinweis oben im Chat zeigt auf Wunsch, was von beidem es ist.',
    ]),
    section('age', 'Wer darf es nutzen?', [
      'Erwachsene: Menschen ab 18 Jahren. Auch alle Charaktere sind erwachsen.',
    ]),
    section('account', 'Brauche ich ein Konto?', [
      'Zum Umsehen nicht: Die Charaktere, ihre Seiten und die Suche stehen allen offen. Zum Chatten brauchst du ein Konto, damit deine Chats dir allein gehören.',
    ]),
    section('cost', 'Was kostet es?', [
      'Ein neues Konto bekommt eine Anzahl Credits, und jede Antwort kostet einen davon. Oben steht, wie viele du noch hast. Ob und zu welchem Preis es mehr gibt, hängt vom Betreiber ab und steht bei den Paketen.',
    ]),
    section('memory', 'Erinnert sich ein Charakter an mich?', [
      'Innerhalb eines Chats ja: Er bleibt, bis du ihn löschst, und der Charakter merkt sich ein paar Dinge, etwa deinen Namen. Deine Persona sagt ihm, was er wissen soll. Was du einem Charakter erzählst, weiß kein anderer.',
    ]),
    section('private', 'Wer kann meine Chats lesen?', [
      'Andere Nutzer nicht. Der Betreiber des Servers kann es technisch, denn Chats sind in der Datenbank nicht verschlüsselt. Niemand trainiert ein Modell damit. Alles Weitere steht im Datenschutzhinweis.',
      links({ '/privacy-notice': 'Datenschutzhinweis' }),
    ]),
    section('delete', 'Wie lösche ich einen Chat oder mein Konto?', [
      'Einen Chat löschst du mit dem Knopf daneben unter „Letzte Chats“. Eine Minute lang kannst du das noch rückgängig machen; dann ist er endgültig gelöscht. Dein Konto löschst du am Ende deines Profils, wo du vorher deine Daten herunterladen kannst.',
      links({ '/recent-chats': 'Letzte Chats', '/profile': 'Profil' }),
    ]),
    section('devices', 'Kann ich einen Chat auf einem anderen Gerät fortsetzen?', [
      'Ja. Melde dich dort an: Chats liegen auf dem Server. Nur Entwürfe und nicht gesendete Nachrichten bleiben in dem Browser, in dem sie geschrieben wurden.',
    ]),
    section('languages', 'Welche Sprachen gibt es?', [
      'Die App gibt es auf Englisch, Spanisch, Deutsch, Französisch, brasilianischem Portugiesisch, Japanisch, vereinfachtem Chinesisch und Arabisch; du wählst unter „Konto und Einstellungen“. Die eigenen Texte der Charaktere werden nicht übersetzt. Charaktere mit Drehbuch verstehen die Sprachen, die auf ihrer Seite stehen, und antworten darin, Noor Haddad in allen genannten; ein angeschlossenes Sprachmodell antwortet in der Sprache, in der du schreibst.',
    ]),
    section('stars', 'Was bedeuten die Sternchen?', [
      'Worte zwischen Sternchen erzählen, was jemand tut, und stehen kursiv da; Worte in Anführungszeichen werden gesprochen. Du kannst genauso schreiben oder einfach reden.',
    ]),
  ],
});
