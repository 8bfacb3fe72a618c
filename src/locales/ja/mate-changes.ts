import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

const fields: Messages['mateChanges']['fields'] = {
  name: '名前',
  tagline: 'キャッチコピー',
  age: '年齢',
  pronouns: '代名詞',
  place: '場所',
  who: '人物',
  likes: '好きなもの',
  tags: 'タグ',
  manner: '話し方',
  voice: '声',
  greeting: '最初のメッセージ',
  scene: '場面',
  craft: '詳細設定',
  look: '見た目',
  rating: '対象',
};

export const mateChanges: Messages['mateChanges'] = {
  fields,
  list: (changed) => changed.map((field) => fields[field]).join('、'),
  title: '変更履歴',
  day: (time) => formats.longDate(time),
  notice: {
    name: 'キャラクターの変更',
    text: (name, time) => `${name}は${formats.longDate(time)}に作者によって変更されました。`,
    what: (list) => `変更点：${list}。`,
    kept: 'このチャットは以前の内容のまま続きます。',
    dismiss: '閉じる',
  },
};
