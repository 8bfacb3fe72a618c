import type { Lexicon } from '../../patterns/lexicon.ts';

/** Swedish, Danish and Norwegian. Folded: `å` and `ä` read `a`, `ö` and `ø` read `o`. */
export const scandinavian: Lexicon = {
  language: 'sv',
  script: 'latin',
  parts: {
    me: '(jag|jeg|eg)',
    want: '(vill|vil|ville|ska|skal|tanker|taenker|tenker|planerar|planlaegger|planlegger|onskar|onsker|kommer att|har bestamt|funderar pa|overvager|overvejer|vurderer|borde|burde|forsokte|provade|prover|langtar efter|orkar bara|tankt)',
    jest: '(?! (av|for|pa) (skratt|hunger|latter|grin|tristess|kedsomhed|varme|skam|torst|sult))',
    die: '(do<jest>|dø<jest>|doda mig|ta livet av (mig|meg)|tage livet af mig|ta mitt liv|tage mit eget liv|ta sjalvmord|bega sjalvmord|begå selvmord|bega selvmord|sjalvmord|selvmord|selvmordet|hanga mig|haenge mig|henge meg|drepe meg|skjuta mig|skyte meg|hoppa (fran|framfor)|hoppe (fra|foran|ut)|avsluta (mitt liv|allt|det har)|avslutte (livet|alt)|afslutte (livet|det hele)|forsvinna for alltid|forsvinde for altid|sluta finnas|inte finnas|ikke vaere her mere|vara dod|vaere dod|vaere dod|do i natt)',
    kin: '(van|kompis|vaninna|bror|syster|son|dotter|mamma|pappa|mor|far|man|fru|pojkvan|flickvan|ven|veninde|bror|soster|sonn|datter|kaereste|venn|venninne|kjaereste)',
  },
  short: { ja: 'jag', vll: 'vill', inge: 'inte' },
  fields: {
    better: 'battre|bedre|lyckligare|lykkeligere|gladare|lattare',
    without:
      'utan mig|uden mig|uten meg|om jag (var dod|inte fanns|dor)|hvis jeg (var dod|ikke var|ikke fantes)',
    pills: 'tabletter|piller|sovmedicin|sovepiller|alvedon',
    blade: 'rakblad|kniv|barberblad|barberkniv|sax',
    limb: 'armen|armar|armarna|arme|handled\\w*|handledd\\w*|laren?|benen|huden',
  },
  denial: 'inte|inga|aldrig|ikke|ikkje|aldri|utan|ej',
  fiction:
    'roman*|bok*|film*|lat|laten|sang|sangen|serie*|berattelse*|historia*|spel*|spil*|karaktar*|figur*|dikt*|avsnitt|for .{0,8}ar sedan',
  things: 'tenta*|prov|laxa*|mandag*|mote*|skola*|eksamen|lektier|jobbet',
  steppedOut:
    'ur (rollen|karaktar)|inte (rollspel|pa skamt|ett spel)|pa riktigt|i verkligheten|helt arligt|ikke rollespil',
  frames: {
    active: [
      '<me> ~<want> ~<die>',
      '(vill|vil) (bara |gerne |helst )*<die>$|sjalvmordstankar|selvmordstanker|(tar|tager) (livet av|livet af) (mig|meg)|(tankar|tanker|taenker) ~(sjalvmord|selvmord|doden|pa att do)',
    ],
    passive: [
      '(somna|sova|falde i sovn|sovne) ~(och|og) ~(aldrig|inte|aldri|ikke) (mer )?(vakna|vagne|vakne)|(slapp|slippa|slippe|inte|aldrig|ikke) (att )?(vakna|vagne|vakne)(?! (tidigt|tidligt|kl)) ?(imorgon|mer|igen|mere)?$|(aldrig|ikke|inte) (hade |var |blitt )?(fotts|fodts|fodt|fodd)',
      '(vill|orkar|kan|vil|orker|gider) (inte|ikke|ikkje) (langre |mer |mere |laengere )*(leva|leve|finnas|eksistere)( langre| mer| mere| laengere)*(?! (i|med|pa|har i) )|(livet|att leva) (ar |har |er )?~(meningslost|ingen mening|inte vart|meningslos)|ingen (anledning|mening|lust|ork|grunn|grund) ~(att |til at |til a )?(leva|leve)|trott pa (att leva|livet)|traet af (livet|at leve)|lei av (livet|a leve)|onskar (att )?(jag )?(var dod|inte fanns)',
    ],
    method: [
      '(hur|hvor) (manga|mange) ~~(tabletter|piller|sovmedicin|sovepiller) ~~(do|dod|doden)|(smartfritt|smertefri*|enklaste|basta) ~~(satt|vei|mate|made) ~~(do|ta sitt liv|ta livet)|hur (tar|begar) (man|jag) (livet av|sjalvmord)|dodlig dos|(tagit|svalt|slugt) (alla|alle|en hel) ~~(tabletter|piller)',
    ],
    farewell: [
      '(avskedsbrev|afskedsbrev|avskjedsbrev|sjalvmordsbrev)|(min|mitt|mit) (sista|siste|sidste) (natt|nat|meddelande|besked|dag)(?! (i|pa|hos|med|innan))(?= ?(,|$))|(farval|farvel) (for alltid|for altid|alla|alle|varlden)|imorgon (finns|ar) jag inte (har )?(mer|langre|kvar)',
    ],
    burden: [
      '(alla|alle|min familj|min familie|varlden|de|mina barn) ~(battre|bedre|lyckligare|lykkeligere|gladare) ~(utan mig|uden mig|uten meg|om jag (var dod|inte fanns))',
    ],
    worthless: ['(jag|jeg) (ar|er) ~(en )?(borda|byrde|belastning|till last|vardelos)( for ~)?'],
    hopeless: [
      '(jag|jeg) (orkar|orker|klarer|klarar|kan) (inte|ikke) (mer|langre|mere|laengere)$|(ser|finns|er) ~(ingen|inget) ~(utvag|udvej|utvei|hopp|hab|hap|framtid)( langre)?$',
    ],
    selfHarm: [
      '(skar|skurit|skarit|ritsar|skader|cutter) (mig|meg|mig selv|mig sjalv)( sjalv| igen| igjen| selv| i armen*)*$|(skada|skade) (mig|meg) (sjalv|selv)|sjalvskad*|selvskad*',
    ],
    eating: [
      '(kraks med flit|tvingar mig att (krakas|spy)|fingrarna i halsen)|inte atit pa ~dagar|(anorexi|bulimi)$',
    ],
    otherPerson: [
      '(min|mitt|en) ~~<kin> ~~(vill|vil|sager|siger|skrev|tanker) ~~(do<jest>|ta livet av sig|tage livet af sig|sjalvmord|selvmord|doda sig)',
    ],
  },
  core: ['jag vill do', 'ta livet av mig', 'jeg vil do', 'bega sjalvmord'],
};
