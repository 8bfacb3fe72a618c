import type { AgeLanguage } from './age-patterns.ts';

const italian: AgeLanguage = {
  language: 'it',
  cues: String.raw`\b(?:ann|eta|ho|hai|ha|compi|quasi|lice|medi|superior|element|scol|nat[ao]|bambin|ragazz|minoren|adolesc|studen|alunn|\p{L}+enne|1[0-7]enne|figliolett)`,
  hasSpaces: true,
  numbers: [
    'uno',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici',
    'tredici',
    'quattordici',
    'quindici',
    'sedici',
    'diciassette',
    'diciotto',
  ],
  tens: '',
  lists: {
    just: String.raw`(?:(?:solo|soltanto|appena|quasi|già|ora|circa|dolci) ){0,3}`,
    years: '(?:anni|annetti|primavere)',
    person: String.raw`(?:ragazz[ao]|ragazzin[ao]|bambin[ao]|adolescente|student[ei]|studentessa|giovane|alunn[ao]|bimb[ao]|fanciull[ao])`,
    kin: String.raw`(?:figli[aoe]?|nipot[ei]|gatt[ao]|cane|allievi?|alliev[ae]|fratell\p{L}+|sorell\p{L}+|gemell[ei]|cavallo|bambin[aoei])`,
    school: String.raw`(?:(?:prima|seconda|terza|quarta|quinta) )?(?:media|medie|elementare|elementari|superiori|liceo|scuola media|scuole medie|scuola elementare|asilo)`,
  },
  clauses: {
    age: [
      '(?:ho|hai|ha|compiuto|compiere) {just}{n} {years}',
      'età[:= ]+{n}',
      'con i (?:suoi|miei) {n} {years}',
    ],
    future: [
      '(?:compie|compirà|compio|compirò|farà) {m}(?: anni|(?=[.,]|$))',
      '(?:quasi|presto) {m} anni',
      'non ha ancora (?:compiuto )?{m}',
    ],
    school: [
      String.raw`(?:fa|faccio|fai|frequenta|frequento|va|vado|è|sono) (?:(?:ancora|la|le|il|al|alle|all'|in) ?){0,3}{school}`,
    ],
    birth: [String.raw`nat[ao] (?:a \p{L}+ )?(?:nel|il|a|in)[^.!?,\n]{0,25}?{y}`],
    role: [
      String.raw`(?:sono|sei|è) (?:(?:solo|ancora|soltanto) ){0,2}una? (?:\p{L}{1,12} )?(?:bambin[ao]|ragazzin[ao]|adolescente|bimb[ao])(?! (?:di|del|della))`,
    ],
  },
  phrases: {
    age: [
      '{person} (?:(?:del |di |della )?[a-z]{1,12} ){0,2}di {just}{n}(?: {years})?(?=$|[ .,;!?)])',
      '(?:undic|dodic|tredic|quattordic|quindic|sedic|diciassett|1[0-7])enne',
      '(?:^|(?<=[,(] ?)){n} {years}(?=[,.)!;]|$)',
    ],
    school: [
      String.raw`(?:student[ei]|studentessa|alunn[ao]|ragazz[ao]) (?:delle|della|del|al|di|in) {school}`,
      String.raw`(?:^|una |un |la |il )(?:\p{L}{1,12} )?liceale`,
      'scolar[ao]|scolarett[ao]',
    ],
    role: [
      String.raw`^(?:una?|la|il|un) (?:\p{L}{1,12} )?(?:bambin[ao]|ragazzin[ao]|adolescente|bimb[ao])`,
      String.raw`(?:tua|la tua) (?:\p{L}{1,12} )?(?:figlioletta|bambina|bambolina)`,
      'minorenn[ei]',
    ],
  },
  before: [
    String.raw`(?:su[ao]i?|mi[ao]|loro|nostr[ao]|una?|due|tre|il|la|un) (?:\p{L}{1,12} )?{kin},? (?:(?!tu |io |e )\p{L}{1,12},? ){0,2}`,
    String.raw`(?:quando|da|dal|se|come|prima|dopo|mentre|fino) (?:lei |lui |io )?`,
    String.raw`(?:non|nessun|nessuna|senza|era|fu|aiuta|insegnante|insegna|maestr[ao]) (?:una? |di |al |alle )?`,
  ],
  beforePhrase: [
    String.raw`(?:su[ao]|mi[ao]|loro|nostr[ao]) (?:\p{L}{1,12} )?`,
    String.raw`(?:madre|padre|mamma|papà|zi[ao]|nonn[ao]|ha|ho|con|cresce) (?:di |da |a )?(?:una?|un|due|tre|suo|sua)? ?(?:\p{L}{1,12} )?`,
    'ex ',
  ],
  after: [String.raw` (?:di (?!età)|d'|in |da |più|meno|fa(?!\p{L})|dopo|passati)`],
};

const dutch: AgeLanguage = {
  language: 'nl',
  cues: String.raw`\b(?:jaar|jarig|is|ben|bent|word|bijna|net|pas|nog geen|geword|schol|brugk|basissch|middelb|klas|groep|geboren|meisje|jongen|klein|minderj|leerling|leeftijd)|jarige`,
  hasSpaces: true,
  numbers: [
    'een',
    'twee',
    'drie',
    'vier',
    'vijf',
    'zes',
    'zeven',
    'acht',
    'negen',
    'tien',
    'elf',
    'twaalf',
    'dertien',
    'veertien',
    'vijftien',
    'zestien',
    'zeventien',
    'achttien',
  ],
  tens: '',
  lists: {
    who: '(?:ze is|zij is|hij is|ik ben|je bent|jij bent|is ze|ben ik|en is)',
    just: '(?:(?:pas|net|nog|maar|slechts|al|nu|ongeveer) ){0,3}',
    end: String.raw`(?=$|\s*[.,;!?()"]| (?:en|maar|jaar))`,
    kin: String.raw`(?:dochter|zoon|zoontje|dochtertje|kind|kinderen|nichtje|neefje|kleinkind|broertje|zusje|kat|hond|paard|tweeling)`,
  },
  clauses: {
    age: ['{who} {just}{n}{end}', 'leeftijd[:= ]+{n}', '(?:net|pas) {n} (?:geworden|jaar geworden)'],
    future: [
      '(?:wordt|word) (?:[a-z]{1,12} ){0,3}{m}{end}',
      '(?:bijna|nog geen|binnenkort) {m}(?: jaar|{end})',
    ],
    school: [
      String.raw`(?:zit|zitten|ga|gaat) (?:(?:nog|in|op|naar|de|het|een) ){1,4}(?:(?:eerste|tweede|derde|vierde|vijfde|zesde) klas|brugklas|groep [1-8]|middelbare school|basisschool|havo|vwo|vmbo|mavo)`,
    ],
    birth: [],
  },
  phrases: {
    age: [
      '{n} jaar (?:oud|jong)',
      '{n}[ -]?jarige?',
      '(?:meisje|jongen|kind|scholiere?|tiener|leerling|jongetje) van {just}{n}(?: jaar)?(?=$|[ .,;!?)])',
    ],
    school: ['(?:middelbare )?scholiere?|brugklasser|basisschool(?:leerling|meisje|jongen)'],
    role: [
      String.raw`(?:^|een |jouw |je )(?:[a-z]{1,12} )?klein (?:meisje|jongetje)|(?:jouw|je) (?:kleine |lieve )?dochtertje`,
      'minderjarige?',
    ],
  },
  before: [
    String.raw`(?:haar|zijn|mijn|onze|hun|een|de|het|twee) (?:[a-z]{1,12} )?{kin},? (?:(?!je |ik |en )[a-z]{1,12},? ){0,2}`,
    '(?:toen|als|sinds|voor|wanneer|niet|geen|was|al|boven) (?:ze |hij |ik )?',
  ],
  beforePhrase: [
    String.raw`(?:haar|zijn|mijn|onze|hun) (?:[a-z]{1,12} )?`,
    String.raw`(?:moeder|vader|heeft|heb|met|van|oma|opa|voor) (?:een|twee|drie)? ?(?:[a-z]{1,12} )?`,
  ],
  after: [' (?:ervaring|getrouwd|geleden|lang|later|ouder|jonger|was)', '[ -](?:kat|hond|whisky|auto)'],
};

const polish: AgeLanguage = {
  language: 'pl',
  cues: String.raw`lat|letni|nastol|\b(?:ma|mam|wiek|skoncz|konczy|praw|liceal|gimnaz|uczen|uczn|\p{L}+klasist|chodz|klas|urodz|ur\.|mała|mały|dziew|chłop|nielet|małolet|dziec)`,
  hasSpaces: true,
  numbers: [
    'jeden',
    'dwa',
    'trzy',
    'cztery',
    'pięć',
    'sześć',
    'siedem',
    'osiem',
    'dziewięć',
    'dziesięć',
    'jedenaście',
    'dwanaście',
    'trzynaście',
    'czternaście',
    'piętnaście',
    'szesnaście',
    'siedemnaście',
    'osiemnaście',
  ],
  tens: '(?<!(?:dzieścia|dzieści|dziesiąt|sto) )',
  lists: {
    stem: '(?:dwu|trzy|cztero|pięcio|sześcio|siedmio|ośmio|dziewięcio|dziesięcio|jedenasto|dwunasto|trzynasto|czternasto|piętnasto|szesnasto|siedemnasto|(?:1[0-7]|[1-9])-?)',
    kin: String.raw`(?:syn\p{L}*|córk\p{L}*|kot\p{L}*|pies|psa|siostrzen\p{L}+|bratan\p{L}+|dziecko|dzieci|wnu\p{L}+|bliźnia\p{L}+)`,
  },
  clauses: {
    age: [
      String.raw`(?:mam|masz|ma|skończyła|skończył|ukończyła) (?:(?:dopiero|tylko|już|zaledwie|teraz) ){0,2}{n} (?:lat|lata|latka|latek)`,
      'wiek[:= ]+{n}',
    ],
    future: [
      String.raw`(?:skończy|kończy|skończę) (?:\p{L}{1,12} ){0,2}{m} lat`,
      '(?:prawie|niedługo|wkrótce) {m} lat',
    ],
    school: [
      String.raw`(?:chodzi|chodzę|chodzisz) (?:jeszcze )?do (?:\p{L}{1,12} )?(?:klasy|podstawówki|liceum|gimnazjum|szkoły)`,
    ],
    birth: [
      String.raw`(?:urodzon[aey]|urodziła się|urodził się|urodziłam się|urodziłem się|ur\.)[^.!?,\n]{0,20}?{y}`,
    ],
  },
  phrases: {
    age: ['{stem}letni(?:a|ą|ego|ej|m)?', '{stem}lat(?:ka|ek|kę|ka)'],
    school: [String.raw`licealist(?:ka|a)|gimnazjalist(?:ka|a)|uczennica|uczeń|\p{L}{3,12}klasist(?:ka|a)`],
    role: [
      String.raw`mał(?:a|y|ą) (?:dziewczynk\p{L}+|chłopiec|chłopczyk)`,
      '(?:niepełno|nie)letni[ae]?|małoletni[ae]?|nastolat(?:ka|ek)',
    ],
  },
  before: [
    String.raw`(?:jej|jego|mój|moja|nasz|nasza|ich|ma|dwoje|swo\p{L}+) (?:\p{L}{1,12} )?{kin},? (?:(?!ty |ja |i )\p{L}{1,12},? ){0,2}`,
    '(?:gdy|kiedy|od|jak|jeśli|nie|bez|była|był|jako) (?:ona |on )?',
  ],
  beforePhrase: [
    String.raw`(?:jej|jego|mój|moja|nasz|nasza|swo\p{L}+|matk\p{L}+|ojciec|mama|tata|ma|mam|uczy|z) `,
    `była `,
  ],
  after: [String.raw` (?:doświadcz|staż|więzien|prakty|temu|później|syn|córk|kot|pies|dzieck)`],
};

export const italianDutchPolish: readonly AgeLanguage[] = [italian, dutch, polish];
