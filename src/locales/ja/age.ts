import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const age: Messages['age'] = {
  title: 'チャットを始める前に',
  why: (years: number) =>
    `チャットを利用できるのは${formats.number(years)}歳以上の方です。生年月日を入力してください。`,
  doubt: {
    title: '1つだけ確認させてください',
    read: (years: number) => `次の文は、${formats.number(years)}歳未満だという意味に読めました。`,
    unquoted: (years: number) => `${formats.number(years)}歳未満だという意味に読める文がありました。`,
    meanwhile: 'お答えいただくまで、チャットと成人向けキャラクターは利用できません。設定は変わっていません。',
    misunderstood: 'それは誤解です',
    young: (years: number) => `${formats.number(years)}歳未満です`,
  },
  privacy: '生年月日はあなたにだけ表示され、アカウントと一緒に削除されます。後から変更することはできません。',
  day: '日',
  month: '月',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  year: '年',
  choose: '選択',
  legend: '生年月日',
  confirming: 'お待ちください…',
  slow: '少し時間がかかっています。',
  noSuchDay: '年・月・日を確認してください。',
  failed: '送信できませんでした。もう一度お試しください。',
  refused: {
    title: 'まだご利用いただけません',
    text: (years: number) =>
      `正直に答えてくださってありがとうございます。チャットを利用できるのは${formats.number(years)}歳以上の方です。キャラクターを見たり、お気に入りに追加したりすることはできます。`,
    until: (time: number) => `間違えた場合は、${formats.moment(time)}以降にもう一度生年月日を入力できます。`,
    browse: 'キャラクターを見る',
  },
  section: {
    title: '年齢とコンテンツ',
    unreached: '年齢の設定を読み込めませんでした。',
    unknown: '生年月日がまだ入力されていません。チャットするには入力が必要です。',
    confirmed: '年齢は確認済みです。',
    refused: 'まだチャットできる年齢ではありません。',
    mature: '成人向けキャラクターを表示',
    matureNote:
      '作者が成人向けと指定したキャラクターです。オフにすると表示されず、そのキャラクターとのチャットも非表示になります。',
    young: (years: number) => `成人向けキャラクターは${formats.number(years)}歳以上の方が対象です。`,
  },
};
