import { formats } from './app/formats.ts';
import { components } from './app/components.ts';
import type { Messages } from '../messages.ts';

export const memory: Messages['memory'] = {
  title: (mate) => (mate === null ? 'キャラクターが覚えていること' : components.remembers(mate)),
  intro: '記憶は返信に使われます。訂正したり、削除したりできます。',
  back: '戻る',
  loading: '記憶を読み込んでいます',
  failed: '記憶を読み込めませんでした',
  empty: {
    title: 'まだ何もありません',
    text: 'あなたについて話したことや、一緒に立てた予定がここに表示されます。',
  },
  none: { title: '見つかりませんでした', text: 'ほかの言葉でお試しください。' },
  missing: {
    title: 'キャラクターが選ばれていません',
    text: 'キャラクターかチャットからこのページを開いてください。',
  },
  search: '記憶を検索',
  found: (count) => formats.count(count, { other: '#件見つかりました' }),
  room: {
    title: 'このチャットのことを覚える',
    note: 'オフの間は、ここでは新しいことを覚えず、返信にも記憶を使いません。',
  },
  groups: {
    you: 'あなたについて',
    mate: (mate) => (mate === null ? 'キャラクターについて' : `${mate}について`),
    plan: '予定と約束',
    story: 'このチャットの物語',
    stories: '各チャットの物語',
    past: '今は違うこと',
    chapters: 'チャプター',
  },
  since: (time) => `${formats.date(time)}以降は違います`,
  said: (time) => `${formats.date(time)}のあなたのメッセージから`,
  day: formats.date,
  messages: (days) => `メッセージ：${days}`,
  written: (time) => `${formats.date(time)}にあなたが書きました`,
  pin: 'ピン留めしていつも使う',
  unpin: 'ピン留めを外す',
  correct: '訂正',
  end: '今は違う',
  renew: 'また正しくなった',
  forget: '削除',
  forgotten: '削除しました。',
  add: '記憶を追加',
  form: { kind: '内容の種類', text: '覚えること', hint: '短い一文で。', chapter: '出来事' },
  saved: '保存しました。',
};
