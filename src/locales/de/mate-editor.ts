import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateEditor: Messages['mateEditor'] = {
  loading: 'Deine Charaktere werden geladen',
  failed: 'Deine Charaktere konnten nicht geladen werden',
  missing: {
    title: 'Du kannst diesen Charakter nicht bearbeiten',
    text: 'Er wurde vielleicht gelöscht oder gehört jemand anderem.',
  },
  unavailable: {
    title: 'Hier kannst du keine Charaktere erstellen',
    text: 'Dieser Server unterstützt keine eigenen Charaktere. Mit den anderen kannst du weiterhin chatten.',
  },
  restored: 'Dein nicht gespeicherter Entwurf wurde wiederhergestellt.',
  discard: 'Neu anfangen',
  idea: {
    title: 'Mit einer Idee anfangen',
    text: 'Beschreibe in einem Satz, wen du kennenlernen möchtest, oder lass das Feld für eine Überraschung leer. Du kannst später alles ändern.',
    label: 'Wen möchtest du kennenlernen?',
    ask: 'Entwurf vorschlagen',
    busy: 'Wird überlegt…',
    undo: 'Meinen Entwurf wiederherstellen',
    came: (name) => `Das ist ${name}. Ändere, was du möchtest.`,
  },
  card: {
    text: 'Fülle das Formular aus einer Charakterkarte (JSON, PNG oder CHARX) aus dieser oder einer anderen App. Wähle die Datei aus, zieh sie hierher oder füge sie ein. Sie bleibt in deinem Browser, bis du den Charakter speicherst.',
    choose: 'Charakterkarte importieren',
    file: (name, format) => `${name} (Karte).${format}`,
    cut: 'Teile dieser Karte waren zu lang für das Formular und wurden dort gekürzt. Die Karte selbst bleibt vollständig. Bitte prüfe das Ergebnis.',
    notUsed: (parts) =>
      `Für diese Teile hat das Formular keine Felder; sie bleiben für den Export in der Karte: ${parts.join(', ')}.`,
    part: {
      lore: 'Lorebook',
      notes: 'Notizen des Autors',
      pictures: 'Bilder',
      greetings: 'erste Nachrichten für Gruppen',
    },
    macros: (names) => `Diese Makros werden nicht unterstützt und in Chats weggelassen: ${names.join(', ')}.`,
    encoding:
      'Diese Datei ist nicht als UTF-8-Text gespeichert. Speichere sie als UTF-8 und importiere sie noch einmal.',
    large:
      'Diese Karte ist zu groß. Ihre Texte dürfen höchstens 1 Million Zeichen haben, ihre Datei höchstens 50 MB.',
    unreadable:
      'In dieser Datei wurde keine Charakterkarte gefunden. Wähle eine Karte als JSON, PNG oder CHARX.',
    damaged:
      'Diese Datei ist beschädigt oder verschlüsselt, daher lässt sich ihre Karte nicht lesen. Lade sie noch einmal herunter oder exportiere sie neu.',
  },
  look: {
    title: 'Aussehen',
    shuffle: 'Überrasch mich',
    parts: {
      hair: 'Haare',
      eyes: 'Augen',
      brows: 'Brauen',
      nose: 'Nase',
      lips: 'Mund',
      body: 'Kleidung',
      beard: 'Bart',
      glasses: 'Brille',
      gesture: 'Geste',
      bodyIcon: 'Abzeichen',
    },
    previous: (part) => `${part}: zurück`,
    next: (part) => `${part}: weiter`,
    none: 'Ohne',
    place: (at, count) => `${formats.number(at)} von ${formats.number(count)}`,
    colour: 'Farbe',
  },
  basics: {
    title: 'Grunddaten',
    tagline: 'Kurzbeschreibung',
    taglineHint: 'Steht unter dem Namen, etwa „Hüterin der letzten Fähre“.',
    age: 'Alter',
    ageHint: 'Jeder Charakter ist erwachsen: 18 oder älter.',
    pronouns: 'Pronomen',
    pronounsHint: 'Optional. Zum Beispiel sie/ihr.',
    tags: 'Schlagwörter',
    tagsHint: (most) =>
      `Bis zu ${formats.number(most)}, durch Kommas getrennt. Daran findet man den Charakter.`,
  },
  story: {
    title: 'Geschichte',
    who: 'Wer dahintersteckt',
    whoHint: 'Herkunft, Beschäftigung und was sie anfangs nie verraten würden. Leerzeilen trennen Absätze.',
    place: 'Wo man sie findet',
    placeHint: 'Optional.',
    likes: 'Was sie mag',
    likesHint: (most) => `Bis zu ${formats.number(most)} Dinge, durch Kommas getrennt.`,
  },
  voice: {
    title: 'Stimme',
    manner: 'Art zu sprechen',
    manners: {
      warm: {
        name: 'Warm',
        example: '„Da bist du ja. Wie war es wirklich?“',
      },
      playful: {
        name: 'Verspielt',
        example: '„Zehn Punkte. Jetzt sag es wie ein Pirat.“',
      },
      dry: {
        name: 'Trocken',
        example: '„Gefunden. Die meisten lesen das Schild.“',
      },
      calm: {
        name: 'Ruhig',
        example: '„Keine Eile. Eins nach dem anderen.“',
      },
      bold: {
        name: 'Kühn',
        example: '„Gut. Und worauf wartest du?“',
      },
      poetic: {
        name: 'Poetisch',
        example: '„Du kamst herein wie das Ende eines Liedes.“',
      },
      curious: {
        name: 'Neugierig',
        example: '„Moment, einen Schritt zurück. Wie fing das an?“',
      },
      plain: {
        name: 'Schlicht',
        example: '„Hallo, schön, dich zu sehen. Was gibt’s?“',
      },
    },
    words: 'Mehr zur Sprechweise',
    wordsHint: 'Optional. Gewohnheiten, Lieblingssätze, was sie nie sagen.',
  },
  beginning: {
    title: 'Einstieg',
    greeting: 'Erste Nachricht',
    greetingHint: 'Womit der Charakter beginnt. Was er tut, steht zwischen *Sternchen*.',
    scene: 'Szene',
    sceneHint: 'Optional. Wo und wann es beginnt.',
  },
  craft: {
    title: 'Erweitert',
    text: 'Für alle, die Charakterkarten kennen. Diese Texte gelten, soweit die Regeln dieser App es zulassen, und können Makros wie {{user}} und {{char}} enthalten.',
    nickname: 'Spitzname',
    nicknameHint: 'Optional. Ersetzt den Namen überall, wo {{char}} steht.',
    greetings: 'Weitere erste Nachrichten',
    greetingsHint: 'Zu Beginn eines Chats kann man zwischen ihnen wechseln.',
    greeting: (place) => `Erste Nachricht ${formats.number(place)}`,
    add: 'Erste Nachricht hinzufügen',
    remove: (place) => `Erste Nachricht ${formats.number(place)} entfernen`,
    examples: 'Beispieldialoge',
    examplesHint:
      'Wie der Charakter spricht. Beginne jedes Beispiel mit <START> und jede Zeile mit {{user}}: oder {{char}}:.',
    instructions: 'System-Prompt',
    instructionsHint: 'Wie das Modell den Charakter spielen soll.',
    finalInstructions: 'Anweisungen nach dem Verlauf',
    finalInstructionsHint: 'Stehen nach der neuesten Nachricht und wirken deshalb stärker.',
    depthNote: 'Notiz im Chat',
    depthNoteHint: 'Wird einige Nachrichten vor dem Ende des Chats eingefügt.',
    depth: 'Tiefe der Notiz',
    depthHint: 'Wie viele Nachrichten danach kommen.',
  },
  visibility: {
    title: 'Sichtbarkeit',
    private: {
      name: 'Entwurf',
      text: 'Nur du kannst ihn sehen und mit ihm chatten. Name und Alter genügen.',
    },
    unlisted: {
      name: 'Nicht gelistet',
      text: 'Alle, die den Link haben, können ihn sehen und mit ihm chatten.',
    },
    public: {
      name: 'Veröffentlicht',
      text: 'Unter Entdecken und in der Suche zu finden, mit dem Namen aus deinem Profil.',
    },
  },
  rating: {
    title: 'Zielgruppe',
    everyone: {
      name: 'Für alle',
      text: 'Geeignet für jeden, der hier chatten darf.',
    },
    mature: {
      name: 'Für Erwachsene',
      text: 'Nur für Erwachsene, die solche Inhalte sehen wollen.',
    },
  },
  problems: {
    missing: 'Bitte fülle das aus.',
    long: 'Das ist zu lang. Bitte kürze es.',
    many: 'Das sind zu viele. Bitte nimm welche heraus.',
    young: 'Jeder Charakter ist erwachsen. Bitte wähle 18 oder mehr.',
    odd: 'Bitte prüfe das: Es enthält etwas, das nicht erlaubt ist.',
    minor: 'Jeder Charakter ist erwachsen. Entferne, was diesen jünger als 18 macht.',
  },
  preview: {
    title: 'Vorschau',
  },
  create: 'Erschaffen',
  savedAt: 'Dein Entwurf liegt in diesem Browser, bis du ihn speicherst.',
  saved: {
    made: (name) => `${name} ist fertig`,
    private: 'Nur du kannst diesen Charakter sehen und mit ihm chatten.',
    unlisted: 'Alle, die den Link haben, können diesen Charakter sehen und mit ihm chatten.',
    public: 'Alle können diesen Charakter finden und mit ihm chatten.',
    page: 'Seite ansehen',
    change: 'Bearbeiten',
    another: 'Noch einen erschaffen',
  },
  mates: {
    title: 'Deine Charaktere',
    count: (count, most) => `${formats.number(count)} von ${formats.number(most)}`,
    private: 'Entwurf',
    unlisted: 'Nicht gelistet',
    public: 'Veröffentlicht',
    withdrawn: 'Vom Betreiber zurückgezogen: Niemand kann ihn finden',
    reason: (reason) => `Grund: ${reason}`,
    open: 'Wird bearbeitet',
    preparing: 'Karte wird vorbereitet …',
    formats: { png: 'Bild (PNG)', json: 'Textdatei (JSON)', charx: 'Archiv (CHARX)' },
    take: (name) => `${name} als Karte herunterladen`,
    another: 'Neuer Charakter',
  },
  confirm: {
    title: (name) => `${name} löschen?`,
    text: 'Das lässt sich nicht rückgängig machen. Unterhaltungen lassen sich weiter lesen, aber niemand kann diesem Charakter mehr schreiben.',
    confirm: 'Löschen',
  },
  deleted: 'Charakter gelöscht.',
};
