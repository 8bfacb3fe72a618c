import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';

const lasting = durationsOf('ja');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: '相談窓口',
    title: { crisis: 'あなたの話を聞いてくれる人がいます', concern: '話してみませんか' },
    text: {
      crisis:
        'つらい気持ちを書いてくださって、ありがとうございます。下の窓口では、昼も夜も、あなたを責めずに話を聞いてくれます。このまま書き続けてもかまいません。',
      concern:
        '理由は何でもかまいません。あなたのため、そして誰かを心配している人のための窓口です。このまま書き続けてもかまいません。',
    },
    quiet: 'つらいときは、話を聞いてくれる人がいます。',
    call: (number) => `${number}に電話する`,
    locale: 'ja',
    country: '国・地域',
    anyCountry: 'ほかの国・地域',
    finder: '世界中の窓口を探す',
    danger: (number) => `今すぐ危険があるときは、ためらわず${number}に電話してください。`,
    close: '相談窓口を隠す',
    open: '相談窓口を表示',
    listed: (at) => `${formats.monthAndYear(at)}現在の一覧です。番号は変わることがあります。`,
  },
  notice: {
    label: 'このAIについて',
    text: 'これはAI、つまりコンピュータープログラムで、人間ではありません。人間の感情を感じることはできず、話す内容は作り物です。',
    accept: 'わかりました',
  },
  pause: {
    text: 'ずいぶん長く過ごしています。少し休みましょう。何も失われません。',
    goOn: '話を続ける',
    take: '休憩する',
  },
  session: {
    title: '今回の利用',
    text: (minutes) => `これまでの利用時間：${lasting(minutes)}`,
    note: 'このブラウザーだけで、ページが表示されて使われている間を数えます。30分使わないと、新しい利用になります。',
  },
  report: {
    open: '報告・ブロック',
    openReply: 'この返信を報告',
    title: (name) => `${name}を報告`,
    titleReply: (name) => `${name}の返信を報告`,
    text: 'このサーバーの運営者に送られます。ほかの人には見えません。',
    reason: '何が問題ですか？',
    reasons: {
      minors: '未成年に関する性的な内容',
      'self-harm': '自傷をすすめる',
      sexual: '性的な内容',
      violence: '暴力や脅し',
      hate: '憎悪',
      impersonation: '実在の人のまね',
      'private-data': '誰かの個人情報',
      'claims-human': '人間だと言う',
      pressure: '罪悪感を持たせる、お金を求める',
      other: 'そのほか',
    },
    words: '詳細（任意）',
    wordsHint: '運営者が読みます。',
    consent: 'この返信の文章を含める',
    consentHint: '含めない場合、理由と詳細だけが保存されます。',
    send: '報告を送る',
    sent: 'ありがとうございます。報告を送りました。',
  },
  block: {
    title: (name) => `${name}をブロックしますか？`,
    text: 'このキャラクターは一覧や検索に表示されなくなります。チャットは引き続き読めます。プロフィールでブロックを解除できます。',
    go: (name) => `${name}をブロック`,
    done: (name) => `${name}をブロックしました。`,
  },
  blocks: {
    title: 'ブロックした相手',
    text: '一覧にも検索にも出ず、メッセージを送れません。',
    none: '誰もブロックしていません。',
    unblock: (name) => `${name}のブロックを解除`,
    failed: 'ブロックした相手を読み込めませんでした。',
  },
  counts: {
    count: formats.number,
    title: '相談窓口を案内した回数',
    text: 'メッセージに窓口を表示した回数を月ごとに数えます。文章、名前、アカウントは保存されません。',
    year: '年',
    times: '回数',
    failed: '数字を読み込めませんでした。',
  },
};
