import type { Messages } from '../messages.ts';
import { formats, mates } from './app/formats.ts';

export const savedLists: Messages['savedLists'] = {
  mates: '伙伴',
  favorites: {
    loading: '正在加载你的收藏',
    failed: '无法加载你的收藏',
    empty: {
      title: '还没有收藏',
      text: '在伙伴的页面上点爱心，即可添加到这里。',
    },
  },
  collection: {
    kinds: { follow: '创作者', followTag: '标签' },
    loading: '正在加载伙伴',
    failed: '无法加载这些伙伴',
    empty: {
      title: '这里什么都没有',
      text: '找不到这位创作者。链接可能已失效或不完整。',
    },
  },
  followed: {
    total: mates,
    loading: '正在加载你关注的创作者',
    failed: '无法加载你关注的创作者',
    empty: {
      title: '你还没有关注任何人',
      text: '在伙伴的页面上关注创作者，即可在这里看到其所有伙伴。',
    },
    facts: (made, followers) => `${mates(made)} · ${formats.count(followers, { other: '# 位关注者' })}`,
    none: '目前没有伙伴。',
  },
  forYou: {
    lead: '根据你的收藏、你关注的创作者和你聊过的伙伴推荐。',
    loading: '正在加载为你的推荐',
    failed: '无法加载为你的推荐',
    empty: {
      title: '暂时没有新推荐',
      text: '你可能喜欢的新伙伴会显示在这里。',
      action: '查看全部伙伴',
    },
    followed: (creator) => `因为你关注了${creator}`,
    favorite: (mate, tag) => `因为你收藏了${mate}：都与“${tag}”有关`,
    talked: (mate, tag) => `因为你和${mate}聊过：都与“${tag}”有关`,
    popular: '很受其他人欢迎',
  },
};
