import { german as facts } from '../fact-rules/de.ts';
import type { DescriptionGrammar } from './description-grammar.ts';
import { numberWords } from './numbers.ts';

const kin =
  'Großvater|Großmutter|Opa|Oma|Onkel|Tante|Bruder|Schwester|Cousine?|Freund|Freundin|Nachbar|Nachbarin|Kapitän|Kapitänin|Professor|Professorin|Doktor|Dr\\.|Herr|Frau|König|Königin|Prinz|Prinzessin|Kommissar|Kommissarin|Mann';

/** How German says who somebody is. */
export const german: DescriptionGrammar = {
  isSpaced: true,
  common:
    'ein|eine|einer|einen|der|die|das|und|mit|im|aus|ist|mein|meine|wer|namens|jahre|alt|heißt|von|auf|den|dem|zu|für|sie|er|ihre|seine|lebt|wohnt|jemand|in',
  requests:
    '(?:bitte )?(?:ich (?:möchte|will|hätte gern|hätte gerne|wünsche mir|suche|brauche)|erstelle?|erfinde?|mach|schreib)(?: bitte)?(?: mir)?(?: gerne?)?',
  numbers: numberWords({
    small:
      'eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn',
    tens: 'zwanzig, dreißig/dreissig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig',
    join: (ten, unit) => [`${unit === 'eins' ? 'ein' : unit}und${ten}`],
  }),
  ages: [
    '{n} Jahre?n? (?:alt|jung)',
    '{n}[- ]?jährige[rnsm]?(?! (?:Tochter|Sohn|Kind|Bruder|Schwester|Enkel|Hund|Katze|Pferd|Whisky))',
    '(?:im Alter )?von {n}(?: Jahren)?(?=$|[.,;!?)]| (?:der|die|mit|aus|und))',
    'Alter:? {n}',
    '(?<=[,(] ?){n}(?: Jahre)?(?=$|[.,;!?)])',
    '(?:ist|wird|schon|gerade) {n}(?=$|[.,;!?)]| und)',
  ],
  names: [
    '(?:[Nn]amens|[Hh]eißt|[Hh]eisst|[Nn]amen?|[Nn]ame ist|[Nn]ame:|[Gg]enannt) {name}',
    `(?:${kin}) {name}`,
    '^{name}(?=,| \\(| ist | war | heißt | der | die )',
  ],
  noNames: `${facts.noName}|${facts.jobs}|${kin.toLowerCase()}|mitte|anfang|ende|namens|der|die|das|bitte|jemand|ich|stell|charakter|figur|person|hexe|zauberer|geist|vampir|roboter|\\p{L}+(erin|istin|orin|meister|frau|mann|wärter|wächter|macher|fahrer|händler)`,
  places: [
    '(?:in|aus|nach|bei|nahe|auf) (?!(?:Rente|Pension|Trauer|Not|Eile|Liebe|Leidenschaft|Rage|Ausbildung|Teilzeit|Vollzeit|Gefahr|Farbe|Wahrheit|Person|Zukunft|Reisen|Ruhe|Wut|Angst|Träumen|Reimen|Rätseln|Versen|Deutsch|Englisch|Gold|Holz|Stein|Überzeugung|Spaß|Versehen|Prinzip|Langeweile|Menschen|Tieren|Pflanzen)(?!\\p{L}))(?<place>\\p{Lu}[\\p{L}-]+(?: (?:am|an der|an|im|bei) (?:\\p{Lu}[\\p{L}-]+))?)',
    '(?:lebt|wohnt|arbeitet|haust) (?:allein |heute )?(?<place>(?:in|auf|an|am|im|unter|über) (?:einem|einer|dem|der|den)? ?(?:\\p{Ll}+ ){0,2}\\p{Lu}[\\p{L}-]+)',
    '(?<place>(?:in|auf|an|am|im) (?:einem|einer|dem|der)? ?(?:\\p{Ll}+ ){0,2}\\p{Lu}[\\p{L}-]+) (?:lebt|wohnt|arbeitet|haust)',
  ],
  trades: `${facts.jobs}|\\p{L}*(bauer|wärter|wächter|macher|meister|fahrer|sammler|hüter|züchter|händler|führer|schmied|forscher|tüftler|erfinder|zeichner|restaurator|sommelier|schreiber|seher)(in)?|\\p{L}*kapitän(in)?|astronaut(in)?|hexe|zauberer|geist|vampir|drache|elfe?|fee|roboter|pirat(in)?|detektiv(in)?|kommissar(in)?|spion(in)?|ritter(in)?|könig(in)?|prinz|prinzessin|philosoph(in)?|matrose|matrosin|hacker(in)?|clown|boxer(in)?|trainer(in)?|dj|gitarrist(in)?|geiger(in)?|mönch|nonne|schäfer(in)?|nachtwächter(in)?|hirte|hirtin`,
  newTrades:
    '(?:^|[ ,(])(?:[Ee]inen?|[Ee]ine?|als|[Mm]eine?) (?:[\\p{Ll}\\d-]+ ){0,4}(?<trade>\\p{Lu}\\p{Ll}{2,}(?:er|erin|ist|istin|or|orin|eur|eurin|frau|mann|loge|login|ant|antin|aut|autin))(?=$|[ .,;!?)])',
  noTrades:
    'mutter|vater|tochter|bruder|schwester|großmutter|großvater|charakter|teenager|zimmer|fenster|wasser|partner(in)?|\\p{L}*mutter|\\p{L}*vater|schüler(in)?|hausmeisterwohnung',
  asides: '(?:,? ?(?:die|der|das|deren|dessen)|mit|und|von|aus|für)',
  genders: {
    she: {
      pronouns: 'sie/ihr',
      nouns:
        'frau|dame|oma|großmutter|mutter|tante|königin|prinzessin|hexe|fee|schwester|witwe|freundin|nachbarin|nonne|weiblich\\p{L}*',
      words: 'sie (?:ist|hat|lebt|liebt|war|wohnt|arbeitet|mag|sammelt|spricht)|ihrer|ihrem|ihren',
      article: '(?:meine|eine) (?:\\p{L}+ ){0,3}?\\p{L}+in(?!\\p{L})',
    },
    he: {
      pronouns: 'er/ihm',
      nouns:
        'mann|herr|opa|großvater|vater|onkel|könig|prinz|zauberer|bruder|witwer|freund|nachbar|mönch|kerl|typ|männlich\\p{L}*',
      words: 'er|ihm|ihn|seinem|seinen|seiner',
      article: '(?:mein|meinen|ein|einen) (?!kind|mädchen|wesen|gespenst|roboter)',
    },
    they: { pronouns: 'they/them', nouns: 'nichtbinär\\p{L}*|nicht-binär\\p{L}*|non-?binary|they/them' },
  },
  manners: {
    playful: 'lustig\\p{L}*|verspielt\\p{L}*|witzig\\p{L}*|albern\\p{L}*|freche?\\p{L}{0,2}',
    dry: 'trocken\\p{L}*|sarkastisch\\p{L}*|mürrisch\\p{L}*|grummelig\\p{L}*|zynisch\\p{L}*',
    calm: 'ruhig\\p{L}*|sanft\\p{L}*|gelassen\\p{L}*|schüchtern\\p{L}*|geduldig\\p{L}*|still(?:e[rn]?)?',
    bold: 'kühn\\p{L}*|mutig\\p{L}*|furchtlos\\p{L}*|tapfer\\p{L}*',
    poetic: 'poetisch\\p{L}*|verträumt\\p{L}*|romantisch\\p{L}*|melancholisch\\p{L}*',
    curious: 'neugierig\\p{L}*',
    warm: 'warmherzig\\p{L}*|herzlich\\p{L}*|freundlich\\p{L}*|fürsorglich\\p{L}*|liebevoll\\p{L}*',
  },
};
