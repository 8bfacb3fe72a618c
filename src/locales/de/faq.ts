import type { Messages } from '../messages.ts';

export const faq: Messages['faq'] = (product) => ({
  title: 'Fragen und Antworten',
  intro: `Was Leute über ${product} wissen wollen.`,
  sections: [
    {
      id: 'real',
      heading: 'Rede ich mit einem Menschen?',
      blocks: [
        'Nein, nie. Alle hier sind KI-Charaktere: ein Programm, das eine Rolle spielt. Im Kopf jedes Chats steht das die ganze Zeit, und wer im Ernst fragt, bekommt es auch vom Charakter gesagt.',
      ],
    },
    {
      id: 'how',
      heading: 'Wie antworten die Charaktere?',
      blocks: [
        'Von Haus aus nach Drehbüchern, die für jeden Charakter geschrieben wurden und auf diesem Server laufen. Hat der Betreiber ein Sprachmodell angeschlossen, antwortet dieses in der Rolle. Im Kopf des Chats steht, was von beidem es ist.',
      ],
    },
    {
      id: 'age',
      heading: 'Wer darf es nutzen?',
      blocks: ['Erwachsene: Menschen ab 18 Jahren. Auch alle Charaktere sind erwachsen.'],
    },
    {
      id: 'account',
      heading: 'Brauche ich ein Konto?',
      blocks: [
        'Zum Umsehen nicht: Die Charaktere, ihre Seiten und die Suche stehen allen offen. Zum Chatten brauchst du ein Konto, damit deine Unterhaltungen dir allein gehören.',
      ],
    },
    {
      id: 'cost',
      heading: 'Was kostet es?',
      blocks: [
        'Ein neues Konto bekommt eine Anzahl Credits, und jede Antwort kostet einen davon. Oben steht, wie viele du noch hast. Ob und zu welchem Preis es mehr gibt, hängt vom Betreiber ab und steht bei den Paketen.',
      ],
    },
    {
      id: 'memory',
      heading: 'Erinnert sich ein Charakter an mich?',
      blocks: [
        'Innerhalb einer Unterhaltung ja: Sie bleibt, bis du sie löschst, und der Charakter merkt sich ein paar Dinge, etwa deinen Namen. Deine Persona sagt ihm, was er wissen soll. Was du einem Charakter erzählst, weiß kein anderer.',
      ],
    },
    {
      id: 'private',
      heading: 'Wer kann meine Chats lesen?',
      blocks: [
        'Andere Nutzer nicht. Der Betreiber des Servers kann es technisch, denn Chats sind in der Datenbank nicht verschlüsselt. Niemand trainiert ein Modell damit. Alles Weitere steht im Datenschutzhinweis.',
        { links: [{ to: '/privacy-notice', label: 'Datenschutzhinweis' }] },
      ],
    },
    {
      id: 'delete',
      heading: 'Wie lösche ich eine Unterhaltung oder mein Konto?',
      blocks: [
        'Eine Unterhaltung: mit dem Knopf daneben unter Letzte Chats; sie ist sofort weg. Das Konto: am Ende deines Profils, wo du vorher deine Daten herunterladen kannst.',
        {
          links: [
            { to: '/recent-chats', label: 'Letzte Chats' },
            { to: '/profile', label: 'Profil' },
          ],
        },
      ],
    },
    {
      id: 'devices',
      heading: 'Kann ich einen Chat auf einem anderen Gerät fortsetzen?',
      blocks: [
        'Ja. Melde dich dort an: Unterhaltungen liegen auf dem Server. Nur Entwürfe und nicht gesendete Nachrichten bleiben in dem Browser, in dem sie geschrieben wurden.',
      ],
    },
    {
      id: 'languages',
      heading: 'Welche Sprachen spricht es?',
      blocks: [
        'Die Seite spricht Englisch, Spanisch, Deutsch, Französisch, brasilianisches Portugiesisch, Japanisch, vereinfachtes Chinesisch und Arabisch; wähle unter Konto und Einstellungen. Die eigenen Worte der Charaktere bleiben, wie sie geschrieben wurden. Charaktere mit Drehbuch verstehen und antworten nur auf Englisch; ein angeschlossenes Sprachmodell antwortet in der Sprache, in der du schreibst.',
      ],
    },
    {
      id: 'stars',
      heading: 'Was bedeuten die Sternchen?',
      blocks: [
        'Worte zwischen Sternchen erzählen, was jemand tut, und stehen kursiv da; Worte in Anführungszeichen werden gesprochen. Du kannst genauso schreiben oder einfach reden.',
      ],
    },
  ],
});
