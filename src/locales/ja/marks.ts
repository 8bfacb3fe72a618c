import type { Messages } from '../messages.ts';
import { formats, mates } from './formats.ts';

export const marks: Messages['marks'] = {
  favorite: (name) => `お気に入り：${name}`,
  follow: 'フォロー',
  following: 'フォロー中',
  mates: 'キャラクター',
  notSet: (reason) => `届かなかったので、何も変わっていません。${reason}`,
  favorites: {
    title: 'お気に入り',
    loading: 'お気に入りを読み込んでいます',
    failed: 'お気に入りが届きませんでした',
    empty: {
      title: 'お気に入りはまだありません',
      text: 'キャラクターのページでハートを押すと、ここで待っていてくれます。',
      action: 'キャラクターを探す',
    },
  },
  followed: {
    title: 'フォロー中',
    loading: 'フォロー中の作者を読み込んでいます',
    failed: 'フォロー中の作者が届きませんでした',
    empty: {
      title: 'まだ誰もフォローしていません',
      text: 'キャラクターのページで作者をフォローすると、その人のキャラクターがここに並びます。',
      action: 'キャラクターを探す',
    },
    facts: (made, followers) => `${mates(made)}・${formats.count(followers, { other: 'フォロワー#人' })}`,
    none: '今はキャラクターがいません。',
  },
  forYou: {
    title: 'あなたへ',
    lead: 'お気に入り、フォロー中の作者、話しているキャラクターから選びました。',
    loading: 'あなたに合うキャラクターを探しています',
    failed: 'おすすめが届きませんでした',
    empty: {
      title: 'もう全員とお知り合いです',
      text: '好みに合う新しいキャラクターがここに現れます。',
      action: 'すべてのキャラクターを見る',
    },
    followed: (creator) => `${creator}をフォローしているから`,
    favorite: (mate, tag) => `お気に入りの${mate}と同じ「${tag}」だから`,
    talked: (mate, tag) => `話している${mate}と同じ「${tag}」だから`,
    popular: '多くの人がこのキャラクターと話しています',
  },
};
