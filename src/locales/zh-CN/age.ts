import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const age: Messages['age'] = {
  title: '开始聊天之前',
  why: (years: number) => `聊天仅面向年满${formats.number(years)}岁的用户。请告诉我们你的出生日期。`,
  kept: '出生日期保存在你的账户中，只有你自己能看到，删除账户时会一并删除。只需填写一次，之后无法更改。',
  day: '日',
  month: '月',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  year: '年',
  choose: '选择',
  legend: '你的出生日期',
  confirm: '继续',
  confirming: '请稍候…',
  slow: '还需要一点时间。',
  stop: '不再等待',
  noSuchDay: '请检查年、月、日。',
  failed: '提交未成功，请再试一次。',
  refused: {
    title: '现在还不行',
    text: (years: number) =>
      `谢谢你的坦诚。聊天仅面向年满${formats.number(years)}岁的用户，所以暂时不能使用。其他功能都可以用：随便逛逛、了解各个角色、收藏你喜欢的。`,
    until: (time: number) => `如果填错了，可以在${formats.moment(time)}之后重新填写出生日期。`,
    browse: '随便逛逛',
  },
  section: {
    title: '年龄与内容',
    loading: '正在查询你填写的信息。',
    unreached: '无法查询你填写的年龄信息。',
    retry: '重试',
    unknown: '你还没有填写出生日期。聊天之前需要先填写。',
    confirmed: '你的年龄已确认。',
    refused: '因年龄限制，聊天暂不可用。',
    mature: '显示成人角色',
    matureNote: '由作者标记为成人内容的角色。关闭后你不会看到它们，与它们的聊天也会被收起。',
    young: (years: number) => `成人角色仅面向年满${formats.number(years)}岁的用户。`,
  },
};
