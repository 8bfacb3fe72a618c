import type { FactGrammar } from './fact-grammar.ts';
import { people, pets } from './people/de.ts';

const kin =
  'schwestern?|brüder|bruder|geschwister|kinder|kind|söhne|sohn|töchter|tochter|cousins?|cousinen?|nichten?|neffen?|enkel|enkelkinder|hunde?|katzen?|kater|kaninchen|hamster|pferde?|papageien?|vögel|hühner|wellensittiche|schildkröten?|meerschweinchen';

/** How German states facts. */
export const german: FactGrammar = {
  language: 'de',
  isSpaced: true,
  adjectivesFirst: true,
  capitalizesNouns: true,
  common:
    'ich|bin|ist|und|der|die|das|den|dem|ein|eine|einen|einer|mein|meine|meinen|meiner|meinem|du|nicht|mit|auf|in|im|zu|von|aus|habe|hab|heiße|heisse|wir|es|auch|sehr|für|aber|mag|bei|am|wohne|heißt|kein|keine|mich|mir|nach|als|gern|gerne|war|was|wie',
  openers:
    'na|ach|oh|ok|okay|also|ja|nein|nee|hallo|hi|hey|guten (morgen|tag|abend)|und|aber|übrigens|eigentlich|ehrlich gesagt|weißt du|wissen sie|schau|hör mal|danke|klar|jedenfalls|außerdem|heute|gestern|neulich|inzwischen|mittlerweile|stell dir vor|freut mich|nur so nebenbei|wie gesagt|tja|naja|moin|servus|grüß dich|denk dran|vergiss nicht|gute nachrichten|endlich|ich glaube|ich denke',
  starts:
    'ich|mein|meine|meinen|meinem|meiner|wir|unser|unsere|unseren|er|sie|es|du|dein|deine|das ist|da|wie|was|wer|wo|wann|warum|wieso|woher|wohin|welche|welcher|welches|hast|bist|kennst|magst|kannst|weißt|willst|nenn|heute|morgen|am|nächste|nächsten|nächstes|im|und du|alle nennen|bin|habe|hab|jetzt|wohne|arbeite|mag|liebe|heiße|gehe|geht|komme',
  joins: 'und|aber|doch|oder|denn|also|sondern|dann',
  breaks: 'denn|aber|obwohl|jedoch',
  binds: 'versprochen|verspreche|versprach|vor|hoffe|plane|freue mich',
  asides:
    'weil|wenn|falls|bevor|während|solange|sobald|als ob|damit|nachdem|seit ich|seitdem|ob|welche|welcher|wo ich|da ich|obwohl',
  asks: 'wie|was|wer|wen|wem|wo|wann|warum|wieso|woher|wohin|welche|welcher|welches|hast du|bist du|kennst du|magst du|kannst du|weißt du|willst du|und du|und dir|und selbst|du|gibt es|ist das|darf ich|soll ich|findest',
  unreal:
    '(da|dort|hier) steht|(na )?(toll|super|klasse|prima|wunderbar|herrlich|großartig),? (ich liebe|da|genau das)|(ja|na) klar,? ich (liebe|wohne)|(?<!immer )wenn|falls|wäre|wären|hätte|hätten|würde|würden|wünschte|angenommen|stell dir vor, (ich|du|wir)|tu so|geträumt|im traum|meine figur|mein charakter|rollenspiel|scherz|spaß beiseite|gelogen|es war einmal|sagt|meint|behauptet|glaubt|findet|erzählt|(?<!ich |habe )(sagte|meinte|behauptete|erzählte|schrieb|fragte|dachte|sang)|hat (mir )?(gesagt|erzählt|geschrieben|behauptet|gefragt)|angeblich|laut|zitat|songtext|vielleicht|wahrscheinlich|eventuell|könnte|als ob',
  adverbs:
    'wirklich|im moment|sehr|auch|ja|doch|nun|jetzt|gerade|eigentlich|immer|noch|schon|halt|eben|nur|so|total|richtig|echt|seit|derzeit|zurzeit|momentan|inzwischen|mittlerweile|nämlich|übrigens|am liebsten|besonders|überhaupt|absolut|einfach|ganz|heute|bald|dort|selbst|ursprünglich|endlich|für mein leben|ebenfalls|bereits|[a-zäöü]+erweise',
  tails:
    'besser|lieber|am besten|auch|sehr|total|wirklich|am liebsten|über alles|gerade|jetzt|zurzeit|momentan|derzeit|übrigens|halt|eben|ja|doch|so|heute|gestern|neulich|letzte (woche|nacht)|letzten (monat|sommer|winter|herbst)|letztes (jahr|wochenende)|vor [a-z0-9]+ (tagen|wochen|monaten|jahren|jahr|woche|monat)|von beruf|und du|weißt du|haha|lol|natürlich|wieder|immer|jeden (tag|morgen|abend)|ehrlich gesagt|gern|gerne|ebenfalls|[a-zäöü]+erweise|stattdessen|manchmal|offensichtlich|im allgemeinen',
  lists: {
    bin: 'ich bin|bin',
    inside:
      '(der|dem|einer|einem|meiner|meinem|unserer) (?!schweiz|türkei|ukraine|slowakei|mongolei|pfalz|eifel|lausitz|oberlausitz|steiermark|oberpfalz|rhön|altmark|uckermark|toskana|bretagne|normandie|provence|region|gegend|nähe|umgebung|elfenbeinküste|dominikanischen|tschechischen|libanon|iran|irak|kongo|sudan|jemen|tschad|oman|harz|schwarzwald|ruhrgebiet|allgäu|saarland|burgenland|münsterland|wallis|tessin|aargau|elsass)',
    habe: 'ich (habe|hab)|wir haben|hab|habe',
    my: '(mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer)',
    called: ' ~(heißt|heisst|nennt sich|hat den namen)( jetzt| nun)?',
    kind: '(kleine|kleiner|kleinen|große|großer|großen|ältere|älterer|älteren|ältester|älteste|ältesten|jüngere|jüngerer|jüngeren|jüngste|jüngster|jüngsten|beste|bester|besten|neue|neuer|neuen|neues|alte|alter|alten|liebe|lieber|lieben|süße|süßer|schwarze|schwarzer|weiße|weißer|dicke|dicker|zweite|zweiter) ',
    a: '(ein|eine|einen|einem|einer)',
    in: '(in|im|auf|am|an der)',
    ills: 'diabetes|asthma|epilepsie|adhs|autismus|migräne|arthritis|rheuma|depressionen|zöliakie|heuschnupfen|schlafstörungen|bluthochdruck|tinnitus|legasthenie|neurodermitis|multiple sklerose|angststörung|rückenprobleme',
    states:
      'diabetiker|diabetikerin|asthmatiker|asthmatikerin|schwanger|farbenblind|schwerhörig|gehörlos|blind|kurzsichtig|linkshänder|linkshänderin|autist|autistin|epileptiker|epileptikerin',
    diets:
      'vegan|vegetarisch|veganer|veganerin|vegetarier|vegetarierin|pescetarier|laktoseintolerant|glutenintolerant',
    statuses:
      'verheiratet|verlobt|geschieden|single|verwitwet|witwe|witwer|getrennt|frisch verheiratet|ledig',
    rest: '( (mit|seit|und|wegen) .+)?',
    idle: 'arbeitslos|selbstständig|selbständig|im ruhestand|in rente|pensioniert',
  },
  people,
  pets,
  months: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  jobs: '(?!hobby|amateur|laien|möchtegern)[a-zäöüß]*(krankenpfleger|krankenschwester|pfleger|pflegerin|lehrer|lehrerin|arzt|ärztin|ingenieur|ingenieurin|entwickler|entwicklerin|programmierer|programmiererin|designer|designerin|anwalt|anwältin|buchhalter|buchhalterin|tischler|tischlerin|schreiner|schreinerin|klempner|elektriker|elektrikerin|bäcker|bäckerin|koch|köchin|kellner|kellnerin|student|studentin|journalist|journalistin|autor|autorin|schriftsteller|schriftstellerin|musiker|musikerin|maler|malerin|fotograf|fotografin|schauspieler|schauspielerin|tänzer|tänzerin|sänger|sängerin|bauer|bäuerin|landwirt|landwirtin|gärtner|gärtnerin|florist|floristin|pilot|pilotin|fahrer|fahrerin|mechaniker|mechanikerin|mechatroniker|bibliothekar|bibliothekarin|architekt|architektin|wissenschaftler|wissenschaftlerin|forscher|forscherin|biologe|biologin|chemiker|chemikerin|physiker|physikerin|professor|professorin|übersetzer|übersetzerin|dolmetscher|dolmetscherin|apotheker|apothekerin|hebamme|psychologe|psychologin|therapeut|therapeutin|erzieher|erzieherin|sozialarbeiter|sozialarbeiterin|verkäufer|verkäuferin|friseur|friseurin|metzger|polizist|polizistin|soldat|soldatin|richter|richterin|schneider|schneiderin|optiker|optikerin|informatiker|informatikerin|sekretär|sekretärin|berater|beraterin|beamter|beamtin|feuerwehrmann|sanitäter|sanitäterin|hausmann|hausfrau|rentner|rentnerin|azubi|auszubildender|auszubildende|praktikant|praktikantin|imker|imkerin|töpfer|töpferin|uhrmacher|uhrmacherin|geigenbauer|tierarzt|tierärztin|künstler|künstlerin|hausmeister|manager|managerin|steuerberater|steuerberaterin|zahnarzt|zahnärztin|schüler|schülerin|maurer|dachdecker|goldschmied|goldschmiedin|steward|stewardess|lokführer|lokführerin|förster|försterin|freiberufler|freiberuflerin|pfarrer|pfarrerin|astronom|astronomin)',
  noName:
    'diese[rsnm]?|jene[rsnm]?|der|die|das|langweilig|später|nö|nee|ne|stopp?|toll|super|nichts|nix|niemand|keine|vielleicht|warum|wieso|danke|bitte|lol|hm+|programm|hase|nicht|auch|hier|da|so|sehr|nur|ein|eine|einer|kein|keine|müde|krank|traurig|glücklich|froh|allein|alleine|bereit|fertig|sicher|zurück|zuhause|daheim|gut|schlecht|okay|ok|neu|alt|jung|groß|klein|single|ledig|verheiratet|veganer|vegetarier|deutscher|deutsche|österreicher|schweizer|türke|türkin|italiener|christ|moslem|mensch|egal|geheim|lang|kurz|schwer|ganz|wieder|immer|noch|schon|jetzt|heute|morgen|ja|nein|ich|du|er|sie|es|wir|mich|dich|mir|dir|mein|dein|wie|was|wer|wo|gerade|eigentlich|student|studentin|lehrer|lehrerin|arzt|ärztin|rentner|rentnerin|koch|bäcker|pilot|schatz|liebling|löwe|jungfrau|waage|widder|stier|zwilling|krebs|schütze|steinbock|wassermann|fische|skorpion|schwanger|linkshänder|diabetiker|diabetikerin|nachts|abends|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|fan|gast|opfer|realist|optimist|pessimist|und|aber|oder|von|aus|in|mama|papa|mutter|vater|oma|opa|witwe|witwer|hausfrau|krankenpfleger|krankenschwester|ist|hat|mag|wohnt|liebt|war|wird|kommt|geht|arbeitet',
  pointing:
    '(der|die|das|den|dem|des)(?! ((offene|weite|ganze|echte) )?(meer|see|ostsee|nordsee|berge?|alpen|natur|wald|wälder|regen|schnee|sonne|mond|sterne|sternenhimmel|herbst|frühling|sommer|winter|nacht|stille|ruhe|kälte|hitze|land|landleben|stadt|kino|theater|oper|strand|gartenarbeit|dunkelheit|einsamkeit|abend|morgen|[a-zäöüß]+tag)( |$))|mein[a-z]*|eue?r[a-z]*|jetzt|schon|ebenfalls|gerade|wirklich|bereits|immer|noch|nur|gar|jede[nmrs]?|unser[a-z]*|sein|seine[nmrs]?|ihre?[nmrs]?|diese[nmrs]?|jene[nmrs]?|es|mehr|sehr|besser|meisten|liebsten|beides?|alles|etwas|nichts|so|auch|solche[nmrs]?|andere[nmrs]?|welche[nmrs]?|zu|fast|genauso|lieber|teil|einige|manche|viele|ganz|überhaupt|persönlich|dinge|sachen|^(zu|zum|zur|beim)|freunde(?=$)',
  noValue:
    'dem haus|der wohnung|in einer (firma|kabine)|ich|am (besten|liebsten|meisten|ende|wochenende|abend|morgen)|dich|dir|du|dein|deine|deinen|deiner|es|das|dies|diese|dieses|diesen|ihn|sie|ihm|ihr|ihre|sein|seine|ihren|uns|mich|mir|mich selbst|wie|wenn|was|wo|warum|wer|dass|daran|darauf|damit|dafür|dabei|da|dort|hier|alles|nichts|etwas|jemand|jemanden|niemand|niemanden|man|nicht|kein|keine|keinen|sehr|so|zu|auch|hart|viel|lange|allein|von zu hause|zuhause|zu hause|im moment|in ruhe|in angst|an mir|an einem|an dir|daheim|gut|schlecht|müde|gerne|gern|und|oder|den gedanken|die vorstellung|die idee|den moment|sein|werden|haben|ins bett|schlafen|aber|eher|lieber|nie|immer|bis|mit|wieder|nur',
  unfit:
    'ist|sind|war|hat|habe|bin|kann|muss|denke|finde|glaube|möchte|würde|zurück|ihm|ihn|es|ihr|ihre|ihren|ihrer|sie|euch|euer|nicht|hier|dort|dieser|dieses|diesen|diese|eines|du|dich|dir|dein|deine|deinen|deiner|deinem|ihnen',
  placeEnds:
    'mit|seit|für|zusammen|allein|alleine|als|bei|weil|und|aber|schon|wo|gezogen|umgezogen|jetzt|gerade|derzeit|zurzeit|mein leben lang|immer noch|aufgewachsen|geboren|tätig|wegen|nach',
  changed: 'jetzt|nun|neue|neuer|neuen|neues|umbenannt|inzwischen|mittlerweile',
  and: ' (und|oder|sowie|&) ',
  articles:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|zu|zum|zur|nach|in|im|ins|mit|auf|für|von|am|an|bei|ich|dass|sie|ihn|ihm|ihr',
  indefinite:
    'angst|frieden|ruhe|sorge|hoffnung|trennung|scheidung|armut|sünde|saus|einsamkeit|harmonie|gedanken|träumen|erinnerungen|partnerschaft|beziehung|(der|die|das|dem|den)(?! (schweiz|türkei|ukraine|slowakei|mongolei|usa|niederlanden|philippinen|vereinigten|dominikanischen|libanon|irak|iran|jemen|sudan|kosovo|vatikan|elfenbeinküste|bretagne|toskana|provence|normandie|pfalz|eifel|steiermark))|eine|einer|einem|einen|ein|meiner|meinem|dem land|der stadt|dem dorf|unserer',
  endings: 'en|n|s|e',
  labels: {
    name: 'Name: {name}',
    age: 'Alter: {age}',
    birthday: 'Geburtstag: {date}',
    personBirthday: 'Geburtstag ({person}): {date}',
    origin: 'Herkunft: {place}',
    home: 'Wohnort: {place}',
    work: 'Beruf: {work}',
    likes: 'Mag {thing}',
    dislikes: 'Mag nicht: {thing}',
    favorite: 'Lieblings{what}: {thing}',
    hobby: 'Spielt {thing}',
    speaks: 'Spricht {thing}',
    person: '{person}: {name}',
    pet: '{pet}: {name}',
    owned: '{what}: {name}',
    family: 'Hat {thing}',
    relationship: 'Ist {status}',
    health: 'Gesundheit: {thing}',
    allergy: 'Allergisch gegen {thing}',
    diet: 'Ernährung: {thing}',
    promise: 'Versprechen: {clause}',
    nickname: 'Nennt den Mate {name}',
  },
  asksName:
    'wie (heißt|heisst|heißen|heissen) (du|sie)|wie (darf|soll|kann) ich (dich|sie)|wie nennen (dich|sie)|wie nennt man (dich|sie)|(dein|ihr) name\\?|(ist|war) (dein|ihr) name|deinen namen',
  answers: [
    '<bin> ~((die|der) )?{Name}( aus .+| und .+)?',
    '(hier ist|hier schreibt) {Name}',
    '(sag|nenn mich) (einfach )?{Name}',
    '{Name}',
    '(?=[^ ]+$){name}',
  ],
  rules: {
    age: [
      '<bin> ~{age}( jahre alt| jahre jung| jahre)?( und .+)?',
      '<bin> (.{1,20} )?{age} geworden',
      'ich wurde ~{age}( jahre alt)?',
    ],
    personBirthday: ['<my> <person> hat ~{date} geburtstag', 'der geburtstag <my> <person> ist ~{date}'],
    birthday: [
      'ich habe ~(?=am ){date} geburtstag',
      'mein geburtstag ist ~{date}',
      '<bin> ~(?=am ){date} geboren',
      'ich wurde ~(?=am ){date} geboren',
      '(?=am ){date} (habe|hab) ich geburtstag',
    ],
    allergy: [
      '<bin> ~(stark |hoch)?allergisch (gegen|auf) {things}',
      'ich habe (eine )?{thing}(-allergie|allergie)',
    ],
    health: [
      'ich (habe|hab) ~<known:ills><rest>',
      'ich leide (an|unter) <known:ills><rest>',
      '<bin> <known:states><rest>',
      'bei mir wurde {thing} (diagnostiziert|festgestellt)',
    ],
    diet: ['<bin> ~<known:diets><rest>', '(ich )?(lebe|ernähre mich|esse) ~<known:diets><rest>'],
    relationship: ['<bin> ~<status:statuses><rest>', '(wir sind|ich bin) (seit .+ )<status:statuses><rest>'],
    home: [
      '(ich )?~(wohne|lebe) ~((seit|mit|zusammen mit) .+ |allein )?<in> {place}',
      'wir wohnen ~<in> {place}',
      '(ich|wir|bin|ich bin|wir sind) ~(.+ )?nach {place} (gezogen|umgezogen)',
      '(jetzt |heute |nun )?(wohne|lebe) ich ~<in> {place}',
      'mein zuhause ist ~(in )?{place}',
      'ich (zog|ziehe nicht mehr weg aus) nach {place}',
    ],
    origin: [
      '(ich )?~komme ~(ursprünglich )?aus (?!<inside>){place}',
      '<bin> ~(ursprünglich )?aus (?!<inside>){place}',
      '<bin> ~in {place} (aufgewachsen|geboren|geboren und aufgewachsen|groß geworden)',
      'ich stamme ~aus {place}',
    ],
    work: [
      '(?!.*(länger|mehr|weniger|besser|öfter|lieber) als)(ich )?~(arbeite|jobbe) ~(.+ )?als {work}( (in|im|bei|beim|an|am|auf) .+)?',
      'ich habe ~(einen (neuen )?job|eine (neue )?stelle) als {work}',
      '<bin> ~(von beruf )?((ein|eine|gelernter|gelernte|leitender) )?{job}( (in|im|bei|beim|an|am|auf|von|und) .+)?',
      'mein (neuer )?(beruf|job) ist {work}',
      'ich (bin|wurde) ~{job} geworden',
      'ich verdiene mein geld als {work}',
      '<bin> ~<occupation:idle><rest>',
    ],
    favorite: ['<my> lieblings{what} (ist|sind|heißt) ~{thing}'],
    dislikes: [
      '(ich )?~(hasse|verabscheue) ~{things}',
      '(ich )?mag (?!nicht)~(kein|keine|keinen) {things}',
      '(ich )?mag ~(?!(dich|dir|es|das) ){things} (nicht|gar nicht|überhaupt nicht)',
      'ich kann ~{things} (nicht leiden|nicht ausstehen|nicht ab)',
      '{things} mag ich ~(gar |überhaupt )?nicht',
      '<bin> ~kein (großer )?fan von {things}',
    ],
    likes: [
      '(ich )?~mag ~{things}',
      'ich ~liebe ~{things}',
      'ich (esse|trinke|höre|lese|schaue) ~(gern|gerne|am liebsten) {things}',
      '<bin> ~(ein |eine )?(großer |große |riesiger |riesige )?fan von {things}',
      '(ich )?~(stehe|steh) ~(total )?auf {things}',
      '(meine hobbys|meine hobbies) sind {things}',
      'mein hobby ist {things}',
      'ich (schwärme für|begeistere mich für|interessiere mich für) {things}',
      '{things} (mag|liebe) ich ~(sehr|gern|über alles|total)?',
    ],
    speaks: [
      '(ich )?~spreche ~(fließend |etwas |ein bisschen )?(?=[a-zäöü]*(isch|deutsch|latein|hindi|esperanto)){things}',
    ],
    hobby: ['(ich )?~spiele ~(?!(mit|keine|ein|eine|einen|gerne mit)){things}'],
    person: [
      '<my> <kind>?<kind>?<person><called> ~{name}',
      '<my> <kind>?<kind>?<person>,? {Name} .+',
      'der name <my> <kind>?<person> ist ~{name}',
      '<habe> <a> <kind>?<kind>?<person> namens {name}',
      '<habe> <a> <kind>?<kind>?<person>, (die|der|das) {name} heißt',
      '{Name} ist <my> <kind>?<person>',
    ],
    pet: [
      '<my> <kind>?<kind>?<pet><called> ~{name}',
      '<my> <kind>?<kind>?<pet>,? {Name}( .+)?',
      '<habe> <a> <kind>?<kind>?<pet> namens {name}',
      '<habe> <a> <kind>?<kind>?<pet>, (die|der|das) {name} heißt',
      '{Name} ist <my> <kind>?<pet>',
    ],
    owned: ['<my> {what} heißt ~{name}'],
    family: [
      `(ich habe|ich hab|wir haben) ~(?=(ein|eine|einen|zwei|drei|vier|fünf|sechs|[0-9]) ([a-zäöüß]+ )?([a-zäöüß]+ )?(${kin})( und (ein|eine|einen|zwei|drei|vier|fünf|sechs|[0-9]) ([a-zäöüß]+ )?(${kin}))?$){known}`,
    ],
    nickname: [
      '(ich|ab jetzt) (nenne|nenn) (ich )?dich ~{name}',
      'ich werde dich {name} nennen',
      'du heißt ~(ab jetzt |jetzt ){name}',
    ],
    promise: [
      '(ich )?(habe|hab) ~(?!dir|euch|ihnen)(.+ )?versprochen, {promise}',
      '(ich )?(habe|hab) ~(?!dir|euch|ihnen){promise} versprochen',
      'ich (verspreche|versprach) (?!dir|euch|ihnen)(.+, )?{promise}',
    ],
    name: [
      'mein ~((voller|richtiger|echter) )?(name|vorname) (ist|lautet) ~{name}',
      'ich ~(heiße|heisse) ~{name}',
      '(nenn mich |nennen sie mich )(?!zu|mir){name}',
      'du kannst mich {name} nennen',
      '(alle|meine freunde|freunde|die meisten) nennen mich {Name}',
      'man nennt mich {name}',
    ],
  },
  ended: {
    likes: [
      '(ich )?mag {things} nicht mehr',
      '(ich )?mag ~(kein|keine|keinen) {things} mehr',
      '(ich )?liebe {things} nicht mehr',
      'ich mochte früher {things}',
      'früher (mochte|liebte) ich {things}',
    ],
    dislikes: ['ich hasse {things} nicht mehr'],
    work: [
      '<bin> (nicht mehr|kein|keine) ((ein|eine) )?{job} mehr',
      '<bin> nicht mehr ((als|ein|eine) )?{job}',
      '(ich )?arbeite nicht mehr als {work}',
      '(ich )?(habe|hab) (meinen job|meine stelle|meine arbeit) ~(gekündigt|verloren|aufgegeben|hingeschmissen)',
      '(ich )?(habe|hab) ~gekündigt',
      '(ich wurde|mir wurde|ich bin) ~(gekündigt|entlassen|gefeuert)( worden)?',
      'ich war früher {job}',
      'früher war ich {job}',
    ],
    home: [
      '(ich|wir) (wohne|lebe|wohnen|leben) nicht mehr (in .+|im .+|auf .+)',
      '(ich|wir) (wohne|lebe|wohnen|leben) in .+ nicht mehr',
    ],
    relationship: [
      '<bin> nicht mehr (<statuses>)( .+)?',
      '(wir haben uns|ich habe mich) ~(.+ )?getrennt',
      'wir sind nicht mehr zusammen',
    ],
    pet: ['<my> <kind>?<pet>( [a-zäöü]+)? ist ~(.+ )?(gestorben|tot|weggelaufen)'],
    diet: ['<bin> (nicht mehr|kein|keine) (<diets>)( mehr)?'],
    allergy: ['<bin> nicht (mehr )?allergisch gegen {things}'],
  },
};
