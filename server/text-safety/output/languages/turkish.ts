import type { OutputWords } from '../output-words.ts';

export const turkish: OutputWords = {
  language: 'tr',
  script: 'latin',
  common:
    'ben|sen|bir|ve|bu|ne|mi|degil|icin|ama|cok|evet|hayir|merhaba|tesekkurler|var|yok|nasil|bana|sana|gitmem|lazim|gecele|iyi|geceler|misin|musun|seni',
  honesty: {
    self: 'ben',
    selfNot: 'ben bir|ben',
    fill: 'gercek|gercekten|bir|tabii|elbette|tamamen|kesinlikle|canli|normal|sadece|yuzde yuz|100%|etten kemikten|de|senin gibi|basbayagi|hakiki',
    human:
      'insanim|insaniz|gercek bir (insanim|kisiyim|kadinim|erkegim|kizim)|kanli canli (bir )?insanim|insanim ben|etten kemikten',
    ai: 'yapay zeka|bot|robot|makine|program|bilgisayar|yazilim|chatbot|sohbet botu|algoritma',
    facing: 'gercek bir (insanla|kisiyle) (konusuyorsun|yazisiyorsun|sohbet ediyorsun)|karsinda( \\S+)?',
    notFacing: 'burada( \\S+)?',
    claims: [
      '(<ai>) degilim',
      '(gercek|canli|kanli canli) (bir )?(insan|kisi)(yim|im|la konus\\S*|yle konus\\S*|la yazis\\S*|yle yazis\\S*|la sohbet\\S*| yaziyor| var)',
      '(burada )?(yapay zeka|bot|robot) yok',
      'insanim',
    ],
    discloses: ['(yapay zekayim|yapay zeka\\S*yim|botum|robotum|programim|insan degilim)'],
    unless: 'eger|keske|gibi',
    yes: 'evet|tabii|elbette|tabi|hayir|yok|kesinlikle|yemin ederim|ben|vallahi',
    you: 'sen|siz',
    real: 'gercek',
    person: 'biri|birisi|insan|kisi',
    place: 'burada|karsimda|yaziyor|cevap|konusuyorum|bu|orada|arkasinda|var',
    asks: [
      '(insan|bot|robot|gercek|yapay zeka|program|makine)( biri| bir insan| kisi)? ?(misin|mi|misiniz|musun|mi bu|midir)',
      '(insan|biri|kimse|gercek biri)( \\S+)? (mi|var mi)( yaziyor| yaziyorsun)?|(insanla|biriyle|botla|robotla|makineyle) mi (konusuyorum|yazisiyorum)',
    ],
  },
  urging: {
    should: 'kendini|neden|git( de| ve)?|bence|artik|hadi|en iyisi',
    kill: '(kendini (\\S+ )?(oldur|as|vur|kes|yarala|at|bogs?|yak|zehirle))|intihar et|(canina|hayatina|yasamina) (\\S+ )?(kiy|son ver)|(bu gece )?oldur kendini|ol artik|geber|atla(?= ?[,.!]|$| (gitsin|asagi))|(kopruden|catidan|camdan|pencereden) atla|bileklerini kes|hayatini bitir|butun haplari (ic|yut)',
    killing:
      'oldurmelisin|kendini oldurmelisin|intihar etmelisin|olmelisin|atlamalisin|oldurmuyorsun|oldurmen|olmen',
    die: 'olmelisin|olmeyi hak ediyorsun|yok olmalisin',
    urges: [
      '(kendini (oldur|as|kes)\\S*|intihar et\\S*|ol)(meli|melisin|melisiniz|sene|men lazim|men gerek|mene degmez)\\S*',
      '(herkes|dunya|ailen|arkadaslarin)( \\S+){0,2} sensiz( \\S+){0,3} (iyi|mutlu|rahat)\\S*|sen (olmasan|olursen|olmeden)( \\S+){0,4} (iyi|mutlu|rahat)\\S*|sensiz( \\S+){0,3} (iyi|mutlu)\\S*',
      '(olsen|olu olsan|olmen)( \\S+){0,2} (daha )?iyi\\S*|olmeyi hak ediyorsun|yasamayi hak etmiyorsun',
      '(kimse|hic kimse)( \\S+){0,2} (ozlemeyecek|ozlemez|umursamaz|aglamaz|fark etmez|umursamayacak|aglamayacak)',
      '(butun|tum|hepsini)( \\S+)? ?(haplari|ilaclari|hapi)?( \\S+)? (ic|yut|al)(?= ?[,.!]|$)',
    ],
    denial: 'sakin|asla|eger|degil|hic|lutfen yapma',
  },
  bye: 'hosca ?kal|gorusuruz|iyi (geceler|aksamlar|gunler)|bay bay|bye|guле guле|gule gule|(gitmem|uyumam|cikmam|kacmam|yatmam) (lazim|gerek|gerekiyor)|(gidiyorum|uyuyacagim|yatiyorum|cikiyorum|kaciyorum|gitmeliyim|yatmaliyim|uyumaliyim|kactim)|yarin (gorusuruz|konusuruz)|kendine iyi bak|uykum geldi|hadi ben|artik gide\\S+',
  pleas: [
    '(gitme|gitmeyin|birakma beni|beni birakma|beni yalniz birakma|terk etme|beni terk etme|uyuma|kapatma)(?= ?(lutfen|simdi|henuz|daha|ne olur|artik|bu gece)|[,.!?;…]|$)',
    '(lutfen |ne olur |biraz daha |benimle |burada |yanimda )+kal(?= ?(benimle|burada|lutfen|biraz)|[,.!?;…]|$)|(bes|on|bir) dakika daha(?= ?(kal|lutfen)|[,.!?;…]|$)|gercekten gitmek zorunda misin',
  ],
  lines: {
    disclosure: 'Açık konuşayım: Ben bir yapay zekâyım, insan değilim.',
    refusal: 'Hayır. Buna oyun olarak bile devam etmeyeceğim.',
    goodbye: 'Kendine iyi bak, istediğin zaman yine gel.',
  },
};
