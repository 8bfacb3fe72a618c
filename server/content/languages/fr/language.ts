import { french as grammar } from '../../fact-rules/fr.ts';
import type { SpokenLanguage } from '../../spoken-language.ts';
import { lines } from './lines.ts';

/** How scripted mates understand and speak French. */
export const french: SpokenLanguage = {
  language: 'fr',
  grammar,
  quotes: { outer: ['« ', ' »'], inner: ['“', '”'] },
  patterns: {
    grief:
      '(est|sont) (mort|morte|morts|décédé|décédée|décédés)|vient de mourir|décès|enterrement|obsèques|en deuil|a perdu la vie',
    heartbreak:
      "m'a quittée?|on s'est séparés?|nous nous sommes séparés?|rupture|divorce|chagrin d'amour|m'a trompée?",
    setback:
      "perdu mon (travail|emploi|boulot)|été virée?|été licenciée?|j'ai (raté|échoué)|recalée?|refusée?",
    sad: "(je suis|je me sens|j'étais) .{0,24}(triste|malheureux|malheureuse|déprimée?|vide|abattue?|mal|perdue?|désespérée?)|ça (ne )?va (pas( bien| fort| du tout)?|mal)|je pleure|envie de pleurer|pas le moral|pas très bien",
    tired: '(je suis|je me sens) .{0,24}(fatiguée?|épuisée?|crevée?|vidée?|claquée?|à bout|lessivée?)',
    lonely: '(je suis|je me sens) .{0,16}(seule?|isolée?)|personne à qui parler|solitude',
    stressed:
      '(je suis|je me sens) .{0,20}(stressée?|débordée?|dépassée?|sous pression|submergée?)|trop de stress|trop de choses',
    anxious:
      "j'ai .{0,12}peur|(je suis|je me sens) .{0,20}(anxieux|anxieuse|inquiet|inquiète|nerveux|nerveuse|angoissée?)|je m'inquiète|j'angoisse|le trac",
    angry:
      "(je suis|j'étais) .{0,20}(en colère|énervée?|furieux|furieuse|fâchée?|agacée?)|ça m'énerve|m'énerve|ras le bol",
    quarrel:
      "(on s'est|nous nous sommes) disputés?|je me suis disputée?|une dispute|ne me parle plus|engueulée?s?",
    ill: "(je suis|je me sens) .{0,12}(malade|enrhumée?)|j'ai (de la fièvre|mal (à|au|aux)|la grippe)",
    bored: "je m'ennuie|m'ennuie",
    sleepless:
      "(je n'arrive pas à|je ne peux pas|impossible de|j'arrive pas à) (dormir|m'endormir)|insomnie|encore réveillée?|pas réussi à dormir",
    hardDay:
      '(dure|mauvaise|longue|sale|horrible|difficile|rude|terrible) journée|journée .{0,12}(dure|difficile|horrible|longue|pourrie|épuisante)|^(plutôt |très |un peu )?(brûlée?|acide|amère?|aigre)$',
    goodNews:
      "bonne nouvelle|été promue?|(j'ai|on a) (réussi|gagné)|nouveau (travail|boulot|poste)|j'ai eu le poste|je suis acceptée?|fiancée?s?",
    birthday: "c'est mon anniversaire|mon anniversaire aujourd'hui",
    glad: '(je suis|je me sens) .{0,20}(heureux|heureuse|contente?|ravie?|soulagée?|bien|de bonne humeur)|ça va (très |plutôt )?bien( merci)?|tout va bien|(belle|bonne|super|douce) journée|journée .{0,8}(douce|sucrée)|plutôt sucrée?',
    recallName:
      "comment je m'appelle|quel est mon (nom|prénom)|c'est quoi mon (nom|prénom)|tu (connais|te souviens de) mon (nom|prénom)|qui suis je",
    recall:
      "que sais tu (encore )?(de|sur) moi|qu'est ce que tu sais (de|sur) moi|tu te souviens de moi|de quoi te souviens tu|qu'as tu retenu",
    recallTopic: 'de quoi (parlait on|parlions nous|on parlait)|on en était où|où en étions nous',
    love: "je t'aime|amoureux de toi|amoureuse de toi|épouse moi|embrasse moi|sors avec moi",
    insult:
      "(tu es|t'es|es tu) .{0,12}(nulle?|bête|stupide|idiote?|ennuyeuse|inutile|conne?|lourde)|ta gueule|ferme la|va te faire|connard|connasse|imbécile",
    bye: "au revoir|bonne nuit|bonne soirée|à (bientôt|demain|plus|plus tard|tout à l'heure)|salut à toi|je (dois|vais) (y aller|partir|dormir|me coucher)|je vais (au lit|dormir)|je file|adieu|dors bien",
    howAreYou:
      "(comment )?(ça|tu) va(s)?( bien)?( aujourd'hui)?|comment vas tu|comment allez vous|comment tu vas|tu vas bien|ta journée",
    whoAreYou:
      'qui es tu|tu es qui|parle moi de toi|présente toi|tu fais quoi dans la vie|que fais tu dans la vie',
    mateName:
      "comment tu t'appelles|comment t'appelles tu|quel est ton (nom|prénom)|c'est quoi ton (nom|prénom)|ton prénom",
    mateAge: 'quel âge as tu|tu as quel âge|ton âge',
    whereAreYou:
      "où es tu|tu es où|où habites tu|tu habites où|où sommes nous|on est où|tu viens d'où|d'où viens tu",
    doing:
      "que fais tu( en ce moment| maintenant| là)?|qu'est ce que tu fais( en ce moment| là| maintenant)?|tu fais quoi|quoi de neuf",
    family:
      'ta (famille|mère|sœur|maman)|tes (parents|frères|frère|sœurs)|ton (père|frère|mari|copain)|as tu (des enfants|une famille|des frères)',
    mateLikes: "qu'est ce que tu aimes|qu'aimes tu|tu aimes quoi|tes goûts",
    craft: 'ton (métier|travail|restaurant)|devenue (cuisinière|cheffe)|pourquoi la cuisine',
    dream: 'de quoi rêves tu|tu rêves de quoi|ton rêve|tes rêves|à quoi rêves tu',
    fear: "de quoi as tu peur|tu as peur de quoi|qu'est ce qui te fait peur|ta peur",
    secret: 'un secret|ton secret|confie moi',
    joke: 'une blague|blague|fais moi rire|quelque chose de drôle',
    story: 'raconte (moi )?(une histoire|quelque chose)|une histoire',
    advice:
      "que (dois je|devrais je) faire|qu'est ce que (je dois|je devrais) faire|que ferais tu|tu ferais quoi|un conseil|conseille moi|que me conseilles tu",
    food: "qu'est ce qu'on mange|quoi (manger|cuisiner)|que (manger|cuisiner)|recette|j'ai (très )?faim|cuisine moi|tu cuisines quoi|que cuisines tu|ton plat préféré|on cuisine",
    drink: "à boire|j'ai soif|que bois tu|tu bois quoi|un (thé|café)|thé à la menthe",
    music: 'musique|tu écoutes quoi|chante moi|une chanson|ta chanson',
    askMe: 'pose moi une question|demande moi quelque chose',
    help: "que sais tu faire|tu sais faire quoi|comment ça marche|de quoi (peut on|on peut) parler|que fait on|on fait quoi|qu'est ce qu'on fait|aide moi",
    company: "je peux rester|reste avec moi|tiens moi compagnie|puis je rester|je peux m'asseoir",
    friend: '(on peut|veux tu|tu veux) être (mon |ma |des )?(amie?s?)|sois mon amie|on est amis',
    weather: 'quel temps fait il|il pleut chez toi|la météo',
    clock: 'quelle heure est il|il est quelle heure|quel jour (sommes nous|on est)',
    missMe: "je t'ai manquée?|tu m'as manquée?",
    listenUp:
      "(je peux|puis je) te (dire|raconter|parler de) (quelque chose|un truc)|il faut que je te (dise|raconte)|j'ai (quelque chose|un truc) à te dire|devine|tu sais quoi|tu as (un peu de temps|une minute)|peux tu (juste |simplement )?m'écouter",
    changeSubject:
      "(changeons|on change) de sujet|parlons d'autre chose|parler d'autre chose|de quelque chose de plus léger|autre chose",
    leaveIt:
      "(veux|peux|souhaite|voudrais|vais) (pas|plus) (vraiment |trop )?((en|t'en|vous en) (parler|discuter)|y (penser|répondre)|(parler|discuter) (de|du|des|d'|sur) ?.{1,30}|parler( maintenant| aujourd'hui)?$)|pas (très |trop )?envie (d'en (parler|discuter)|d'y penser|de (parler|discuter)( de .{1,30}| d'.{1,30}| du .{1,30})?$)|(préfère|préférerais|aime mieux|aimerais mieux) (ne )?pas( (en |y |le )?(parler|dire|répondre|penser).{0,20})?$|(n'en parlons|on n'en parle|on en parle|n'en parle) (pas|plus)|ne (me )?pose pas (de questions|la question)|ne (me )?demande pas|ça ne te regarde pas|c'est (privé|personnel)$|sans commentaire|^(non |oh |s'il te plaît |désolée? )?(pas maintenant|pas aujourd'hui|pas ce soir|pas là|une autre fois|plus tard peut être|peut être plus tard|laisse tomber|laissons tomber|laissons ça|oublie( ça)?|peu importe|plutôt pas)( s'il te plaît| merci)?$",
    heard:
      "tu (m'écoutes|m'entends|me lis|me comprends|me suis)( au moins| vraiment| là)?$|(m'écoutes|m'entends|me comprends) tu|tu (ne )?m'(écoutes|entends) pas|tu m'as (bien )?(écoutée?|entendue?|comprise?|lue?)|as tu (entendu|compris|lu) ce que .{1,20}|tu écoutes (au moins|vraiment|ce que je dis)|qu'est ce que (j'ai dit|je viens de dire)",
    whySaid:
      "pourquoi (tu |est ce que tu )?(me )?(dis|demandes|penses|crois|racontes)( tu)?( ça| cela)?$|pourquoi tu veux savoir|qu'est ce qui te fait (dire|penser) (ça|cela)|pourquoi cette question",
    stop: '(?<!n.)arrête|tais toi|laisse moi (tranquille|seule?)|stop|ça suffit',
    whatAboutYou: 'et toi|et vous|et de ton côté|et chez toi',
    opinion: "qu'en penses tu|tu en penses quoi|ton avis|que penses tu|qu'est ce que tu en penses",
    work: 'mon (patron|chef|travail|boulot|bureau|équipe)|ma (patronne|cheffe)|mes collègues|au (travail|boulot|bureau)|réunion|heures sup',
    study: 'mon (examen|mémoire|devoir)|mes (devoirs|examens|révisions)|je révise|partiels|un examen',
    compliment:
      "(tu es|t'es) .{0,12}(gentille|géniale|super|adorable|drôle|douce|incroyable|la meilleure|sympa|intelligente|belle)|tu écoutes bien|je t'aime bien",
    thanks: 'merci|je te remercie|mille mercis',
    sorry: "pardon|désolée?|excuse moi|je m'excuse|excusez moi",
    hug: '(te |me )?serre dans (mes|tes|ses) bras|un câlin|fais moi un câlin|câlin',
    dontKnow:
      "(je )?(ne )?sais pas( trop| comment dire| comment le dire)?|aucune idée|je sais plus|difficile à dire|j'en sais rien",
    yes: "oui( bien sûr| volontiers| s'il te plaît)?|ouais|bien sûr|volontiers|avec plaisir|d'accord|ok|okay|exactement|c'est ça|tout à fait|vas y|pourquoi pas|je veux bien",
    no: 'non( merci| jamais)?|nan|pas vraiment|jamais|surtout pas|pas du tout',
    more: "(et )?(la )?suite|continue|raconte( moi)?|encore|dis m'en plus|et (alors|après|ensuite)|(et )?que s'est il passé( ensuite| après)?|et puis|je t'écoute|une autre|un autre|plus|encore un peu( s'il te plaît)?",
    why: 'pourquoi( pas| ça| donc)?|pourquoi est ce comme ça|comment ça se fait',
    hmm: 'hm+|mmh+|euh|bof|ben|pff+',
    huh: 'hein|quoi|comment|comment ça|je ne comprends pas|je comprends pas|pardon',
    laugh: '(ha){2,}|(hi){2,}|(he){2,}|mdr|lol|ptdr|très drôle|trop drôle|elle est bonne',
    wow: "waouh|wow|ouah|génial|super|magnifique|superbe|intéressant|fascinant|joli|c'est (beau|joli|bon|vrai)|oh|ah|ah bon|je vois|je comprends|délicieux|miam|j'adore|j'aime ça|ça me plaît",
    hello: 'bonjour|bonsoir|salut|coucou|hello|hey|me revoilà|je suis là|enchantée?',
    actionSit: "s'assoit|s'assied|m'assois|m'assieds|prend place|s'installe|s'appuie",
    actionLook: 'regarde|observe|fixe|contemple|se penche|jette un œil|sent|hume',
    actionWarm: 'sourit|souris|hoche la tête|rit|ris|salue|fait signe|respire',
  },
  questionStarts:
    "qui|que|quoi|qu'est|où|quand|pourquoi|comment|combien|quel|quelle|quels|quelles|est ce|as tu|es tu|peux tu|tu peux|sais tu|tu sais|tu te souviens|te souviens|peut on|dois je|de quoi|à qui|à quoi|d'où|est ce que|ai je|suis je|dis moi|connais tu",
  requests: 'raconte|parle|montre|sur',
  lines,
  frames: {
    known: [
      '{X}. Je m’en souviens.',
      '{X}, si rien n’a changé.',
      'Attends, ça y est : {x}.',
      '{X}. Tu vois, j’écoute.',
      'Facile : {x}.',
      '{X}. Ce genre de choses, je ne l’oublie pas.',
      'Bien sûr que je le sais. {X}.',
      '{X}. J’aime savoir ça de toi.',
      'Voyons. {X}.',
      '{X}, c’est écrit dans mon carnet.',
    ],
    quoted: [
      'Tu as dit : "{x}". Je n’en sais pas plus.',
      'Voici tes mots : "{x}".',
      'Je ne peux que répéter ce que tu as dit : "{x}".',
    ],
    unknown: [
      'Tu ne me l’as pas encore raconté. Tu veux bien ?',
      'Ça, je ne le sais pas, tu ne l’as pas dit.',
      'Il faudrait deviner, et je préfère l’entendre de toi.',
      'Rien là-dessus pour l’instant. Mais je t’écoute.',
    ],
    noticed: ['{X}, je le retiens.', '{X}, c’est bon à savoir.', '{X}, merci de me le dire.'],
    promised: [
      'Avant que j’oublie : {x}. C’est fait ?',
      'Quelque chose me revient. {X}. C’est toujours d’actualité ?',
      'Je voulais te demander : {x}. Comment ça s’est passé ?',
    ],
  },
  clauses: {
    name: 'tu t’appelles {name}',
    age: 'tu as {age} ans',
    birthday: 'ton anniversaire, c’est {date}',
    personBirthday: 'l’anniversaire de {my:person}, c’est {date}',
    origin: 'tu viens de {place}',
    home: 'chez toi, c’est {place}',
    work: 'ton métier, c’est {work}',
    likes: 'tu aimes {thing}',
    dislikes: 'tu n’aimes pas {thing}',
    favorite: '{what}, côté préférences : {thing}',
    hobby: 'tu as dit : "{clause}"',
    speaks: 'tu parles {thing}',
    person: '{my:person} s’appelle {name}',
    pet: '{my:pet} s’appelle {name}',
    owned: '{my:what} s’appelle {name}',
    family: 'tu as {thing}',
    relationship: 'côté cœur : {status}',
    health: 'côté santé : {thing}',
    allergy: 'ton allergie : {thing}',
    diet: 'ton régime : {thing}',
    promise: 'tu as promis {promise}',
    nickname: 'tu m’appelles {name}',
  },
  statement: 'tu as dit : "{x}"',
  turns: [
    ['je', 'tu'],
    ['me', 'te'],
    ['moi', 'toi'],
    ['mon', 'ton'],
    ['ma', 'ta'],
    ['mes', 'tes'],
    ['notre', 'votre'],
    ['nos', 'vos'],
  ],
  possessives: [
    ['[aeiouyâàéèêëîïôûh].*', 'ton '],
    [
      'mère|maman|mamie|grand-mère|tante|sœur|soeur|fille|femme|cousine|nièce|copine|collègue|patronne|cheffe|voisine|chatte|chienne|tortue|belle-.+|réunion|fête|soirée|thèse|date|.+tion',
      'ta ',
    ],
    ['.+', 'ton '],
  ],
  topics: [
    ['promise?|promesse|promis', ['promise:']],
    ['allergique|allergie|ma santé|je ne peux pas manger', ['health:']],
    ["quel âge ai je|j'ai quel âge|mon âge", ['age']],
    [
      "j'habite|habité je|est ce que je vis|où je vis|vis je|habite je|chez moi|ma ville|j'ai déménagé|mon adresse",
      ['home'],
    ],
    ["je viens|viens je|je suis née?|mes origines|j'ai grandi", ['origin']],
    ['mon (métier|travail|boulot)|ma profession|je travaille|je fais dans la vie|je fais comme', ['work']],
    ["j'étudie|mes études", ['study']],
    ["je déteste|je n'aime pas|je ne supporte pas|je n'aime", ['likes:']],
    ['préférée?s?', ['favorite:', 'likes:']],
    ["j'aime|j'adore|aimé je|mes (goûts|loisirs|passions)|me plaît", ['likes:', 'favorite:']],
    [
      "mon (projet|voyage|examen|rendez vous)|mes projets|je (pars|vais)|j'ai prévu|prévu de",
      ['plan:', 'date:'],
    ],
    ['je parle|langues', ['speaks:']],
    ['je joue|instrument', ['hobby:']],
    ['suis je (mariée?|célibataire)|je suis (mariée?|célibataire)', ['relationship']],
    [
      "ma famille|mes (animaux|enfants|frères|sœurs)|ai je (des|un|une)|j'ai (des|un) (animaux|animal|enfants)",
      ['family:', 'person:', 'pet:'],
    ],
  ],
  answeredBy: [
    [
      'petit déjeuner|déjeuner|déjeuné|dîner|dîné|mangé|souper',
      "(ce matin|aujourd'hui|hier|midi|soir) .*(mangé|pris|eu|déjeuné|avait)|(mangé|pris|eu|déjeuné|avait) .*(matin|aujourd'hui|hier|midi|soir)",
    ],
  ],
  naming: "s'appelle|nom|prénom|s'appelait|qui est (mon|ma)",
  birthday: 'anniversaire',
  aboutUser: "je|j'[a-z]+|mon|ma|mes|me|moi|m'[a-z]+|notre|ai je",
  aboutAll:
    "que sais tu (encore )?(de|sur) moi|qu'est ce que tu (sais|as retenu) (de|sur) moi|tu te souviens de moi|de quoi te souviens tu|tu sais quoi (de|sur) moi",
  advice:
    "dois je|devrais je|je (dois|devrais)|puis je|je peux|que ferais tu|penses tu|tu penses|tu crois|aimes tu|tu aimes|pourquoi|raconte moi|dis moi (quelque|un)|montre moi|aide moi|donne moi|pose moi|parle moi|je m'appelle|fais moi|peux tu m",
  closed: "est ce que j'[a-z]+|est ce que je|ai je|suis je",
  introduces: "([Mm]oi,? )?([Cc]'est|[Jj]e suis) {name}",
  stopWords:
    'le|la|les|un|une|des|du|de|et|ou|mais|je|tu|il|elle|on|nous|mon|ma|mes|ton|ta|tes|me|te|moi|toi|est|sont|suis|es|ai|as|avons|était|qui|que|quoi|quel|quelle|quels|quelles|où|quand|pourquoi|comment|pas|ne|plus|ce|cela|ça|dit|sais|connais|souviens|rappelle|appelle|nom|prénom|aime|adore|déteste|habite|vis|travaille|métier|promis|allergique|sur|avec|pour|dans|par|chez|tout|chose|encore|très|bien|oui|non|jour|aux|au|qu|est-ce',
  suggestions: {
    safe: [
      ['Merci de dire ça.', 'Je ne sais pas comment continuer.', 'Ça aide de l’écrire.'],
      [
        'À qui puis-je parler maintenant ?',
        'Je voudrais appeler quelqu’un.',
        'On peut rester en silence un moment ?',
      ],
      ['*respire lentement*', '*s’assoit*'],
    ],
    heavy: [
      ['La journée a été dure.', 'Je ne l’ai encore dit à personne.', 'Je ne sais pas comment le dire.'],
      [
        'Peux-tu juste m’écouter un peu ?',
        'Que ferais-tu ?',
        'On peut parler de quelque chose de plus léger ?',
      ],
      ['*s’assoit près de toi*', '*respire lentement*', '*hoche la tête*'],
    ],
    name: ['Je préfère garder mon prénom pour l’instant.', 'Pourquoi tu demandes ?', 'Devine.'],
    assents: ['Oui, raconte.', 'J’aimerais bien entendre ça.', 'Vas-y, raconte.'],
    more: ['Et que s’est-il passé ensuite ?', 'Continue.', 'Dis-m’en plus.', 'Et après ?'],
    answers: [
      'Oui.',
      'Je ne sais pas. Qu’en penses-tu ?',
      'Non, jamais.',
      'Peut-être. Pourquoi tu demandes ?',
    ],
    curious: [
      'Que fais-tu en ce moment ?',
      'Comment es-tu devenue cuisinière ?',
      'Pourquoi est-ce comme ça ?',
      'Tu me confies un secret ?',
      'De quoi as-tu peur ?',
      'De quoi rêves-tu ?',
    ],
    openers: ['Raconte-moi une histoire.', 'Pose-moi une question.', 'Qu’est-ce qu’on fait maintenant ?'],
    acts: ['*sourit*', '*s’assoit*', '*regarde autour de soi*', '*rit*'],
    listeningActs: ['*se penche pour voir*', '*hoche lentement la tête*', '*s’assoit*', '*sourit*'],
  },
  notes: {
    read: 'J’ai lu ce que tu as noté pour moi. J’y penserai.',
    taken: 'C’est écrit dans mon carnet : {x}. J’y penserai.',
    recalled: 'Et tu m’as demandé de retenir : {x}.',
  },
};
