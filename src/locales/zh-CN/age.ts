import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const age: Messages['age'] = {
  title: '开始聊天之前',
  why: (years: number) => `年满 ${formats.number(years)} 岁才能聊天。请填写你的出生日期。`,
  doubt: {
    title: '想确认一件事',
    read: (years: number) => `你的这句话看起来像是说你未满 ${formats.number(years)} 岁：`,
    unquoted: (years: number) => `你写的内容看起来像是说你未满 ${formats.number(years)} 岁。`,
    meanwhile: '在你回答之前，聊天和成人向角色暂不可用。你的设置没有任何改变。',
    misunderstood: '这是误会',
    young: (years: number) => `我未满 ${formats.number(years)} 岁`,
  },
  privacy: '只有你能看到，删除账号时会一并删除。之后无法更改。',
  day: '日',
  month: '月',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  year: '年',
  choose: '选择',
  legend: '出生日期',
  confirming: '请稍候…',
  slow: '还需要一点时间。',
  noSuchDay: '请检查年、月、日。',
  failed: '提交未成功，请再试一次。',
  refused: {
    title: '暂时无法聊天',
    text: (years: number) =>
      `谢谢你的坦诚。年满 ${formats.number(years)} 岁才能聊天。你仍然可以浏览、了解各位伙伴并收藏喜欢的伙伴。`,
    until: (time: number) => `如果填错了，可以在${formats.moment(time)}之后重新填写出生日期。`,
    browse: '浏览伙伴',
  },
  section: {
    title: '年龄与内容',
    unreached: '无法加载你的年龄设置。',
    unknown: '你还没有填写出生日期。聊天前需要填写。',
    confirmed: '你的年龄已确认。',
    refused: '你还没到可以聊天的年龄。',
    mature: '显示成人向角色',
    matureNote: '由创作者标记为成人内容的伙伴。关闭后你不会看到它们，与它们的聊天也会隐藏。',
    young: (years: number) => `成人向角色仅对年满 ${formats.number(years)} 岁的用户开放。`,
  },
};
