import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: '返事のアイデア',
    asking: 'アイデアを考えています…',
    undo: '取り消す',
  },
  like: 'このメッセージにハートを付ける',
  unlike: 'ハートを外す',
  remove: 'このメッセージを削除',
  confirm: {
    title: 'このメッセージを削除しますか？',
    own: 'あなたのメッセージと、それへの返信が完全に削除されます。',
    theirs: 'この返信は完全に削除されます。',
    yes: 'メッセージを削除',
    no: '残す',
    busy: '削除しています…',
  },
};
