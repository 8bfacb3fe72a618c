import type { TranslatedTexts } from './texts.ts';

export const ja: TranslatedTexts = {
  confirmation: (product, origin) => ({
    subject: `${product} のアドレス確認`,
    paragraphs: [
      'こんにちは。',
      `このアドレスで ${product} への登録がありました。ご本人の場合は、下のリンクを開いて確認してください。リンクは24時間有効です。`,
      origin,
      '心当たりがない場合は、このメールを無視してください。アカウントは作成されません。',
    ],
    link: 'アドレスを確認する',
  }),
  alreadyRegistered: (product, origin) => ({
    subject: `${product} のアカウントはすでにあります`,
    paragraphs: [
      'こんにちは。',
      `このアドレスで ${product} への登録が試みられましたが、すでにアカウントがあります。ご本人の場合は、これまでと同じ方法でログインしてください。`,
      origin,
      '心当たりがない場合は、このメールを無視してください。アカウントは変わっていません。',
    ],
    link: `${product} を開く`,
  }),
  passwordRemoved: (product, provider) => ({
    subject: `${product} のパスワードを削除しました`,
    paragraphs: [
      'こんにちは。',
      `${provider} で ${product} にログインしました。このアカウントの以前のパスワードをご本人が設定したことを確認できなかったため、パスワードを削除し、ほかのすべての端末からログアウトしました。`,
      '新しいパスワードはプロフィールで設定できます。',
    ],
    link: `${product} を開く`,
  }),
  origin: {
    time: '日時',
    browser: 'ブラウザ',
    network: 'ネットワーク',
    on: (browser, system) => `${system} の ${browser}`,
    unknown: '不明',
  },
  refusals: {
    'login expired': 'ログインの期限が切れました',
    'server error': 'サーバーエラー',
    'Too many tries. Please wait # seconds and try again.':
      '試行回数が多すぎます。#秒待ってからもう一度お試しください。',
    'Too many tries. Please wait # minutes and try again.':
      '試行回数が多すぎます。#分待ってからもう一度お試しください。',
    'Too many people are signing in right now. Please try again.':
      '今、多くの人がログインしています。もう一度お試しください。',
    'The service is temporarily unavailable. Please try again in a moment.':
      'サービスは一時的にご利用いただけません。少したってからもう一度お試しください。',
    'The server is stopping. Please try again in a moment.':
      'サーバーが停止しようとしています。少したってからもう一度お試しください。',
    'Incorrect email or password.': 'メールアドレスまたはパスワードが正しくありません。',
    'This is not your current password.': '現在のパスワードと違います。',
    'Please sign out and in again first, so that we know it is you.':
      'ご本人であることを確かめるため、先に一度ログアウトしてからログインし直してください。',
    'This password is too easy to guess. Please choose another one.':
      'このパスワードは推測されやすいものです。別のものを選んでください。',
    'Please choose a password of at least # characters.': '#文字以上のパスワードを選んでください。',
    'Please choose a password of at most # characters.': '#文字以下のパスワードを選んでください。',
    'Please enter a valid email address.': '有効なメールアドレスを入力してください。',
    'This address already has an account. Please sign in.':
      'このアドレスにはすでにアカウントがあります。ログインしてください。',
    'This link no longer works. Please sign up again to get a new one.':
      'このリンクはもう使えません。もう一度登録して新しいリンクを受け取ってください。',
    'Please enter the password of this sign-up.': 'この登録のパスワードを入力してください。',
    'This is not the password of this sign-up.': 'この登録のパスワードではありません。',
    'Too many emails were requested. Please try again in # minutes.':
      'メールの送信回数が多すぎます。#分後にもう一度お試しください。',
    'Too many emails were requested. Please try again in # hours.':
      'メールの送信回数が多すぎます。#時間後にもう一度お試しください。',
    'No mail can be delivered to this address. Please check it.':
      'このアドレスにはメールを届けられません。確認してください。',
    'The mail could not be sent. Please try again in a few minutes.':
      'メールを送れませんでした。数分後にもう一度お試しください。',
    'You are out of credits. Your message is saved.':
      'クレジットがなくなりました。メッセージは保存されています。',
    'A reply is still being written. Wait for it to finish, or stop it.':
      '返信がまだ書かれています。終わるのを待つか、止めてください。',
    'The reply could not be stopped yet. Please try again.':
      '返信をまだ止められませんでした。もう一度お試しください。',
    'Write something first.': 'まず何か書いてください。',
    'Please write this on one line, without special characters.': '特殊な文字を使わず、1行で書いてください。',
    'Please give the persona a name.': 'ペルソナに名前を付けてください。',
    'Please enter your date of birth first.': '先に生年月日を入力してください。',
    'This date does not exist. Please check the day, month, and year.':
      'その日はありません。年月日を確認してください。',
    'You are not old enough to chat yet.': 'まだチャットできる年齢ではありません。',
    'Mature content is turned off. You can turn it on in your profile.':
      '成人向けの内容はオフになっています。プロフィールでオンにできます。',
    'Sexual content involving anyone under 18 is not allowed.':
      '18歳未満の人が関わる性的な内容は禁止されています。',
    'You blocked this mate. Unblock it in your profile to write again.':
      'このキャラクターをブロックしています。また送るには、プロフィールで解除してください。',
    'There is no such conversation.': 'その会話はありません。',
    'There is no such mate.': 'そのキャラクターはいません。',
    'There is no such creator.': 'その作者はいません。',
    'There is no such message.': 'そのメッセージはありません。',
    'There is no such persona.': 'そのペルソナはありません。',
    'There is no such package.': 'そのパッケージはありません。',
    'There is no such order.': 'その注文はありません。',
    'This mate is no longer available. You can still read this chat.':
      'このキャラクターは利用できなくなりました。このチャットは引き続き読めます。',
    'This conversation was deleted.': 'この会話は削除されました。',
    'You do not have enough gold coins.': '金貨が足りません。',
    'Purchases are not available here.': 'ここでは購入をご利用いただけません。',
    'This order is already complete. Please start a new one.':
      'この注文はすでに完了しています。新しく始めてください。',
    'This order was started with another package. Please start a new one.':
      'この注文は別のパッケージで始められました。新しく始めてください。',
    'The balance changed at the same moment. Please try again.':
      '同じときに残高が変わりました。もう一度お試しください。',
    'The payment provider is not responding. Please try again in a moment.':
      '決済会社から応答がありません。少したってからもう一度お試しください。',
    'No suggestions this time. Please try again.': '今回は候補がありません。もう一度お試しください。',
    'No suggestion this time. Try again, or rephrase your idea.':
      '今回は提案できませんでした。もう一度試すか、言い換えてください。',
    'The request is too large.': '要求が大きすぎます。',
    'This is not available here yet.': 'ここではまだ利用できません。',
    'The reply cannot be read right now. Please try again.': '返信を今は読めません。もう一度お試しください。',
    'The companion took too long.': 'キャラクターの応答に時間がかかりすぎました。',
    'The companion had no usable suggestion.': '使える候補がありませんでした。',
    'This companion does not suggest replies.': 'このキャラクターは返信を提案しません。',
    'There is no such reply.': 'その返信はありません。',
    'Every mate is an adult.': 'キャラクターは全員大人です。',
    'Every mate is an adult. Please remove anything that makes this one younger than 18.':
      'キャラクターは全員大人です。18歳未満を思わせる部分を取り除いてください。',
    'Please give the mate a tag.': 'キャラクターにタグを付けてください。',
    'Please write one tag at a time.': 'タグはひとつずつ書いてください。',
    'Please write this without special characters.': '特殊な文字を使わずに書いてください。',
    'This date is in the future. Please check the year.': '未来の日付です。年を確認してください。',
    'This date is too far in the past. Please check the year.':
      'あまりに昔の日付です。年を確認してください。',
    'Mature content is for adults who have confirmed their age.':
      '成人向けの内容は、年齢を確認した大人の方のみご利用いただけます。',
    'You have reached the limit of # conversations. Delete one to start another.':
      '会話は#件までです。新しく始めるには、どれかを削除してください。',
    'You have reached the limit of # favorites. Remove one to add another.':
      'お気に入りは#件までです。追加するには、どれかを外してください。',
    'You have reached the limit of # followed creators. Unfollow one to follow another.':
      'フォローできるのは#人までです。新しくフォローするには、だれかのフォローを外してください。',
    'You have reached the limit of # blocked mates. Unblock one to block another.':
      'ブロックできるのは#人までです。新しくブロックするには、どれかのブロックを解除してください。',
    'You have reached the limit of # personas. Delete one to create another.':
      'ペルソナは#件までです。新しく作るには、どれかを削除してください。',
    'You have reached the limit of # mates. Delete one to create another.':
      'キャラクターは#人までです。新しく作るには、どれかを削除してください。',
  },
};
