import { browserData, cookieData, inOrder, recipients, storedData } from '../stored-data.ts';
import type { Messages } from '../messages.ts';
import { links, list, section, table } from '../text-page.ts';

export const privacyNotice: Messages['privacyNotice'] = (product) => ({
  intro: `${product} ist Software, die jemand auf einem eigenen Server betreibt: auf dieser Seite „der Betreiber“. Dieser Hinweis erklärt, was die Software speichert, wo, wie lange und wie du es löschen kannst.`,
  sections: [
    section('short', 'Kurz gesagt', [
      list([
        'Deine Chats werden gespeichert, damit sie morgen noch da sind. Niemand trainiert ein Modell damit.',
        'Es gibt keine Werbung, kein Tracking und keine Nutzungsanalyse, und die Seite lädt nichts von anderen Firmen.',
        'Chats verlassen den Server nur, wenn der Betreiber anderswo ein Sprachmodell angeschlossen hat.',
        'Chats sind in der Datenbank nicht verschlüsselt. Wer den Server betreibt, kann sie lesen.',
        'Eine Unterhaltung, die du löschst, kannst du eine Minute lang wiederherstellen; danach ist sie gelöscht. Dein Konto ist sofort gelöscht, mit allem darin.',
        'Ein temporärer Chat wird gelöscht, wenn du ihn beendest, oder eine Stunde nachdem du ihn geschlossen hast. Erhalten bleiben der Verbrauch deines Guthabens, die Zahl der gezeigten Hilfsangebote und deine Meldungen.',
      ]),
    ]),
    section('stored', 'Was der Server speichert und wie lange', [
      table({
        caption: 'Was auf dem Server gespeichert wird',
        head: ['Was', 'Wozu', 'Wie lange'],
        rows: inOrder(storedData, {
          account: [
            'E-Mail-Adresse, Sprache und dein Passwort als Argon2-Hash',
            'Um dich wiederzuerkennen. Das Passwort selbst wird nie gespeichert.',
            'Solange das Konto besteht',
          ],
          signUp: [
            'Eine Registrierung, die noch bestätigt werden muss: Adresse, Passwort-Hash, Hashes der verschickten Links; Browser, System und gekürzte Netzwerkadresse, die in der E-Mail stehen',
            'Um das Konto zu erstellen, wenn du dem Link folgst',
            '24 Stunden, ob benutzt oder nicht',
          ],
          passwordReset: [
            'Ein Link für ein neues Passwort: ein Hash davon',
            'Um ein neues Passwort zu setzen, wenn du dem Link folgst',
            '30 Minuten',
          ],
          emailChange: [
            'Eine Änderung deiner Adresse, die noch bestätigt werden muss: die neue Adresse, Hashes der Links in den E-Mails',
            'Um sie zu ändern, wenn beide Postfächer bestätigt haben',
            '30 Minuten',
          ],
          sessions: [
            'Sitzungen: ein Hash jedes Tokens, Browser, System und Sprache und wann sie zuletzt benutzt wurden',
            'Damit du angemeldet bleibst',
            'Bis du dich abmeldest; 30 Tage ohne Besuch; höchstens 90 Tage. Ein Betreiber kann andere Fristen setzen. Der Eintrag einer beendeten Sitzung wird 90 Tage später gelöscht.',
          ],
          knownDevices: [
            'Browser, mit denen du dich angemeldet hast: Hashes eines Cookie-Werts und des Netzwerks',
            'Damit du dich anmelden kannst, während jemand dein Passwort zu erraten versucht',
            '180 Tage nach der letzten Anmeldung',
          ],
          passkeys: [
            'Passkeys: der öffentliche Schlüssel, der Name, den du ihm gegeben hast, und wann er zuletzt benutzt wurde',
            'Um dich ohne Passwort wiederzuerkennen',
            'Bis du sie entfernst',
          ],
          recoveryCodes: [
            'Wenn nach deinem Passwort ein Passkey verlangt wird: Hashes deiner Wiederherstellungscodes',
            'Damit du dich ohne deinen Passkey anmelden kannst',
            'Bis sie benutzt oder ersetzt sind',
          ],
          conversations: [
            'Unterhaltungen: deine Nachrichten, die Antworten und das Wenige, was ein Charakter sich merkt',
            'Um deine Unterhaltungen zu zeigen und fortzusetzen',
            'Bis du die Unterhaltung löschst, und noch 1 Minute, damit du es rückgängig machen kannst',
          ],
          memories: [
            'Was sich Charaktere über dich merken, jeweils mit der Nachricht, aus der es stammt, und Zusammenfassungen deiner Unterhaltungen',
            'Damit sie darauf zurückkommen können. Du kannst es ansehen, berichtigen und löschen.',
            'Bis du es, seine Nachricht oder seine Unterhaltung löschst, und noch 1 Minute, damit du es rückgängig machen kannst',
          ],
          personas: [
            'Was du über dich sagst: Name, Farbe und Personas',
            'Damit ein Charakter weiß, mit wem er redet',
            'Bis du es änderst oder löschst',
          ],
          birthDate: [
            'Dein Geburtsdatum, wenn du danach alt genug bist; sonst nur, wann du es wieder angeben darfst. Ein Satz, in dem du zu sagen scheinst, dass du jünger bist, bis du geantwortet hast, ob das stimmt',
            'Um zu wissen, ob du chatten darfst. Nur du kannst es sehen.',
            'Solange das Konto besteht',
          ],
          ownMates: [
            'Charaktere, die du erstellst',
            'Damit du mit ihnen reden kannst, und auch andere, wenn du sie öffentlich machst',
            'Bis du sie löschst',
          ],
          pictures: [
            'Bilder, die du für deine Charaktere auswählst, ohne Angaben zu Kamera und Ort',
            'Um die Charaktere zu zeigen',
            'Bis 30 Tage, nachdem keiner deiner Charaktere sie mehr verwendet, und solange ein Chat sie zeigt oder eine Meldung dazu offen ist',
          ],
          lorebooks: [
            'Lorebooks, die du schreibst oder importierst, und welche Charaktere und Unterhaltungen sie verwenden',
            'Damit ihre Texte in Antworten einfließen',
            'Bis du sie löschst',
          ],
          providers: [
            'Wenn du dich mit Google oder Discord anmeldest: womit, und die Nummer, unter der man dich dort kennt',
            'Um dich wiederzuerkennen',
            'Solange das Konto besteht',
          ],
          marks: [
            'Favoriten, Profile und Stichwörter, denen du folgst, und Bewertungen',
            'Um sie dir wieder zu zeigen. Eine Bewertung ist öffentlich, unter dem Namen, den du gewählt hast.',
            'Bis du sie zurücknimmst',
          ],
          orders: [
            'Bestellungen: was bestellt wurde, der Preis und wie es ausging. Keine Kartennummern.',
            'Um eine Zahlung genau einmal gutzuschreiben',
            'Solange das Konto besteht',
          ],
          balances: [
            'Dein Guthaben und eine Liste dessen, was gewährt und ausgegeben wurde',
            'Um Credits richtig zu zählen. Nachrichten stehen dort als Nummer, ohne ihren Text.',
            'Solange das Konto besteht',
          ],
          attempts: [
            'Zähler von Versuchen, unter einem Hash des Netzes oder der E-Mail-Adresse',
            'Gegen das Raten von Passwörtern und Fluten von Anfragen',
            'Eine Minute bis eine Stunde; bei fehlgeschlagenen Anmeldungen bis zu einem Tag',
          ],
          searches: [
            'Wie oft ein Suchwort an einem Tag etwas fand',
            'Für die Liste beliebter Suchen. Gezählt werden nur Wörter, die der Katalog selbst enthält, ohne jede Spur davon, wer gesucht hat.',
            '7 Tage',
          ],
          reports: [
            'Meldungen, und Charaktere, die du blockiert hast',
            'Damit der Betreiber nachsehen kann, was nicht stimmt. Der Text einer Antwort wird nur mit deiner Zustimmung bei der Meldung aufbewahrt.',
            'Solange das Konto besteht; ein Block, bis du ihn aufhebst',
          ],
          help: [
            'Dass zu einer Nachricht Hilfetelefone gezeigt wurden',
            'Um sie mit der Nachricht wieder zu zeigen. Wie oft im Monat, ist eine bloße Zahl, die nichts über dich sagt.',
            'So lange wie die Nachricht',
          ],
          operators: [
            'Was ein Betreiber mit deinem Konto getan hat: die Aktion, der Grund und die ID des Kontos',
            'Um zu zeigen, was Betreiber tun',
            'Dauerhaft, ohne deinen Namen oder deine Adresse',
          ],
        }),
      }),
      'Wie oft einem Charakter geschrieben wurde, ist eine bloße Zahl auf seiner Karte. Sie bleibt, wenn eine Unterhaltung gelöscht wird, und sagt nichts über dich.',
      'Das Protokoll des Servers sagt, welche Art von Aufruf es gab, wann und wie er ausging. Es enthält keine Adressen, keine Tokens und keine deiner Nachrichten.',
    ]),
    section('browser', 'Was dein Browser aufbewahrt', [
      list([
        ...inOrder(browserData, {
          identity:
            'Solange du angemeldet bist: wer du für den Server bist, das Token der Sitzung, deine Sprache und dein Guthaben. Nach dem Abmelden nur noch, dass sich in diesem Browser schon jemand angemeldet hat.',
          drafts:
            'Einen Entwurf im Eingabefeld und Nachrichten, die noch nicht gesendet wurden, je Unterhaltung, bis sie gesendet oder gelöscht sind. Sie bleiben, wenn du dich abmeldest, es sei denn, du lässt sie dabei entfernen.',
          copies:
            'Kopien deiner letzten 20 Chats mit jeweils bis zu 50 Nachrichten, damit du sie offline lesen kannst. Sie werden gelöscht, wenn du dich abmeldest oder sich ein anderes Konto anmeldet; im Profil kannst du sie ausschalten. Temporäre Chats werden nicht kopiert.',
          forms:
            'Was du in andere Formulare geschrieben hast, bis du sie speicherst oder verlässt, dich abmeldest oder den Tab schließt. Nie ein Passwort oder einen Code.',
          look: 'Dein Farbschema, deine Sprache und wie weit eine Seite gescrollt war.',
          signIn:
            'Während du dich mit Google oder Discord anmeldest: womit die Antwort verglichen wird und die Seite, von der du kamst, bis du zurück bist.',
          trial:
            'Was du und ein Charakter in einem Chat ohne Konto geschrieben habt, bis der Chat in dein Konto übernommen ist, höchstens 24 Stunden lang.',
          hearts:
            'Herzen, die du vor der Anmeldung vergeben hast, bis du dich anmeldest oder den Tab schließt.',
          use: 'Wie lange du in dieser Sitzung hier bist, wie oft du hier warst, ob du auf das Angebot geantwortet hast, die App zu installieren, und das Land, das du für Hilfetelefone gewählt hast.',
          tab: 'Eine Nummer des Tabs, damit zwei Tabs sich keinen Entwurf teilen, und ob die Seite gerade neu geladen wurde.',
        }),
        ...inOrder(cookieData, {
          own_view:
            'Solange du angemeldet bist oder ein Farbschema oder eine Sprache gewählt hast: ein Cookie, das nur das aussagt, damit die Seite nicht zuerst so erscheint wie bei einem neuen Besuch. Es wird beim ersten Besuch entfernt, bei dem das nicht mehr zutrifft, oder nach einem Jahr.',
          verify_ticket:
            'Solange eine Registrierung wartet: ein Cookie, das nur dieser Seite gehört. Es wird gelöscht, wenn die Adresse bestätigt ist, spätestens nach 24 Stunden.',
          known_device:
            'Nach der Anmeldung: ein Cookie, an dem der Server diesen Browser erkennt, damit andere, die dein Passwort erraten wollen, dich nicht aussperren. Es läuft 180 Tage nach der letzten Anmeldung ab.',
          age_hold:
            'Wenn ein Geburtsdatum abgelehnt wurde: ein Cookie, das sagt, bis wann, höchstens für einen Tag.',
        }),
      ]),
      'Löschst du in deinem Browser die Daten dieser Seite, wird all das gelöscht.',
    ]),
    section('elsewhere', 'Was zu anderen geht', [
      'Standardmäßig schickt der Server niemandem etwas. Ein Betreiber kann dies anschließen:',
      list(
        inOrder(recipients, {
          model:
            'Ein Sprachmodell an einer Adresse seiner Wahl. Für jede Antwort und für die Vorschläge gehen dorthin: die Beschreibung des Charakters, die letzten Nachrichten der Unterhaltung, dein Name, deine Persona mit ihren Pronomen und ihrem Text und deine Notizen zum Chat. Ebenso, was du schreibst, wenn du Ideen für einen Charakter anforderst. Jede Nachricht und deine eigenen Texte können auch an dieselbe Adresse gehen, um auf verbotene Inhalte geprüft zu werden (Moderation), und jede Nachricht, damit Charaktere frühere nach ihrer Bedeutung finden. Deine E-Mail-Adresse nicht.',
          mail: 'Einen Mailserver. Dann laufen E-Mails über dein Konto darüber wie jede andere E-Mail: Links sowie Browser, System und gekürzte Netzwerkadresse einer Registrierung.',
          providers:
            'Google oder Discord zum Anmelden. Dann geht dein Browser dorthin, wenn du deren Knopf drückst, und der Server erfährt von dort deine bestätigte E-Mail-Adresse.',
          stripe:
            'Stripe zum Bezahlen. Dann bezahlst du auf der Seite von Stripe; Nummer und Preis deiner Bestellung gehen dorthin, und nichts aus deinen Chats.',
          traces:
            'Einen Sammler von Traces. Dann erfährt er, welche Arten von Anfragen gestellt wurden, wie lange sie dauerten und wie sie endeten, nichts von ihrem Inhalt und nicht deine Adresse.',
        }),
      ),
      'Der KI-Hinweis oben in jedem Chat sagt, ob die Antworten dort aus vorbereiteten Texten stammen oder von einem Sprachmodell.',
      'Nichts wird verkauft, und nichts wird für Werbung weitergegeben. Niemand trainiert ein Modell mit deinen Chats: Die Software hat keinen Teil, der das tut. Was der Anbieter eines angeschlossenen Modells mit dem macht, was er bekommt, steht in dessen Bedingungen; der Betreiber kann dir das sagen.',
    ]),
    section('safe', 'Wie es geschützt ist', [
      'Passwörter und Tokens werden als Hashes gespeichert, Tokens täglich ersetzt, und die Dateien der Datenbank kann nur das Konto lesen, unter dem der Server läuft. Über das Netz ist der Verkehr überall verschlüsselt, wo die Adresse mit https beginnt.',
      'Chats sind in der Datenbank nicht verschlüsselt: Der Server muss sie lesen, um sie fortzusetzen. Bitte schreib nichts in einen Chat, was der Betreiber des Servers nicht wissen darf.',
    ]),
    section('yours', 'Deine Daten sehen, herunterladen oder löschen', [
      list([
        'Deine Chats sehen: Sie stehen alle unter „Letzte Chats“.',
        'Eine Unterhaltung löschen: mit dem Knopf daneben unter „Letzte Chats“. Ihre Nachrichten und was der Charakter sich gemerkt hat, werden nach einer Minute gelöscht, in der du es rückgängig machen kannst; Kopien in den Sicherungen eines Betreibers werden gelöscht, wenn diese ersetzt werden.',
        'Deine Daten herunterladen: Lade in deinem Profil eine Datei mit allem herunter, was über dich gespeichert ist.',
        'Dein Konto löschen: in deinem Profil, mit deinem Passwort. Konto, Personas, Unterhaltungen, Bewertungen und Sitzungen werden sofort und endgültig gelöscht.',
      ]),
      links({ '/recent-chats': 'Letzte Chats', '/profile': 'Profil' }),
    ]),
    section('age', 'Nur für Erwachsene', [
      'Der Dienst ist für Menschen ab 18 Jahren. Wenn du erfährst, dass ein Kind hier ein Konto hat, sag es bitte dem Betreiber, damit es entfernt wird.',
    ]),
  ],
});
