import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const reviews: Messages['reviews'] = {
  title: '评价',
  summary: (average, count) =>
    `${formats.rating(average)} / 5 星 · ${formats.count(count, { other: '# 条评价' })}`,
  none: '还没有人评价这位伙伴。',
  stars: (count) => formats.count(count, { other: '# 星' }),
  ofFive: (count) => `${formats.number(count)} / 5 星`,
  rating: '你的评分',
  text: '想说的话（可不填）',
  write: '写评价',
  change: '修改评价',
  save: '发布',
  saving: '正在发布…',
  cancel: '取消',
  you: '你',
  somebody: '某人',
  more: '显示更多评价',
  loadingMore: '正在加载更多评价…',
  moreFailed: '后面的评价没有加载出来。',
  failed: (reason) => `评价没有发布。${reason}`,
  date: formats.date,
};
