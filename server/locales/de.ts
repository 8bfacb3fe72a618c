import type { TranslatedTexts } from './texts.ts';

export const de: TranslatedTexts = {
  confirmation: (product, origin) => ({
    subject: `Bestätige deine Adresse für ${product}`,
    paragraphs: [
      'Hallo,',
      `mit dieser Adresse hat sich jemand bei ${product} registriert. Wenn du das warst, öffne den Link unten und bestätige. Er gilt 24 Stunden.`,
      origin,
      'Wenn du das nicht warst, ignoriere diese E-Mail: Ohne dich wird kein Konto angelegt.',
    ],
    link: 'Diese Adresse bestätigen',
  }),
  alreadyRegistered: (product, origin) => ({
    subject: `Du hast schon ein Konto bei ${product}`,
    paragraphs: [
      'Hallo,',
      `jemand wollte sich mit dieser Adresse bei ${product} registrieren, aber sie hat schon ein Konto. Wenn du das warst, melde dich so an wie bisher.`,
      origin,
      'Wenn du das nicht warst, ignoriere diese E-Mail: Dein Konto hat sich nicht geändert.',
    ],
    link: `${product} öffnen`,
  }),
  passwordRemoved: (product, provider) => ({
    subject: `Dein Passwort für ${product} wurde entfernt`,
    paragraphs: [
      'Hallo,',
      `du hast dich bei ${product} mit ${provider} angemeldet. Wir konnten nicht sicher sein, dass das bisherige Passwort dieses Kontos von dir stammt. Deshalb haben wir es entfernt und alle anderen Geräte abgemeldet.`,
      'In deinem Profil kannst du ein neues Passwort festlegen.',
    ],
    link: `${product} öffnen`,
  }),
  origin: {
    time: 'Zeit',
    browser: 'Browser',
    network: 'Netzwerk',
    on: (browser, system) => `${browser} unter ${system}`,
    unknown: 'unbekannt',
  },
  refusals: {
    'login expired': 'Sitzung abgelaufen',
    'server error': 'Serverfehler',
    'Too many tries. Please wait # seconds and try again.':
      'Zu viele Versuche. Warte # Sekunden und versuch es noch einmal.',
    'Too many tries. Please wait # minutes and try again.':
      'Zu viele Versuche. Warte # Minuten und versuch es noch einmal.',
    'Too many people are signing in right now. Please try again.':
      'Gerade melden sich zu viele Leute an. Bitte versuch es noch einmal.',
    'The service is temporarily unavailable. Please try again in a moment.':
      'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuch es gleich noch einmal.',
    'The server is stopping. Please try again in a moment.':
      'Der Server wird angehalten. Bitte versuch es gleich noch einmal.',
    'Incorrect email or password.': 'E-Mail-Adresse oder Passwort ist falsch.',
    'This is not your current password.': 'Das ist nicht dein jetziges Passwort.',
    'Please sign out and in again first, so that we know it is you.':
      'Bitte melde dich zuerst ab und wieder an, damit wir wissen, dass du es bist.',
    'This password is too easy to guess. Please choose another one.':
      'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
    'Please choose a password of at least # characters.':
      'Bitte wähle ein Passwort mit mindestens # Zeichen.',
    'Please choose a password of at most # characters.': 'Bitte wähle ein Passwort mit höchstens # Zeichen.',
    'Please enter a valid email address.': 'Bitte gib eine gültige E-Mail-Adresse ein.',
    'This address already has an account. Please sign in.':
      'Diese Adresse hat schon ein Konto. Bitte melde dich an.',
    'This link no longer works. Please sign up again to get a new one.':
      'Dieser Link gilt nicht mehr. Bitte registriere dich neu, um einen neuen zu bekommen.',
    'Please enter the password of this sign-up.': 'Bitte gib das Passwort dieser Registrierung ein.',
    'This is not the password of this sign-up.': 'Das ist nicht das Passwort dieser Registrierung.',
    'Too many emails were requested. Please try again in # minutes.':
      'Es wurden zu viele E-Mails angefordert. Bitte versuch es in # Minuten noch einmal.',
    'Too many emails were requested. Please try again in # hours.':
      'Es wurden zu viele E-Mails angefordert. Bitte versuch es in # Stunden noch einmal.',
    'No mail can be delivered to this address. Please check it.':
      'An diese Adresse lässt sich keine Mail zustellen. Bitte prüfe sie.',
    'The mail could not be sent. Please try again in a few minutes.':
      'Die Mail konnte nicht gesendet werden. Bitte versuch es in ein paar Minuten noch einmal.',
    'You are out of credits. Your message is saved.':
      'Deine Credits sind aufgebraucht. Deine Nachricht ist gespeichert.',
    'A reply is still being written. Wait for it to finish, or stop it.':
      'Es wird noch eine Antwort geschrieben. Warte, bis sie fertig ist, oder halte sie an.',
    'The reply could not be stopped yet. Please try again.':
      'Die Antwort ließ sich noch nicht anhalten. Bitte versuch es noch einmal.',
    'Write something first.': 'Schreib zuerst etwas.',
    'Please write this on one line, without special characters.':
      'Bitte schreib das in einer Zeile und ohne Sonderzeichen.',
    'Please give the persona a name.': 'Bitte gib der Persona einen Namen.',
    'Please enter your date of birth first.': 'Bitte gib zuerst dein Geburtsdatum ein.',
    'This date does not exist. Please check the day, month, and year.':
      'Diesen Tag gibt es nicht. Bitte prüfe Tag, Monat und Jahr.',
    'You are not old enough to chat yet.': 'Du bist noch nicht alt genug zum Chatten.',
    'Mature content is turned off. You can turn it on in your profile.':
      'Inhalte für Erwachsene sind ausgeschaltet. Du kannst sie in deinem Profil einschalten.',
    'Sexual content involving anyone under 18 is not allowed.':
      'Sexuelle Inhalte mit Personen unter 18 sind nicht erlaubt.',
    'You blocked this mate. Unblock it in your profile to write again.':
      'Du hast diesen Charakter blockiert. Gib ihn im Profil frei, um wieder zu schreiben.',
    'There is no such conversation.': 'Diese Unterhaltung gibt es nicht.',
    'There is no such mate.': 'Diesen Charakter gibt es nicht.',
    'There is no such creator.': 'Diese Urheberin oder diesen Urheber gibt es nicht.',
    'There is no such message.': 'Diese Nachricht gibt es nicht.',
    'There is no such persona.': 'Diese Persona gibt es nicht.',
    'There is no such package.': 'Dieses Paket gibt es nicht.',
    'There is no such order.': 'Diese Bestellung gibt es nicht.',
    'This mate is no longer available. You can still read this chat.':
      'Diesen Charakter gibt es nicht mehr. Den Chat kannst du weiterhin lesen.',
    'This conversation was deleted.': 'Diese Unterhaltung wurde gelöscht.',
    'You do not have enough gold coins.': 'Du hast nicht genug Goldmünzen.',
    'Purchases are not available here.': 'Käufe sind hier nicht möglich.',
    'This order is already complete. Please start a new one.':
      'Diese Bestellung ist schon abgeschlossen. Bitte starte eine neue.',
    'This order was started with another package. Please start a new one.':
      'Diese Bestellung wurde mit einem anderen Paket begonnen. Bitte starte eine neue.',
    'The balance changed at the same moment. Please try again.':
      'Das Guthaben hat sich im selben Augenblick geändert. Bitte versuch es noch einmal.',
    'The payment provider is not responding. Please try again in a moment.':
      'Der Zahlungsdienst antwortet nicht. Bitte versuch es gleich noch einmal.',
    'No suggestions this time. Please try again.': 'Diesmal keine Vorschläge. Bitte versuch es noch einmal.',
    'No suggestion this time. Try again, or rephrase your idea.':
      'Diesmal kein Vorschlag. Versuch es noch einmal oder formuliere deine Idee anders.',
    'The request is too large.': 'Die Anfrage ist zu groß.',
    'This is not available here yet.': 'Das gibt es hier noch nicht.',
    'The reply cannot be read right now. Please try again.':
      'Die Antwort lässt sich gerade nicht lesen. Bitte versuch es noch einmal.',
    'The companion took too long.': 'Der Charakter hat zu lange gebraucht.',
    'The companion had no usable suggestion.': 'Der Charakter hatte keinen brauchbaren Vorschlag.',
    'This companion does not suggest replies.': 'Dieser Charakter schlägt keine Antworten vor.',
    'There is no such reply.': 'Diese Antwort gibt es nicht.',
    'Every mate is an adult.': 'Alle Charaktere sind erwachsen.',
    'Every mate is an adult. Please remove anything that makes this one younger than 18.':
      'Alle Charaktere sind erwachsen. Bitte nimm heraus, was diesen jünger als 18 macht.',
    'Please give the mate a tag.': 'Bitte gib dem Charakter ein Stichwort.',
    'Please write one tag at a time.': 'Bitte schreib die Stichwörter einzeln.',
    'Please write this without special characters.': 'Bitte schreib das ohne Sonderzeichen.',
    'This date is in the future. Please check the year.':
      'Dieses Datum liegt in der Zukunft. Bitte prüfe das Jahr.',
    'This date is too far in the past. Please check the year.': 'Das ist zu lange her. Bitte prüfe das Jahr.',
    'Mature content is for adults who have confirmed their age.':
      'Inhalte für Erwachsene sind nur für Erwachsene, die ihr Alter bestätigt haben.',
    'You have reached the limit of # conversations. Delete one to start another.':
      'Du hast # Unterhaltungen, mehr sind nicht möglich. Lösche eine, um eine neue zu beginnen.',
    'You have reached the limit of # favorites. Remove one to add another.':
      'Du hast # Favoriten, mehr sind nicht möglich. Entferne einen, um einen anderen hinzuzufügen.',
    'You have reached the limit of # followed creators. Unfollow one to follow another.':
      'Du folgst # Profilen, mehr sind nicht möglich. Entfolge einem, um einem anderen zu folgen.',
    'You have reached the limit of # blocked mates. Unblock one to block another.':
      'Du hast # Charaktere blockiert, mehr sind nicht möglich. Gib einen frei, um einen anderen zu blockieren.',
    'You have reached the limit of # personas. Delete one to create another.':
      'Du hast # Personas, mehr sind nicht möglich. Lösche eine, um eine neue anzulegen.',
    'You have reached the limit of # mates. Delete one to create another.':
      'Du hast # Charaktere, mehr sind nicht möglich. Lösche einen, um einen neuen zu erstellen.',
  },
};
