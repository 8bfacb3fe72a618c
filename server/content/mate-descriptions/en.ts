import { english as facts } from '../fact-rules/en.ts';
import type { DescriptionGrammar } from './description-grammar.ts';
import { numberWords } from './numbers.ts';

const kin =
  '[Gg]randfather|[Gg]randmother|[Gg]randpa|[Gg]randma|[Gg]ranny|[Uu]ncle|[Aa]unt|[Bb]rother|[Ss]ister|[Cc]ousin|[Ff]riend|[Nn]eighbou?r|[Cc]aptain|[Dd]octor|[Dd]r\\.?|[Pp]rofessor|[Kk]ing|[Qq]ueen|[Ll]ady|[Ss]ir|[Mm]rs?\\.?|[Mm]s\\.?|[Dd]etective|[Pp]rincess|[Pp]rince';
const another =
  '(?![- ](?:son|daughter|boy|girl|kid|child|twins|brother|sister|nephew|niece|grand|dog|cat|horse|whisk|wine|car|ship|boat|house|tree|bar|shop|marriage|building))';

/** How English says who somebody is. */
export const english: DescriptionGrammar = {
  isSpaced: true,
  common:
    'a|an|the|of|who|whose|with|and|on|is|her|his|my|to|from|by|at|for|she|he|they|named|called|old|year|years|retired|that|woman|man',
  requests:
    "(?:please,? )?(?:i (?:want|would like|wish for|need)|i['’]d (?:like|love)|make|create|give|invent|show|write)(?: to (?:meet|talk (?:to|with)|chat with))?(?: me)?",
  numbers: numberWords({
    small:
      'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen',
    tens: 'twenty, thirty, forty/fourty, fifty, sixty, seventy, eighty, ninety',
    join: (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`],
  }),
  ages: [
    `{n}[- ]?years?[- ]old${another}`,
    '{n} ?(?:yo|y/o|yrs? old)',
    'aged?:? (?:of )?{n}',
    '(?<!mother |father |parent |mum |mom |dad |one |widow |widower )of {n}(?=$|[.,;!?)]| (?:who|with|from|in|and|named|called)(?!\\p{L}))',
    '(?<=[,(] ?){n}(?=$|[.,;!?)])',
    "(?:is|['’]s|just|turned|turning) {n}(?=$|[.,;!?)]| (?:and|who|now)(?!\\p{L}))",
  ],
  names: [
    "(?:[Nn]amed|[Cc]alled|[Nn]ame is|[Nn]ame['’]s|[Nn]ame:) {name}",
    `(?:${kin}) {name}`,
    '^{name}(?=,| \\(| is | was | the |, who )',
  ],
  noNames: `${facts.noName}|${kin.replaceAll(/\[(.).\]/gu, (_, letter: string) => letter.toLowerCase())}|[a-z]+(ist|man|woman|keeper|maker|smith|witch)|witch|wizard|ghost|vampire|robot|astronaut|grumpy|male|funny|kind|gentle|clever|wise|brave|please|who|she|he|they|it|somebody|i|we|this|meet|someone|anyone|imagine|think|knight|woman|man|guy|elder|chef|nurse|pirate`,
  places: [
    "(?:in|from|near|outside|off) (?<place>(?:the )?\\p{Lu}[\\p{L}’'-]+(?: (?:of |de |del |la |upon )?\\p{Lu}[\\p{L}’'-]+){0,2})",
    "(?:lives?|living|works?|working|based|stationed|stuck) (?:alone )?(?:in|on|at|aboard|under|above|near|by) (?<place>(?:an?|the) (?:(?!who|whose|that|and|with|where|in|on|at|but|for)[\\p{L}’'-]+ ?){1,5}(?:(?:in|of|on) (?:the )?\\p{Lu}[\\p{L}’'-]+)?)",
    '(?:on|aboard) (?<place>(?:the )?(?:Mars|Venus|Moon|moon|Titan|Europa|Earth))',
  ],
  trades: `${facts.jobs}|(violin|watch|clock|instrument|toy|candle|perfume|map|cheese|shoe|glass|puppet|dress) ?(maker|mender|blower)s?|(lighthouse|inn|book|zoo|shop|bar|bee|game|goal) ?keeper|astronaut|cosmonaut|captain|pirate|detective|spy|witch|wizard|mage|sorceress|sorcerer|ghost|vampire|werewolf|dragon|elf|fairy|robot|android|alien|knight|samurai|king|queen|prince|princess|oracle|navigator|explorer|inventor|lexicographer|cartographer|gravedigger|hacker|comedian|clown|magician|acrobat|boxer|athlete|coach|philosopher|tea master|dj|guitarist|drummer|bassist|bookseller|innkeeper|shepherd|carer|ranger|monk`,
  newTrades:
    "(?:^|[ ,(])(?:an?|the|as|retired) (?:[\\p{L}\\d’'-]+ ){0,4}?(?<trade>(?:(?!(?:old|young|retired|male|female|grumpy|former|ex|very|\\d|[\\p{L}-]+(?:ed|ful|less|ish|ous|ly|old|py|ny|dy|ty|cky|ring|ble|ive)) )[\\p{L}’'-]+ )?(?!(?:daughter|sister|brother|mother|father|lover|partner|stranger|teenager|character|member|number|letter|river|winter|summer|corner|tower|paper|water|foster|ever|never|over|under|after|other|former|elder|younger|older|tender|clever|bitter|sober|somber|proper|super|computer|manner|matter|center|theater|chamber|newspaper|flower|ladder|hammer|leader of|cancer|master)(?![\\p{L}]))\\p{Ll}{2,}(?:er|smith|wright|ologist|grapher|ician|monger|herd|sman|swoman))(?=$|[ .,;!?)])",
  asides: '(?:who|whose|that|with|where|and|from|of|for)',
  genders: {
    she: {
      pronouns: 'she/her',
      nouns:
        'woman|lady|female|girlfriend|grandmother|grandma|granny|mother|mum|mom|aunt|queen|princess|witch|sorceress|actress|waitress|widow|sister|wife|nun|goddess|mermaid|heroine|businesswoman|policewoman|mrs|ms',
      words: 'she|hers|herself|her',
    },
    he: {
      pronouns: 'he/him',
      nouns:
        'man|guy|male|gentleman|boyfriend|grandfather|grandpa|father|dad|uncle|king|prince|wizard|sorcerer|widower|brother|husband|monk|priest|fisherman|bloke|dude|mr|sir',
      words: 'he|him|himself|his',
    },
    they: {
      pronouns: 'they/them',
      nouns: 'non-?binary|enby|genderfluid|agender|they/them',
      words: 'they/them|non-?binary|enby|themself|(?<=[.!?] )they|uses they',
    },
  },
  manners: {
    playful: 'funny|playful|jok(?:e|es|ing)|puns?|silly|teas\\w*|witty|cheeky|goofy',
    dry: 'dry|sarcastic|deadpan|grumpy|wry|cynical|sardonic',
    calm: 'calm|quiet|gentle|soothing|peaceful|patient|shy',
    bold: 'bold|brave|fierce|confident|fearless|rebel|fiery|loud',
    poetic: 'poet|poetic|dreamy|romantic|mystic\\w*|melanchol\\w*',
    curious: 'curious|nerd|nerdy|inquisitive',
    warm: 'warm|kind|caring|sweet|friendly|loving|motherly|cosy|cozy',
  },
};
