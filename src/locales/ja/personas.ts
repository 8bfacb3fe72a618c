import type { Messages } from '../messages.ts';

export const personas: Messages['personas'] = {
  about: 'このチャットについて',
  titleIn: (mate) => `${mate}とのチャットのペルソナ`,
  back: '戻る',
  loading: 'ペルソナを読み込んでいます',
  failed: 'ペルソナを読み込めませんでした',
  intro:
    'ペルソナとは、キャラクターがあなたについて知っていることです。ほかを選ばなければ、既定のペルソナが使われます。',
  introIn: (mate) => `このチャットでのあなたを選んでください。次のメッセージから${mate}に伝わります。`,
  defaultOf: (name) => (name === null ? 'ペルソナなし' : `既定（${name}）`),
  list: 'あなたのペルソナ',
  empty: {
    title: 'ペルソナはまだありません',
    text: '作成すると、キャラクターが話し相手のことを知ることができます。',
  },
  add: '新しいペルソナ',
  isDefault: '既定',
  makeDefault: '既定にする',
  makeDefaultOf: (name) => `${name}を既定にする`,
  form: {
    edit: 'ペルソナを編集',
    pronouns: '代名詞',
    pronounsHint: '任意。例：彼、彼女',
    about: 'あなたについて',
    aboutHint: '任意。キャラクターに知っておいてほしいこと',
  },
  confirm: {
    title: (name) => `${name}を削除しますか？`,
    text: 'このペルソナを使っているチャットは、既定のペルソナに切り替わります。',
    confirm: 'ペルソナを削除',
  },
  saved: 'ペルソナを保存しました。',
  deleted: 'ペルソナを削除しました。',
};
