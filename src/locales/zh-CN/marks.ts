import type { Messages } from '../messages.ts';
import { formats, mates } from './formats.ts';

export const marks: Messages['marks'] = {
  favorite: (name) => `收藏：${name}`,
  follow: '关注',
  following: '已关注',
  mates: '伙伴',
  notSet: (reason) => `没有送达，所以什么都没有改变。${reason}`,
  favorites: {
    title: '收藏',
    loading: '正在加载你的收藏',
    failed: '你的收藏没有加载出来',
    empty: {
      title: '还没有收藏',
      text: '在伙伴的页面上点一下爱心，它就会在这里等你。',
      action: '寻找伙伴',
    },
  },
  followed: {
    title: '关注',
    loading: '正在加载你关注的创作者',
    failed: '你关注的创作者没有加载出来',
    empty: {
      title: '你还没有关注任何人',
      text: '在某位伙伴的页面上关注创作者，其所有伙伴都会出现在这里。',
      action: '寻找伙伴',
    },
    facts: (made, followers) => `${mates(made)} · ${formats.count(followers, { other: '# 位关注者' })}`,
    none: '目前没有伙伴。',
  },
  forYou: {
    title: '为你推荐',
    lead: '根据你的收藏、你关注的创作者和你聊过的伙伴挑选。',
    loading: '正在为你寻找伙伴',
    failed: '为你的推荐没有加载出来',
    empty: {
      title: '这里的伙伴你都认识了',
      text: '合你心意的新伙伴会出现在这里。',
      action: '查看全部伙伴',
    },
    followed: (creator) => `因为你关注了${creator}`,
    favorite: (mate, tag) => `因为你收藏了${mate}：都与“${tag}”有关`,
    talked: (mate, tag) => `因为你和${mate}聊过：都与“${tag}”有关`,
    popular: '很多人都在和这位伙伴聊天',
  },
};
