import type { AgeLanguage } from './age-patterns.ts';

const spanish: AgeLanguage = {
  language: 'es',
  cues: String.raw`\b(?:ano|anit|primavera|edad|teng|tien|cumpl|casi|todavia|aun no|secundaria|primaria|bachill|prepa|eso|instit|cole|liceo|naci|nin|nen|hijit|hermanit|sobrinit|adolesc|menor|chiqui|quincean|bebe|mucha|chic|joven|peque)`,
  hasSpaces: true,
  numbers: [
    'una?',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
    'trece',
    'catorce',
    'quince',
    'dieciséis|diez y seis',
    'diecisiete',
    'dieciocho',
  ],
  tens: String.raw`(?<!\by )`,
  lists: {
    just: String.raw`(?:(?:solo|solamente|apenas|casi|ya|ahora|tan|recién|unos|dulces|tiernos) ){0,3}`,
    years: '(?:años|añitos|primaveras|abriles)',
    still: String.raw`(?! \p{L}+[aei]ndo)`,
    person: String.raw`(?:chic[ao]|niñ[ao]|muchach[ao]|joven|jovencit[ao]|adolescente|alumn[ao]|estudiante|nen[ae]|colegiala|hermanita|criatura|muchachit[ao])`,
    kin: String.raw`(?:hij[ao]s?|niet[ao]s?|sobrin[ao]s?|herman[ao]s?|niñ[ao]s?|alumn[ao]s?|gat[ao]|perr[ao]|caballo|gemel[ao]s|mellizos|bebé)`,
    end: String.raw`(?=$|\s*[.;!?()"*…])`,
    soon: String.raw`(?= años?| añitos|[.,;!?]|$| la | el | en (?!(?:19|20)\d\d)| mañana| hoy| este| esta| pronto| dentro)`,
    grade: String.raw`(?:primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|[1-9](?:º|o|er)?)`,
    school: '(?:secundaria|primaria|eso|bachillerato|preparatoria|prepa|instituto|colegio|liceo|preescolar)',
  },
  clauses: {
    age: [
      '(?:tengo|tienes|tenés|tiene|cumplí|cumplió|cumpliste|ha cumplido|cumplir|cumplido) {just}{n} {years}{still}',
      '(?:tengo|tienes|tenés|tiene) {just}{n}{end}',
      '(?:acaba|acabo) de cumplir {n}',
      'edad[:= ]+(?:de )?{just}{n}',
      'con (?:sus|mis|tus|solo|apenas|tan solo) (?:tiernos )?{n} {years}',
    ],
    future: [
      String.raw`(?:cumple|cumplo|cumples|cumplirá|cumpliré|va a cumplir|voy a cumplir) (?:(?:los|sus|mis|pronto|mañana) ){0,2}{m}{soon}`,
      '(?:casi|pronto tendrá|pronto cumple|tendrá) {m}(?: años|{end})',
      '(?:todavía|aún) no (?:tiene|tengo|cumple|cumplo|ha cumplido) (?:los )?{m}',
      'sin cumplir (?:los )?{m}',
    ],
    school: [
      String.raw`(?:va|voy|vas|está|estoy|estás|cursa|curso|cursas|estudia|estudio|asiste|entra) (?:(?:todavía|aún|a|al|en|de|la|el|los) ){0,3}(?:{grade} (?:año )?(?:de )?(?:la )?)?{school}(?! (?:como|dando))`,
    ],
    birth: [
      String.raw`nacid[ao]s?[^.!?,\n]{0,30}?{y}`,
      String.raw`(?:^|(?<=[.!?,;] ?)|(?:y|que|ella|él|yo|tú|chica|niña|chico|niño) )(?:nació|nací|naciste)[^.!?,\n]{0,30}?{y}`,
    ],
    role: [
      String.raw`(?:soy|eres|es|sigue siendo|sigo siendo) (?:(?:solo|apenas|todavía|aún) ){0,2}(?:una?) (?:\p{L}{1,12} )?(?:niñ[ao]|adolescente|chiquill[ao]|bebé|cría|menor)(?! (?:de (?:mamá|papá|la|los|las|corazón)|que))`,
    ],
  },
  phrases: {
    age: [
      String.raw`{person} (?:(?:de )?\p{L}{1,12} ){0,2}de {just}{n}(?: {years})?(?= |$|[.,;!?)])(?! (?:plantas|metros|pisos))`,
      '(?:^|(?<=[,(] ?)){just}{n} {years}(?=[,.)!;]|$)',
      '{n} {years} de edad',
      'quinceañer[ao]',
    ],
    school: [
      String.raw`(?:estudiante|alumn[ao]|chic[ao]|niñ[ao]) (?:\p{L}{1,12} )?(?:de|en) (?:la |el )?(?:{grade} (?:de )?(?:la )?)?{school}`,
      'colegial[ae]?',
    ],
    role: [
      String.raw`(?:tu|su|nuestra|nuestro) (?:\p{L}{1,12} )?(?:hijit[ao]|niñit[ao]|nenit[ao]|sobrinit[ao]|hermanit[ao] pequeñ[ao]|pequeñ[ao] (?:hij[ao]|niñ[ao])|hij[ao] pequeñ[ao])`,
      String.raw`^(?:una?|la|el) (?:\p{L}{1,12} )?(?:niñ[ao]|nen[ae]|adolescente|chiquill[ao]|niñit[ao])(?! (?:de (?:la|los|mis|sus)))`,
      'menor(?:es)? de edad',
    ],
  },
  before: [
    String.raw`(?:su|sus|mi|mis|nuestr[ao]s?|una?|dos|tres|el|la) (?:\p{L}{1,12} )?{kin},? (?:(?!tú |yo |y )\p{L}{1,12},? ){0,2}`,
    String.raw`(?:cuando|desde|hace|si|como|antes|después|mientras|aunque|de|a los|hasta|mayores de) (?:que |los |ella |él |yo )?`,
    String.raw`(?:no|ya no|ningún|ninguna|sin|nunca|era|fue|protege a|ayuda a|abogad[ao] de|profesora? de|maestr[ao] de|trabaja con) (?:una? )?`,
  ],
  beforePhrase: [
    String.raw`(?:su|sus|mi|mis|nuestr[ao]s?) (?:\p{L}{1,12} )?`,
    String.raw`(?:madre|padre|mamá|papá|tía|tío|abuel[ao]|tiene|tengo|con|cría|crío|profesora?|maestr[ao]|cuida) (?:de |a )?(?:una?|dos|tres|su|mi|los|las)? ?(?:\p{L}{1,12} )?`,
    'ex ?',
  ],
  after: [
    String.raw` (?:de (?!edad|la eso)|en (?:el|la) (?:mismo|misma|empresa|puerto|oficio|negocio|mar|ejército|cuerpo)|como |más|menos|sin |con |casad|trabaj|viv|después|antes|atrás|que )`,
    String.raw`(?: años)? (?:en|el) (?:\p{L}{1,10} ){0,2}(?:19|20)\d\d`,
  ],
};

const portuguese: AgeLanguage = {
  language: 'pt',
  cues: String.raw`\b(?:ano|anin|primavera|idade|tenh|tem|faz|far|compl|quase|ainda|ensino|serie|coleg|ginas|nasc|menin|garot|crianc|adolesc|filhinh|irmazinh|menor|guri|alun|estud|bebe|princesinh)`,
  hasSpaces: true,
  numbers: [
    'uma?',
    'dois|duas',
    'três',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze',
    'treze',
    '(?:qua|ca)torze',
    'quinze',
    'dez[ea]sseis',
    'dez[ea]ssete',
    'dezoito',
  ],
  tens: String.raw`(?<!\be )`,
  lists: {
    just: String.raw`(?:(?:só|somente|apenas|quase|já|agora|uns|doces|recém) ){0,3}`,
    years: '(?:anos|aninhos|primaveras)',
    still: String.raw`(?! \p{L}+[aei]ndo)`,
    person: String.raw`(?:menin[ao]|garot[ao]|moç[ao]|rapaz|jovem|adolescente|alun[ao]|estudante|criança|guria|guri|novinh[ao]|mocinha|garotinh[ao])`,
    kin: String.raw`(?:filh[ao]s?|net[ao]s?|sobrinh[ao]s?|irm[aã]o?s?|menin[ao]s?|alun[ao]s?|gat[ao]|cachorr[ao]|cão|cavalo|gême[ao]s|bebê|afilhad[ao])`,
    soon: String.raw`(?= anos?| aninhos| na | no | em (?!(?:19|20)\d\d)| amanhã| hoje| mês| semana|[.,;!?]|$)`,
    ord: String.raw`(?:primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|quint[ao]|sext[ao]|sétim[ao]|oitav[ao]|non[ao]|[1-9][ºªoa]?)`,
    school: String.raw`(?:{ord} (?:ano|série)|ensino (?:médio|fundamental)|colégio|ginásio|colegial|escola primária|jardim de infância|pré-escola)`,
  },
  clauses: {
    age: [
      '(?:tenho|tens|tem|fiz|fez|completou|completei|fazer|completar) {just}{n} {years}{still}',
      '(?:tenho|tens|ela tem|ele tem|você tem) {just}{n}(?=$|[.!?])',
      'idade[:= ]+(?:de )?{just}{n}',
      'com (?:seus|meus|apenas|só) {n} {years}',
    ],
    future: [
      String.raw`(?:faz|faço|fará|farei|vai fazer|vou fazer|completa|completará|vai completar) (?:(?:os|seus|meus) )?{m}{soon}`,
      '(?:quase|terá|ainda não tem|ainda não fez|nem tem) (?:os )?{m}(?: anos|(?=$|[.,!?]))',
      'ainda não (?:tem|tenho|fez|fiz) (?:os )?{m}',
    ],
    school: [
      String.raw`(?:está|estou|estás|estuda|estudo|cursa|curso|vai|faz|frequenta) (?:(?:ainda|no|na|o|a|ao|à) ){0,3}{school}(?! da faculdade)`,
    ],
    birth: [
      String.raw`nascid[ao]s?[^.!?,\n]{0,30}?{y}`,
      String.raw`(?:^|(?<=[.!?,;] ?)|(?:e|que|ela|ele|eu|você|menina|garota|menino|garoto) )(?:nasceu|nasci)[^.!?,\n]{0,30}?{y}`,
    ],
    role: [
      String.raw`(?:sou|é|és|ainda é) (?:(?:só|apenas|ainda) ){0,2}uma? (?:\p{L}{1,12} )?(?:criança|adolescente|menininh[ao]|garotinh[ao]|bebê|menor)(?! (?:da|do|de|que))`,
    ],
  },
  phrases: {
    age: [
      String.raw`{person} (?:(?:de )?\p{L}{1,12} ){0,2}de {just}{n}(?: {years})?(?= |$|[.,;!?)])`,
      '(?:^|(?<=[,(] ?)){just}{n} {years}(?=[,.)!;]|$)',
      '{n} {years} de idade',
    ],
    school: [
      String.raw`(?:estudante|alun[ao]|menin[ao]|garot[ao]) (?:\p{L}{1,12} )?(?:do|da|no|na|de) {school}(?! da faculdade)`,
      'uma? colegial|ginasiana?',
    ],
    role: [
      String.raw`(?:sua|tua|seu|teu) (?:\p{L}{1,12} )?(?:filhinh[ao]|menininh[ao]|garotinh[ao]|irm[ãa]zinh[ao]|sobrinhinh[ao]|filh[ao] pequen[ao])`,
      String.raw`^(?:uma?|a|o) (?:\p{L}{1,12} )?(?:criança|adolescente)(?! (?:da|do|de))`,
      String.raw`garotinh[ao]|menininh[ao]`,
      'menor(?:es)? de idade',
    ],
  },
  before: [
    String.raw`(?:su|seu|sua|meu|minha|noss[ao]|uma?|dois|duas|o|a|os|as) (?:\p{L}{1,12} )?{kin}(?: del[ae]s?)?,? (?:(?!você |eu |e |que tem )\p{L}{1,12},? ){0,2}`,
    String.raw`(?:quando|desde|há|se|como|antes|depois|enquanto|embora|aos|até|maiores de) (?:que |os |ela |ele |eu )?`,
    String.raw`(?:não|nenhuma?|sem|nunca|era|foi|protege|ajuda|advogad[ao] de|professora? d[eo]|trabalha com) (?:uma? )?`,
  ],
  beforePhrase: [
    String.raw`(?:seu|sua|meu|minha|noss[ao]) (?:\p{L}{1,12} )?`,
    String.raw`(?:mãe|pai|mamãe|papai|tia|tio|av[óô]|tem|tenho|com|cria|crio|professora?|cuida) (?:de |da )?(?:uma?|dois|duas|três|seu|sua|os|as)? ?(?:\p{L}{1,12} )?`,
    'ex[ -]?',
  ],
  after: [
    String.raw` (?:de (?!idade)|como |a mais|a menos|em \d|casad|atrás|depois|antes|que (?!vem))`,
    String.raw`(?: anos)? em (?:19|20)\d\d`,
  ],
};

export const iberian: readonly AgeLanguage[] = [spanish, portuguese];
