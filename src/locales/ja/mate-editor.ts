import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateEditor: Messages['mateEditor'] = {
  loading: 'あなたのキャラクターを読み込んでいます',
  failed: 'あなたのキャラクターを読み込めませんでした',
  missing: {
    title: 'このキャラクターは編集できません',
    text: '削除されたか、ほかの人のものかもしれません。',
  },
  unavailable: {
    title: 'ここではキャラクターを作れません',
    text: 'このサーバーではキャラクターを作成できません。ほかのキャラクターとはチャットできます。',
  },
  restored: '保存していない下書きを復元しました。',
  discard: '最初からやり直す',
  idea: {
    title: 'アイデアから始める',
    text: '会ってみたい人を一文で書いてください。空欄ならおまかせです。あとですべて変更できます。',
    label: 'どんな人に会いたいですか？',
    ask: '下書きを提案',
    busy: '考えています…',
    undo: '自分の下書きに戻す',
    came: (name) => `${name}です。自由に変更してください。`,
  },
  card: {
    text: 'このアプリやほかのアプリのキャラクターカード（JSON、PNG、CHARX）からフォームに入力できます。ファイルを選ぶか、ここにドロップするか、貼り付けてください。保存するまで、ブラウザーの中だけに残ります。',
    choose: 'キャラクターカードを読み込む',
    file: (name, format) => `${name}（カード）.${format}`,
    cut: 'カードの一部がフォームには長すぎたため、フォームでは短くしました。カード自体はそのまま残ります。内容を確認してください。',
    notUsed: (parts) =>
      `次の部分はフォームに欄がないため使われませんが、書き出し用にカードに残ります：${parts.join('、')}。`,
    part: {
      lore: 'ロアブック',
      examples: '会話例',
      instructions: 'モデルへの指示',
      notes: '作者のメモ',
      pictures: '画像',
      greetings: 'ほかの最初のメッセージ',
      macros: 'マクロ',
    },
    encoding:
      'このファイルはUTF-8のテキストではありません。UTF-8で保存してから、もう一度読み込んでください。',
    large: 'このカードは大きすぎます。文章は100万文字まで、ファイルは50 MBまでです。',
    unreadable: 'このファイルにキャラクターカードはありません。JSON、PNG、CHARXのカードを選んでください。',
    damaged:
      'このファイルは壊れているか暗号化されているため、カードを読み取れません。もう一度ダウンロードするか書き出してください。',
  },
  look: {
    title: '見た目',
    shuffle: 'おまかせ',
    parts: {
      hair: '髪',
      eyes: '目',
      brows: '眉',
      nose: '鼻',
      lips: '口',
      body: '服',
      beard: 'ひげ',
      glasses: 'めがね',
      gesture: 'しぐさ',
      bodyIcon: 'バッジ',
    },
    previous: (part) => `${part}：前へ`,
    next: (part) => `${part}：次へ`,
    none: 'なし',
    place: (at, count) => `${formats.number(count)}のうち${formats.number(at)}`,
    colour: '色',
  },
  basics: {
    title: '基本情報',
    tagline: 'キャッチコピー',
    taglineHint: '名前の下に出ます。例：「最終フェリーの番人」',
    age: '年齢',
    ageHint: 'キャラクターは全員大人です。18歳以上にしてください。',
    pronouns: '代名詞',
    pronounsHint: '任意。例：彼女',
    tags: 'タグ',
    tagsHint: (most) => `${formats.number(most)}個まで、コンマで区切ります。これで見つけてもらえます。`,
  },
  story: {
    title: '物語',
    who: '人物',
    whoHint: '出身、仕事、自分からは決して言わないこと。空行で段落を分けます。',
    place: 'いる場所',
    placeHint: '任意',
    likes: '好きなもの',
    likesHint: (most) => `${formats.number(most)}個まで、コンマで区切ります。`,
  },
  voice: {
    title: '声',
    manner: '話し方',
    manners: {
      warm: {
        name: 'あたたかい',
        example: '「おかえり。ほんとのところ、どうだった？」',
      },
      playful: {
        name: 'おちゃめ',
        example: '「10点。じゃあ海賊ふうにもう一度」',
      },
      dry: {
        name: 'そっけない',
        example: '「見つけたのか。たいてい看板で帰る」',
      },
      calm: {
        name: 'おだやか',
        example: '「急がなくていい。ひとつずつ」',
      },
      bold: {
        name: '大胆',
        example: '「いいね。で、何を待ってるの？」',
      },
      poetic: {
        name: '詩的',
        example: '「歌の終わりみたいに、きみは入ってきた」',
      },
      curious: {
        name: '好奇心旺盛',
        example: '「待って、少し戻って。どう始まったの？」',
      },
      plain: {
        name: 'ふつう',
        example: '「やあ、会えてうれしい。最近どう？」',
      },
    },
    words: '話し方の補足',
    wordsHint: '任意。くせ、口ぐせ、決して言わないこと',
  },
  beginning: {
    title: '始まり',
    greeting: '最初のメッセージ',
    greetingHint: 'キャラクターの第一声。動作は*アスタリスク*で囲みます。',
    scene: '場面',
    sceneHint: '任意。いつ、どこで始まるか',
  },
  visibility: {
    title: '公開範囲',
    private: {
      name: '自分だけ',
      text: 'ほかの人には表示されません。',
    },
    public: {
      name: '全員',
      text: '「見つける」と検索に、プロフィールの名前で出ます。',
    },
  },
  rating: {
    title: '対象',
    everyone: {
      name: '全員向け',
      text: 'ここでチャットできる人なら誰でも。',
    },
    mature: {
      name: '成人向け',
      text: '成人向けの内容をオンにした大人にだけ表示されます。',
    },
  },
  problems: {
    missing: '入力してください。',
    long: '長すぎます。短くしてください。',
    many: '多すぎます。減らしてください。',
    young: 'キャラクターは全員大人です。18以上にしてください。',
    odd: '確認してください。使えないものが含まれています。',
    minor: 'キャラクターは全員大人です。18歳未満とわかる内容を削除してください。',
  },
  preview: {
    title: 'プレビュー',
  },
  create: '作る',
  savedAt: '下書きは保存するまでこのブラウザーに残ります。',
  saved: {
    made: (name) => `${name}ができました`,
    private: 'このキャラクターを見てチャットできるのはあなただけです。',
    public: '誰でもこのキャラクターを見つけてチャットできます。',
    page: 'ページを見る',
    change: '編集',
    another: 'もう一人作る',
  },
  mates: {
    title: 'あなたのキャラクター',
    count: (count, most) => `${formats.number(most)}のうち${formats.number(count)}`,
    private: '自分だけ',
    public: '全員',
    withdrawn: '運営により非公開：誰にも表示されません',
    open: '編集中',
    preparing: 'カードを準備しています…',
    formats: { png: '画像（PNG）', json: 'テキスト（JSON）', charx: 'アーカイブ（CHARX）' },
    take: (name) => `${name}をカードとしてダウンロード`,
    another: '新しいキャラクター',
  },
  confirm: {
    title: (name) => `${name}を削除しますか？`,
    text: '元に戻せません。会話は引き続き読めますが、このキャラクターにはもうメッセージを送れません。',
    confirm: '削除',
  },
  deleted: 'キャラクターを削除しました。',
};
