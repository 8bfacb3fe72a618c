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
    'The service is briefly unavailable. Please try again in a moment.':
      'Der Dienst ist kurz nicht verfügbar. Bitte versuch es gleich noch einmal.',
    'The server is stopping. Please try again in a moment.':
      'Der Server wird angehalten. Bitte versuch es gleich noch einmal.',
    'The e-mail and the password do not belong together.':
      'E-Mail-Adresse und Passwort gehören nicht zusammen.',
    'This is not your current password.': 'Das ist nicht dein jetziges Passwort.',
    'Please sign out and in again first, so that we know it is you.':
      'Bitte melde dich zuerst ab und wieder an, damit wir wissen, dass du es bist.',
    'This password is one of the first that others would try. Please choose another one.':
      'Dieses Passwort würden andere als eines der ersten versuchen. Bitte wähle ein anderes.',
    'Please choose a password of at least # characters.':
      'Bitte wähle ein Passwort mit mindestens # Zeichen.',
    'Please choose a password of at most # characters.': 'Bitte wähle ein Passwort mit höchstens # Zeichen.',
    'This does not look like an e-mail address.': 'Das sieht nicht nach einer E-Mail-Adresse aus.',
    'This address has an account already. Please sign in.':
      'Diese Adresse hat schon ein Konto. Bitte melde dich an.',
    'This link is not good any more. Please sign up again to get a new one.':
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
    'Your chats are used up. Your message is not lost.':
      'Deine Chats sind aufgebraucht. Deine Nachricht ist nicht verloren.',
    'A reply is still being written. Wait for its end, or stop it.':
      'Es wird noch eine Antwort geschrieben. Warte auf ihr Ende oder halte sie an.',
    'The reply could not be stopped yet. Please try again.':
      'Die Antwort ließ sich noch nicht anhalten. Bitte versuch es noch einmal.',
    'Write something first.': 'Schreib zuerst etwas.',
    'Please write this on one line, without special characters.':
      'Bitte schreib das in einer Zeile und ohne Sonderzeichen.',
    'Please give the persona a name.': 'Bitte gib der Persona einen Namen.',
    'Please tell your birth date first.': 'Bitte sag uns zuerst dein Geburtsdatum.',
    'There is no such day. Please check the day, the month and the year.':
      'Diesen Tag gibt es nicht. Bitte prüfe Tag, Monat und Jahr.',
    'You are not old enough to chat here yet.': 'Du bist noch nicht alt genug, um hier zu chatten.',
    'Mature content is turned off. You can turn it on in your profile.':
      'Inhalte für Erwachsene sind ausgeschaltet. Du kannst sie in deinem Profil einschalten.',
    'Nothing sexual that involves somebody under 18 has a place here.':
      'Sexuelles mit Menschen unter 18 hat hier keinen Platz.',
    'You blocked this mate. To write again, take the block back in your profile.':
      'Du hast diesen Charakter blockiert. Um wieder zu schreiben, hebe das in deinem Profil auf.',
    'There is no such conversation.': 'Diese Unterhaltung gibt es nicht.',
    'There is no such mate.': 'Diesen Charakter gibt es nicht.',
    'There is no such creator.': 'Diese Urheberin oder diesen Urheber gibt es nicht.',
    'There is no such message.': 'Diese Nachricht gibt es nicht.',
    'There is no such persona.': 'Diese Persona gibt es nicht.',
    'There is no such package.': 'Dieses Paket gibt es nicht.',
    'There is no such order.': 'Diese Bestellung gibt es nicht.',
    'This mate is not there any more. What was said stays readable.':
      'Diesen Charakter gibt es nicht mehr. Was gesagt wurde, bleibt lesbar.',
    'This conversation was deleted.': 'Diese Unterhaltung wurde gelöscht.',
    'You have too few gold coins for this.': 'Dafür hast du zu wenige Goldmünzen.',
    'Nothing can be bought here.': 'Hier gibt es nichts zu kaufen.',
    'This order is already decided. Please begin a new one.':
      'Diese Bestellung ist schon entschieden. Bitte beginne eine neue.',
    'This order was begun with another package. Please begin anew.':
      'Diese Bestellung wurde mit einem anderen Paket begonnen. Bitte beginne neu.',
    'The balance changed at the same moment. Please try again.':
      'Das Guthaben hat sich im selben Augenblick geändert. Bitte versuch es noch einmal.',
    'The payment provider does not answer. Please try again in a moment.':
      'Der Zahlungsdienst antwortet nicht. Bitte versuch es gleich noch einmal.',
    'No ideas came this time. Please try again.': 'Diesmal kamen keine Ideen. Bitte versuch es noch einmal.',
    'No idea came this time. Try again, or say it in other words.':
      'Diesmal kam keine Idee. Versuch es noch einmal oder sag es mit anderen Worten.',
    'The request is too large.': 'Die Anfrage ist zu groß.',
    'This is not available here yet.': 'Das gibt es hier noch nicht.',
    'The reply cannot be read right now. Please try again.':
      'Die Antwort lässt sich gerade nicht lesen. Bitte versuch es noch einmal.',
    'The companion took too long.': 'Der Charakter hat zu lange gebraucht.',
    'The companion had no idea that can be shown.': 'Dem Charakter fiel nichts ein, was sich zeigen lässt.',
    'This companion has no ideas to give.': 'Dieser Charakter hat keine Ideen zu geben.',
    'There is no such reply.': 'Diese Antwort gibt es nicht.',
    'Every mate is an adult.': 'Alle Charaktere sind erwachsen.',
    'Every mate is an adult. Please take out what makes this one younger than 18.':
      'Alle Charaktere sind erwachsen. Bitte nimm heraus, was diesen jünger als 18 macht.',
    'Please give the mate a tag.': 'Bitte gib dem Charakter ein Stichwort.',
    'Please write one tag at a time.': 'Bitte schreib die Stichwörter einzeln.',
    'Please write this without special characters.': 'Bitte schreib das ohne Sonderzeichen.',
    'This day has not come yet. Please check the year.':
      'Dieser Tag ist noch nicht gekommen. Bitte prüfe das Jahr.',
    'This is too long ago. Please check the year.': 'Das ist zu lange her. Bitte prüfe das Jahr.',
    'Mature content is for adults who have told their age.':
      'Inhalte für Erwachsene sind für Erwachsene, die ihr Alter angegeben haben.',
    'You have # conversations, which is as many as there can be. Delete one to begin another.':
      'Du hast # Unterhaltungen, mehr sind nicht möglich. Lösche eine, um eine neue zu beginnen.',
    'You have # favorites, which is as many as there can be. Remove one to add another.':
      'Du hast # Favoriten, mehr sind nicht möglich. Entferne einen, um einen anderen hinzuzufügen.',
    'You follow # creators, which is as many as there can be. Unfollow one to follow another.':
      'Du folgst # Profilen, mehr sind nicht möglich. Entfolge einem, um einem anderen zu folgen.',
    'You blocked # mates, which is as many as there can be. Unblock one to block another.':
      'Du hast # Charaktere blockiert, mehr sind nicht möglich. Gib einen frei, um einen anderen zu blockieren.',
    'You have # personas, which is as many as there can be. Delete one to make another.':
      'Du hast # Personas, mehr sind nicht möglich. Lösche eine, um eine neue anzulegen.',
    'You have # mates, which is as many as there can be. Delete one to make another.':
      'Du hast # Charaktere, mehr sind nicht möglich. Lösche einen, um einen neuen zu erstellen.',
  },
};
