import { portuguese as facts } from '../fact-rules/pt-br.ts';
import type { DescriptionGrammar } from './description-grammar.ts';
import { numberWords } from './numbers.ts';

const kin =
  'avó|avô|tia|tio|capitã|capitão|doutora?|professora?|irmã|irmão|senhora?|rei|rainha|amig[oa]|vizinh[oa]|prim[oa]|[Dd]ona|[Ss]eu';

/** How Brazilian Portuguese says who somebody is. */
export const portuguese: DescriptionGrammar = {
  isSpaced: true,
  traitsFollow: true,
  common:
    'um|uma|o|a|os|as|de|do|da|e|que|em|no|na|é|meu|minha|anos|com|para|sua|seu|ela|ele|chamado|chamada|chama|mora|vive|desde|há|sem|sobre|por|durante',
  requests: '(?:quero|queria|gostaria de|crie|invente|faça)(?: conhecer a?| falar com)?(?: para mim)?',
  numbers: numberWords({
    small:
      'um/uma, dois/duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, quatorze/catorze, quinze, dezesseis, dezessete, dezoito, dezenove',
    tens: 'vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa',
    join: (ten, unit) => [`${ten} e ${unit}`],
  }),
  ages: ['(?<!há |durante |por |faz )(?:de )?{n} anos', '(?<=[,(] ?){n}(?=$|[.,;!?)])'],
  names: [
    '(?:chamad[oa]|se chama|[Nn]ome é|[Nn]ome:|de nome) {name}',
    `(?:${kin}) {name}`,
    '^{name}(?=,| \\(| é )',
  ],
  noNames: `${facts.noName}|${facts.jobs}|${kin.toLowerCase()}|idos[oa]|quero|alguém|bruxa|bruxo|fantasma|vampiro|robô`,
  places: [
    '(?:em|no|na|nos|nas|de|do|da|perto de) (?<place>\\p{Lu}[\\p{L}-]+(?: (?:de |do |da |dos )?\\p{Lu}[\\p{L}-]+){0,2})',
    '(?:mora|vive|trabalha) (?:sozinh[oa] )?(?<place>(?:em uma?|numa?|no|na|nos|nas) (?:(?!que|e|com|em)[\\p{L}-]+ ?){1,3})',
  ],
  trades: `${facts.jobs}|astronauta|capitão|capitã|pirata|detetive|espiã|espião|brux[oa]|mag[oa]|fantasma|vampir[oa]|robô|cavaleiro|rei|rainha|filósof[oa]|inventora?|faroleir[oa]|marinheir[oa]|exploradora?|hacker|violinista|pianista|guitarrista|cartógraf[oa]`,
  asides: '(?:que|quem|cuj[oa]|com|e|para|de)',
  genders: {
    she: {
      pronouns: 'ela',
      nouns:
        'mulher|senhora|dama|avó|mãe|tia|rainha|princesa|bruxa|irmã|viúva|amiga|vizinha|idosa|freira|fada|moça',
      words: 'ela',
      article: '(?:uma|minha) (?!pessoa)',
    },
    he: {
      pronouns: 'ele',
      nouns:
        'homem|senhor|cavalheiro|avô|pai|tio|rei|príncipe|bruxo|mago|irmão|viúvo|amigo|vizinho|idoso|monge|cara|moço',
      words: 'ele',
      article: '(?:um|meu) (?!personagem|ser )',
    },
    they: { pronouns: 'elu', nouns: 'não-? ?binári[oae]|elu', words: 'elu' },
  },
};
