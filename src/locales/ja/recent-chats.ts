import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const recentChats: Messages['recentChats'] = {
  title: '最近のチャット',
  loading: 'チャットを読み込んでいます',
  you: 'あなた：',
  nothingSaid: 'メッセージはまだありません',
  hidden: '成人向けの内容がオフの間は非表示です',
  remove: (name) => `${name}とのチャットを削除`,
  empty: {
    title: 'チャットはまだありません',
    text: 'キャラクターと始めたチャットがここに表示されます。',
    action: 'キャラクターを探す',
  },
  failed: 'チャットを読み込めませんでした',
  confirm: {
    title: (name) => `${name}とのチャットを削除しますか？`,
    confirm: 'チャットを削除',
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? '昨日' : formats.day(written, today);
  },
};
