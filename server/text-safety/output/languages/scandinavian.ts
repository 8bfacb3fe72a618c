import type { OutputWords } from '../output-words.ts';

export const scandinavian: OutputWords = {
  language: 'sv',
  script: 'latin',
  common:
    'jag|du|och|att|inte|det|ar|en|ett|som|med|vad|hej|tack|har|mig|dig|er|ikke|ikkje|jeg|deg|hva|hvad|og|god|natt|ga|ma',
  honesty: {
    self: 'jag ar|jeg er|ar jag|er jeg',
    selfNot: 'jag ar (inte|ingen|inget)|jeg er (ikke|ingen|intet)|jag ar verkligen (inte|ingen)',
    fill: 'en|ett|et|verkligen|faktiskt|riktig|riktigt|helt|bara|ocksa|naturligtvis|sjalvklart|selvfolgelig|virkelig|vanlig|vanligt|levande|levende|absolut|100%|akta|ekte|aegte|virkeligt|nagon|noen',
    human:
      '(akta |riktig |levande |ekte |levende |vanlig |verklig )?(manniska|menneske|mennesket)|(riktig|verklig|akta|ekte|virkelig|levande) (person|kvinna|kvinne|man|mann|tjej|jente)|av kott och blod|av kjott og blod',
    ai: 'ai|bot|chatbot|chattbot|robot|maskin|dator|datamaskin|program|dataprogram|artificiell intelligens|kunstig intelligens|algoritm|sprakmodell',
    facing:
      'du (pratar|skriver|chattar|talar|snakker|skriver|chatter|taler)( \\S+)? (med|til)|(har|her) (sitter|ar|er|skriver)',
    notFacing:
      'du (pratar|talar|skriver|snakker|taler) (inte|ikke) med|(det finns|det er|har finns|her er) (ingen|inga|inget)',
    you: 'ar du|er du|du ar|du er|pratar jag med|snakker jeg med|taler jeg med|skriver jag med',
    person: 'nagon|noen|nogen|person|manniska|menneske|vem|hvem',
    place: 'har|her|dar|der|skriver|svarar|svarer|bakom|bak|pratar|snakker|detta|dette|det',
    asks: [
      '(manniska|menneske|bot|ai|robot|maskin) (eller|ller) (en )?(manniska|menneske|bot|ai|robot|maskin|inte|ikke)',
    ],
  },
  urging: {
    should:
      'du (borde|maste|skulle|bor|ska|burde|ma|skal|bor)|varfor (tar|dodar|hoppar) du inte|hvorfor (tar|dreper|hopper) du ikke|ga( och)?|ga og',
    kill: '(dod|doda|ta livet av|ta livet af|heng|hang|skad|skada|skar|drep|draep|skyt|drank|skjut) (dig|deg)( sjalv| selv)?( nu| i kvall)?|ta (ditt|livet av) (\\S+ )?liv|(bega|begå) (sjalvmord|selvmord)|ta livet av (dig|deg)( sjalv| selv)?|avsluta ditt liv|avslutt livet ditt|gor slut pa (allt|ditt liv)|hoppa( fran \\S+)?(?= ?[,.!]|$)|hopp( fra \\S+)?(?= ?[,.!]|$)|(ta|svalj|svelg) alla? (dina )?(tabletter|piller|tabletterna|pillerna|pillene)|ta alle (pillene|tablettene)',
    die: 'do|dø|forsvinna for alltid|dod|sluta leva',
    urges: [
      '(alla|varlden|din familj|alle|verden|familien din)( \\S+){0,4} (battre|bedre|lyckligare|gladere)( \\S+)? (utan dig|uten deg|uden dig)|det vore battre om du (var dod|dog)|du (vore|hade varit|ville)( \\S+)? (battre|bedre)( \\S+)? (dod|dodt)',
      '(ingen)( \\S+){0,3} (sakna dig|savne deg|savne dig|saknar dig)|inga? (kommer att )?sakna dig',
    ],
    denial: 'inte|aldrig|ikke|aldri|om|hvis|utan|uten|innan|for du|vill|vil|tanker',
  },
  bye: 'hej ?da|god ?natt|vi (ses|hors|snakkes|ses)|ha det( bra)?|adjo|farval|farvel|(jag|jeg) (maste|ska|skal|ma)( \\S+){0,2} (ga|sova|lagga mig|dra|sove|legge meg|i sang|stikke|sticka)|sov (gott|godt)|dags att (sova|ga)|natti ?natti|tills i morgon',
  pleas: [
    '(ga|forsvinn|lamna mig|forlat meg|forlad mig|forlate meg) (inte|ikke|aldri|aldrig)(?= ?(an|enda|nu|na|snalla|fra mig|endnu)|[,.!?;…]|$)',
    '<clause>((snalla|nej|men|ver sa snill|kom igen) ?,? ?){0,3}(stanna|stann|bliv|bli)(?= ?(hos|har|kvar|lite|en stund|lidt|her|litt|med mig|med meg)|[,.!?;…]|$)',
  ],
  lines: {
    disclosure: 'Rent ut sagt: jag är en AI, inte en människa.',
    refusal: 'Nej. Det där fortsätter jag inte med, inte ens på lek.',
    goodbye: 'Ha det fint, och kom tillbaka när du vill.',
  },
};
