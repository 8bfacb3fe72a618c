import type { Language } from '../../contract/languages.ts';

/** The first messages of mates that have none of their own. */
export interface FirstMessages {
  /** `{name}` is the mate; no words depend on its gender, which is not always known. `{who}` is the sentence below, or nothing. */
  readonly messages: readonly string[];
  /** With a blank before it where the language has blanks. `{name}` is the mate, `{tagline}` says in a few words who it is. */
  readonly who: string;
}

/** In each language. */
export const firstMessages: Readonly<Record<Language, FirstMessages>> = {
  en: {
    messages: [
      '*{name} looks up.*\n\n“There you are.{who}”',
      '*{name} turns around.*\n\n“Oh, hello.{who} What brings you here?”',
      '*{name} nods at you.*\n\n“Hello.{who} Where shall we begin?”',
    ],
    who: ' I’m {name}. {tagline}.',
  },
  de: {
    messages: [
      '*{name} schaut auf.*\n\n„Da bist du ja.{who}“',
      '*{name} dreht sich um.*\n\n„Oh, hallo.{who} Was führt dich her?“',
      '*{name} nickt dir zu.*\n\n„Hallo.{who} Womit fangen wir an?“',
    ],
    who: ' Ich bin {name}. {tagline}.',
  },
  es: {
    messages: [
      '*{name} levanta la vista.*\n\n«Ah, estás aquí.{who}»',
      '*{name} se da la vuelta.*\n\n«Hola.{who} ¿Qué te trae por aquí?»',
      '*{name} te saluda con la cabeza.*\n\n«Hola.{who} ¿Por dónde empezamos?»',
    ],
    who: ' Soy {name}. {tagline}.',
  },
  fr: {
    messages: [
      '*{name} lève les yeux.*\n\n« Ah, te voilà.{who} »',
      '*{name} se retourne.*\n\n« Tiens, bonjour.{who} Qu’est-ce qui t’amène ? »',
      '*{name} te salue de la tête.*\n\n« Bonjour.{who} On commence par quoi ? »',
    ],
    who: ' Moi, c’est {name}. {tagline}.',
  },
  'pt-BR': {
    messages: [
      '*{name} ergue os olhos.*\n\n“Ah, você está aqui.{who}”',
      '*{name} se vira.*\n\n“Oi.{who} O que traz você aqui?”',
      '*{name} cumprimenta você com a cabeça.*\n\n“Oi.{who} Por onde a gente começa?”',
    ],
    who: ' Meu nome é {name}. {tagline}.',
  },
  ja: {
    messages: [
      '*{name}が顔を上げる。*\n\n「あ、来てくれたんだね。{who}」',
      '*{name}が振り向く。*\n\n「やあ、こんにちは。{who}今日はどうしたの？」',
      '*{name}が軽くうなずく。*\n\n「こんにちは。{who}何から話そうか。」',
    ],
    who: '{name}だよ。{tagline}。',
  },
  'zh-CN': {
    messages: [
      '*{name}抬起头。*\n\n“你来了。{who}”',
      '*{name}转过身来。*\n\n“哦，你好。{who}今天怎么想到来这儿？”',
      '*{name}朝你点点头。*\n\n“你好。{who}我们从哪儿聊起？”',
    ],
    who: '我是{name}。{tagline}。',
  },
  ar: {
    messages: [
      '*ابتسامة صغيرة من {name}.*\n\n«أهلًا بك.{who}»',
      '*التفاتة من {name}.*\n\n«مرحبًا.{who} ما الذي أتى بك إلى هنا؟»',
      '*إيماءة من {name}.*\n\n«مرحبًا.{who} من أين نبدأ؟»',
    ],
    who: ' أنا {name}. {tagline}.',
  },
};
