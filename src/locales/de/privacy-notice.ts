import type { Messages } from '../messages.ts';

export const privacyNotice: Messages['privacyNotice'] = (product) => ({
  title: 'Datenschutzhinweis',
  intro: `${product} ist Software, die jemand auf einem eigenen Server betreibt: auf dieser Seite „der Betreiber“. Dieser Hinweis sagt, was die Software aufbewahrt, wo, wie lange und wie du es wieder loswirst.`,
  sections: [
    {
      id: 'short',
      heading: 'Kurz gesagt',
      blocks: [
        {
          list: [
            'Deine Chats werden gespeichert, damit sie morgen noch da sind. Niemand trainiert ein Modell damit.',
            'Es gibt keine Werbung, keine Verfolgung und keine Auswertung, und die Seite lädt nichts von anderen Firmen.',
            'Chats verlassen den Server nur, wenn der Betreiber anderswo ein Sprachmodell angeschlossen hat.',
            'Chats sind in der Datenbank nicht verschlüsselt. Wer den Server betreibt, kann sie lesen.',
            'Eine Unterhaltung, die du löschst, ist sofort gelöscht, und ebenso dein Konto mit allem darin.',
          ],
        },
      ],
    },
    {
      id: 'stored',
      heading: 'Was der Server speichert und wie lange',
      blocks: [
        {
          table: {
            caption: 'Was auf dem Server gespeichert wird',
            head: ['Was', 'Wozu', 'Wie lange'],
            rows: [
              [
                'E-Mail-Adresse, Sprache und dein Passwort als Argon2-Hash',
                'Um dich wiederzuerkennen. Das Passwort selbst wird nie gespeichert.',
                'Solange das Konto besteht',
              ],
              [
                'Eine Anmeldung, die auf ihre Mail wartet: Adresse, Passwort-Hash, Hashes der verschickten Links; Browser, System und gekürzte Netzwerkadresse, die in der Mail stehen',
                'Um das Konto zu erstellen, wenn du dem Link folgst',
                '24 Stunden, ob benutzt oder nicht',
              ],
              [
                'Eine Änderung deiner Adresse, die noch bestätigt werden muss: die neue Adresse, Hashes der Links in den E-Mails',
                'Um sie zu ändern, wenn beide Postfächer bestätigt haben',
                '30 Minuten',
              ],
              [
                'Sitzungen: ein Hash jedes Tokens, Browser, System und Sprache und wann sie zuletzt benutzt wurden',
                'Damit du angemeldet bleibst',
                'Bis du dich abmeldest; 30 Tage ohne Besuch; höchstens 90 Tage. Ein Betreiber kann andere Fristen setzen.',
              ],
              [
                'Unterhaltungen: deine Nachrichten, die Antworten und das Wenige, was ein Charakter sich merkt',
                'Deswegen bist du gekommen',
                'Bis du die Unterhaltung löschst',
              ],
              [
                'Was du über dich sagst: Name, Farbe und Personas',
                'Damit ein Charakter weiß, mit wem er redet',
                'Bis du es änderst oder löschst',
              ],
              [
                'Dein Geburtsdatum, wenn du danach alt genug bist; sonst nur, wann du es wieder angeben darfst',
                'Um zu wissen, ob du chatten darfst. Nur du kannst es sehen.',
                'Solange das Konto besteht',
              ],
              [
                'Charaktere, die du erschaffst',
                'Damit du mit ihnen reden kannst, und auch andere, wenn du sie öffentlich machst',
                'Bis du sie löschst',
              ],
              [
                'Wenn du dich mit Google oder Discord anmeldest: womit, und die Nummer, unter der man dich dort kennt',
                'Um dich wiederzuerkennen',
                'Solange das Konto besteht',
              ],
              [
                'Favoriten, Urheber, denen du folgst, und Bewertungen',
                'Um sie dir wieder zu zeigen. Eine Bewertung ist öffentlich, unter dem Namen, den du gewählt hast.',
                'Bis du sie zurücknimmst',
              ],
              [
                'Bestellungen: was bestellt wurde, der Preis und wie es ausging. Keine Kartennummern.',
                'Um eine Zahlung genau einmal gutzuschreiben',
                'Solange das Konto besteht',
              ],
              [
                'Dein Guthaben und eine Liste dessen, was gewährt und ausgegeben wurde',
                'Um Credits richtig zu zählen. Nachrichten stehen dort als Nummer, ohne ihren Text.',
                'Solange das Konto besteht',
              ],
              [
                'Zähler von Versuchen, unter einem Hash des Netzes oder der E-Mail-Adresse',
                'Gegen das Raten von Passwörtern und Fluten von Anfragen',
                'Eine Minute bis eine Stunde; bei misslungenen Anmeldungen bis zu einem Tag',
              ],
              [
                'Wie oft ein Suchwort an einem Tag etwas fand',
                'Für die Liste beliebter Suchen. Gezählt werden nur Wörter, die der Katalog selbst enthält, ohne jede Spur davon, wer gesucht hat.',
                'Sieben Tage',
              ],
              [
                'Meldungen, und Charaktere, die du blockiert hast',
                'Damit der Betreiber nachsehen kann, was nicht stimmt. Der Text einer Antwort wird nur mit deiner Zustimmung bei der Meldung aufbewahrt.',
                'Solange das Konto besteht; ein Block, bis du ihn aufhebst',
              ],
              [
                'Dass neben einer Nachricht Hilfsnummern standen',
                'Um sie mit der Nachricht wieder zu zeigen. Wie oft im Monat, ist eine bloße Zahl, die nichts über dich sagt.',
                'So lange wie die Nachricht',
              ],
            ],
          },
        },
        'Wie oft einem Charakter geschrieben wurde, ist eine bloße Zahl auf seiner Karte. Sie bleibt, wenn eine Unterhaltung gelöscht wird, und sagt nichts über dich.',
        'Das Protokoll des Servers sagt, welche Art von Aufruf es gab, wann und wie er ausging. Es enthält keine Adressen, keine Tokens und keins deiner Worte.',
      ],
    },
    {
      id: 'browser',
      heading: 'Was dein Browser aufbewahrt',
      blocks: [
        {
          list: [
            'Solange du angemeldet bist: wer du für den Server bist, das Token der Sitzung, deine Sprache und dein Guthaben.',
            'Einen Entwurf im Eingabefeld und Nachrichten, die noch nicht gesendet wurden, je Unterhaltung, bis sie gesendet oder gelöscht sind. Sie bleiben, wenn du dich abmeldest, es sei denn, du lässt sie dabei entfernen.',
            'Deine Wahl von Farben und Sprache und wie weit eine Seite gescrollt war.',
            'Solange du angemeldet bist oder Farben oder Sprache gewählt hast: ein Cookie, das nur das aussagt, damit die Seite nicht zuerst so erscheint wie bei einem neuen Besuch. Es wird beim ersten Besuch entfernt, bei dem das nicht mehr zutrifft, oder nach einem Jahr.',
            'Solange eine Registrierung wartet: ein Cookie, das nur dieser Seite gehört. Es geht, wenn die Adresse bestätigt ist, in jedem Fall nach 24 Stunden.',
            'Wie lange du in dieser Sitzung hier bist, und das Land, das du für Hilfsnummern gewählt hast.',
          ],
        },
        'Löschst du in deinem Browser die Daten dieser Seite, ist all das weg.',
      ],
    },
    {
      id: 'elsewhere',
      heading: 'Was zu anderen geht',
      blocks: [
        'Von Haus aus schickt der Server niemandem etwas. Ein Betreiber kann dies anschließen:',
        {
          list: [
            'Ein Sprachmodell an einer Adresse seiner Wahl. Dann gehen für jede Antwort die Beschreibung des Charakters, die letzten Nachrichten der Unterhaltung und der Name dorthin, den du angegeben hast, falls du einen angegeben hast. Deine E-Mail-Adresse nicht.',
            'Einen Mailserver. Dann laufen Bestätigungsmails darüber wie jede andere Mail.',
            'Google oder Discord zum Anmelden. Dann geht dein Browser dorthin, wenn du deren Knopf drückst, und der Server erfährt von dort deine bestätigte E-Mail-Adresse.',
            'Stripe zum Bezahlen. Dann bezahlst du auf der Seite von Stripe; Nummer und Preis deiner Bestellung gehen dorthin, und kein Wort aus deinen Chats.',
          ],
        },
        'Im Kopf jedes Chats steht, ob der Charakter hier nach Drehbuch antwortet oder ein Modell.',
        'Nichts wird verkauft, und nichts wird für Werbung weitergegeben. Niemand trainiert ein Modell mit deinen Chats: Die Software hat keinen Teil, der das tut. Was der Anbieter eines angeschlossenen Modells mit dem macht, was er bekommt, steht in dessen Bedingungen; der Betreiber kann dir das sagen.',
      ],
    },
    {
      id: 'safe',
      heading: 'Wie es geschützt ist',
      blocks: [
        'Passwörter und Tokens werden als Hashes gespeichert, Tokens täglich ersetzt, und die Dateien der Datenbank kann nur das Konto lesen, unter dem der Server läuft. Über das Netz ist der Verkehr überall verschlüsselt, wo die Adresse mit https beginnt.',
        'Chats sind in der Datenbank nicht verschlüsselt: Der Server muss sie lesen, um sie fortzusetzen. Bitte schreib nichts in einen Chat, was der Betreiber des Servers nicht wissen darf.',
      ],
    },
    {
      id: 'yours',
      heading: 'Deine Daten sehen, mitnehmen oder löschen',
      blocks: [
        {
          list: [
            'Deine Chats sehen: Sie stehen alle unter Letzte Chats.',
            'Eine Unterhaltung löschen: mit dem Knopf daneben unter Letzte Chats. Ihre Nachrichten und was der Charakter sich gemerkt hat, sind sofort weg; Kopien in den Sicherungen eines Betreibers gehen, wenn diese ersetzt werden.',
            'Deine Daten mitnehmen: Lade in deinem Profil eine Datei mit allem herunter, was über dich gespeichert ist.',
            'Dein Konto löschen: in deinem Profil, mit deinem Passwort. Konto, Personas, Unterhaltungen, Bewertungen und Sitzungen sind sofort und für immer weg.',
          ],
        },
        {
          links: [
            { to: '/recent-chats', label: 'Letzte Chats' },
            { to: '/profile', label: 'Profil' },
          ],
        },
      ],
    },
    {
      id: 'age',
      heading: 'Nur für Erwachsene',
      blocks: [
        'Der Dienst ist für Menschen ab 18 Jahren. Wenn du erfährst, dass ein Kind hier ein Konto hat, sag es bitte dem Betreiber, damit es entfernt wird.',
      ],
    },
  ],
});
