import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const accountOverview: Messages['accountOverview'] = {
  loading: 'マイページを読み込んでいます',
  failed: 'マイページを読み込めませんでした',
  since: (time) => `${formats.monthAndYear(time)}から利用`,
  left: '残高',
  places: 'アカウント',
  recent: { title: '最近のチャット', text: 'すべてのチャット。' },
  following: { title: 'フォロー中', text: 'フォロー中の作者とそのキャラクター。' },
  made: { title: 'あなたのキャラクター', text: 'あなたが作ったキャラクター。' },
  lorebooks: 'キャラクターが知っているあなたの世界。',
  imports: 'ほかのアプリのチャット、キャラクター、ペルソナ。',
  personas: { title: 'ペルソナ', text: 'キャラクターにとってのあなた。' },
  profile: '名前、パスワード、言語、あなたのデータ。',
};
