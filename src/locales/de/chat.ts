import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

export const chat: Messages['chat'] = {
  loading: 'Chat wird geöffnet …',
  failed: 'Dieser Chat konnte nicht geöffnet werden',
  missing: {
    title: 'Chat nicht gefunden',
    text: 'Vielleicht wurde er gelöscht, oder er gehört zu einem anderen Konto.',
    action: 'Zu deinen Chats',
  },
  messageGone: 'Diese Nachricht kann nicht gezeigt werden. Vielleicht wurde sie gelöscht.',
  editEnded:
    'Die Nachricht, die du bearbeitest, ist nicht mehr in diesem Chat. Dein Text ist jetzt eine neue Nachricht.',
  back: 'Zurück zu deinen Chats',
  menu: 'Optionen des Chats',
  search: 'Diesen Chat durchsuchen',
  pinned: 'Angeheftete Nachrichten',
  pane: 'Über diesen Chat',
  behind: 'Hinter diesem Chat',
  another: (name) => `Neuer Chat mit ${name}`,
  profile: (name) => `Über ${name}`,
  temporary: {
    name: 'Temporärer Chat',
    banner:
      'Aus diesem Chat wird nichts gemerkt. Er wird gelöscht, wenn du ihn beendest, oder eine Stunde nachdem du ihn geschlossen hast.',
    end: 'Chat beenden',
    endFailed: (reason) => `Der Chat konnte nicht beendet werden. ${reason}`,
    ended: { title: 'Dieser temporäre Chat ist beendet', text: 'Seine Nachrichten wurden gelöscht.' },
    again: 'Neuer temporärer Chat',
  },
  missingModel: {
    name: 'Modell nicht verfügbar',
    text: (model, mate) =>
      `Das Modell ${model} ist nicht mehr verfügbar. ${mate} antwortet jetzt mit dem Standardmodell.`,
    choose: 'Modell wählen',
  },
  companion: 'KI-Charakter',
  origin: {
    scripted: 'Die Antworten hier stammen aus vorbereiteten Texten.',
    model: 'Die Antworten hier schreibt ein Sprachmodell.',
  },
  replying: 'schreibt …',
  reconnecting: 'verbindet neu …',
  conversation: (name) => `Unterhaltung mit ${name}`,
  saidBy: { user: 'Du:', mate: (name) => `${name}:` },
  older: {
    failed: 'Ältere Nachrichten konnten nicht geladen werden.',
    whole: 'Das ist der Anfang eurer Unterhaltung.',
  },
  print: {
    open: 'Drucken',
    loaded: (count) => formats.count(count, { one: '# Nachricht geladen', other: '# Nachrichten geladen' }),
    unsupported: 'Dieser Browser kann diese Seite nicht drucken.',
    omitted: (count) =>
      `Nur die neuesten ${formats.number(count)} Nachrichten werden gedruckt. Um auch die älteren zu drucken, wähle „Drucken“ im Menü des Chats.`,
    limited: (count, all, place) =>
      `Nur die neuesten ${formats.number(count)} von ${formats.number(all)} Nachrichten werden gedruckt. Alle erhältst du, wenn du den Chat unter „${place}“ herunterlädst.`,
  },
  latest: 'Zur neuesten Nachricht',
  composer: {
    label: (name) => `Nachricht an ${name}`,
    send: 'Senden',
    price: (left) => `1 Credit je Nachricht · noch ${formats.number(left)}`,
    empty: 'Keine Credits mehr.',
    signedOut: 'Du bist abgemeldet. Dein Entwurf ist auf diesem Gerät gespeichert.',
    blocked: (name: string) => `Du hast ${name} blockiert.`,
    unblock: 'Im Profil freigeben',
    refill: (credits, time) => `Ab ${formats.moment(time)} hast du wieder ${chats(credits)}.`,
    more: 'Mehr Credits holen',
    long: (over) => formats.count(over, { one: '# Zeichen zu lang', other: '# Zeichen zu lang' }),
    keys: 'Mit der Eingabetaste senden, mit Umschalt+Eingabe eine neue Zeile beginnen, im leeren Feld mit dem Pfeil nach oben die letzte eigene Nachricht bearbeiten, mit Alt und dem Pfeil nach oben früher Geschriebenes aufrufen.',
  },
  live: {
    thinking: 'Denkt nach …',
    slow: 'Das dauert länger als sonst …',
    reconnecting: 'Verbindung verloren. Wird neu verbunden …',
    stopping: 'Wird angehalten …',
  },
  queued: 'Wartet auf Versand',
  offline: 'Wartet auf das Netz',
  moveUp: 'Früher senden',
  notSent: {
    stopped: 'Noch nicht gesendet.',
    expired: 'Nicht gesendet. Bitte melde dich an.',
    empty: 'Nicht gesendet. Keine Credits mehr.',
    ageless: 'Gib dein Geburtsdatum ein, um das zu senden.',
    unreachable:
      'Noch nicht gesendet. Die Nachricht wird automatisch gesendet, sobald du wieder online bist.',
    stream: 'Nicht gesendet. Auf dem Server ist etwas schiefgegangen.',
    rejected: (reason) => `Nicht gesendet. ${reason}`,
    again: 'Erneut senden',
    asNew: 'Als neue Nachricht senden',
    back: 'Nachricht bearbeiten',
  },
  refused: {
    4030: 'Diesen Charakter gibt es nicht mehr. Den Chat kannst du weiterhin lesen.',
    4032: 'Du bist noch nicht alt genug zum Chatten.',
    4033: 'Inhalte für Erwachsene sind ausgeschaltet. Du kannst sie in deinem Profil einschalten.',
    4040: 'Diese Unterhaltung wurde gelöscht.',
    4041: 'Die Nachricht, die du bearbeitet hast, wurde gelöscht.',
    4220: 'Sexuelle Inhalte mit Personen unter 18 sind nicht erlaubt.',
    4230: 'Du hast diesen Charakter blockiert. Gib ihn im Profil frei, um wieder zu schreiben.',
    4231: 'Der Betreiber hat diesen Charakter zurückgezogen. Den Chat kannst du weiterhin lesen.',
    5000: 'Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.',
    5020: 'Es kam keine Antwort, darum wurde nichts abgezogen. Bitte versuch es noch einmal.',
    5030: 'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuch es gleich noch einmal.',
  },
  broken: {
    another: 'Es konnte keine andere Antwort geladen werden.',
    stopped: 'Du hast diese Antwort angehalten.',
    interrupted: 'Diese Antwort wurde unterbrochen.',
    failed: 'Keine Antwort.',
    unread: 'Diese Antwort konnte nicht geladen werden.',
    uncharged: 'Dir wurde nichts abgezogen.',
    problems: {
      unreachable: 'Das Sprachmodell war nicht erreichbar.',
      refused: 'Das Sprachmodell hat die Anfrage abgelehnt.',
      slow: 'Das Sprachmodell hat zu lange gebraucht.',
      broken: 'Die Antwort des Sprachmodells brach ab.',
      empty: 'Das Sprachmodell hat keinen Text geschickt.',
      stopped: 'Der Server wurde neu gestartet.',
      unforeseen: 'Auf dem Server ist etwas schiefgegangen.',
      declined: 'Das Sprachmodell wollte nicht antworten.',
      thoughts: 'Das Sprachmodell hat die ganze Antwort zum Nachdenken verbraucht.',
      failed: 'Auf dem Server des Sprachmodells ist ein Fehler aufgetreten.',
    },
    continue: 'Fortsetzen',
    retry: 'Erneut versuchen',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? 'Heute Abend' : 'Heute'}, ${time}`;
    return `${days === 1 ? 'Gestern' : formats.day(said, now)}, ${time}`;
  },
};
