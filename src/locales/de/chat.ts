import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const chat: Messages['chat'] = {
  loading: 'Der Chat wird geöffnet',
  failed: 'Der Chat ging nicht auf',
  missing: {
    title: 'Diesen Chat gibt es hier nicht',
    text: 'Vielleicht wurde er gelöscht, oder er gehört zu einem anderen Konto.',
    action: 'Zu deinen Chats',
  },
  back: 'Zurück zu deinen Chats',
  persona: 'Wer du in diesem Chat bist',
  profile: (name) => `Über ${name}`,
  companion: 'KI-Charakter',
  scripted: 'KI-Charakter mit Drehbuch',
  replying: 'schreibt…',
  reconnecting: 'verbindet neu…',
  left: chats,
  conversation: (name) => `Unterhaltung mit ${name}`,
  notice: (name) => `${name} ist ein KI-Charakter, kein Mensch. Was hier gesagt wird, ist erfunden.`,
  saidBy: { user: 'Du:', mate: (name) => `${name}:` },
  older: {
    loading: 'Ältere Nachrichten kommen',
    failed: 'Ältere Nachrichten kamen nicht an.',
    retry: 'Noch einmal versuchen',
    whole: 'Hier hat es angefangen.',
  },
  latest: 'Zur neuesten Nachricht springen',
  composer: {
    label: (name) => `Nachricht an ${name}`,
    send: 'Senden',
    stop: 'Anhalten',
    price: (left) => `1 Chat je Nachricht · noch ${formats.number(left)}`,
    empty: 'Keine Chats mehr.',
    signedOut: 'Du bist abgemeldet. Was du schreibst, bleibt hier stehen.',
    blocked: (name: string) => `Du hast ${name} blockiert. Was gesagt wurde, bleibt lesbar.`,
    unblock: 'Im Profil wieder zulassen',
    more: 'Mehr Chats holen',
    long: (over) => formats.count(over, { one: '# Zeichen zu lang', other: '# Zeichen zu lang' }),
    keys: 'Die Eingabetaste sendet, mit Umschalt beginnt sie eine neue Zeile, der Pfeil nach oben holt zurück, was du zuvor gesagt hast.',
  },
  live: {
    slow: 'Das dauert länger als sonst…',
    stalled: 'Die Verbindung riss ab. Wird neu verbunden…',
    stopping: 'Wird angehalten…',
  },
  queued: 'Wartet aufs Senden',
  notSent: {
    stopped: 'Noch nicht gesendet.',
    expired: 'Nicht gesendet: Melde dich zuerst an.',
    empty: 'Nicht gesendet: keine Chats mehr.',
    ageless: 'Bevor das gesendet werden kann, wird dein Geburtsdatum gebraucht.',
    unreachable: 'Nicht gesendet: keine Verbindung. Sie geht von selbst raus, sobald das Netz wieder da ist.',
    stream: 'Nicht gesendet: Der Server hat sie nicht angenommen.',
    rejected: (reason) => (reason === '' ? 'Nicht gesendet.' : `Nicht gesendet: ${reason}`),
    again: 'Noch einmal senden',
    back: 'Zurücknehmen',
    signIn: 'Anmelden',
  },
  refused: {
    4030: 'Diesen Charakter gibt es nicht mehr. Was gesagt wurde, bleibt lesbar.',
    4032: 'Du bist noch nicht alt genug, um hier zu chatten.',
    4033: 'Inhalte für Erwachsene sind ausgeschaltet. Du kannst sie in deinem Profil einschalten.',
    4040: 'Diese Unterhaltung wurde gelöscht.',
    4220: 'Sexuelles mit Menschen unter 18 hat hier keinen Platz.',
    4230: 'Du hast diesen Charakter blockiert. Um wieder zu schreiben, hebe das in deinem Profil auf.',
    5000: 'Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.',
    5020: 'Es kam keine Antwort, darum hat es nichts gekostet. Bitte versuch es noch einmal.',
    5030: 'Der Dienst ist kurz nicht verfügbar. Bitte versuch es gleich noch einmal.',
  },
  broken: {
    stopped: 'Du hast diese Antwort angehalten.',
    interrupted: 'Diese Antwort wurde abgeschnitten.',
    failed: 'Es kam keine Antwort.',
    retry: 'Noch einmal fragen',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? 'Heute Abend' : 'Heute'}, ${time}`;
    return `${days === 1 ? 'Gestern' : formats.day(said, now)}, ${time}`;
  },
};
