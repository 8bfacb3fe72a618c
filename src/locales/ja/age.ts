import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const age: Messages['age'] = {
  title: 'チャットを始める前に',
  why: (years: number) =>
    `チャットは${formats.number(years)}歳以上の方が対象です。生年月日を教えてください。`,
  kept: '生年月日はあなたのアカウントに保存され、あなただけが見られます。アカウントを削除すると一緒に消えます。入力は一度きりで、後から変更できません。',
  day: '日',
  month: '月',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  year: '年',
  choose: '選択',
  legend: '生年月日',
  confirm: '続ける',
  confirming: 'お待ちください…',
  slow: '少し時間がかかっています。',
  stop: '待つのをやめる',
  noSuchDay: '年・月・日を確認してください。',
  failed: '送信できませんでした。もう一度お試しください。',
  refused: {
    title: 'まだご利用いただけません',
    text: (years: number) =>
      `正直に答えてくださってありがとうございます。チャットは${formats.number(years)}歳以上の方が対象のため、今はご利用いただけません。ほかの機能はすべて使えます。キャラクターの紹介を読んだり、お気に入りを集めたりしてみてください。`,
    until: (time: number) => `間違えた場合は、${formats.moment(time)}以降にもう一度生年月日を入力できます。`,
    browse: '見てまわる',
  },
  section: {
    title: '年齢とコンテンツ',
    loading: '登録された内容を確認しています。',
    unreached: '年齢の登録内容を確認できませんでした。',
    retry: 'もう一度試す',
    unknown: '生年月日がまだ入力されていません。チャットの前に必要です。',
    confirmed: '年齢は確認済みです。',
    refused: '年齢のため、チャットはご利用いただけません。',
    mature: '成人向けキャラクターを表示',
    matureNote:
      '作者が成人向けと指定したキャラクターです。オフのあいだは表示されず、そのキャラクターとのチャットも隠されます。',
    young: (years: number) => `成人向けキャラクターは${formats.number(years)}歳以上の方が対象です。`,
  },
};
