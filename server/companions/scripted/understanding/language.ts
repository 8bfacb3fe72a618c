import type { Intent } from '../../../content/shared-lines/lines.ts';

/** Detects the four languages in which the mates can apologize; null for English and when it is unclear. */
export function foreignTongue(text: string): Intent | null {
  const words = text.toLowerCase().split(' ');
  for (const [intent, common] of languageWords) {
    const hits = words.filter((word) => common.has(word)).length;
    if (hits >= 2 && hits * 3 >= words.length) return intent;
  }
  return null;
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const languageWords: readonly (readonly [Intent, ReadonlySet<string>])[] = [
  [
    'language.es',
    set(
      'hola qué que cómo como estás estas estoy eres soy yo tú muy gracias por favor quiero tengo puedes hablar español está el la los las un una de hoy día noche bien mi',
    ),
  ],
  [
    'language.de',
    set(
      'ich du bist wie geht ist das nicht und der ein eine mir dir heute hallo danke bitte sprichst deutsch kannst wer wo habe hast mein dein sehr gut müde',
    ),
  ],
  [
    'language.fr',
    set(
      'je tu suis es est ça va comment bonjour merci vous le la les un une des pas très bien mon ma français parles parler avec pour aujourd moi toi quel quelle',
    ),
  ],
  [
    'language.pt',
    set(
      'eu você voce tu estou está como olá oi obrigado obrigada não nao sim muito bem meu minha quero posso fala português falar hoje um uma tudo bom dia noite',
    ),
  ],
];
