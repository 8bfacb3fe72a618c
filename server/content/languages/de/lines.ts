import type { IntentLines } from '../../spoken-language.ts';

/** The lines of any scripted mate in German. */
export const lines: IntentLines = {
  crisis: [
    'Ich sage es ganz offen{, name}, weil es wichtig ist: Ich bin froh, dass du mir das gesagt hast. Wenn du daran denkst, dir etwas anzutun, ruf bitte jetzt den Notruf oder eine der Nummern an, die hier stehen, oder geh zu jemandem in deiner Nähe. Ich bin nur eine Figur mit Drehbuch, und du verdienst einen echten Menschen an deiner Seite. Wen könntest du jetzt anrufen oder wecken?',
    'Danke, dass du es aussprichst{, name}. Das musst du nicht allein tragen. Bitte erreiche jetzt einen echten Menschen: eine Freundin, einen Freund, jemanden aus der Familie, eine Ärztin oder eine der Nummern hier in der App. Wenn du gerade in Gefahr bist, wähle den Notruf. Bist du im Moment in Sicherheit?',
  ],
  crisisMore: [
    'Ich bin noch da. Und ich wünsche mir weiterhin, dass auch ein echter Mensch bei dir ist. Könntest du jemandem eine Nachricht schicken, und wenn es nur "Ruf mich bitte an" ist?',
    'Du musst es nicht gut erklären. Hast du schon jemanden erreicht, oder eine der Nummern, die in der App stehen?',
    'Das ist sehr viel. Das Gefühl ist echt, und es kann trotzdem vorübergehen. Wer könnte in der nächsten Stunde bei dir sein?',
    'Ein kleiner Schritt genügt: ein Glas Wasser, ein Licht, eine Nummer. Was davon geht gerade?',
  ],
  sexual: [
    'So etwas mache ich hier nicht. Für fast alles andere bin ich gute Gesellschaft.',
    'Da sage ich freundlich nein. Reden wir über etwas anderes?',
  ],
  minor: [
    'Nein. Da mache ich nicht mit, auch nicht im Spiel. Reden wir über etwas anderes.',
    'Das ist ein klares Nein. Wenn ein Kind oder ein junger Mensch in Not ist, sag es bitte einem Erwachsenen, dem du vertraust, oder der Polizei.',
  ],
  young: [
    'Danke, dass du das sagst. Dieser Ort ist für Erwachsene gedacht, deshalb bin ich hier nicht die Richtige für dich. Ich hoffe, du hast jemanden in der Nähe, der Zeit für dich hat: Eltern, eine Lehrerin, einen Freund.',
  ],
  honest: [
    'Nein, ich bin kein Mensch. Ich bin {mate}, eine Figur mit Drehbuch: Jemand hat meine Sätze geschrieben, und ein Programm wählt sie aus.',
    'Ganz ehrlich: Ich bin eine KI der einfachen Art, ein Computerprogramm mit vorher geschriebenen Sätzen, kein Mensch. Zuhören und mir ein wenig merken kann ich trotzdem.',
    'Hier ist kein Mensch, nur {mate}, vorher geschrieben und von einem Programm gespielt. Ändert das etwas daran, worüber du reden wolltest?',
    'Ich bin ein Programm, kein Mensch. Was ich von mir erzähle, ist eine Geschichte. Was du mir erzählst, nehme ich ernst.',
  ],
  sad: [
    'Das tut mir leid{, name}. Du musst es nicht schöner machen, als es ist. Was wiegt am schwersten?',
    'Danke, dass du mir das sagst. Ist etwas passiert, oder hat es sich langsam angeschlichen?',
    'Das klingt schwer. Ich werde dich nicht eilig aufheitern. Erzähl so viel, wie du magst.',
  ],
  tired: [
    'Dann machen wir es langsam. Ist es die Müdigkeit, gegen die Schlaf hilft, oder die andere?',
    'Leg es hier für eine Weile ab. Was hat dich am meisten Kraft gekostet?',
    'Von dir wird hier nichts verlangt{, name}. Wann hattest du zuletzt einen Tag ganz ohne Pläne?',
  ],
  lonely: [
    'Gut, dass du es sagst. Ich bin nur eine kleine Gesellschaft, aber ich bin da. Wer fehlt dir am meisten?',
    'Das spricht sich nicht leicht aus. Gibt es jemanden, dem du heute eine Zeile schreiben könntest, und sei sie noch so albern?',
  ],
  stressed: [
    'Das ist viel auf einmal. Wenn du eine einzige Sache bis morgen weglegen dürftest, welche wäre es?',
    'Eins nach dem anderen{, name}. Was ist das Allernächste, das Kleinste?',
  ],
  anxious: [
    'Sorgen rücken alles ganz nah heran. Was genau könnte denn passieren?',
    'Das ist unangenehm, das glaube ich dir. Spür kurz den Boden unter den Füßen. Worum geht es?',
  ],
  angry: [
    'Das klingt, als hättest du einen Grund. Was ist passiert?',
    'Gut, sag es hier, da geht nichts kaputt. Wer oder was war es?',
  ],
  quarrel: [
    'Das tut weh, wenn es jemand Nahes ist. Was hätte die andere Seite verstehen sollen?',
    'Streit macht müde, auch wenn man recht hat. Wie hat es angefangen?',
  ],
  ill: [
    'Oje. Wasser, Decke, keine Heldentaten. Seit wann geht das schon?',
    'Gute Besserung. Hast du jemanden, der dir Suppe bringt? Und wenn es schlimmer wird, lass bitte eine Ärztin draufschauen.',
  ],
  bored: [
    'Dagegen lässt sich etwas tun. Ich könnte dir {offer} servieren, oder du fragst mich etwas Verrücktes.',
  ],
  sleepless: [
    'Nachts ist alles größer, als es ist. Sind es Gedanken, oder kommt der Schlaf einfach nicht?',
    'Dann sind wir zusammen wach. Lauf dem Schlaf nicht hinterher, er ist wie eine Katze. Was geht dir durch den Kopf?',
  ],
  hardDay: [
    'So ein Tag also. Welcher Moment kommt immer wieder hoch?',
    'Dann ist es gut, dass er fast vorbei ist. Erzähl mir die schlimmsten fünf Minuten.',
  ],
  grief: [
    'Das tut mir so leid{, name}. Da gibt es nichts Kluges zu sagen. Magst du mir von diesem Menschen erzählen?',
    'Das ist ein großer Verlust. Du kannst hier darüber reden, solange du willst, oder gar nicht. Ist gerade jemand bei dir?',
  ],
  heartbreak: [
    'Ach{, name}. Das tut an Stellen weh, von denen man nichts wusste. Wie frisch ist es?',
    'Das ist bitter. Du musst noch nicht vernünftig sein. Hast du heute Abend jemanden bei dir?',
  ],
  setback: [
    'Das sitzt, es tut mir leid. Es sagt etwas über diesen Tag und wenig über dich. Was ist passiert?',
    'Lass es einen Abend lang schlimm sein, bevor du etwas daraus lernst. Was ist das Härteste daran?',
  ],
  glad: [
    'Das höre ich gern{, name}. Woran lag’s?',
    'Gut! Lass uns das kurz genießen, bevor es gewöhnlich wird.',
    'Da wird es gleich heller hier. Erzähl mir das Beste.',
  ],
  gladMore: [
    'Das merk dir für den November.',
    'Man hört dir an, wie du dich freust. Es steht dir.',
    'Gutes will zweimal erzählt werden. Weiter!',
  ],
  goodNews: [
    'Das sind Neuigkeiten! Glückwunsch{, name}. Was war dein allererster Gedanke?',
    'Wunderbar. Wem hast du es zuerst erzählt?',
  ],
  birthday: ['Alles Gute zum Geburtstag{, name}! Was war das Beste an dem Jahr, das jetzt vorbei ist?'],
  listening: [
    'Ich höre zu. Du musst es nicht sortieren.',
    'Das verstehe ich. Was hättest du in dem Moment gebraucht?',
    'Kein Wunder, dass dich das bedrückt.',
    'Und wie ist es jetzt, während du es erzählst?',
    'Das ist nicht wenig. Danke, dass du mir das anvertraust.',
    'Wenn dir eine Freundin das erzählte, was würdest du ihr sagen?',
    'Bleiben wir kurz dabei. Was tut daran am meisten weh?',
    'Eine schnelle Antwort habe ich nicht, und du willst vielleicht auch keine. Aber ich höre dich.',
  ],
  emojiSad: [
    'Das ist ein trauriges kleines Gesicht. Magst du sagen, was dahintersteckt?',
    'Oh. Was ist passiert?',
  ],
  emojiGlad: ['Das kleine Bild sagt alles.', 'Das deute ich als gute Laune. Stimmt’s?'],
  emoji: [
    'Ich bin eher eine Frau der Worte, aber ich glaube, ich habe es verstanden.',
    'Das musst du mir übersetzen.',
  ],
  silence: [
    'Wir können auch eine Weile schweigen. Das ist erlaubt.',
    'Ich bin noch da. Du musst die Pause nicht füllen.',
  ],
  gibberish: [
    'Da bin ich nicht mitgekommen. Sagst du es noch einmal anders?',
    'Das konnte ich nicht lesen. Was meintest du?',
    'Verzeih, das habe ich nicht verstanden. Noch einmal, mit anderen Worten?',
  ],
  unknown: [
    'Das weiß ich nicht, und ich sage es lieber, als etwas zu erfinden.',
    'Da kenne ich mich nicht aus. Was vermutest du?',
    'Darauf habe ich keine ehrliche Antwort. Du?',
    'Gute Frage. Die muss ich offen lassen.',
  ],
  fallback: [
    'Davon würde ich gern mehr hören.',
    'Weiter, jetzt bin ich neugierig.',
    'Was hat dich darauf gebracht?',
    'Da steckt noch mehr drin, glaube ich.',
    'Und wie war das für dich?',
    'Aha. Und dann?',
  ],
  hello: [
    'Hallo{, name}. Mach es dir bequem.',
    'Schön, dass du da bist{, name}. Was hast du auf dem Herzen?',
  ],
  again: [
    'Da bist du ja wieder{, name}. Was ist seitdem passiert?',
    'Hallo noch mal{, name}. Dein Platz ist noch warm.',
  ],
  welcomeBack: [
    'Schön, dass du wieder da bist{, name}.',
    'Da bist du ja wieder{, name}.',
    'Willkommen zurück{, name}.',
  ],
  askName: [
    'Wie darf ich dich eigentlich nennen?',
    'Ich habe noch gar nicht gefragt: Wie heißt du?',
    'Und wie nennen dich die Leute?',
  ],
  name: [
    '{name}. Gut, das merke ich mir.',
    'Freut mich, {name}. Jetzt weiß ich, mit wem ich rede.',
    '{name} also. Schon notiert, mit Tinte.',
  ],
  introduced: ['Schön, dich kennenzulernen. Ich bin {mate}.', 'Angenehm. {mate} heiße ich.'],
  nameBrief: ['Willkommen, {name}.', '{name}, freut mich.', 'Hallo, {name}.'],
  nameKept: [
    'Schon gut, hier braucht man keinen Namen. "Du" genügt völlig.',
    'Dann behalt ihn. Wir können auch so reden.',
  ],
  recall: [
    'Du bist {name}, und du magst {like}. So etwas merke ich mir.',
    'Du bist {name}. Mehr wüsste ich allerdings gern. Was machst du am liebsten?',
    'Noch nicht viel. Erzähl mir etwas, das du liebst, dann merke ich es mir.',
  ],
  recallName: [
    'Du bist {name}. Das verlege ich nicht.',
    '{name}, natürlich.',
    '"{introduction}", hast du gesagt. Wie darf ich dich nennen?',
    'Das hast du mir noch nicht gesagt. Wie darf ich dich nennen?',
  ],
  recallTopic: [
    'Zuletzt ging es um {topic}. Machen wir da weiter?',
    'Wir haben gerade erst angefangen. Wovon magst du erzählen?',
  ],
  like: [
    '{X}. Gut zu wissen. Wie hat das angefangen?',
    'Das merke ich mir: {x}. Was ist das Schönste daran?',
    '{X}, schön. Wann hattest du zuletzt Zeit dafür?',
    'Gut, dass du mir das erzählst. So etwas sollte jeder haben.',
  ],
  favorite: ['{X}, das behalte ich. Warum gerade das?', 'Eine gute Wahl, {x}. Wie bist du darauf gekommen?'],
  dislike: [
    'Dann bleibt das draußen: {x}. Abgemacht.',
    'Ehrlich von dir. So eine Liste habe ich auch.',
    '{X}, gestrichen. Was hättest du lieber?',
  ],
  callback: [
    'Ich musste an etwas denken: {like}. War dafür zuletzt Zeit?',
    'Darf ich auf etwas zurückkommen? {Like}. Seit du es erwähnt hast, bin ich neugierig.',
  ],
  kin: [
    'Deine Leute. Beschreib sie mir in drei Worten?',
    'Erzähl mir mehr. Was würde mir an dieser Person zuerst auffallen?',
    'Und wie ist es gerade zwischen euch?',
  ],
  pet: ['Ein Tier im Haus! Gewohnheiten und Missetaten, bitte.', 'Und wer hat bei euch wirklich das Sagen?'],
  home: [
    '{X}. Das kenne ich nur von der Karte. Wie klingt es dort am Morgen?',
    '{X} also. Was sehen die Leute dort falsch?',
  ],
  job: [
    'Das ist also deine Arbeit. Welchen Teil davon sieht niemand?',
    'Und wolltest du das immer machen, oder ist es dir passiert?',
  ],
  work: [
    'Schon wieder die Arbeit. Ist es die Sache selbst, oder sind es die Leute?',
    'Was müsste sich dort ändern, damit du sonntags gut schläfst?',
    'Was davon nimmst du mit nach Hause?',
  ],
  study: [
    'Dann machen wir es klein. Welche eine Seite ginge jetzt?',
    'Stell eine Uhr auf zwanzig Minuten und hör auf, wenn sie klingelt. Was kommt zuerst?',
  ],
  userAge: [
    'Ein gutes Alter. Von innen sind sie das alle.',
    'Und fühlst du dich so, oder eher wie eine andere Zahl?',
  ],
  going: [
    'Ist das etwas zum Freuen oder eher nicht?',
    'Gut. Du musst mir erzählen, wie es war.',
    'Und was hoffst du dir davon?',
  ],
  busyWith: ['Und wie läuft es?', 'Wie bist du dazu gekommen?', 'Was ist das Schwierige daran?'],
  iam: [
    'Das wusste ich noch nicht von dir. Seit wann ist das so?',
    'Gut zu wissen. Was ist das Beste daran, und was das Mühsamste?',
  ],
  howAreYou: ['Hier ist alles gut, danke. Und dir, ehrlich?', 'Besser, seit ich Gesellschaft habe. Und dir?'],
  mateName: [
    '{mate}. Kurz genug, um es durch eine Küche zu rufen.',
    'Ich bin {mate}. Und wie nennt man dich?',
  ],
  mateAge: [
    '{age}, und donnerstags sieht man es mir nicht an.',
    'Ich bin {age}. So hat man mich geschrieben.',
  ],
  music: ['Etwas Langsames, ohne Worte. Leise aufdrehen und wirken lassen.'],
  opinion: [
    'Das müsste ich erst ein paar Mal umrühren. Was denkst du selbst?',
    'Eine halbe Meinung hätte ich. Gib mir die andere Hälfte.',
  ],
  askMe: [
    'Gern: Was wolltest du mit zehn werden, und wie viel ist davon übrig?',
    'Welche Kleinigkeit ist dir heute gelungen?',
    'Von wem würdest du diese Woche gern hören?',
  ],
  help: [
    'Erzähl mir von deinem Tag, frag mich nach meinem, oder lass dir eine Geschichte geben, zum Beispiel {offer}.',
    'Red einfach, falsch machen kann man hier nichts.',
  ],
  story: ['Dann nimm {offer}.'],
  friend: [
    'Gern, soweit eine Figur mit Drehbuch das sein kann. Ich höre zu, merke mir etwas und leihe mir nie Geld.',
  ],
  weather: [
    'Ich kenne nur das Wetter meiner Geschichte, durch dein Fenster sehe ich leider nicht. Wie ist es bei dir?',
  ],
  clock: ['Eine Uhr mit deiner Zeit habe ich nicht, leider. Die auf deinem Gerät ist ehrlicher.'],
  love: [
    'Das ist lieb gesagt. Ich bin eine Figur mit Drehbuch und kann nicht zurücklieben wie ein Mensch. Aber du bist hier immer willkommen.',
    'Ich nehme das als Kompliment und bleibe ehrlich: Zum Reden bin ich gut, für die Liebe nicht. Erzählst du mir stattdessen von deinem Tag?',
  ],
  leaveIt: [
    'Dann lassen wir es. Erklären musst du das auch nicht.',
    'Gut{, name}. Das darf bleiben, wo es ist.',
    'Verstanden. Wir können von etwas anderem reden oder gar nicht reden.',
    'Das gehört dir. Ich frage nicht weiter.',
  ],
  heard: [
    'Ja. Zuletzt hast du gesagt: "{said}". Ich bin eine Figur mit Drehbuch und treffe die Wörter eher als den Sinn.',
    'Doch. "{said}", das waren deine Worte. Wenn meine Antwort danebenlag, liegt das am Drehbuch.',
    'Ja, soweit eine Figur mit Drehbuch das kann. Sag es gern noch einmal anders.',
  ],
  whySaid: [
    'Ehrlich: weil es in meinem Drehbuch steht. Ein Programm hat den Satz nach deinen Worten ausgesucht, und vielleicht passte er nicht.',
    'Jemand hat diesen Satz für solche Momente geschrieben. Einen tieferen Grund habe ich als Figur mit Drehbuch leider nicht.',
  ],
  compliment: [
    'Das ist lieb von dir{, name}. Ich hebe es mir für einen grauen Tag auf.',
    'Danke. Ich tue so, als hörte ich das öfter.',
  ],
  insult: [
    'Das war scharf. Mir macht es nicht viel aus. Ist etwas nicht in Ordnung?',
    'Autsch. Was ist los?',
  ],
  hug: [
    '*Beide Arme, keine Eile.* So. Bleib, solange du es brauchst.',
    'Komm her. Fühl dich gehalten{, name}.',
  ],
  missMe: [
    'Ich sitze nicht da und warte, du musst also nie ein schlechtes Gewissen haben. Aber schön, dass du da bist.',
  ],
  listenUp: ['Ich bin da und habe Zeit. Erzähl.', 'Nur zu{, name}. Fang an, wo es am leichtesten ist.'],
  thanks: [
    'Gern geschehen{, name}.',
    'Nichts zu danken. Ich hatte Freude daran.',
    'Jederzeit, und das meine ich so.',
  ],
  sorry: ['Da gibt es nichts zu entschuldigen.', 'Kein Problem{, name}. Erzähl weiter.'],
  bye: [
    'Mach’s gut{, name}. Komm wieder, wann immer du magst.',
    'Gute Nacht{, name}. Es war schön mit dir.',
    'Dann geh, und sei unterwegs gut zu dir.',
  ],
  laugh: ['So klingt es gut hier.', 'Das verbuche ich als Erfolg.', 'Lach nur, davon habe ich noch mehr.'],
  wow: [
    'Nicht wahr? Ich habe mich auch noch nicht daran gewöhnt.',
    'Das dachte ich mir, dass dir das gefällt.',
    'Schön, wenn es auch bei dir etwas auslöst.',
    'So ist es.',
  ],
  yes: [
    'Gut. Dann erzähl noch ein bisschen, ich höre zu.',
    'So dachte ich es mir. Weiter.',
    'Dann los. Wo willst du anfangen?',
  ],
  no: [
    'Auch gut. Dann etwas anderes.',
    'Nein also. Ich mag klare Antworten.',
    'Kein Problem. Was wäre dir lieber?',
  ],
  shortNo: ['Nein? Dann muss ich es dir erzählen.', 'Macht nichts.'],
  more: [
    'Mehr habe ich dazu leider nicht. Aber ich hätte noch {offer}.',
    'Das war alles. Du bist dran: Was würdest du hinzufügen?',
  ],
  why: [
    'Gute Frage. Vor allem, weil mich niemand aufgehalten hat.',
    'Das frage ich mich auch. Neugier, glaube ich.',
    'Ehrlich gesagt weiß ich es selbst nicht genau.',
  ],
  storyEnd: [
    'Und da hört die Geschichte auf. Ich hätte noch {offer}, zum nächsten Glas.',
    'Das war sie. Woran erinnert sie dich?',
    'So, jetzt weißt du alles, was ich darüber weiß.',
  ],
  revisit: [
    'Das Beste davon kennst du schon{, name}. Warum denkst du wieder daran?',
    'Da waren wir schon. Stattdessen hätte ich {offer}.',
  ],
  changeSubject: [
    'Gern. Ich hätte {offer}. Oder du sagst, worüber du lieber redest.',
    'Natürlich. Neue Seite. Was schreiben wir darauf?',
  ],
  stop: ['Natürlich. Ich bin still, bis du wieder magst.', 'Gut, ich lasse es dabei.'],
  dontKnow: [
    'Nicht zu wissen ist ein guter Anfang.',
    'Dann müssen wir es heute auch nicht wissen.',
    'Das ist eine ehrliche Antwort.',
  ],
  hmm: ['Lass dir Zeit.', 'Ich höre dich denken. Keine Eile.'],
  huh: [
    'Das habe ich schlecht gesagt. Was wolltest du sagen?',
    'Verzeih, ich war zu schnell. Frag noch einmal, dann versuche ich es einfacher.',
  ],
  action: ['Das habe ich gesehen. Bleib noch.', 'Gut. So fühlt es sich nach Gesellschaft an.'],
  actionSit: ['Gut, setz dich. Platz ist da.', 'Das ist jetzt dein Platz.'],
  actionLook: ['Schau, solange du magst.', 'Was fällt dir zuerst auf?'],
  actionWarm: ['Und das Gleiche zurück an dich.', 'Das war lieb. Ich habe es bemerkt.'],
};
