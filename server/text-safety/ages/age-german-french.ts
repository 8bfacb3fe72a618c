import type { AgeLanguage } from './age-patterns.ts';

const german: AgeLanguage = {
  language: 'de',
  cues: String.raw`\b(?:\p{L}*jahr|alter|ist|bin|bist|wird|werde|wurde|bald|fast|noch|geb|klasse|\p{L}*klassler|\p{L}*schul|gymnas|kind|klein|jung|teen|minderj|madchen|jugendl|geh|besuch|pennal|kam|komm)`,
  hasSpaces: true,
  numbers: [
    'ein(?:s|e)?',
    'zwei',
    'drei',
    'vier',
    'fünf|fuenf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf|zwoelf',
    'dreizehn',
    'vierzehn',
    'fünfzehn|fuenfzehn',
    'sechzehn',
    'siebzehn',
    'achtzehn',
  ],
  tens: '',
  lists: {
    who: String.raw`(?:(?:meine figur|mein charakter|der charakter|die figur) ist|ich bin|bin ich|du bist|bist du|sie ist|er ist|ist sie|ist er|es ist|und ist|bin)`,
    just: String.raw`(?:(?:erst|gerade|grade|mal|einmal|nur|knapp|schon|noch|jetzt|nun|eben|genau|zarte|süße|bloß|etwa) ){0,3}`,
    end: String.raw`(?=$|\s*[.,;!?()"*…]| (?:und|aber|doch)(?!\p{L})| jahre(?=$|[.,!?]))`,
    grade: String.raw`(?:(?:[1-9]|1[0-3])\.? ?|(?:erste|zweite|dritte|vierte|fünfte|sechste|siebte|siebente|achte|neunte|zehnte|elfte|zwölfte)[rn]? )klasse`,
    kin: String.raw`(?:tochter|töchter|sohn|söhne|kind|kinder|nichte|neffe|enkel|enkelin|bruder|schwester|schüler|schülerin|katze|kater|hund|pferd|zwillinge|stute)`,
  },
  clauses: {
    age: [
      '{who} {just}{n}{end}',
      'alter[:= ]+(?:ist )?{just}{n}',
      String.raw`mit (?:ihren|seinen|meinen|deinen|gerade|nur|zarten)(?: \p{L}{1,10})? {n}(?: jahren)?`,
      '(?:wurde|ist|bin) (?:gerade|eben|kürzlich|letzte woche|letzten monat|gestern|heute) {n}(?: geworden)?{end}',
      String.raw`sieht (?:aus wie|wie) (?:eine? )?(?:{n}(?:-?jährige[rsn]?)?)`,
    ],
    future: [
      String.raw`(?:wird|werde|wirst) (?:(?!nicht |nie )\p{L}{1,12} ){0,4}{m}{end}`,
      '(?:bald|fast|beinahe|noch nicht|noch nicht mal|nicht einmal|demnächst) {m}{end}',
      String.raw`(?:ist|feiert|feiere|bald|bis zu) (?:\p{L}{1,12} ){0,2}(?:1[0-8]|[1-9])\. geburtstag`,
      'noch nicht volljährig',
    ],
    school: [
      String.raw`(?:geht|gehe|gehst|besucht|besuche|besuchst|ist|bin|bist|kommt|wechselt) (?:(?:noch|jetzt|erst|gerade|in|auf|die|der) ){0,4}{grade}`,
      String.raw`(?:geht|gehe|gehst) (?:noch |erst )?(?:zur|in die|aufs|auf das|auf ein|auf die) (?:grund|haupt|real|mittel|gesamt)?(?:schule|gymnasium)`,
    ],
    birth: [
      String.raw`(?:kam|kamst|komme) (?:\p{L}{1,10} ){0,2}{y} zur welt`,
      String.raw`geboren[^.!?,\n]{0,25}?{y}`,
      String.raw`(?:^|sie |er |ich |du |die |der )(?:wurde |ist |bin |bist )?(?:\p{L}{1,10} ){0,2}{y} (?:\p{L}{1,12} ){0,3}(?:geboren|zur welt)`,
      String.raw`(?:jahrgang|geburtsjahr|geburtsdatum|geb\.)[^\n]{0,20}?{y}`,
    ],
    role: [
      String.raw`{who} (?:(?:doch|nur|erst|noch|bloß|eigentlich) ){0,3}(?:ein|eine|das) (?:\p{L}{1,12} )?(?:kind|baby|teenager|teenagerin|kleinkind|jugendliche[r]?|kleines mädchen|kleiner junge)(?! (?:der|des|im|von|aus))`,
    ],
  },
  phrases: {
    age: [
      '{n} jahr(?:e|en)? (?:alt|jung)(?:e[snm]? (?:mädchen|junge|kind))?',
      '{n}[ -]?jährige[rsnm]?',
      '(?:^|(?<=[,(] ?)){n} jahre(?=[,.)!]|$)',
    ],
    school: [
      String.raw`schüler(?:in)? (?:in )?(?:der|einer|aus der) {grade}`,
      String.raw`(?:erst|zweit|dritt|viert|fünft|sechst|siebt|siebent|acht|neunt|zehnt|elft|zwölft|(?:[1-9]|1[0-3])\.?)-?klässler(?:in)?`,
      String.raw`(?:grund|haupt|real|gesamt|mittel|förder|ober)schüler(?:in)?|gymnasiast(?:in)?|schul(?:mädchen|junge|kind)|pennäler(?:in)?`,
    ],
    role: [
      String.raw`(?:dein|deine|papas|mamas|euer|eure) (?:\p{L}{1,12} ){0,2}?kleine[srn]? (?:\p{L}{1,12} )?(?:tochter|mädchen|sohn|junge|nichte|neffe|kind|stieftochter)`,
      String.raw`dein(?:e)? (?:\p{L}{1,12} )?töchterchen`,
      String.raw`^(?:eine?|das|die|der) (?:\p{L}{1,12} )?(?:kleine[sr]?|junge[sr]?) (?:mädchen|junge|kind)`,
      String.raw`^(?:(?:eine?|die|der) )?(?:(?!als |wie )\p{L}{1,12} )?(?:teenager(?:in)?|jugendliche[r]?)`,
      'minderjährige?[rsnm]?',
      String.raw`(?:körper|gesicht) eine[sr] (?:\p{L}{1,12} )?(?:kindes|mädchens|teenagers|{n}-?jährigen)`,
    ],
  },
  before: [
    String.raw`(?:mein|sein|ihr|unser|euer|deren|dessen|die|der|das|eine?|zwei|drei)(?:e[rnms]?)? (?:\p{L}{1,12} ){0,2}{kin},? (?:(?!du |ich |und )\p{L}{1,12},? ){0,2}`,
    String.raw`(?:als|seit|bevor|bis|wenn|sobald|nachdem|während|damals|wie) (?:sie |er |ich )?`,
    String.raw`(?:war|waren|nicht|kein|keine|keinen|über|älter als|ab|unter|niemand) (?:\p{L}{1,10} )?`,
    String.raw`(?:unterrichtet|lehrt|trainiert|betreut|hilft|schützt|anwält(?:in)? für|lehrer(?:in)?) (?:\p{L}{1,12} ){0,3}`,
  ],
  beforePhrase: [
    String.raw`(?:mutter|vater|oma|opa|tante|onkel|hat|habe|haben|hatte|mit|von|für|als|lehrer(?:in)?) (?:eine[rsnm]?|einem|zwei|drei|dem|der|den|ein)? ?(?:\p{L}{1,12} )?`,
    String.raw`(?:mein|sein|ihr|unser)(?:e[rnms]?)? (?:\p{L}{1,12} )?`,
    String.raw`(?:die|der|das|sein|ihr|mein)(?:e[rnms]?)? (?!mädchen|junge|kind)\p{L}{2,14} ist (?:\p{L}{1,8} )?`,
    String.raw`(?:ehemalige[rn]?|frühere[rn]?) `,
  ],
  after: [
    String.raw`[ -](?:\p{L}{1,12} )?(?:whisk\p{L}*|wein|katze|kater|hund|auto|haus|firma|ehe|beziehung|tochter|sohn|karriere|erfahrung)`,
    String.raw` (?:war|waren|als|älter|jünger|später|zuvor|her)(?!\p{L})`,
    String.raw` (?:minuten|stunden|meter|kilometer|grad)`,
  ],
};

const french: AgeLanguage = {
  language: 'fr',
  cues: String.raw`\b(?:ans|age|aura|fete|bientot|presque|pas encore|anniv|lyceen|colleg|lycee|ecol|eleve|primaire|maternelle|classe|en [3456]|ne[es]?|petite?|fillette|gamin|ado|enfant|mineur|printemps|bebe|sixi|cinqui|quatri|troisi)`,
  hasSpaces: true,
  numbers: [
    'une?',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix(?![ -](?:neuf|huit|sept))',
    'onze',
    'douze',
    'treize',
    'quatorze',
    'quinze',
    'seize',
    'dix[ -]?sept',
    'dix[ -]?huit',
  ],
  tens: '(?<!(?:vingts?|trente|quarante|cinquante|soixante|cents?)(?:[ -]et)?[ -])',
  lists: {
    has: String.raw`(?:j'ai|tu as|elle a|il a|on a|qui a|elle n'a|il n'a|je n'ai|tu n'as|iel a|et a|(?<!(?:sa|ma|son|mon|notre|leur|nos) )(?:fille|garçon|gamine?|ado|jeune) a)`,
    just: String.raw`(?:(?:que|qu'|à peine|tout juste|seulement|seul|seuls|bientôt|maintenant|déjà|encore|presque|environ|toujours|petits?|tendres) ?){0,3}`,
    years: '(?:ans|printemps|années)',
    person: String.raw`(?:fille|garçon|gamine?|ado|adolescente?|jeune|jeune fille|lycéen(?:ne)?|collégien(?:ne)?|enfant|demoiselle|élève|étudiante?|petite?|môme|gosse|fillette|nana)`,
    kin: String.raw`(?:fille|fils|filles|enfants?|bébé|nièce|neveu|petit-fils|petite-fille|frère|sœur|soeur|élèves?|chatte?|chien|chienne|cheval|jumeaux|jumelles|ado|ados)`,
    grade: String.raw`(?:sixième|cinquième|quatrième|troisième|6e|5e|4e|3e|6ème|5ème|4ème|3ème|cm1|cm2|ce1|ce2)`,
    young: '(?:enfant|ado|adolescente?|gamine?|fillette|bébé|petite fille|petit garçon|gosse|môme)',
  },
  clauses: {
    age: [
      '{has} {just}{n} {years}',
      "(?:vient|viens) d'avoir {n} {years}",
      'âge ?[:=] ?{n}',
      'du haut de ses {n} {years}',
    ],
    future: [
      String.raw`(?:aura|aurai|auras|va avoir|vais avoir|fête|fêtera|fêterai|va fêter|viens? de fêter|vient de fêter) (?:(?:ses|mes|tes|bientôt|demain) ){0,2}{m} {years}`,
      String.raw`(?:bientôt|presque|pas encore|même pas) {m} {years}`,
      'pas encore majeure?',
    ],
    school: [
      String.raw`(?:est|suis|es|entre|rentre|passe|vais|va) (?:\p{L}{1,10} )?en (?:classe de )?{grade}`,
      String.raw`(?:est|suis|es|entre) (?:\p{L}{1,10} )?en (?:classe de (?:seconde|première|terminale)|(?:seconde|première|terminale)(?=[,.;!?]|$| au lycée))`,
      String.raw`(?:va|vais|vas|est|suis|es|entre) (?:encore |toujours |déjà )?(?:au|à l'|à la) ?(?:collège|lycée|école primaire|école maternelle|maternelle|primaire)`,
    ],
    birth: [String.raw`(?:née|né|nee)s? (?:en|le \d{1,2}|à \p{L}+,? (?:en|le)|au)[^.!?,\n]{0,20}?{y}`],
    role: [
      String.raw`(?:c'est|est|suis|es) (?:\p{L}'?[\p{L}]{0,10} ){0,2}?(?:qu')?une? (?:\p{L}{1,12} )?{young}(?! (?:de la|du|d'))`,
    ],
  },
  phrases: {
    age: [
      "âgée?s? (?:de |d')?{just}{n} {years}",
      String.raw`{person} (?:\p{L}{1,12} )?(?:de|d') ?{just}{n} {years}`,
      '(?:^|(?<=[,(] ?)){just}{n} {years}(?=[,.)!;]|$)',
    ],
    future: [String.raw`(?:son|mon|ton) (?:\p{L}+ième|1[0-8]e|[1-9]e) anniversaire (?:est|approche|demain)`],
    school: [
      'lycéen(?:ne)?|collégien(?:ne)?|écoli(?:er|ère)',
      String.raw`élève (?:de|en|au) (?:classe de )?(?:{grade}|seconde|première|terminale|primaire|collège|lycée|maternelle)`,
    ],
    role: [
      String.raw`(?:ta|ton|la|le) (?:\p{L}{1,12} )?(?:petite? )(?:\p{L}{1,12} )?(?:fille|garçon|nièce|neveu|fillette) (?:chérie?|adorée?|sage|à papa|de papa|à toi)`,
      '(?:ta|ton) (?:fillette|petite fille)',
      String.raw`^(?:une?|la|le|cette|cet|ta) (?:\p{L}{1,12} )?{young}(?! (?:de la|du|d'))`,
      String.raw`^mineure?(?= et|[,.!]|$)|(?:est|suis|es|encore|toujours) mineure?`,
    ],
  },
  before: [
    String.raw`(?:sa|son|ses|ma|mon|mes|leurs?|notre|nos|une?|deux|trois|la|le|les) (?:\p{L}{1,12} )?{kin},? (?:(?!tu |je |elle a |il a |et )[\p{L}']{1,12},? ){0,2}`,
    String.raw`(?:quand|lorsqu'|lorsque|depuis|depuis que|dès|pendant|avant|après|si|comme|ex|ancien|ancienne|plus de|jusqu'à)(?:'| )?`,
    String.raw`(?:pas|plus|jamais|aucune?|sans) (?:une? )?`,
    String.raw`(?:professeur|prof|enseigne|institutrice|instituteur|animatrice|animateur|aide|protège|était|étais) (?:\p{L}{1,10} ){0,3}`,
    `y `,
  ],
  beforePhrase: [
    String.raw`(?:sa|son|ses|ma|mon|mes|leurs?|notre|nos) (?:\p{L}{1,12} )?`,
    String.raw`(?:mère|père|maman|papa|tante|oncle|parent|avec|ont|élève|garde|grand-mère|a|ai) (?:seule? )?(?:d'|de |des |son |sa )?(?:une?|deux|trois|les)? ?(?:\p{L}{1,12} )?`,
    `en tant qu'`,
  ],
  after: [
    String.raw` (?:d'|de (?!son age)|en (?:prison|mer|usine|poste|cuisine|arrière|exil)|dans |au (?!collège|lycée)|plus |moins |chez )`,
    ` (?:passés?|révolus|plus tard|auparavant)`,
  ],
};

export const germanAndFrench: readonly AgeLanguage[] = [german, french];
