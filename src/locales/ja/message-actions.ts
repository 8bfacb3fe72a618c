import { formats } from './app/formats.ts';
import type { Messages } from '../messages.ts';

export const messageActions: Messages['messageActions'] = {
  ideas: {
    label: '返信の候補',
    asking: '候補を読み込んでいます…',
  },
  another: '別の返信',
  alternatives: {
    label: '返信',
    previous: '前の返信',
    next: '次の返信',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  hint: {
    label: '別の返信の条件',
    shorter: '短め',
    longer: '長め',
    playful: 'もっと遊び心を',
    own: '自分の言葉で',
    send: 'リクエスト',
  },
  menu: 'このメッセージのその他の操作',
  pin: 'このメッセージをピン留め',
  unpin: 'ピン留めを外す',
  pinned: 'ピン留め',
  quote: '引用',
  copyText: 'テキストをコピー',
  copyMarkdown: 'Markdownとしてコピー',
  copied: 'コピーしました',
  notCopied: 'コピーできませんでした。テキストを選択してコピーしてください。',
  like: 'このメッセージに「いいね」する',
  unlike: '「いいね」を取り消す',
  edit: 'このメッセージを編集',
  editReply: 'この返信を編集',
  edited: 'あなたが編集しました',
  remove: 'ここから先を削除',
  copy: 'ここから新しい会話',
  removed: {
    title: '以降のメッセージも含めて削除しました。',
    hidesNewer: '元に戻すと、その後に書かれたメッセージは非表示になります。',
  },
  learned: { line: (facts) => `覚えたこと：${facts}`, forgotten: '忘れました。' },
  why: {
    title: 'この返信の理由',
    total: (tokens, limit, percent) =>
      `約${formats.number(tokens)}／${formats.number(limit)}トークン（${formats.number(percent)}%）`,
    tokens: (count) => formats.count(count, { other: '#トークン' }),
    loading: '詳細を読み込んでいます',
    failed: '詳細を読み込めませんでした',
    missing: {
      title: '詳細がありません',
      text: '詳細が記録されるのは、言語モデルによる最近の返信だけです。',
    },
    sections: {
      rules: 'ルール',
      character: 'キャラクターの設定',
      person: 'あなたのペルソナとメモ',
      facts: '記憶',
      chapters: 'チャプター',
      passages: '以前のメッセージ',
      recent: '最近のメッセージ',
      message: 'あなたのメッセージ',
    },
    leftOut: (count) => formats.count(count, { other: 'ほかに#件が入りませんでした' }),
    reasons: {
      pinned: 'ピン留め',
      always: '常に使用',
      words: (words) => `共通の言葉：${words}`,
      meaning: '意味が近い',
    },
    deleted: 'その後削除されました',
  },
  editing: {
    reply: (mate) => `${mate}の返信を編集中`,
    title: 'メッセージを編集中',
  },
};
