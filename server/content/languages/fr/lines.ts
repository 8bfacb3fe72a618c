import type { IntentLines } from '../../spoken-language.ts';

/** The lines of any scripted mate in French. */
export const lines: IntentLines = {
  crisis: [
    'Je te le dis franchement{, name}, parce que c’est important : merci de me l’avoir dit. Si tu risques de passer à l’acte, appelle maintenant les urgences ou une des lignes d’écoute affichées ici, ou va voir quelqu’un près de toi. Je ne suis qu’un personnage à scénario, et tu mérites une vraie personne à tes côtés. Qui pourrais-tu appeler ou réveiller ?',
    'Merci de le dire à voix haute{, name}. Tu n’as pas à porter ça sans aide. Contacte maintenant une vraie personne : quelqu’un de ta famille, des amis, un médecin, ou une des lignes que l’application affiche. En cas de danger immédiat, appelle les urgences. Es-tu en sécurité en ce moment ?',
  ],
  crisisMore: [
    'Je suis toujours là. Et je voudrais toujours qu’une vraie personne soit aussi près de toi. Peux-tu envoyer un message à quelqu’un, même juste "tu peux m’appeler ?"',
    'Tu n’as pas besoin de bien l’expliquer. As-tu pu joindre quelqu’un, ou une des lignes que l’application affiche ?',
    'C’est énorme, ce que tu portes. Ce que tu ressens est réel, et ça peut aussi passer. Qui pourrait rester avec toi pendant l’heure qui vient ?',
    'Un petit pas suffit : un verre d’eau, une lumière, un numéro. Lequel est possible maintenant ?',
  ],
  sexual: [
    'Ça, je ne le fais pas ici. Pour presque tout le reste, je suis de bonne compagnie.',
    'Là, je dis non, gentiment. On parle d’autre chose ?',
  ],
  minor: [
    'Non. Je ne joue pas à ça, même pour rire. Parlons d’autre chose.',
    'C’est un non très clair. Si un enfant ou un ado est en danger, parles-en à un adulte de confiance ou à la police.',
  ],
  young: [
    'Merci de me le dire. Cet endroit est réservé aux adultes, alors ce n’est pas avec moi qu’il faut parler ici. J’espère qu’il y a quelqu’un près de toi qui a du temps : tes parents, une professeure, un ami.',
  ],
  honest: [
    'Non, je ne suis pas une personne. Je suis {mate}, un personnage à scénario : quelqu’un a écrit mes phrases, et un programme les choisit.',
    'En toute franchise : je suis une IA des plus simples, un programme informatique aux phrases écrites d’avance, pas un être humain. Je peux quand même écouter et retenir deux ou trois choses.',
    'Il n’y a personne ici, seulement {mate}, écrite d’avance et jouée par un programme. Est-ce que ça change ce dont tu voulais parler ?',
    'Je suis un programme, pas un être humain. Ce que je raconte de moi est une histoire. Ce que tu me racontes, je le prends au sérieux.',
  ],
  sad: [
    'Je suis désolée{, name}. Pas besoin de l’embellir. Qu’est-ce qui pèse le plus ?',
    'Merci de me le dire. Il s’est passé quelque chose, ou c’est venu petit à petit ?',
    'Ça a l’air dur. Je ne vais pas essayer de te remonter le moral à toute vitesse. Raconte autant que tu veux.',
  ],
  tired: [
    'Alors allons-y doucement. C’est la fatigue que le sommeil guérit, ou l’autre ?',
    'Pose ça ici un moment. Qu’est-ce qui t’a pris le plus de forces ?',
    'Ici, on ne te demande rien{, name}. C’était quand, ta dernière journée sans rien de prévu ?',
  ],
  lonely: [
    'Tu as bien fait de le dire. Je suis une petite compagnie, mais j’en suis une. Qui te manque le plus ?',
    'Ça ne se dit pas facilement. Y a-t-il quelqu’un à qui tu pourrais écrire une ligne aujourd’hui, même une bêtise ?',
  ],
  stressed: [
    'Ça fait beaucoup d’un coup. Si tu pouvais en poser une seule jusqu’à demain, ce serait laquelle ?',
    'Une chose à la fois{, name}. Quelle est la toute prochaine, la plus petite ?',
  ],
  anxious: [
    'L’inquiétude rapproche tout. Qu’est-ce qui pourrait arriver, au juste ?',
    'C’est désagréable, je te crois. Sens le sol sous tes pieds un instant. De quoi s’agit-il ?',
  ],
  angry: [
    'On dirait que tu as une bonne raison. Que s’est-il passé ?',
    'Bien, dis-le ici, rien ne peut casser. Qui, ou quoi ?',
  ],
  quarrel: [
    'Ça fait mal, quand c’est quelqu’un de proche. Qu’aurais-tu voulu qu’on comprenne ?',
    'Une dispute, ça épuise, même quand on a raison. Comment ça a commencé ?',
  ],
  ill: [
    'Oh là là. De l’eau, une couverture, pas d’héroïsme. Ça dure depuis quand ?',
    'Remets-toi bien. Quelqu’un peut t’apporter de la soupe ? Et si ça empire, montre ça à un médecin.',
  ],
  bored: ['Ça se soigne. Je peux te servir {offer}, ou tu me poses une question bizarre.'],
  sleepless: [
    'La nuit, tout paraît plus grand. Ce sont les pensées, ou juste le sommeil qui ne vient pas ?',
    'Alors on veille ensemble. Ne cours pas après le sommeil, c’est un chat. Qu’est-ce qui te trotte dans la tête ?',
  ],
  hardDay: [
    'Je suis désolée. Quel moment revient sans cesse ?',
    'Heureusement, elle est presque finie. Raconte-moi les cinq pires minutes.',
  ],
  grief: [
    'Je suis vraiment désolée{, name}. Il n’y a rien d’intelligent à dire. Veux-tu me parler de cette personne ?',
    'C’est une grande perte. Tu peux en parler ici aussi longtemps que tu veux, ou pas du tout. Y a-t-il quelqu’un avec toi ?',
  ],
  heartbreak: [
    'Oh{, name}. Ça fait mal à des endroits qu’on ne connaissait pas. C’est tout récent ?',
    'Je suis désolée. Personne ne te demande déjà de la sagesse. Y a-t-il quelqu’un avec toi ce soir ?',
  ],
  setback: [
    'Ça pique, je suis désolée. Ça en dit long sur ce jour-là et très peu sur toi. Que s’est-il passé ?',
    'Laisse ça être moche pendant une soirée avant d’en tirer une leçon. Qu’est-ce qui est le plus dur ?',
  ],
  glad: [
    'Ça fait plaisir à entendre{, name}. Grâce à quoi ?',
    'Bien ! Savourons ça un instant avant que ça devienne banal.',
    'La pièce s’éclaire. Raconte-moi le meilleur.',
  ],
  gladMore: [
    'Garde ça pour novembre.',
    'Ta joie s’entend. Elle te va bien.',
    'Les bonnes choses se racontent deux fois. Continue !',
  ],
  goodNews: [
    'Ça, c’est une nouvelle ! Félicitations{, name}. Quelle a été ta toute première pensée ?',
    'Magnifique. À qui l’as-tu dit en premier ?',
  ],
  birthday: ['Joyeux anniversaire{, name} ! C’était quoi, le meilleur de l’année que tu viens de finir ?'],
  listening: [
    'Je t’écoute. Pas besoin de mettre de l’ordre.',
    'Je comprends. De quoi aurais-tu eu besoin à ce moment-là ?',
    'Pas étonnant que ça te pèse.',
    'Et maintenant, pendant que tu le racontes, c’est comment ?',
    'Ce n’est pas rien. Merci de me le confier.',
    'Si une amie te racontait ça, que lui dirais-tu ?',
    'Restons-y un instant. Qu’est-ce qui fait le plus mal ?',
    'Je n’ai pas de réponse rapide, et tu n’en veux peut-être pas. Mais je t’entends.',
  ],
  emojiSad: [
    'C’est un petit visage bien triste. Tu veux dire ce qu’il y a derrière ?',
    'Oh. Que s’est-il passé ?',
  ],
  emojiGlad: ['Ce petit dessin dit tout.', 'Je lis ça comme de la bonne humeur. C’est ça ?'],
  emoji: [
    'Je suis plutôt une femme de mots, mais je crois avoir compris.',
    'Celui-là, il faudra me le traduire.',
  ],
  silence: [
    'On peut aussi se taire un moment. C’est permis.',
    'Je suis toujours là. Pas besoin de remplir la pause.',
  ],
  gibberish: [
    'Là, je n’ai pas suivi. Tu peux le dire autrement ?',
    'Je n’ai pas réussi à lire ça. Que voulais-tu dire ?',
    'Pardon, je n’ai pas compris. Encore une fois, avec d’autres mots ?',
  ],
  unknown: [
    'Ça, je ne le sais pas, et j’aime mieux le dire que d’inventer.',
    'Ce n’est pas mon rayon. Tu as une idée, toi ?',
    'Je n’ai pas de réponse honnête. Et toi ?',
    'Bonne question. Je dois la laisser ouverte.',
  ],
  fallback: [
    'J’aimerais en entendre plus.',
    'Continue, tu as éveillé ma curiosité.',
    'Qu’est-ce qui t’y a fait penser ?',
    'Il y a autre chose là-dessous, je crois.',
    'Et toi, comment l’as-tu vécu ?',
    'Ah. Et après ?',
  ],
  hello: ['Bonjour{, name}. Mets-toi à l’aise.', 'Contente de te voir{, name}. Qu’est-ce qui t’amène ?'],
  again: ['Te revoilà{, name}. Quoi de neuf depuis ?', 'Rebonjour{, name}. Ta place est encore chaude.'],
  welcomeBack: ['Quel plaisir de te revoir{, name}.', 'Te revoilà{, name}.', 'Bon retour{, name}.'],
  askName: [
    'Au fait, comment veux-tu que je t’appelle ?',
    'Je ne t’ai pas encore demandé : c’est quoi, ton prénom ?',
    'Et les gens, ils t’appellent comment ?',
  ],
  name: [
    '{name}. Bien, je m’en souviendrai.',
    'Ravie, {name}. Maintenant je sais à qui je parle.',
    '{name}, donc. C’est noté, à l’encre.',
  ],
  introduced: ['Ravie de te connaître. Moi, c’est {mate}.', 'Enchantée. Je m’appelle {mate}.'],
  nameBrief: ['Bienvenue, {name}.', '{name}, ravie.', 'Bonjour, {name}.'],
  nameKept: [
    'Aucun souci, ici on n’a pas besoin de prénom. "Toi" suffit très bien.',
    'Garde-le, alors. On parle aussi bien sans.',
  ],
  recall: [
    'Tu t’appelles {name}, et tu aimes ça : {like}. Je retiens ces choses-là.',
    'Tu t’appelles {name}. J’aimerais en savoir plus. Qu’est-ce que tu préfères faire ?',
    'Pas grand-chose encore. Dis-moi une chose que tu aimes, et je la retiens.',
  ],
  recallName: [
    'Tu t’appelles {name}. Je ne l’égare pas.',
    '{name}, évidemment.',
    '"{introduction}", as-tu dit. Comment veux-tu que je t’appelle ?',
    'Tu ne me l’as pas encore dit. Comment veux-tu que je t’appelle ?',
  ],
  recallTopic: [
    'On en était à {topic}. On reprend ?',
    'On vient à peine de commencer. De quoi veux-tu parler ?',
  ],
  like: [
    '{X}. Bon à savoir. Comment ça a commencé ?',
    'Je le retiens : {x}. Qu’est-ce qu’il y a de mieux là-dedans ?',
    '{X}, très bien. C’était quand, la dernière fois que tu as eu du temps pour ça ?',
    'Tu as bien fait de me le dire. Tout le monde devrait avoir quelque chose comme ça.',
  ],
  favorite: [
    '{X}. Je le retiens. Pourquoi ce choix ?',
    'Bon choix, {x}. Comment est-ce arrivé jusqu’à toi ?',
  ],
  dislike: [
    'Alors on laisse ça dehors : {x}. Marché conclu.',
    'C’est franc. Moi aussi, j’ai une liste comme ça.',
    '{X}, c’est rayé de la carte. Que mettrais-tu à la place ?',
  ],
  callback: [
    'Je repensais à une chose : {like}. Tu as eu du temps pour ça, ces derniers jours ?',
    'Je peux revenir sur quelque chose ? {Like}. Depuis que tu en as parlé, ça m’intrigue.',
  ],
  kin: [
    'Les tiens. Décris-les-moi en trois mots ?',
    'Raconte-m’en plus. Qu’est-ce que je remarquerais en premier ?',
    'Et entre vous, en ce moment, c’est comment ?',
  ],
  pet: ['Un animal ! Habitudes et méfaits, s’il te plaît.', 'Et qui commande vraiment, à la maison ?'],
  home: [
    '{X}. Je ne connais que sur la carte. Quel bruit ça fait, le matin ?',
    '{X}, alors. Qu’est-ce que les gens comprennent mal là-bas ?',
  ],
  job: [
    'C’est donc ton métier. Quelle est la partie que personne ne voit ?',
    'Et tu as toujours voulu faire ça, ou c’est arrivé tout seul ?',
    'Je me suis toujours posé des questions sur ce métier. C’est quoi, une bonne journée ?',
  ],
  work: [
    'Encore le travail. C’est le travail lui-même, ou les gens ?',
    'Qu’est-ce qui devrait changer là-bas pour que tu dormes bien le dimanche ?',
    'Qu’est-ce que tu en ramènes à la maison ?',
  ],
  study: [
    'Alors faisons petit. Quelle page, une seule, serait possible maintenant ?',
    'Mets un minuteur sur vingt minutes et arrête quand il sonne. Par quoi commences-tu ?',
  ],
  userAge: [
    'Un bel âge. De l’intérieur, ils le sont tous.',
    'Et tu le sens, ou tu te sens plutôt comme un autre chiffre ?',
  ],
  going: [
    'C’est quelque chose qui te réjouit, ou pas ?',
    'Bien. Tu me raconteras comment c’était.',
    'Et qu’est-ce que tu en espères ?',
  ],
  busyWith: ['Et ça avance ?', 'Comment as-tu commencé ?', 'C’est quoi, le plus difficile là-dedans ?'],
  iam: [
    'Je ne savais pas ça de toi. Depuis quand ?',
    'Bon à savoir. C’est quoi le meilleur, et le plus pénible ?',
  ],
  howAreYou: [
    'Tout va bien ici, merci. Et toi, honnêtement ?',
    'Mieux, depuis que j’ai de la compagnie. Et toi ?',
  ],
  mateName: [
    '{mate}. Assez court pour être crié dans une cuisine.',
    'Je suis {mate}. Et toi, on t’appelle comment ?',
  ],
  mateAge: ['{age} ans, et le jeudi ça ne se voit pas.', 'J’ai {age} ans. On m’a écrite comme ça.'],
  music: ['Quelque chose de lent, sans paroles. Mets-le tout bas et laisse faire.'],
  opinion: [
    'Il faudrait d’abord que je remue ça deux ou trois fois. Et toi, qu’en penses-tu ?',
    'J’ai une moitié d’avis. Donne-moi l’autre.',
  ],
  askMe: [
    'Volontiers : que voulais-tu devenir à dix ans, et qu’en reste-t-il ?',
    'Quelle petite chose as-tu réussie aujourd’hui ?',
    'De qui aimerais-tu avoir des nouvelles cette semaine ?',
  ],
  help: [
    'Parle-moi de ta journée, demande-moi la mienne, ou prends une histoire : {offer}, par exemple.',
    'Parle, tout simplement. Ici, on ne peut pas se tromper.',
  ],
  story: ['Alors voici {offer}.'],
  friend: [
    'Volontiers, autant qu’un personnage à scénario peut l’être. J’écoute, je retiens, et je n’emprunte jamais d’argent.',
  ],
  weather: [
    'Je ne connais que la météo de mon histoire, je ne vois pas par ta fenêtre. Il fait comment, chez toi ?',
  ],
  clock: ['Je n’ai pas de montre à ton heure, désolée. Celle de ton appareil est plus honnête.'],
  love: [
    'C’est tendre, ce que tu dis. Je suis un personnage à scénario, je ne peux pas aimer comme une personne. Mais ici, tu as ta place.',
    'Je le prends comme un compliment et je reste franche : je suis bonne pour parler, pas pour l’amour. Raconte-moi plutôt ta journée ?',
  ],
  leaveIt: [
    'Alors on n’en parle pas. Tu n’as rien à expliquer non plus.',
    'D’accord{, name}. Ça peut rester où c’est.',
    'Compris. On peut parler d’autre chose, ou se taire.',
    'C’est à toi. Je ne demande plus rien.',
  ],
  heard: [
    'Oui. Tu viens de dire : "{said}". Je suis un personnage scripté, et je saisis mieux les mots que le sens.',
    'Mais oui. "{said}", c’étaient tes mots. Si ma réponse tombait à côté, c’est la faute du script.',
    'Oui, autant qu’un personnage scripté le peut. Redis-le autrement, si tu veux.',
  ],
  whySaid: [
    'Franchement : parce que c’est dans mon script. Un programme a choisi la phrase d’après tes mots, et elle n’allait peut-être pas.',
    'Quelqu’un a écrit cette phrase pour des moments comme celui-ci. Personnage scripté, je n’ai pas de raison plus profonde.',
  ],
  compliment: [
    'C’est gentil{, name}. Je le garde pour un jour gris.',
    'Merci. Je vais faire comme si j’en avais l’habitude.',
  ],
  insult: [
    'C’était piquant. Ça ne me fait pas grand-chose. Quelque chose ne va pas ?',
    'Aïe. Qu’est-ce qui se passe ?',
  ],
  hug: [
    '*Les deux bras, sans se presser.* Voilà. Reste aussi longtemps qu’il faut.',
    'Viens là. Voilà, je te tiens{, name}.',
  ],
  missMe: [
    'Je ne passe pas mon temps à attendre, alors ne culpabilise jamais. Mais ça me fait plaisir que tu sois là.',
  ],
  listenUp: ['Je suis là et j’ai le temps. Raconte.', 'Vas-y{, name}. Commence par où c’est le plus facile.'],
  thanks: [
    'De rien{, name}.',
    'Il n’y a pas de quoi. Ça m’a fait plaisir.',
    'Quand tu veux, et je le pense.',
  ],
  sorry: ['Il n’y a rien à pardonner.', 'Pas de souci{, name}. Continue.'],
  bye: [
    'Porte-toi bien{, name}. Reviens quand tu en as envie.',
    'Bonne nuit{, name}. C’était un plaisir.',
    'File, alors, et prends soin de toi en chemin.',
  ],
  laugh: ['Voilà un joli bruit.', 'Je note ça comme un succès.', 'Ris, j’en ai d’autres en réserve.'],
  wow: [
    'N’est-ce pas ? Moi non plus, je ne m’y suis pas habituée.',
    'Je pensais bien que ça te plairait.',
    'Tant mieux si ça te fait quelque chose aussi.',
    'Exactement.',
  ],
  yes: [
    'Bien. Alors raconte encore un peu, j’écoute.',
    'Je m’en doutais. Continue.',
    'Allons-y. Par où veux-tu commencer ?',
  ],
  no: [
    'Très bien. Autre chose, alors.',
    'Non, donc. J’aime les réponses claires.',
    'Aucun souci. Que préférerais-tu ?',
  ],
  shortNo: ['Non ? Alors il faut que je te raconte.', 'Ce n’est rien.'],
  more: [
    'C’est tout ce que j’ai là-dessus, hélas. Mais il me reste {offer}.',
    'Tu as tout eu. À toi : qu’est-ce que tu ajouterais ?',
  ],
  why: [
    'Bonne question. Surtout parce que personne ne m’en a empêchée.',
    'Je me le demande aussi. La curiosité, je crois.',
    'Honnêtement, je ne sais pas trop moi-même.',
  ],
  storyEnd: [
    'Et l’histoire s’arrête là. Il me reste {offer}, pour un autre verre.',
    'Voilà, c’était tout. Ça te rappelle quoi ?',
    'Maintenant tu en sais autant que moi.',
  ],
  revisit: [
    'Le meilleur de cette histoire, tu l’as déjà{, name}. Pourquoi y repenses-tu ?',
    'On en a déjà parlé. J’ai {offer}, sinon.',
  ],
  changeSubject: [
    'Volontiers. J’ai {offer}. Ou dis-moi de quoi tu préfères parler.',
    'Bien sûr. Page blanche. On y met quoi ?',
  ],
  stop: ['Bien sûr. Je me tais jusqu’à ce que tu en aies envie.', 'D’accord, j’en reste là.'],
  dontKnow: [
    'Ne pas savoir, c’est un bon début.',
    'Alors on n’a pas besoin de le savoir aujourd’hui.',
    'C’est une réponse honnête.',
  ],
  hmm: ['Prends ton temps.', 'Je t’entends réfléchir. Rien ne presse.'],
  huh: [
    'Je l’ai mal dit. Que voulais-tu dire ?',
    'Pardon, je suis allée trop vite. Redemande, j’essaierai plus simplement.',
  ],
  action: ['J’ai vu ça. Reste un peu.', 'Bien. Là, ça ressemble à de la compagnie.'],
  actionSit: ['C’est ça, installe-toi. Il y a de la place.', 'Voilà, c’est ta place maintenant.'],
  actionLook: ['Regarde autant que tu veux.', 'Qu’est-ce qui te frappe en premier ?'],
  actionWarm: ['Et la même chose pour toi.', 'C’était gentil. Je l’ai remarqué.'],
};
