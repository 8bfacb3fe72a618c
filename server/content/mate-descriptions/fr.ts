import { french as facts } from '../fact-rules/fr.ts';
import type { DescriptionGrammar } from './description-grammar.ts';
import { numberWords } from './numbers.ts';

const kin =
  'grand-père|grand-mère|mamie|papi|oncle|tante|capitaine|docteure?|professeure?|sœur|frère|[Mm]adame|[Mm]onsieur|roi|reine|ami|amie|voisine?';
const seventeen =
  'un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf';
const small = seventeen.split(', ');
const sums = (ten: string, value: number): [string, number][] =>
  small.flatMap((words, index) =>
    words.split('/').flatMap((word): [string, number][] => [
      [`${ten}-${word}`, value + index + 1],
      [`${ten} ${word}`, value + index + 1],
    ]),
  );

/** How French says who somebody is. */
export const french: DescriptionGrammar = {
  isSpaced: true,
  traitsFollow: true,
  common:
    'un|une|le|la|les|des|du|et|qui|dans|est|mon|ma|ans|avec|pour|en|au|aux|sa|son|ses|elle|il|nommé|nommée|appelle|à|depuis|sans|sur|chez|par|pendant',
  requests:
    "(?:je (?:veux|voudrais|cherche)|j[’']aimerais|crée|invente|fais)(?:[- ]moi)?(?: rencontrer| parler (?:à|avec))?",
  numbers: new Map([
    ...numberWords({
      small: seventeen,
      tens: 'vingt, trente, quarante, cinquante, soixante, septante, quatre-vingts/quatre-vingt/huitante, nonante',
      join: (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`, `${ten} et ${unit}`],
    }),
    ...sums('soixante', 60),
    ...sums('quatre-vingt', 80),
    ['soixante et onze', 71] as const,
  ]),
  ages: ['(?<!depuis |pendant |a |durant |des )(?:de |âgée? de |a )?{n} ans', '(?<=[,(] ?){n}(?=$|[.,;!?)])'],
  names: [
    '(?:nommée?|appelée?|prénommée?|[Nn]om est|[Nn]om :|du nom de) {name}',
    "s[’']appelle {name}",
    `(?:${kin}) {name}`,
    '^{name}(?=,| \\(| est )',
  ],
  noNames: `${facts.noName}|${facts.jobs}|${kin.toLowerCase()}|ancien(ne)?|je|j|s'il|quelqu|crée|sorcière|fantôme|vampire|robot`,
  places: [
    "(?:à|au|en|dans|près de|vit à|habite à) (?!(?:Je|Il|Elle)(?!\\p{L}))(?<place>(?:la |le |les |l[’'])?\\p{Lu}[\\p{L}’'-]+(?:[ -](?:de |sur |du |la )?\\p{Lu}[\\p{L}’'-]+){0,2})",
    "(?:vit|habite|travaille) (?:seule? )?(?<place>(?:dans|sur|au bord de?|sous) (?:une?|le|la|les|l[’'])? ?(?:(?!qui|et|avec|dans)[\\p{L}’'-]+ ?){1,3})",
  ],
  trades: `${facts.jobs}|astronaute|capitaine|pirate|détective|espionn?e?|sorci(er|ère)|fantôme|vampire|robot|chevali(er|ère)|roi|reine|philosophe|invent(eur|rice)|gardienn?e? de phare|marin|explorat(eur|rice)|hack(er|euse)|berg(er|ère)|cartographe|violoniste|pianiste|guitariste`,
  asides: "(?:qui|dont|avec|et|pour|d[’']|de)",
  genders: {
    she: {
      pronouns: 'elle',
      nouns:
        'femme|dame|grand-mère|mamie|mère|tante|reine|princesse|sorcière|sœur|veuve|amie|voisine|madame|fée|nonne',
      words: 'elle',
      article: '(?:une|ma) (?!personne)',
    },
    he: {
      pronouns: 'il',
      nouns:
        'homme|monsieur|grand-père|papi|père|oncle|roi|prince|sorcier|frère|veuf|ami|voisin|moine|type|gars',
      words: 'il',
      article: '(?:un|mon) (?!personnage|être|enfant)',
    },
    they: { pronouns: 'iel', nouns: 'non-binaire|iel', words: 'iel' },
  },
};
