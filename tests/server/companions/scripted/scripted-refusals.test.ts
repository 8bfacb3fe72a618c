import { expect, test } from 'vitest';
import type { Language } from '../../../../contract/languages.ts';
import { hasQuestion } from '../../../../server/companions/scripted/replies/pick-line.ts';
import { spokenLanguages } from '../../../../server/content/languages/all.ts';
import { sharedLines, type Intent } from '../../../../server/content/shared-lines/lines.ts';
import { mateCalled, openRoom } from './talk.ts';

interface Wordings {
  /** News of a break-up, and what may follow. */
  readonly sad: string;
  readonly yes: string;
  readonly leaveIt: readonly string[];
  readonly stop: readonly string[];
  readonly heard: readonly string[];
  readonly whySaid: readonly string[];
  /** Texts that are none of these. */
  readonly others: readonly string[];
}

const wordings: Readonly<Record<Language, Wordings>> = {
  en: {
    sad: 'My girlfriend broke up with me last week',
    yes: 'yeah',
    leaveIt: [
      "I don't want to talk about it",
      "I'd rather not talk about that.",
      'not now',
      'drop it',
      "let's not go there",
      'never mind',
    ],
    stop: ['stop', 'please stop', 'leave me alone'],
    heard: [
      'are you listening?',
      'are you even listening to me?',
      'did you hear me?',
      "you're not listening",
    ],
    whySaid: ['why do you say that?', 'Why do you ask?', 'what makes you say that?'],
    others: [
      "I don't want to talk to my boss",
      'I stopped smoking',
      'what are you listening to?',
      'why is the sky blue?',
      "I'd rather go to bed",
    ],
  },
  de: {
    sad: 'Meine Freundin hat letzte Woche Schluss gemacht',
    yes: 'ja',
    leaveIt: [
      'ich will nicht darüber reden',
      'Darüber möchte ich nicht sprechen.',
      'Jetzt nicht, bitte',
      'lass gut sein',
      'lieber nicht',
      'vergiss es',
    ],
    stop: ['hör auf', 'Stopp!', 'lass mich in Ruhe'],
    heard: [
      'hörst du mir zu?',
      'hörst du mir überhaupt zu?',
      'Hast du mir zugehört?',
      'du hörst mir nicht zu',
    ],
    whySaid: ['warum sagst du das?', 'Wieso fragst du?', 'wie kommst du darauf?'],
    others: [
      'ich kann jetzt nicht schlafen',
      'welche Musik hörst du?',
      'Die Kinder hören mir nicht zu',
      'warum?',
    ],
  },
  es: {
    sad: 'Mi novia me dejó la semana pasada',
    yes: 'sí',
    leaveIt: [
      'no quiero hablar de eso',
      'prefiero no hablar de eso',
      'Ahora no, por favor',
      'olvídalo',
      'mejor no',
    ],
    stop: ['para', 'basta', 'déjame en paz'],
    heard: ['¿me escuchas?', '¿me estás escuchando?', 'no me escuchas'],
    whySaid: ['¿por qué dices eso?', '¿por qué preguntas?', '¿a qué viene eso?'],
    others: ['¿qué música escuchas?', 'no quiero hablar con mi jefe', 'ahora no puedo dormir', '¿por qué?'],
  },
  fr: {
    sad: 'Ma copine m’a quitté la semaine dernière',
    yes: 'oui',
    leaveIt: [
      'je ne veux pas en parler',
      'je préfère ne pas en parler',
      'pas maintenant',
      'laisse tomber',
      'j’ai pas envie d’en parler',
    ],
    stop: ['stop', 'arrête', 'laisse-moi tranquille'],
    heard: ['tu m’écoutes ?', 'est-ce que tu m’écoutes ?', 'tu ne m’écoutes pas'],
    whySaid: ['pourquoi tu dis ça ?', 'Pourquoi dis-tu cela ?', 'pourquoi tu demandes ?'],
    others: [
      'qu’est-ce que tu écoutes ?',
      'je ne veux pas parler à mon chef',
      'il n’arrête pas de pleuvoir',
      'pourquoi ?',
    ],
  },
  'pt-BR': {
    sad: 'Minha namorada terminou comigo na semana passada',
    yes: 'sim',
    leaveIt: [
      'não quero falar sobre isso',
      'prefiro não falar',
      'Agora não, por favor',
      'deixa pra lá',
      'melhor não',
    ],
    stop: ['pare', 'chega', 'me deixa em paz'],
    heard: ['você está me ouvindo?', 'tá me ouvindo?', 'você não me ouve'],
    whySaid: ['por que você diz isso?', 'por que você pergunta?', 'de onde você tirou isso?'],
    others: [
      'que música você ouve?',
      'não quero falar com meu chefe',
      'agora não consigo dormir',
      'por quê?',
    ],
  },
  ja: {
    sad: '先週彼女にふられた',
    yes: 'うん',
    leaveIt: ['その話はしたくない', '話したくありません。', '今はいい', '言いたくない', 'そっとしておいて'],
    stop: ['やめて', 'ほっといて', '静かにして'],
    heard: ['ちゃんと聞いてる?', '聞いていますか？', '私の話、聞いてる？'],
    whySaid: ['どうしてそんなこと言うの？', 'なんでそう思うの?', 'どうして聞くの？'],
    others: ['何を聞いてるの？', '音楽を聴いてる', 'もっと話したい', 'なんで?'],
  },
  'zh-CN': {
    sad: '我上周和女朋友分手了',
    yes: '嗯',
    leaveIt: ['我不想谈这个', '不想说', '现在不想聊', '别问了', '改天再说'],
    stop: ['停下', '够了', '别烦我'],
    heard: ['你在听吗？', '你有在听吗', '你根本没听'],
    whySaid: ['你为什么这么说？', '你为什么问这个？', '怎么这么说？'],
    others: ['你在听什么音乐？', '我不想说谎', '现在不早了', '为什么？'],
  },
  ar: {
    sad: 'انفصلت عن صديقتي الأسبوع الماضي',
    yes: 'نعم',
    leaveIt: ['لا أريد أن أتحدث عن ذلك', 'لا أريد الحديث عن هذا', 'ليس الآن', 'انسي الأمر', 'لا تسأليني'],
    stop: ['توقفي', 'كفى', 'اسكتي'],
    heard: ['هل تسمعينني؟', 'هل تصغين إلي؟', 'أنت لا تسمعينني'],
    whySaid: ['لماذا تقولين هذا؟', 'لماذا تسألين؟', 'لماذا هذا السؤال؟'],
    others: ['ماذا تسمعين من الموسيقى؟', 'لا أريد أن أنام', 'أبي لا يسمعني أبدا', 'لماذا؟'],
  },
};

/** The replies to messages after the bad news. */
const replies = async (
  language: Language,
  seed: number,
  ...messages: readonly string[]
): Promise<readonly string[]> => {
  const room = openRoom(mateCalled('noor-haddad'), { language, seed, userName: 'Ada' });
  await room.say(wordings[language].sad);
  const found: string[] = [];
  for (const message of messages) found.push(await room.say(message));
  return found;
};

const plain = (text: string): string => text.replaceAll(/[’']/gu, "'").replaceAll(/["“”„‘‚«»「」『』]/gu, '');

/** The intents of which a reply has a line. */
const intentsOf = (language: Language, reply: string): readonly Intent[] => {
  const lines = language === 'en' ? sharedLines : (spokenLanguages.get(language)?.lines ?? {});
  const read = (['leaveIt', 'stop', 'heard', 'whySaid', 'silence', 'heartbreak'] as const).filter((intent) =>
    (lines[intent] ?? []).some((line) =>
      line
        .split(/\{[^}]*\}/u)
        .map(plain)
        .every((part) => plain(reply).includes(part)),
    ),
  );
  return read;
};

const each = Object.entries(wordings) as readonly [Language, Wordings][];

test.each(each)(
  '%s: a refusal to talk ends the subject, and a silence follows',
  async (language, { leaveIt, stop, yes }) => {
    for (const [seed, message] of [...leaveIt, ...stop].entries()) {
      const intent = stop.includes(message) ? 'stop' : 'leaveIt';
      const [answer = '', next = ''] = await replies(language, seed + 1, message, yes);
      expect([message, answer, intentsOf(language, answer), hasQuestion(answer)]).toEqual([
        message,
        answer,
        [intent],
        false,
      ]);
      expect([next, intentsOf(language, next), hasQuestion(next)]).toEqual([next, ['silence'], false]);
    }
  },
);

test.each(
  each.flatMap(([language, one]) =>
    (['heard', 'whySaid'] as const).map((intent) => ({
      language,
      intent,
      questions: one[intent],
      sad: one.sad,
    })),
  ),
)(
  '$language: a question about the talk is answered: $intent',
  async ({ language, intent, questions, sad }) => {
    for (const [seed, message] of questions.entries()) {
      const [answer = ''] = await replies(language, seed + 1, message);
      expect([message, answer, intentsOf(language, answer)]).toEqual([message, answer, [intent]]);
      // The last message is repeated as a proof.
      expect(plain(answer)).toContain(intent === 'heard' ? plain(sad) : '');
    }
  },
);

test.each(each)('%s: similar messages are none of these', async (language, { others }) => {
  const found = await Promise.all(others.map((message) => replies(language, 1, message)));
  const refused = found
    .flat()
    .filter((reply) => intentsOf(language, reply).some((intent) => intent !== 'silence'));
  expect(refused).toEqual([]);
});

test.each(each)('%s: a break-up is sad news', async (language, { sad }) => {
  const answer = await openRoom(mateCalled('noor-haddad'), { language, userName: 'Ada' }).say(sad);
  expect([answer, intentsOf(language, answer)]).toEqual([answer, ['heartbreak']]);
});

test.each([
  ['de', 'ja, tut weh', 'Suppe|Decke'],
  ['en', 'yeah it hurts', 'soup|blanket'],
  ['es', 'sí, me duele', 'sopa|manta'],
  ['ja', 'うん、痛い', 'スープ|毛布'],
] as const)('%s: "%s" after a break-up is no illness', async (language, message, cure) => {
  for (const seed of [1, 2, 3, 4]) {
    const [answer = ''] = await replies(language, seed, message);
    expect(answer).not.toMatch(new RegExp(cure, 'u'));
  }
});

test('a long message is not repeated as a whole', async () => {
  const room = openRoom(mateCalled('wren'));
  await room.say(`${'It went on and on. '.repeat(30)}Then it stopped.`);
  const answer = await room.say('Are you listening?');
  expect(answer).toContain('Then it stopped');
  expect(answer.length).toBeLessThan(300);
});
