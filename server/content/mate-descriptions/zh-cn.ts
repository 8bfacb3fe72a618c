import { chinese as facts } from '../fact-rules/zh-cn.ts';
import type { DescriptionGrammar } from './description-grammar.ts';
import { hanNumbers } from './numbers.ts';

/** How Chinese says who somebody is. */
export const chinese: DescriptionGrammar = {
  isSpaced: false,
  common: '',
  requests: '我?(?:想要|想认识|想)',
  numbers: hanNumbers,
  ages: ['{n} ?[岁歲](?!的?(?:女儿|儿子|孩子|狗|猫))', '(?<=[，,（(]){n}(?=$|[，,。）)])'],
  names: [
    '(?:名叫|名字叫|名字是|名为|叫做|叫作|叫)“?(?<name>\\p{Script=Han}{1,4}?)”?(?=[的，,。、；（]|$)',
    '^(?<name>[小老阿]\\p{Script=Han})(?=[，,是])',
    '(?:爷爷|奶奶|外公|外婆|船长|教授)(?<name>\\p{Script=Han}{2,3})(?=[，,。])',
  ],
  noNames: `${facts.noName}|${facts.jobs}|老人|小孩|老板`,
  places: ['(?:住在|来自|生活在|在)(?<place>\\p{Script=Han}{2,6}?)(?=的|，|,|。|开|工作|做|当|生活|长大|$)'],
  trades: `(?:${facts.jobs}|[提琴小钟制]{1,3}匠|提琴制作师|制琴师|宇航员|船长|海盗|侦探|间谍|女巫|巫师|魔法师|幽灵|吸血鬼|机器人|骑士|武士|国王|女王|哲学家|发明家|灯塔看守人|守塔人|黑客|诗人|店主|老板)`,
  asides: '(?!)',
  genders: {
    she: {
      pronouns: '她',
      nouns: '女(?!儿|婿|巫)|女巫|她|奶奶|外婆|祖母|妈妈|阿姨|姐姐|女王|寡妇|老太太|妻子',
    },
    he: { pronouns: '他', nouns: '男|他(?!们)|爷爷|外公|祖父|爸爸|叔叔|哥哥|国王|老头|老先生' },
    they: { pronouns: 'TA', nouns: '非二元' },
  },
};
