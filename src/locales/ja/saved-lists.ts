import type { Messages } from '../messages.ts';
import { formats, mates } from './app/formats.ts';

export const savedLists: Messages['savedLists'] = {
  mates: 'キャラクター',
  favorites: {
    loading: 'お気に入りを読み込んでいます',
    failed: 'お気に入りを読み込めませんでした',
    empty: {
      title: 'お気に入りはまだありません',
      text: 'キャラクターのページでハートを押すと、ここに追加されます。',
    },
  },
  collection: {
    kinds: { follow: '作者', followTag: 'タグ' },
    loading: 'キャラクターを読み込んでいます',
    failed: 'キャラクターを読み込めませんでした',
    empty: {
      title: '何もありません',
      text: 'この作者は見つかりませんでした。リンクが古いか、不完全かもしれません。',
    },
  },
  followed: {
    total: mates,
    loading: 'フォロー中の作者を読み込んでいます',
    failed: 'フォロー中の作者を読み込めませんでした',
    empty: {
      title: 'まだ誰もフォローしていません',
      text: 'キャラクターのページで作者をフォローすると、その人のキャラクターがここに表示されます。',
    },
    facts: (made, followers) => `${mates(made)}・${formats.count(followers, { other: 'フォロワー#人' })}`,
    none: '今はキャラクターがいません。',
  },
  forYou: {
    lead: 'お気に入り、フォロー中の作者、チャットしているキャラクターをもとにしています。',
    loading: 'おすすめを読み込んでいます',
    failed: 'おすすめを読み込めませんでした',
    empty: {
      title: '今は新しいおすすめがありません',
      text: '好みに合う新しいキャラクターがここに表示されます。',
      action: 'すべてのキャラクターを見る',
    },
    followed: (creator) => `${creator}をフォローしているから`,
    favorite: (mate, tag) => `お気に入りの${mate}と同じ「${tag}」だから`,
    talked: (mate, tag) => `話している${mate}と同じ「${tag}」だから`,
    popular: 'ほかの人に人気です',
  },
};
