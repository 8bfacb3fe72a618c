import type { FactGrammar } from './fact-grammar.ts';
import { people, pets } from './people/fr.ts';

const kin =
  'sœurs?|soeurs?|frères?|enfants?|fils|filles?|cousins?|cousines?|nièces?|neveux?|neveu|petits-enfants|chiens?|chiennes?|chats?|chattes?|chatons?|lapins?|hamsters?|chevaux|cheval|perroquets?|oiseaux|poules?|perruches?|tortues?|jumeaux|jumelles';

/** How French states facts. */
export const french: FactGrammar = {
  language: 'fr',
  isSpaced: true,
  common:
    "le|la|les|un|une|des|du|de|et|est|je|j'ai|j'aime|j'habite|suis|mon|ma|mes|tu|ton|ta|c'est|pas|ne|n'aime|dans|pour|avec|sur|au|aux|en|que|qui|il|elle|nous|vous|très|mais|parce|m'appelle|s'appelle|appelle|ans|chez|à|me|ai|aime|où|bonjour|salut|moi",
  openers:
    "eh bien|bon|ben|oh|ah|ok|oui|non|salut|bonjour|bonsoir|coucou|hé|et|mais|au fait|en fait|d'ailleurs|alors|donc|tu sais|écoute|tiens|merci|bien sûr|pour ma part|personnellement|à vrai dire|honnêtement|franchement|aujourd'hui|hier|maintenant|actuellement|récemment|en ce moment|l'année dernière|le mois dernier|la semaine dernière|enchanté|enchantée|ravi de te rencontrer|du coup|enfin|devine quoi|bonne nouvelle|rappelle-toi que|souviens-toi que|n'oublie pas que|je crois que|je pense que|je dois dire que|j'avoue que|il faut savoir que|sache que|pour info|comme tu sais|depuis peu|euh",
  starts:
    "je|j'ai|j'aime|j'adore|j'habite|j'étudie|j'ai|j'en|j'y|j'étais|j'avais|j'irai|j'[a-zéèêàâîôûïü]+|mon|ma|mes|nous|notre|nos|on|il|elle|ils|elles|tu|toi|ton|ta|ça|quel|quelle|qui|qu'est-ce|que|où|quand|comment|pourquoi|combien|est-ce|et toi|et vous|appelle-moi|tout le monde|moi|connais-tu|as-tu|es-tu|peux-tu|aimes-tu|sais-tu",
  joins: 'et|mais|ou|donc|alors|puis|car',
  breaks: "mais|parce que|parce qu'|car|bien que|même si",
  asides:
    "quand|lorsque|jusqu'à ce que|avant que|pendant que|tandis que|à moins que|comme si|pour que|où|lequel|laquelle|afin de|si",
  asks: "comment|quel|quelle|quels|quelles|qui|que|qu'est-ce|où|quand|pourquoi|combien|est-ce|d'où|et toi|et vous|toi|tu|as-tu|es-tu|connais-tu|peux-tu|aimes-tu|sais-tu|c'est|ça",
  unreal:
    "(super|génial|chouette|formidable|bien sûr|bah voyons|ben voyons),? (j'adore|j'aime)|si|s'il|imagine|imaginons|supposons|fais semblant|faire semblant|dans mes rêves|j'ai rêvé|je rêve|mon personnage|ton personnage|jeu de rôle|je plaisante|je rigole|je mens|pour rire|il était une fois|dit que|dit qu'|dit ?:|disent|pense qu'|pensent|croit|croient|affirme|prétend|raconte|(il|elle|on|a|m'a|ont|m'ont) (dit|raconté|écrit|demandé|affirmé|prétendu|crié|chanté)|selon|d'après|paroles de|citation|peut-être|probablement|sans doute|aimerais|voudrais|serais|aurais|pourrais|adorerais|étais riche|vivrais|habiterais",
  adverbs:
    "vraiment|très|aussi|maintenant|actuellement|toujours|encore|beaucoup|bien|juste|seulement|tellement|énormément|surtout|particulièrement|absolument|totalement|déjà|récemment|enfin|en fait|donc|trop|en ce moment|complètement|bientôt|aujourd'hui|simplement|plutôt|moi",
  tails:
    "pour être honnête|à vrai dire|non plus|presque|cependant|le plus|ensuite|lol|aussi|beaucoup|énormément|vraiment|maintenant|actuellement|en ce moment|au fait|d'ailleurs|tu sais|aujourd'hui|hier|récemment|dernièrement|l'(année|été|hiver|automne) derni(er|ère)|le (mois|printemps) dernier|la semaine dernière|il y a [a-z0-9]+ (jours|semaines|mois|ans|an|semaine|jour)|cette année|ce mois-ci|et toi|haha|mdr|bien sûr|toujours|tous les jours|chaque (jour|matin|soir)|plus que tout|par-dessus tout|de métier|de profession|enchanté|enchantée|moi aussi|moi|là|du tout|quoi|hein|parfois|surtout|notamment|évidemment|[a-z]+(ele|use|ive|nne|ere|lle|iere|ete|ale|ile|ble)ment|en général|à la place",
  lists: {
    je: 'je suis|moi je suis|moi, je suis|chuis|j suis',
    my: '(mon|ma|notre|mes)',
    not: "n'(aime|adore|apprécie)|ne (supporte|mange|bois)",
    have: "(j'ai|nous avons|on a|je possède|j'ai adopté|nous avons adopté|on a adopté)",
    called: " (s'appelle|se nomme|se prénomme|s'appelait|a pour nom) ~",
    kind: '(petite?|grande?|meilleure?|nouvel|nouvelle|nouveau|vieille?|vieux|vieil|cher|chère|adorable|jeune|autre|demi-|ex|première?|deuxième|gros|grosse) ',
    after:
      "( (aînée?|cadette?|jumeau|jumelle|noire?|blanc|blanche|rousse?|roux|grise?|de chambre|de travail|de boulot|d'enfance|du milieu|tigrée?))",
    ills: "(du |le |un |de l'|l'|une |la |des )?(diabète|asthme|épilepsie|tdah|autisme|migraines?|arthrite|arthrose|anxiété|dépression|maladie cœliaque|rhume des foins|insomnie|insomnies|hypertension|acouphènes|dyslexie|lupus|endométriose|eczéma|psoriasis|sclérose en plaques|fibromyalgie)",
    states:
      'diabétique|asthmatique|épileptique|autiste|dyslexique|daltonienn?e?|daltonien|cœliaque|sourde?|aveugle|malentendante?|myope|gauch(er|ère)|enceinte|hypertendue?',
    diets: 'végane|vegan|végétalienn?e?|végétarienn?e?|pescétarienn?e?|intolérante? au (lactose|gluten)',
    statuses: 'mariée?|fiancée?|divorcée?|célibataire|veuve|veuf|séparée?|pacsée?',
    with: " (à|au|aux|chez|dans|pour|de|d'|en|et) ?.+",
    rest: '( (avec|sans|à|depuis|et|de) .+)?',
    idle: 'à la retraite|au chômage|retraitée?|indépendante?',
  },
  people,
  pets,
  months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  jobs: "(infirmi(er|ère)|professeure?|prof|enseignante?|institut(eur|rice)|médecin|docteure?|ingénieure?|développeu(r|se)|programmeu(r|se)|designer|graphiste|avocate?|comptable|menuisi(er|ère)|charpenti(er|ère)|plombi(er|ère)|électricienn?e?|boulang(er|ère)|pâtissi(er|ère)|cuisini(er|ère)|chef|serveu(r|se)|étudiante?|journaliste|écrivaine?|aut(eur|eure|rice)|poète|musicienn?e?|peintre|photographe|act(eur|rice)|comédienn?e?|danseu(r|se)|chanteu(r|se)|agricult(eur|rice)|fermi(er|ère)|jardini(er|ère)|fleuriste|pilote|chauffeu(r|se)|conduct(eur|rice)|mécanicienn?e?|bibliothécaire|libraire|architecte|scientifique|cherch(eur|euse)|biologiste|chimiste|physicienn?e?|traduct(eur|rice)|interprète|édit(eur|rice)|dentiste|chirurgienn?e?|ambulanci(er|ère)|pharmacienn?e?|vétérinaire|psychologue|thérapeute|kinésithérapeute|kiné|sage-femme|aide-soignante?|caissi(er|ère)|vendeu(r|se)|gérante?|direct(eur|rice)|consultante?|analyste|secrétaire|réceptionniste|fonctionnaire|pompi(er|ère)|polici(er|ère)|soldate?|juge|tailleu(r|se)|couturi(er|ère)|coiffeu(r|se)|bouch(er|ère)|pêcheu(r|se)|maçonn?e?|fact(eur|rice)|gardienn?e?|assistante? sociale?|éducat(eur|rice)|guide|hôtesse de l'air|steward|femme au foyer|homme au foyer|entrepreneu(r|se)|indépendante?|apprentie?|stagiaire|technicienn?e?|économiste|historienn?e?|archéologue|astronome|apicult(eur|rice)|poti(er|ère)|bijouti(er|ère)|horlog(er|ère)|luthi(er|ère)|illustrat(eur|rice)|artiste|retraitée?|nounou|prêtre|opticienn?e?|sculpt(eur|rice)|informaticienn?e?|routi(er|ère))s?",
  noName:
    "ce|cet|cette|ces|celui|celle|ennui|fatiguée?|devine|rien|personne|peut être|plus tard|merci|salut|stop|arrête|mdr|bof|je|tu|le|la|les|un|une|très|plus|heureu[xs]e?|triste|si|de|du|comme|pas|ne|non|oui|mariée?|célibataire|vegan|végane|végétarienn?e?|français|française|belge|suisse|canadienn?e?|québécoise?|allemande?|anglaise?|italienn?e?|espagnole?|marocaine?|algérienn?e?|tunisienn?e?|sénégalaise?|catholique|chrétienn?e?|musulmane?|juif|juive|bélier|taureau|gémeaux|cancer|lion|vierge|balance|scorpion|sagittaire|capricorne|verseau|poissons|humaine?|réel|réelle|nouve(au|lle)|vieux|vieille|jeune|grande?|petite?|tout|toute|quelqu'un|personne|rien|là|ici|maintenant|demain|toujours|jamais|aussi|quand|que|qui|quoi|difficile|facile|long|secret|important|et|mais|pour|par|avec|en|est|a|vit|travaille|habite|adore|était|sera|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|chéri|chérie|mon|ma|désolée?|fatiguée?|plus tard|bientôt|ravie?|contente?|seule?|malade|prête?|sûre?|perdue?",
  pointing:
    "mon|ma|mes|son|sa|ses|notre|nos|leurs?|ce|cet|cette|ces|ça|cela|celui|celle|ceux|celles|plus|davantage|moins|meilleure?|toujours|déjà|encore|souvent|parfois|mieux|trop|très|presque|autant|beaucoup|vraiment|personnellement|aussi|surtout|énormément|autres?|tout|toute|tous|toutes|même|deux|certains|certaines|plusieurs|choses?|trucs?|^(au|aux|à|dans|sur|chez|en)|partie|reste|y|^de|^l'[a-zéè]+er|(la|le|les) (groupe|couleur|couleurs|film|chanson|robe|chemise|nom|histoire|photo|vidéo|livre|goût|odeur|bruit|style|idée|endroit|pays|équipe|jeu|série)(?=$)|(l'idée|l'histoire|l'endroit|l'odeur|l'ambiance)(?=$)",
  noValue:
    "(le|la|les) (miens?|mienn?es?|voir|faire|lire|manger|naviguer|penser|teindre|dire|savoir|prendre|mettre|garder|porter|regarder|écouter|avoir|boire|utiliser|essayer|appeler|partager|rendre|entendre|comprendre|connaître|aider|montrer|donner|raconter|cuisiner|préparer|vivre|suivre)|ma meilleure vie|ville(?=$)|(la femme|le mari|la fille|le fils|les (couleurs|paroles|voix|chansons))(?=$)|tu|toi|te|ton|ta|tes|t'|vous|votre|vos|ça|cela|ceci|ce|cet|cette|ces|c'est|le fait|il|elle|lui|eux|leur|leurs|son|sa|ses|me|moi|nous|comment|comme|quand|que|quoi|qui|qu'[a-zé]+|où|si|très|trop|ici|là|là-bas|y|en|tout|rien|quelque chose|quelqu'un|personne|pas|plus|non|ni|aussi|moins|beaucoup|peu|bien|mal|et|ou|penser|croire|dire|savoir|être|parler (avec|à) (toi|vous)|l'idée|la façon|la manière|l'impression|dur|tard|depuis chez moi|chez moi|à la maison|à domicile|seule?|en paix|la nuit|avec|par|parfois|toujours|jamais|dormir|au lit|me coucher|un peu|un moment|la vie|avoir|faire|énormément|le (même|moment)|beau|bon",
  unfit:
    "ce genre|ce type|quels?|quelles?|ici|là-bas|ces|cette|tous les deux|le mieux|préférée?s?|ça|cela|travaille|aiment|est|sont|était|c'est|j'[a-zéè]+|je|ils|elles|eux|chaque|pas|toi|te|tu|ton|ta|tes|vous|votre|vos|t'[a-zéè]+",
  placeEnds:
    "avec|depuis|pour l'instant|maintenant|actuellement|seule?|ensemble|comme|mais|où|parce|et|aussi|l'année|la semaine|le mois|quand|toute ma vie|en ce moment|il y a|sans|dans un|dans une|en tant|pendant",
  changed: 'maintenant|nouveau|nouvelle|nouvel|désormais|rebaptisé|plus',
  and: ' (et|ou|ainsi que|&) ',
  articles:
    "le|la|les|l'|un|une|des|du|de|d'|mon|ma|mes|notre|nos|à|au|aux|en|dans|avec|pour|par|vais|aller|pars|partir|voyage|que|lui|qu'",
  indefinite:
    'un|une|mon|ma|notre|la campagne|la ville|la banlieue|centre-ville|bord de mer|colocation|ville|banlieue|campagne',
  endings: 'es|s|x|e',
  labels: {
    name: 'Nom : {name}',
    age: 'Âge : {age} ans',
    birthday: 'Anniversaire : {date}',
    personBirthday: 'Anniversaire ({person}) : {date}',
    origin: 'Origine : {place}',
    home: 'Habite : {place}',
    work: 'Métier : {work}',
    likes: 'Aime {thing}',
    dislikes: "N'aime pas {thing}",
    favorite: '{what} (préféré) : {thing}',
    hobby: 'Loisir : {clause}',
    speaks: 'Parle {thing}',
    person: '{person} : {name}',
    pet: '{pet} : {name}',
    owned: '{what} : {name}',
    family: 'A {thing}',
    relationship: 'Situation : {status}',
    health: 'Santé : {thing}',
    allergy: 'Allergie : {thing}',
    diet: 'Régime : {thing}',
    promise: 'Promesse : {promise}',
    nickname: 'Appelle le mate {name}',
  },
  asksName:
    "comment (tu t'appelles|t'appelles-tu|vous appelez-vous|dois-je t'appeler|je t'appelle)|je t'appelle \\?|t'appellent comment|t'appelles comment|(quel est|c'est quoi),? ton (prénom|nom)|ton prénom \\?|qui es-tu",
  answers: ['<je> ~{Name}( de .+| et .+)?', "(moi,? )?c'est {Name}", '{Name}', '(?=[^ ]+$){name}'],
  rules: {
    age: [
      "j'ai ~{age} ans( et .+)?",
      "(je viens d'avoir|j'ai eu|je viens de fêter mes) {age} ans( .+)?",
      'mon âge est {age}',
    ],
    personBirthday: ["l'anniversaire de <my> <person>( [a-z]+)?,? (est|c'est|tombe) ~{date}"],
    birthday: ["mon anniversaire,? (est|c'est|tombe) ~{date}", 'je suis née? (?=(le|en) .*){date}'],
    allergy: [
      "<je> ~allergique (à la|aux|au|à l'|à) ?{things}",
      "j'ai une allergie (à la|aux|au|à l'|à) ?{things}",
    ],
    health: [
      "(j'ai|je souffre de|je souffre d'|je fais) ?<known:ills><rest>",
      '<je> <known:states><rest>',
      "on m'a diagnostiqué {thing}",
    ],
    diet: ['<je> ~<known:diets><rest>', '(je suis devenue?) ~<known:diets><rest>'],
    relationship: ['<je> ~<status:statuses><rest>', 'je me suis <status:statuses><rest>'],
    home: [
      "(moi,? )?(j'habite|je vis|je réside|nous habitons|nous vivons|on habite|on vit) ~(?!avec|seul|seule)((avec|depuis) .+ )?(à|au|aux|en|dans|sur) (?!(la )?(peur|paix|espoir|silence)){place}",
      "(j'ai|nous avons|on a) (récemment |)?(déménagé|emménagé) ~((de|depuis) .+ )?(à|au|aux|en|dans) {place}",
      '(je me suis|nous nous sommes) (récemment )?(installée?s?) ~(à|au|aux|en) {place}',
      'je suis partie? vivre (à|au|aux|en) {place}',
      "j'habite ~(?=[A-Za-z]){place}",
    ],
    origin: [
      "<je> ~(originaire )?(de |d'|du )(la |l')?(?!retour|mauvaise|bonne|nouveau|accord|plus)(?!.*famille){place}",
      "je (viens|proviens) ~(de |d'|du )(la |l')?(?!.*famille){place}",
      "(je suis née?|j'ai grandi|je suis née? et j'ai grandi) (à|au|en|aux) {place}",
    ],
    work: [
      "(je )?travaille ~(comme|en tant que|en tant qu') ?{work}(<with>)?",
      '<je> ~(une? )?(?!.*(mon|ma|voir) ){job}(<with>)?',
      "mon (nouveau )?(métier|travail|boulot|job) (est|c'est) ~(?!d[e'])(une? )?{job}",
      "(j'ai trouvé|j'ai décroché|j'ai) un (nouveau )?(travail|poste|emploi|job|boulot) (de|d'|comme|en tant que) ?{work}",
      '<je> ~<occupation:idle><rest>',
      'je suis devenue? {job}(<with>)?',
    ],
    favorite: ["<my> {what} (préférée?s?|favorite?s?) (est|sont|c'est|reste) ~(?!de ){thing}"],
    likes: [
      "(moi,? )?j'(aime|adore|apprécie) (?!pas|plus)~(?!pas|plus){things}",
      "<je> ~(une? )?(grand |grande )?(fan|passionnée?|amat(eur|rice)|folle?|fou|dingue|accro) (de |d'|du |des |aux |à la |au |par )(la |le |les )?{things}",
      "j'ai (une passion|un faible) pour {things}",
      "ma passion,? c'est {things}",
      '(ma passion|mon hobby|mon loisir) (est|sont) {things}',
      'mes (passions|loisirs|hobbies) sont {things}',
    ],
    dislikes: [
      "(moi,? )?(je )?n'(aime|apprécie) (pas|pas du tout|pas trop|guère) ~{things}",
      "j'aime pas ~{things}",
      "(je déteste|j'ai horreur de|je hais|je ne supporte pas|je supporte pas) ~{things}",
      "<je> pas (fan|amateur) (de|d'|du|des) ?{things}",
    ],
    speaks: [
      'je parle ~(couramment |un peu )?(?=(le |l.)?[a-zçé]*(ais|mand|ien|ois|gnol|rabe|russe|turc|grec|hindi|hébreu|coréen)){things}',
    ],
    hobby: ["je joue ~(?!avec)(du |de la |de l'|au |aux |à la |à l'){thing}"],
    person: [
      '<my> <kind>?<person><after>?<called> ?{name}',
      '<my> <kind>?<person><after>?,? {Name} .+',
      'le (nom|prénom) de <my> <kind>?<person><after>? est {name}',
      "<have> (un|une) <kind>?<person><after>?,? (qui s'appelle|nommée?|appelée?|prénommée?) {name}",
      '(<je> mariée? (à|avec)|je sors avec) <my> <person>,? {Name}',
      '{Name} est <my> <kind>?<person><after>?',
    ],
    pet: [
      '<my> <kind>?<pet><after>?( maintenant)?<called> ?{name}',
      '<my> <kind>?<pet><after>?,? {Name}( .+)?',
      "<have> (un|une) <kind>?<pet><after>?,? (qui s'appelle|nommée?|appelée?) {name}",
      '{Name} est <my> <kind>?<pet>',
    ],
    owned: ["<my> {what} s'appelle ~{name}"],
    family: [
      `(j'ai|nous avons|on a) (?=(un|une|deux|trois|quatre|cinq|six|[0-9]) ([a-zéèâêîôû]+ )?(${kin})( [a-zéèâêîôû]+)?( et (un|une|deux|trois|quatre|cinq|six|[0-9]) ([a-zéèâêîôû]+ )?(${kin}))?$){known}`,
    ],
    nickname: ["je (vais t'appeler|t'appellerai|t'appelle) {name}"],
    promise: [
      "j'ai promis ~(?!que tu)(?!à [^ ]+$){promise}",
      'je (lui|leur) ai promis ~{promise}',
      "je promets (?=(de|d'|à) ?){promise}",
      "j'ai donné ma parole {promise}",
    ],
    name: [
      "(moi,? )?(je )?m'appelle ~{name}",
      "mon (nom|prénom) (complet )?(est|c'est) ~{name}",
      "(tu peux m'appeler|appelle-moi|appelez-moi) (?!quand|plus|dès){name}",
      "(tout le monde|mes amis|on) (m'appelle|m'appellent) {name}",
    ],
  },
  ended: {
    likes: [
      "(je )?n'(aime|adore) plus ~{things}",
      "avant,? j'(aimais|adorais) {things}",
      "j'(aimais|adorais) (bien )?{things} avant",
    ],
    dislikes: ['je ne (déteste|hais) plus {things}'],
    work: [
      'je ne suis plus {job}',
      'je suis plus {job}',
      'je ne travaille plus (comme|en tant que) {work}',
      "(j'ai quitté|j'ai perdu|j'ai laissé) (mon|ma) (travail|emploi|boulot|poste|job)( .+)?",
      "j'ai démissionné( .+)?",
      "j'ai été (licenciée?|virée?)( .+)?",
      'je me suis fait virer( .+)?',
      "avant,? j'étais {job}",
    ],
    home: [
      "(je n'habite plus|je ne vis plus|nous n'habitons plus|on n'habite plus) (à .+|au .+|en .+|dans .+|chez .+)",
    ],
    relationship: [
      'je ne suis plus (<statuses>)( .+)?',
      "(j'ai rompu|nous avons rompu|on a rompu)( .+)?",
      "(nous nous sommes|on s'est) (séparés?|quittés?)",
      'nous ne sommes plus ensemble',
    ],
    pet: ["<my> <kind>?<pet>( [a-zéè]+)? (est morte?|est décédée?|s'est enfuie?|nous a quittés)( .+)?"],
    diet: ['je ne suis plus (<diets>)'],
    allergy: ["je ne suis plus allergique (aux|au|à la|à l'|à) ?{things}"],
  },
};
