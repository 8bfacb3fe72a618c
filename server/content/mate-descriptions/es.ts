import { spanish as facts } from '../fact-rules/es.ts';
import type { DescriptionGrammar } from './description-grammar.ts';
import { numberWords } from './numbers.ts';

const kin =
  'abuel[oa]|tí[oa]|capitana?|doctora?|profesora?|herman[oa]|señora?|rey|reina|amig[oa]|vecin[oa]|prim[oa]|[Dd]on|[Dd]oña';

/** How Spanish says who somebody is. */
export const spanish: DescriptionGrammar = {
  isSpaced: true,
  traitsFollow: true,
  common:
    'un|una|el|la|los|las|de|del|y|que|en|es|mi|años|con|para|su|sus|ella|él|llamado|llamada|llama|vive|anciana|anciano|desde|hace|sin|sobre|por|durante',
  requests: '(?:quiero|quisiera|me gustaría|busco|crea|inventa|haz)(?:me)?(?: conocer a?| hablar con)?',
  numbers: new Map([
    ...numberWords({
      small:
        'uno/un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve',
      tens: 'veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa',
      join: (ten, unit) => [`${ten} y ${unit}`],
    }),
    ...(
      [
        'veintiuno/veintiún',
        'veintidós',
        'veintitrés',
        'veinticuatro',
        'veinticinco',
        'veintiséis',
        'veintisiete',
        'veintiocho',
        'veintinueve',
      ] as const
    ).flatMap((words, index) => words.split('/').map((word) => [word, 21 + index] as const)),
  ]),
  ages: ['(?<!hace |durante |desde hace |por |tras )(?:de )?{n} años', '(?<=[,(] ?){n}(?=$|[.,;!?)])'],
  names: [
    '(?:llamad[oa]|se llama|[Nn]ombre es|[Nn]ombre:|de nombre) {name}',
    `(?:${kin}) {name}`,
    '^{name}(?=,| \\(| es )',
  ],
  noNames: `${facts.noName}|${facts.jobs}|${kin.toLowerCase()}|ancian[oa]|quiero|alguien|bruj[oa]|fantasma|vampiro|robot`,
  places: [
    '(?:en|de|desde|cerca de) (?<place>(?:la |el |los |las )?\\p{Lu}[\\p{L}-]+(?: (?:de |del |la )?\\p{Lu}[\\p{L}-]+){0,2})',
    '(?:vive|trabaja|viviendo) (?:sol[oa] )?(?<place>en (?:una?|el|la|los|las) (?:(?!que|y|con|en)[\\p{L}-]+ ?){1,3})',
  ],
  trades: `${facts.jobs}|astronauta|capitana?|pirata|detective|espía|bruj[oa]|mag[oa]|fantasma|vampir[oa]|robot|caballero|rey|reina|filósof[oa]|inventora?|farer[oa]|marinera?o?|exploradora?|hacker|pastora?|luthier|violinista|pianista|guitarrista|cartógraf[oa]`,
  asides: '(?:que|quien|cuy[oa]|con|y|para|de)',
  genders: {
    she: {
      pronouns: 'ella',
      nouns:
        'mujer|señora|dama|abuela|madre|tía|reina|princesa|bruja|hermana|viuda|amiga|vecina|anciana|monja|hada|chica',
      words: 'ella',
      article: '(?:una|la) (?!persona)',
    },
    he: {
      pronouns: 'él',
      nouns:
        'hombre|señor|caballero|abuelo|padre|tío|rey|príncipe|brujo|mago|hermano|viudo|amigo|vecino|anciano|monje|tipo|chico',
      words: 'él',
      article: '(?:un|el) (?!personaje|ser |niño)',
    },
    they: { pronouns: 'elle', nouns: 'no binari[oae]|elle', words: 'elle' },
  },
};
