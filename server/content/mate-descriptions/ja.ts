import { japanese as facts } from '../fact-rules/ja.ts';
import type { DescriptionGrammar } from './description-grammar.ts';
import { hanNumbers } from './numbers.ts';

const name = '(?<name>[\\p{Script=Katakana}ー・]{2,20}|\\p{Script=Han}{1,5}|\\p{Script=Hiragana}{2,4})';

/** How Japanese says who somebody is. */
export const japanese: DescriptionGrammar = {
  isSpaced: false,
  common: '',
  requests: '',
  numbers: hanNumbers,
  ages: ['{n}[歳才](?!の(?:娘|息子|子|犬|猫))'],
  names: [
    `名前は「?${name}(?=[」、。]|です|で|$)`,
    `(?:^|[、。のな])「?${name}」?という(?:名|女|男|人|老|${facts.jobs})`,
    '^(?<name>[\\p{Script=Katakana}ー・]{2,20})(?=[、,]|は|さん)',
    '(?:祖父|祖母|おじ|おば|友人|船長)の(?<name>[\\p{Script=Katakana}ー・]{2,20}|\\p{Script=Han}{1,4})(?=[、,。は])',
  ],
  noNames: `${facts.noName}|${facts.jobs}|.*(宇宙飛行士|魔女|ロボット)`,
  places: [
    '(?<place>[\\p{Script=Katakana}ー]{2,12}|\\p{Script=Han}{2,6})(?:に住|で暮ら|に暮ら|で働|出身|在住)',
  ],
  trades: `元?(?:${facts.jobs}|[\\p{Script=Katakana}ー]{2,8}職人|宇宙飛行士|船長|海賊|探偵|魔女|魔法使い|幽霊|吸血鬼|ロボット|騎士|侍|忍者|巫女|哲学者|発明家|灯台守|ハッカー|王女|女王|王様|バイオリン職人)`,
  asides: '(?!)',
  genders: {
    she: {
      pronouns: '彼女',
      nouns: '女性|女の人|彼女|祖母|おばあさん|おばあちゃん|母|女王|魔女|主婦|女優|未亡人|巫女|王女|姉',
    },
    he: { pronouns: '彼', nouns: '男性|男の人|彼(?!女)|祖父|おじいさん|おじいちゃん|父|王様|主夫|兄|男' },
    they: { pronouns: 'they/them', nouns: 'ノンバイナリー' },
  },
};
