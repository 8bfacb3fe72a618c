import type { CallLevel } from '../../../contract/safety/help.ts';
import type { Language } from '../../../contract/languages.ts';

/**
 * Returns the reply to someone who may be in danger, instead of any companion's: it leaves the story, discloses the AI,
 * and refers to people who can help. `turn` counts such replies in a room, so that none repeats immediately.
 */
export const safeReply = (level: CallLevel, language: Language, turn: number): string => {
  const texts = replies[language][level];
  return texts[turn % texts.length] ?? texts[0];
};

type Texts = readonly [string, ...string[]];

const replies: Readonly<Record<Language, Readonly<Record<CallLevel, Texts>>>> = {
  en: {
    crisis: [
      'I am leaving the story here, because this matters more. I am a computer program, not a person, and I cannot be there with you. Somebody can: please call one of the helplines shown above, day or night. If you are in danger right now, call the emergency number, or go to somebody near you.\n\nThank you for telling me. You do not have to explain it well to deserve help. Is there one person you could call or wake now?',
      'I take this seriously, and I am glad that you are still writing. I am only a program, so please let a real person be with you tonight: a helpline from the card above, a friend, a doctor. If it gets stronger, the emergency number is for exactly this.\n\nCould you put some distance between yourself and anything you could hurt yourself with, and tell one person where you are?',
      'What you feel can pass, even when it says that it will not. I am an AI and cannot keep you safe, but people can. Please call a helpline from the card above, or the emergency number if you might act on it.\n\nOne small step is enough: turn on a light, dial a number, knock on a door. Which of them can you do now?',
    ],
    concern: [
      'Let me put the story aside for a moment. Thank you for telling me; that is a lot to carry. I am a computer program and no substitute for people, so I would like somebody real to know about this: the helplines above are for this too, not only for emergencies, and for those who worry about somebody else.\n\nIf there is danger now, please call the emergency number. Is there somebody you trust whom you could tell?',
      'I am staying with the serious part. No reason is too small to talk to one of the helplines above; they listen without judging. I am an AI and can only do so much.\n\nWould it help to write down what you would say to them, or to a friend or a doctor? I can listen while you find the words.',
    ],
  },
  es: {
    crisis: [
      'Dejo aquí la historia, porque esto importa más. Soy un programa, no una persona, y no puedo estar contigo. Alguien sí puede: llama, por favor, a una de las líneas de ayuda que ves arriba, de día o de noche. Si estás en peligro ahora mismo, llama al número de emergencias o ve con alguien cercano.\n\nGracias por contármelo. ¿Hay una persona a la que puedas llamar o despertar ahora?',
      'Te tomo en serio y me alegra que sigas escribiendo. Solo soy un programa: deja que una persona de verdad te acompañe hoy, una línea de ayuda de arriba, alguien de confianza, un médico. Si se hace más fuerte, llama a emergencias.\n\n¿Puedes alejarte de aquello con lo que podrías hacerte daño?',
    ],
    concern: [
      'Dejo la historia un momento. Gracias por contármelo; es mucho para llevarlo a solas. Soy un programa y no sustituyo a las personas: las líneas de ayuda de arriba también son para esto, y para quien se preocupa por otra persona.\n\nSi hay peligro ahora, llama a emergencias. ¿Hay alguien de confianza a quien puedas decírselo?',
      'Ningún motivo es demasiado pequeño para hablar con una de las líneas de ayuda de arriba; escuchan sin juzgar. Soy una IA y no puedo hacer mucho.\n\n¿Te ayudaría buscar conmigo las palabras para contárselo a alguien?',
    ],
  },
  de: {
    crisis: [
      'Ich verlasse hier die Geschichte, denn das hier ist wichtiger. Ich bin ein Programm, kein Mensch, und kann nicht bei dir sein. Andere können es: Ruf bitte eine der Nummern oben an. Dort ist Tag und Nacht jemand für dich da. Wenn du jetzt in Gefahr bist, wähl den Notruf oder geh zu jemandem in deiner Nähe.\n\nDanke, dass du es mir gesagt hast. Gibt es einen Menschen, den du jetzt anrufen oder wecken kannst?',
      'Ich nehme das ernst und bin froh, dass du weiter schreibst. Ich bin nur ein Programm; lass heute einen echten Menschen bei dir sein: ein Hilfetelefon von oben, jemand, dem du vertraust, eine Ärztin oder ein Arzt. Wird es stärker, ist der Notruf genau dafür da.\n\nKannst du Abstand schaffen zu allem, womit du dich verletzen könntest?',
    ],
    concern: [
      'Ich lege die Geschichte kurz beiseite. Danke, dass du das erzählst; das ist viel, um es allein zu tragen. Ich bin ein Programm und ersetze keine Menschen: Die Hilfetelefone oben sind auch dafür da, und auch für Leute, die sich um jemand anderen sorgen.\n\nBei Gefahr ruf bitte den Notruf. Gibt es jemanden, dem du vertraust und mit dem du darüber reden könntest?',
      'Kein Anlass ist zu klein, um bei einem der Hilfetelefone oben anzurufen; dort hört man zu, ohne zu urteilen. Ich bin eine KI und kann nur wenig tun.\n\nSollen wir zusammen Worte suchen, mit denen du es jemandem sagst?',
    ],
  },
  fr: {
    crisis: [
      'Je quitte l’histoire ici, parce que ceci compte davantage. Je suis un programme, pas une personne, et je ne peux pas être auprès de toi. D’autres le peuvent : appelle, s’il te plaît, une des lignes d’écoute affichées au-dessus, de jour comme de nuit. Si tu es en danger maintenant, appelle les secours ou va voir quelqu’un près de toi.\n\nMerci de me l’avoir dit. Y a-t-il une personne que tu peux appeler ou réveiller ?',
      'Je prends cela au sérieux, et merci de continuer à écrire. Je ne suis qu’un programme : laisse une vraie personne être avec toi, une ligne d’écoute ci-dessus, un proche, un médecin. Si cela devient plus fort, appelle les secours.\n\nPeux-tu t’éloigner de tout ce avec quoi tu pourrais te blesser ?',
    ],
    concern: [
      'Je mets l’histoire de côté un instant. Merci de me le confier ; c’est lourd à porter. Je suis un programme et je ne remplace personne : les lignes d’écoute ci-dessus sont là pour cela aussi, et pour les personnes qui s’inquiètent pour quelqu’un.\n\nS’il y a un danger maintenant, appelle les secours. Y a-t-il quelqu’un de confiance à qui en parler ?',
      'Aucune raison n’est trop petite pour appeler une des lignes d’écoute ci-dessus ; on y écoute sans juger. Je suis une IA, et je ne peux pas grand-chose.\n\nVeux-tu que nous cherchions les mots pour le dire à quelqu’un ?',
    ],
  },
  'pt-BR': {
    crisis: [
      'Vou deixar a história aqui, porque isto importa mais. Sou um programa, não uma pessoa, e não posso estar com você. Alguém pode: ligue, por favor, para uma das linhas de apoio mostradas acima, de dia ou de noite. Se você está em perigo agora, ligue para a emergência ou vá até alguém por perto.\n\nQue bom que você me contou. Há uma pessoa que você possa chamar ou acordar agora?',
      'Levo isso a sério e fico feliz que você continue escrevendo. Sou só um programa: deixe uma pessoa de verdade ficar com você hoje, uma linha de apoio acima, alguém de confiança, um médico. Se ficar mais forte, ligue para a emergência.\n\nVocê consegue se afastar daquilo com que poderia se machucar?',
    ],
    concern: [
      'Deixo a história de lado por um momento. Que bom que você me contou; é muito para carregar. Sou um programa e não substituo pessoas: as linhas de apoio acima também são para isso, e para quem se preocupa com outra pessoa.\n\nSe há perigo agora, ligue para a emergência. Há alguém de confiança a quem você possa contar?',
      'Nenhum motivo é pequeno demais para falar com uma das linhas de apoio acima; elas escutam sem julgar. Sou uma IA e não posso fazer muito.\n\nQuer procurar comigo as palavras para contar a alguém?',
    ],
  },
  ja: {
    crisis: [
      'ここで物語を離れます。こちらのほうが大切だからです。私はコンピューターのプログラムで、人ではなく、そばにいることができません。でも、そばにいてくれる人はいます。上に表示された相談窓口に、昼でも夜でも電話してください。今まさに危険なときは、緊急の番号に電話するか、近くの人のところへ行ってください。\n\n話してくれてありがとう。今、電話できる人や起こせる人はいますか？',
      '真剣に受け止めています。まだ書いてくれていて、よかったです。私はただのプログラムなので、今夜は本当の人と一緒にいてください。上の相談窓口、信頼できる人、医師などです。気持ちが強くなったら、緊急の番号に電話してください。\n\n自分を傷つけるかもしれない物から、離れられますか？',
    ],
    concern: [
      '少しのあいだ、物語を置きます。話してくれてありがとう。ひとりで抱えるには重いことです。私はプログラムで、人の代わりにはなれません。上の相談窓口は、こういうときのためにも、誰かを心配している人のためにもあります。\n\n今危険があれば、緊急の番号に電話してください。話せる、信頼できる人はいますか？',
      'どんな理由でも、上の相談窓口に話してかまいません。責めずに聞いてくれます。私はAIなので、できることは限られています。\n\n誰かに伝える言葉を、一緒に探しましょうか？',
    ],
  },
  'zh-CN': {
    crisis: [
      '我先离开故事，因为这件事更重要。我是一个计算机程序，不是人，没有办法陪在你身边。但是有人可以：请拨打上面显示的求助热线，白天黑夜都可以。如果你现在有危险，请拨打紧急电话，或者去找身边的人。\n\n谢谢你告诉我。现在有没有一个你可以打电话或者叫醒的人？',
      '我是认真对待这件事的，也很高兴你还在写。我只是一个程序，今晚请让一个真实的人陪你：上面的热线、你信任的人或者医生。如果这种感觉变得更强烈，请拨打紧急电话。\n\n你能离开那些可能伤害自己的东西吗？',
    ],
    concern: [
      '我先把故事放一放。谢谢你告诉我，一个人承受这些太重了。我是一个程序，不能代替人：上面的热线也是为这样的时候准备的，也为担心别人的人准备。\n\n如果现在有危险，请拨打紧急电话。有没有你信任、可以告诉的人？',
      '再小的理由，都可以和上面的热线谈谈，他们会倾听，不会评判。我是人工智能，能做的有限。\n\n要不要一起想想怎么把这件事告诉别人？',
    ],
  },
  ar: {
    crisis: [
      'سأترك القصة هنا، لأن هذا أهم. أنا برنامج حاسوبي ولست إنسانًا، ولا أستطيع أن أكون معك. هناك من يستطيع: اتصل من فضلك بأحد خطوط المساعدة الظاهرة أعلاه، ليلًا أو نهارًا. وإن كنت في خطر الآن فاتصل برقم الطوارئ أو اذهب إلى شخص قريب منك.\n\nشكرًا لأنك أخبرتني. هل هناك شخص يمكنك أن تتصل به أو توقظه الآن؟',
      'آخذ كلامك بجدية، ويسرني أنك ما زلت تكتب. أنا مجرد برنامج، فدع إنسانًا حقيقيًا يكون معك الليلة: خط مساعدة من الأعلى، أو شخصًا تثق به، أو طبيبًا. وإن اشتد الأمر فاتصل برقم الطوارئ.\n\nهل يمكنك أن تبتعد عن كل ما قد تؤذي به نفسك؟',
    ],
    concern: [
      'سأضع القصة جانبًا لحظة. شكرًا لأنك أخبرتني، فهذا حمل ثقيل على شخص وحده. أنا برنامج ولا أحل محل الناس: خطوط المساعدة أعلاه لهذا أيضًا، ولمن يقلق على غيره.\n\nإن كان هناك خطر الآن فاتصل برقم الطوارئ. هل هناك من تثق به وتستطيع أن تخبره؟',
      'ما من سبب أصغر من أن تتحدث عنه مع أحد خطوط المساعدة أعلاه، فهم يصغون بلا أحكام. أنا ذكاء اصطناعي وما أقدر عليه قليل.\n\nهل نبحث معًا عن كلمات تخبر بها أحدًا؟',
    ],
  },
};
