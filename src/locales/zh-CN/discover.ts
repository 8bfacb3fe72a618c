import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  title: '发现',
  pick: '今晚推荐',
  profile: '查看资料',
  filters: '按标签查看伙伴',
  shown: (count, tag) => formats.count(count, { other: `# 位伙伴带有“${tag}”标签` }),
  all: '全部',
  recommended: '推荐',
  trending: '热门',
  loading: '正在加载伙伴',
  noneTagged: (tag) => `这里已没有带“${tag}”标签的伙伴。`,
  showAll: '显示全部伙伴',
  empty: {
    title: '这里还没有人',
    text: '只要有人创建了伙伴，就会出现在这里。',
    action: '再看一次',
  },
  failed: '伙伴没有加载出来',
  trendingFailed: '热门榜暂时无法显示。',
  trendingEmpty: '还没有人聊过天。你可以成为第一个。',
  rank: (rank) => `第 ${formats.number(rank)} 名`,
};
