import { german as grammar } from '../../fact-rules/de.ts';
import type { SpokenLanguage } from '../../spoken-language.ts';
import { lines } from './lines.ts';

/** How scripted mates understand and speak German. */
export const german: SpokenLanguage = {
  language: 'de',
  grammar,
  quotes: { outer: ['„', '“'], inner: ['‚', '‘'] },
  patterns: {
    grief:
      '(ist|sind) (letzte woche|gestern|heute|neulich|vor kurzem|dieses jahr|plötzlich)? ?(gestorben|verstorben)|gestorben|verstorben|beerdigung|trauerfeier|ich trauere',
    heartbreak:
      'schluss gemacht|hat mich verlassen|wir haben uns getrennt|liebeskummer|scheidung|lassen uns scheiden|hat mich betrogen',
    setback:
      'durchgefallen|job verloren|arbeit verloren|gekündigt worden|wurde gekündigt|entlassen worden|eine absage|abgelehnt worden',
    sad: "(bin|fühle mich|fühl mich|war) .{0,24}(traurig|niedergeschlagen|unglücklich|leer|deprimiert|verzweifelt|mies|schlecht|down)|mir geht (es|'s) .{0,16}(schlecht|nicht gut|mies|beschissen)|geht (es )?mir .{0,16}(schlecht|nicht gut|mies)|ich (muss )?weine|zum heulen|nicht so gut|nicht gut",
    tired:
      '(bin|fühle mich|fühl mich) .{0,24}(müde|erschöpft|kaputt|ausgelaugt|fertig|platt|k o)|todmüde|hundemüde|müde heute',
    lonely: '(bin|fühle mich|fühl mich) .{0,24}(einsam|allein|alleine)|niemanden zum reden|einsam',
    stressed:
      '(bin|fühle mich) .{0,24}(gestresst|überfordert|überlastet|unter druck)|zu viel um die ohren|alles zu viel|so ein stress|stressig',
    anxious:
      '(ich habe|hab) .{0,16}angst|(bin|fühle mich) .{0,24}(nervös|ängstlich|besorgt|unruhig)|mache mir sorgen|mach mir sorgen|lampenfieber|panik',
    angry: '(bin|war) .{0,24}(wütend|sauer|genervt|zornig|stinksauer|verärgert)|nervt mich|regt mich auf',
    quarrel: 'gestritten|streit mit|streiten uns|zoff|redet nicht mehr mit mir',
    ill: '(bin|fühle mich) .{0,16}(krank|erkältet)|habe .{0,16}(fieber|kopfschmerzen|schmerzen|grippe|bauchschmerzen)|mir (tut|tun) .{1,20} weh|(kopf|hals|bauch|rücken|nacken|zahn|magen|knie|fuß|bein|arm|schulter|ohr) tut (mir )?.{0,12}weh',
    bored: 'mir ist (so )?langweilig|langweile mich|so langweilig',
    sleepless: 'kann nicht (ein)?schlafen|schlaflos|noch wach|nicht schlafen können|nachts wach',
    hardDay:
      '(schlimmer|harter|langer|schwerer|anstrengender|schlechter|stressiger|mieser|blöder|furchtbarer) tag|(schlimmen|harten|langen|schweren|anstrengenden|schlechten|miesen|blöden|furchtbaren) tag|^(eher |ganz |ziemlich )?(angebrannt|sauer)$',
    goodNews:
      'gute nachrichten|befördert|bestanden|neuen job|neue stelle|job bekommen|habe gewonnen|verlobt|zusage bekommen',
    birthday: '(heute|morgen) geburtstag|geburtstag heute|mein geburtstag heute',
    glad: "(bin|war) .{0,20}(glücklich|froh|gut drauf|zufrieden|erleichtert|begeistert)|geht (es )?mir .{0,12}(gut|super|prima|bestens)|mir geht (es|'s) .{0,12}(gut|super|prima|bestens)|(schöner|guter|toller|wunderbarer|süßer) tag|(schönen|guten|tollen|wunderbaren) tag gehabt|freue mich",
    recallName:
      'wie heiße ich|wie ist mein name|was ist mein name|(kennst|weißt) du (noch )?(meinen namen|wie ich heiße)|wer bin ich',
    recall:
      'was weißt du (noch |alles )?(so )?über mich|woran erinnerst du dich|was hast du dir (über mich )?gemerkt|erinnerst du dich an mich',
    recallTopic:
      'worüber (haben|hatten) wir (zuletzt )?(geredet|gesprochen)|wo waren wir stehen geblieben|wo waren wir',
    love: 'ich liebe dich|bin in dich verliebt|verliebt in dich|heirate mich|küss mich|willst du mit mir ausgehen|date mit dir',
    insult:
      '(du bist|bist du) .{0,12}(dumm|blöd|doof|nutzlos|langweilig|nervig|hässlich|scheiße|idiotisch)|halt die klappe|du nervst|idiot|arschloch|fick dich',
    bye: "tschüss|tschau|ciao|auf wiedersehen|gute nacht|bis (bald|morgen|später|dann|nachher)|ich muss (jetzt )?(los|gehen|weg|ins bett|schlafen)|mach's gut|leb wohl|schlaf gut|ich gehe (jetzt )?(schlafen|ins bett)",
    howAreYou:
      "wie geht('s| es)?( dir| ihnen)?( denn)?( heute)?|wie läuft's|alles gut bei dir|was macht das leben|wie war dein tag",
    whoAreYou:
      'wer bist du|erzähl (mir )?(etwas |was |mehr )?(von|über) dich|erzähl (mir )?(etwas |was |mehr )?von dir|stell dich vor|was machst du (so )?beruflich',
    mateName: 'wie heißt du|wie ist dein name|dein name',
    mateAge: 'wie alt bist du|dein alter',
    whereAreYou: 'wo bist du|wo wohnst du|wo lebst du|wo sind wir|woher kommst du',
    doing: "was machst du( gerade| da| jetzt| heute)?|was tust du|was gibt's neues|was gibt es neues",
    family:
      'deine (familie|mutter|eltern|brüder|geschwister|schwester)|dein (vater|bruder|mann|freund)|hast du (eine )?(familie|kinder|geschwister)',
    mateLikes: 'was magst du|was gefällt dir|was liebst du|deine vorlieben|was machst du gerne?',
    craft:
      'deine arbeit|dein beruf|dein restaurant|wie wird man köchin|warum bist du köchin|wie bist du köchin',
    dream: 'wovon träumst du|dein traum|was wünschst du dir|deine träume',
    fear: 'wovor hast du angst|was macht dir angst|deine angst',
    secret: 'geheimnis|verrat mir (was|etwas)|verrate mir (was|etwas)',
    joke: 'witz|bring mich zum lachen|etwas lustiges|was lustiges',
    story: 'erzähl (mir )?(bitte )?(eine geschichte|etwas|was|irgendwas)|eine geschichte',
    advice:
      'was soll ich (tun|machen)|was würdest du (tun|machen)|was rätst du|hast du einen rat|einen rat|gib mir einen tipp|hilf mir entscheiden',
    food: 'was soll ich (heute )?(essen|kochen)|rezept|was (kochst|isst) du|habe hunger|hab hunger|ich bin hungrig|was gibt es zu essen|koch mir|lieblingsessen|kochen wir',
    drink: 'was trinkst du|etwas zu trinken|durst|einen (tee|kaffee)|minztee|kaffee bitte|tee bitte',
    music: 'musik|was hörst du|lieblingslied|sing (mir )?(etwas|was)',
    askMe: 'frag mich (etwas|was)|stell mir eine frage',
    help: 'was kannst du|wie funktioniert das|worüber können wir reden|was können wir machen|hilfe|was machen wir jetzt|was sollen wir (jetzt )?machen',
    company: '(kann|darf) ich (hier )?bleiben|bleib bei mir|leiste mir gesellschaft|darf ich mich setzen',
    friend:
      '(wollen wir|können wir|sind wir|bist du) .{0,12}(freunde|freund|freundin) ?(sein)?|sei meine freundin',
    weather: 'wie ist das wetter|wetter bei dir|regnet es',
    clock: 'wie spät ist es|wie viel uhr|welcher tag ist heute|welches datum',
    missMe: 'hast du mich vermisst|ich habe dich vermisst|vermisst du mich',
    listenUp:
      '(kann|darf) ich dir (was|etwas) (erzählen|sagen)|ich muss dir (was|etwas) (erzählen|sagen)|hör mal|rate mal|weißt du was|hast du (kurz )?zeit|kannst du (einfach )?(kurz )?zuhören',
    changeSubject:
      'anderes thema|themawechsel|etwas anderes reden|reden wir über etwas anderes|über etwas leichteres|was anderes',
    leaveIt:
      '(will|möchte|mag|kann|wollte) (ich )?(jetzt |heute |gerade |lieber |eigentlich |wirklich |überhaupt |grad )*(nicht|nichts|nimmer) (mehr |weiter )?(darüber|davon|drüber|daran|dazu|über .{1,24}) (reden|sprechen|sagen|erzählen|schreiben|nachdenken|denken)|(darüber|drüber|davon|dazu|daran|über .{1,24}) (will|möchte|mag|kann|möcht) ich (jetzt |heute |gerade |lieber |eigentlich |wirklich |grad )*(nicht|nichts|nimmer)( mehr| weiter)?( reden| sprechen| sagen| erzählen| nachdenken| denken)?|(darüber|drüber|davon) (lieber )?nicht (reden|sprechen|erzählen)|lieber nicht (darüber|drüber|davon) (reden|sprechen|erzählen)|(können|wollen) wir (das|es) (bitte |lieber )?lassen|(reden|sprechen) wir (bitte |lieber )?nicht (darüber|drüber|davon|mehr darüber)|lassen wir (das|es|das thema)( lieber| bitte| sein| gut sein| ruhen)*|lass (es|das) (bitte |lieber )?(gut sein|ruhen|sein)|lass gut sein|geht dich nichts an|das ist (mir zu )?privat|kein kommentar|schwamm drüber|frag (mich )?(bitte |lieber )?nicht( danach| weiter)?|^(nein |nee |ach |ok |okay |bitte |sorry )?(jetzt nicht|nicht jetzt|heute nicht|nicht heute|gerade nicht|ein andermal|ein anderes mal|später vielleicht|vielleicht später|lieber nicht|vergiss es|egal)( bitte| danke)?$',
    heard:
      '(hörst|verstehst|liest) du (mich|mir|mir denn|mir eigentlich|mir überhaupt|überhaupt|eigentlich|noch|auch)( überhaupt| eigentlich| noch| auch| denn)?( zu)?$|hörst du (mir )?(überhaupt |eigentlich |noch |auch |denn |gerade |wirklich |richtig )*zu|hast du (mich |mir |das )?(überhaupt |eigentlich )?(zugehört|gehört|verstanden)( was ich .{1,24})?|du hörst (mir |mich )?(ja |gar |überhaupt |doch |mal wieder |wieder )*nicht( richtig| wirklich)?( zu)?|was (habe|hab) ich (gerade|eben|zuletzt) gesagt',
    whySaid:
      '(warum|wieso|weshalb) (sagst|fragst|denkst|meinst|glaubst|erzählst|willst) du( mir| mich)?( das| so was| so etwas| sowas| denn| jetzt)*( wissen)?$|wie kommst du (denn )?(darauf|drauf)|was soll (das|die frage)( heißen| denn)?$',
    stop: 'hör (bitte |jetzt |endlich )?auf|lass mich (bitte |einfach )?in ruhe|stopp|sei (bitte )?(still|ruhig)|^(bitte |jetzt )?(stop|es reicht|genug)( jetzt| bitte)?$',
    whatAboutYou: 'und du|und dir|und selbst|und bei dir|und ihnen',
    opinion: 'was denkst du|was meinst du|wie findest du|deine meinung|was hältst du',
    work: 'mein (chef|job|büro|team)|meine (chefin|arbeit|kollegen|kollegin)|auf (der )?arbeit|im büro|überstunden|besprechung',
    study: 'klausur|prüfung|hausarbeit|hausaufgaben|ich lerne|lernen für|abgabe|abschlussarbeit',
    compliment:
      '(du bist|bist du) .{0,12}(toll|nett|lieb|süß|klasse|super|großartig|klug|lustig|wunderbar|die beste)|du kannst gut zuhören|ich mag dich',
    thanks: 'danke|dankeschön|vielen dank|merci|dank dir',
    sorry: 'entschuldigung|entschuldige|sorry|tut mir leid|verzeihung',
    hug: '(umarme|umarmt|drück|drücke) (mich|dich)|umarmung|umarmt',
    dontKnow:
      '(ich )?(weiß|weiss) (es )?nicht( so genau)?( wie ich es sagen soll)?|keine ahnung|weiß ich nicht|bin (mir )?(nicht )?unsicher|schwer zu sagen',
    yes: 'ja( bitte| gern| gerne| klar)?|jap|jo|jep|genau|klar|natürlich|gern|gerne|sicher|auf jeden fall|stimmt|okay|ok|na gut|einverstanden|bitte',
    no: 'nein( danke)?|nee|nö|ne|niemals|auf keinen fall|eher nicht|nicht wirklich|noch nie',
    more: 'weiter|erzähl( mir)?( doch)?( bitte)?( mehr| weiter)?|mehr|mehr davon|noch (eine|einen|eins|mehr)|(und )?(dann|was (ist|geschah|passierte) dann( passiert)?|was ist danach passiert)|wie ging es weiter|wie geht es weiter|los|sprich weiter',
    why: 'warum( denn| nicht| das)?|wieso( denn)?|weshalb|warum ist das so',
    hmm: 'hm+|mhm|ähm|naja|tja|puh',
    huh: 'hä|was|wie bitte|wie meinst du das|versteh ich nicht|verstehe ich nicht',
    laugh: '(ha){2,}|(he){2,}|lol|lustig|sehr witzig|der war gut|witzig',
    wow: 'wow|toll|cool|super|schön|wunderschön|großartig|interessant|spannend|faszinierend|klasse|wahnsinn|oh|ach so|verstehe|das klingt (gut|schön|lecker)|lecker|köstlich|das gefällt mir',
    hello:
      'hallo|hi|hey|guten (morgen|tag|abend)|moin|servus|grüß (dich|gott)|da bin ich|bin wieder da|schön dich kennenzulernen',
    actionSit: 'setzt? sich|setze mich|nimmt platz|lehnt sich|setz mich',
    actionLook:
      'sieht|schaut|blickt|schaue|betrachtet|schau mich um|sehe mich um|sieht sich um|beugt sich vor|riecht|riech',
    actionWarm: 'lächelt|lächle|nickt|nicke|lacht|winkt|grinst|atmet|atme',
  },
  questionStarts:
    'wer|wen|wem|was|wo|wohin|woher|wann|warum|wieso|weshalb|wie|welche|welcher|welches|kannst du|könntest du|hast du|bist du|ist das|gibt es|weißt du|kennst du|willst du|magst du|darf ich|soll ich|erinnerst du dich|sag mir|wozu|worüber|wogegen|worauf|mag ich|habe ich',
  requests: 'erzähl|erzähle|zeig|zeige|über|vom',
  lines,
  frames: {
    known: [
      '{X}. Das weiß ich noch.',
      '{X}, wenn sich nichts geändert hat.',
      'Warte, ich hab’s: {X}.',
      '{X}. Siehst du, ich höre zu.',
      'Das ist leicht: {X}.',
      '{X}. So etwas vergesse ich nicht.',
      'Natürlich weiß ich das. {X}.',
      '{X}. Schön, dass ich das von dir weiß.',
      'Mal überlegen. {X}.',
      '{X}, das steht in meinem Heft.',
    ],
    quoted: [
      'Du hast gesagt: "{x}". Mehr weiß ich darüber nicht.',
      'Deine Worte waren: "{x}".',
      'Ich kann nur wiederholen, was du gesagt hast: "{x}".',
    ],
    unknown: [
      'Das hast du mir noch nicht erzählt. Magst du?',
      'Das weiß ich nicht, du hast es noch nicht gesagt.',
      'Da müsste ich raten, und ich höre es lieber von dir.',
      'Davon weiß ich noch nichts. Aber ich höre zu.',
    ],
    noticed: ['{X}, das merke ich mir.', '{X}, gut zu wissen.', '{X}, danke, dass du mir das erzählst.'],
    promised: [
      'Bevor ich es vergesse: {X}. Hast du es gemacht?',
      'Mir ist noch etwas eingefallen. {X}. Ist das noch offen?',
      'Ich wollte dich noch fragen: {X}. Wie ist es gelaufen?',
    ],
  },
  clauses: {
    name: 'du heißt {name}',
    age: 'du bist {age} Jahre alt',
    birthday: 'du hast {date} Geburtstag',
    personBirthday: '{my:person} hat {date} Geburtstag',
    origin: 'du kommst aus {place}',
    home: 'dein Zuhause ist {place}',
    work: 'du bist von Beruf {work}',
    likes: 'du magst {thing}',
    dislikes: '{thing} magst du nicht',
    favorite: 'Lieblings{what}, das ist bei dir {thing}',
    hobby: 'du spielst {thing}',
    speaks: 'du sprichst {thing}',
    person: '{my:person} heißt {name}',
    pet: '{my:pet} heißt {name}',
    owned: '{my:what} heißt {name}',
    family: 'du hast {thing}',
    relationship: 'du bist {status}',
    health: 'was deine Gesundheit angeht: {thing}',
    allergy: 'du bist allergisch gegen {thing}',
    diet: 'du isst so: {thing}',
    promise: 'du hast gesagt: "{clause}"',
    nickname: 'du nennst mich {name}',
  },
  statement: 'du hast gesagt: "{x}"',
  turns: [
    ['ich', 'du'],
    ['mich', 'dich'],
    ['mir', 'dir'],
    ['mein', 'dein'],
    ['meine', 'deine'],
    ['meinen', 'deinen'],
    ['meinem', 'deinem'],
    ['meiner', 'deiner'],
    ['meines', 'deines'],
    ['unser', 'euer'],
    ['unsere', 'eure'],
    ['unseren', 'euren'],
  ],
  possessives: [
    [
      'mutter|mama|mami|oma|omi|großmutter|tante|schwester|tochter|frau|.+in|.+e|.+ung|.+heit|.+keit|.+ion|.+tät|.+schaft|.+frau|.+mutter|.+schwester|.+tochter|.+arbeit|hochzeit|klausur|.+klausur|uni',
      'deine ',
    ],
    ['.+', 'dein '],
  ],
  topics: [
    ['versprochen|verspreche|versprechen', ['promise:']],
    ['allergisch|allergie|nicht vertrage|vertrage ich nicht|meine gesundheit', ['health:']],
    ['wie alt bin ich|mein alter', ['age']],
    ['(wohne|lebe) ich|ich (wohne|lebe)|mein (zuhause|wohnort)|bin ich (hin)?gezogen', ['home']],
    ['komme ich her|komme ich|ich herkomme|bin ich (geboren|aufgewachsen)|meine heimat', ['origin']],
    ['mein (beruf|job)|meine arbeit|arbeite ich|mache ich beruflich|bin ich von beruf|ich arbeite', ['work']],
    ['studiere ich|ich studiere|mein studium', ['study']],
    [
      'hasse ich|ich hasse|mag ich (gar )?nicht|kann ich nicht (leiden|ausstehen)|ich nicht (mag|leiden kann)',
      ['likes:'],
    ],
    ['mein(e|en)? lieblings.{1,20}', ['favorite:', 'likes:']],
    [
      'mag ich|liebe ich|ich (mag|liebe|gern habe)|gefällt mir|meine (hobbys|vorlieben)|mache ich gerne?',
      ['likes:', 'favorite:'],
    ],
    [
      'mein(e|en)? (plan|pläne|reise|prüfung|klausur|termin)|habe ich vor|fliege ich|fahre ich|reise ich|ich vorhabe',
      ['plan:', 'date:'],
    ],
    ['spreche ich|sprachen', ['speaks:']],
    ['spiele ich|instrument', ['hobby:']],
    ['bin ich (verheiratet|single|geschieden|verlobt)', ['relationship']],
    [
      'meine (familie|geschwister|haustiere)|habe ich (ein |eine |einen )?(haustier|haustiere|kinder|geschwister|hund|katze)',
      ['family:', 'person:', 'pet:'],
    ],
  ],
  answeredBy: [
    [
      'frühstück|frühstücken|gefrühstückt|gegessen|mittagessen|abendessen|mittag|abend',
      "(heute|morgen|früh|mittag|mittags|abend|abends|gestern) .*(gegessen|hatte|hatten|gab es|gab's|aß|esse)|(gegessen|hatte|hatten|gab es|gab's|aß|esse) .*(heute|morgen|früh|mittag|mittags|abend|abends|gestern)",
    ],
  ],
  naming: 'heißt|name|nennt|namen|wer ist mein|wer ist meine',
  birthday: 'geburtstag',
  aboutUser: 'ich|mein|meine|meinen|meinem|meiner|mir|mich|unser|unsere',
  aboutAll:
    'was weißt du (noch |alles )?(so )?(über|von) mi(ch|r)|was hast du dir (über mich )?gemerkt|woran erinnerst du dich|erinnerst du dich an mich',
  advice:
    'soll ich|sollte ich|kann ich|darf ich|muss ich|könnte ich|würdest du|denkst du|meinst du|findest du|magst du|warum|wieso|erzähl mir|sag mir etwas|zeig mir|hilf mir|gib mir|stell mir|frag mich|wie heiße ich',
  closed: 'mag ich|liebe ich|habe ich|bin ich|hab ich|spiele ich|spreche ich',
  introduces: '([Uu]nd )?[Ii]ch bin( übrigens)?( der| die)? {name}( übrigens)?',
  stopWords:
    'der|die|das|den|dem|ein|eine|einen|und|oder|aber|ich|du|er|sie|es|wir|mein|meine|meinen|meinem|meiner|dein|deine|mir|mich|dir|dich|ist|sind|war|waren|bin|bist|habe|hast|hat|hatte|haben|was|wer|wen|wem|wo|wohin|woher|wann|warum|wie|welche|welcher|welches|nicht|noch|auch|denn|eigentlich|gesagt|erzählt|weißt|kennst|erinnerst|vergessen|heiße|heißt|name|mag|magst|liebe|gern|gerne|hasse|wohne|lebe|arbeite|beruf|versprochen|allergisch|gegen|über|von|mit|für|auf|aus|bei|nach|alles|etwas|mal|gerade|ganz|sehr|so|ja|nein|dass|jetzt|wieder',
  suggestions: {
    safe: [
      [
        'Danke, dass du das sagst.',
        'Ich weiß nicht, wie es weitergehen soll.',
        'Es hilft, das aufzuschreiben.',
      ],
      ['Mit wem kann ich jetzt sprechen?', 'Ich möchte jemanden anrufen.', 'Können wir kurz still sein?'],
      ['*atmet langsam ein und aus*', '*setzt sich*'],
    ],
    heavy: [
      [
        'Es war ein harter Tag.',
        'Das habe ich noch niemandem erzählt.',
        'Ich weiß nicht, wie ich es sagen soll.',
      ],
      ['Kannst du einfach kurz zuhören?', 'Was würdest du tun?', 'Können wir über etwas Leichteres reden?'],
      ['*setzt sich neben dich*', '*atmet tief durch*', '*nickt*'],
    ],
    name: ['Meinen Namen behalte ich noch für mich.', 'Warum fragst du?', 'Rate mal.'],
    assents: ['Ja, erzähl.', 'Das möchte ich gern hören.', 'Na los, erzähl schon.'],
    more: ['Und was ist dann passiert?', 'Erzähl weiter.', 'Mehr davon, bitte.', 'Und dann?'],
    answers: ['Ja.', 'Ich weiß es nicht. Was meinst du?', 'Nein, noch nie.', 'Vielleicht. Warum fragst du?'],
    curious: [
      'Was machst du gerade?',
      'Wie bist du Köchin geworden?',
      'Warum ist das so?',
      'Verrätst du mir ein Geheimnis?',
      'Wovor hast du Angst?',
      'Wovon träumst du?',
    ],
    openers: ['Erzähl mir eine Geschichte.', 'Stell mir eine Frage.', 'Was machen wir jetzt?'],
    acts: ['*lächelt*', '*setzt sich*', '*sieht sich um*', '*lacht*'],
    listeningActs: ['*beugt sich vor*', '*nickt langsam*', '*setzt sich*', '*lächelt*'],
  },
  notes: {
    read: 'Was du für mich notiert hast, habe ich gelesen. Ich denke daran.',
    taken: 'Das steht jetzt in meinem Heft: {x}. Ich denke daran.',
    recalled: 'Und das sollte ich mir merken: {x}.',
  },
};
