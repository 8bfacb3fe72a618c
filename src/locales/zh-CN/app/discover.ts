import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  what: '这些是可以和你聊天的角色，全部都是 AI。',
  pick: '今日推荐',
  profile: '查看页面',
  filters: '按标签查看伙伴',
  shown: (count, tag) => formats.count(count, { other: `# 位伙伴带有“${tag}”标签` }),
  all: '全部',
  recommended: '推荐',
  newHere: '新来的角色',
  trending: '热门',
  loading: '正在加载伙伴',
  noneTagged: (tag) => `已没有带“${tag}”标签的伙伴。`,
  showAll: '显示全部伙伴',
  empty: {
    title: '还没有伙伴',
    text: '来创建第一位吧。',
    action: '重新加载',
  },
  failed: '无法加载伙伴',
  trendingFailed: '无法加载热门榜。',
  trendingEmpty: '还没有聊天。来开始第一个吧。',
  rank: (rank) => `第 ${formats.number(rank)} 名`,
};
