import type { Lexicon } from '../../patterns/lexicon.ts';

/** Folded: dotless `ı` reads `i` only in Latin words, which all are; marks are gone. */
export const turkish: Lexicon = {
  language: 'tr',
  script: 'latin',
  parts: {
    want: '(istiyorum|istiyom|isterdim|isterim|istiyo|istedim|gerek|gerekiyor|lazim|hayal ediyorum)',
    plan: '(dusunuyorum|planliyorum|karar verdim|kararliyim|kararini verdim|aklimda|aklimdan geciyor|hazirim|deneyecegim|denedim|calistim|kalkistim)',
    jest: '(?<!(gulmekten|aclikten|acliktan|sicaktan|soguktan|utanctan|sikintidan|meraktan|mutluluktan|heyecandan|uykusuzluktan|yorgunluktan|asktan|sevincten) )',
    kin: '(arkadasim|kardesim|abim|ablam|annem|babam|oglum|kizim|sevgilim|esim|kocam|karim|kuzenim|dostum|kankam)',
  },
  short: { intahar: 'intihar', istiorum: 'istiyorum', istyorum: 'istiyorum' },
  fields: {
    better: 'mutlu|iyi|rahat\\w*|huzur\\w*|kurtul\\w+',
    without: 'bensiz|ben (olmasam|olursem|olsem|olmadan|gidince|yokken|olmazsam|olmayinca)|ben olmasaydim',
    pills: 'hap|haplari|ilac\\w*|tablet\\w*',
    blade: 'jilet\\w*|bicak\\w*|maket bicag\\w*|falcata\\w*|makas\\w*',
    limb: 'kol\\w{0,4}im\\w*|bileg?k?im?\\w*|bacag\\w*|bacak\\w*|derim\\w*',
  },
  denial: 'asla|hic|degil',
  fiction:
    'roman*|film*|dizi*|sarki*|kitap*|kitab*|hikaye*|oyun*|karakter*|kahraman*|siir*|sahne*|senaryo*|bolum*|seviye*|yil once|sene once|eskiden',
  errands:
    'tatil*|seyahat*|ucak|ucus|is yeri|okul*|tasin*|doktor*|otel*|dugun*|gorusuruz|iyi geceler|izin*|toplanti*|sinav*|uyuyorum|yatiyorum|bayram*',
  things: 'sinav*|odev*|pazartesi*|toplanti*|ders*|sicak*|trafik*|mesai*|okul*|final*|vize*',
  steppedOut:
    'rol (degil|disi|yapmiyorum)|rolden cik*|oyun degil|saka degil|gercek hayatta|cidden|ciddiyim|karakter disi',
  frames: {
    active: [
      '(intihari|olumu|olmeyi|kendimi oldurmeyi) dusunme(yi birakamiyorum|den duramiyorum)|(surekli|hep) (olumu|intihari|olmeyi) dusun*',
      '<jest>(olmek|gebermek|kendimi oldurmek|kendimi asmak|intihar etmek|kendimi vurmak|canima kiymak|hayatima son vermek|yasamima son vermek|atlamak|bileklerimi kesmek|her seye son vermek|her seyi bitirmek|bu hayati bitirmek|oleyim|yok olmak) ~<want>',
      'olmek istiyorum|olesim var|oleyim artik|gebermek istiyorum|keske olsem|olsem de kurtulsam|bi olsem',
      '(kendimi) (oldurecegim|oldurucem|oldururum|oldurmek|oldurmeye|asacagim|asicam|asmak|vuracagim|vuracam|atacagim|aticam|oldurecem|oldureyim)|intihar (edecegim|edicem|edecem|ederim|edeyim|etmek istiyorum|etmeyi|ediyorum|etmeye|dusunce*|etsem)|(canima|kendime) (kiyacagim|kiyicam|kiymak|kiyarim)|(hayatima|yasamima|her seye) (son verecegim|son vericem|son vermek|son vermeyi|son veriyorum)|<plan> ~intihar|kopruden atla(yacagim|yicam|mak istiyorum|sam)|kendimi (kopruden|catidan|camdan|trenin) ~at*',
    ],
    passive: [
      'gozlerimi kapat* ~(bir daha |hic )*(acmamak|acmasam|acmayayim)',
      '(olmeyi|olumu) (bekliyorum|istiyorum|diliyorum|dusunuyorum)|allah* ~canimi al*|(keske|ne olur) ~(beni )?(oldursun|carpsa|ezse|canimi alsa)|(var olmak|nefes almak) istemiyorum|(tek istedigim|sadece) ~(olmek|yok olmak|sonsuza kadar uyumak)|sonsuza (kadar|dek) uyumak',
      '(uyu*|uykuya dal*|gozlerimi kapat*) ~(bir daha |hic |asla )*(uyanma*|acma*)(?! .{0,20}(oglene|pazar|erken))|(keske|bir daha) ~(hic )?(uyanmasam|uyanmasaydim|uyanmamak)|keske (hic )?~(dogmasaydim|dogmamis|var olmasaydim|olseydim|yasamasaydim)|hic dogmamis olmak',
      '(?<!(de|da|te|ta|ile|birlikte|burada|boyle biriyle) (artik )?)(yasamak|var olmak|hayatta kalmak) (artik |hic )?istemiyorum(?! (burada|orada|evde|sehirde))|yasamaktan (yoruldum|biktim|usandim|nefret)|hayattan (biktim|yoruldum|usandim|nefret)|(yasamanin|hayatin|hayatimin|yasamin) ~(anlami|manasi|amaci|geregi) ~(yok|kalmadi|ne)|yasamak icin ~(sebep|neden|sebebim|nedenim) ~(yok|kalmadi)|yasamaya ~(degmez|gucum yok|takatim|hakkim yok|layik degilim)|yok olup gitmek istiyorum|yok olmak istiyorum|kaybolmak istiyorum sonsuza',
      'olsem (kimse|kimsenin|kim|daha iyi|umurunda)|(kimse|kimsenin) ~(fark etmez|umrunda|umurunda|aglamaz|ozlemez) ~(olsem|olsem bile)|olu olsam',
    ],
    method: [
      '(kac|ne kadar|hangi) ~~(hap|ilac|tablet|uyku ilaci|haptan) ~~(olurum|olunur|oldurur|olmek|olur|olur muyum)|(aci cekmeden|acisiz|agrisiz|kolay|hizli|en kolay|en acisiz) ~~(olmek|olmenin|intihar*|olum|olunur|olmenin yolu)|(intihar|olmek icin) ~~(yontem*|yol*)|nasil (intihar|kendimi oldur|acisiz ol)|olumcul doz',
      '(butun|tum|bir kutu|bir avuc|cok fazla) ~~(hap*|ilac*) ~~(ictim|yuttum|aldim|icecegim)|(ip|halat|silah|jilet|ilmek) ~~(hazir|aldim|elimde|boynumda|basimda|bogazimda)(?! (kampa|tiras))|(kopru|cati|raylar|balkon|ucurum)* ~~(atlayacagim|atlicam|kendimi birak*|atlamak uzere*)|(kopru|cati|balkon|ray)[a-z]* ~~(atlayacagim|atlicam)',
    ],
    farewell: [
      '(son|veda) (mesajim|mektubum|mektubumu|gecem|gunum|sozlerim)(?! .{0,24}(yarin|gorusuruz|tatil|iyi geceler|istanbul|otel))|intihar (notu|mektubu) yaz*|veda (mektubu|notu) (yazdim|biraktim)',
      '(elveda|hoscakal|hosca kal|hoscakalin) ~(dunya|sonsuza|herkes|zalim|hepiniz*|affedin|hakkinizi)|hakkinizi helal edin|(yarin|yakinda|pazartesi) (artik )?(burada olmayacagim|olmayacagim|ben yokum|hayatta olmayacagim)(?! .{0,20}(tatil|izin|toplanti|ankara))|bunu okudugun(da|uzda) ~(olmus|olmayacagim|gitmis)',
      '(esyalarimi|her seyimi|kedimi|kopegimi) ~(dagittim|verdim|biraktim) ~(ihtiyacim|gerek|artik|gidiyorum)|benim icin (artik )?endiselenmene gerek kalmayacak',
    ],
    burden: [
      '(bensiz|ben olmasam|ben olmadan|ben olsem|ben olmayinca) ~~(mutlu|rahat|huzurlu|daha iyi) ~ol*',
      '(herkes|ailem|annem|onlar|hepiniz|siz|dunya|cocuklarim|sen) ~(bensiz|ben olmasam|ben olursem|ben olmadan|ben gidince|ben yokken|ben olmazsam) ~(daha )?(mutlu|iyi|rahat|huzurlu)|bensiz ~daha (iyi|mutlu|rahat|huzurlu)',
    ],
    worthless: [
      '(herkese|aileme|anneme|size|sana|cevreme|insanlara) ~yuk(um| oluyorum| oldum| olmak)|(sadece|ben bir|ben) yukum|degersizim|ise yaramazin tekiyim',
    ],
    hopeless: [
      '(artik )?(dayanamiyorum|dayanacak gucum|katlanamiyorum)( artik| kalmadi| yok)*$|(artik )?(hicbir )?(umudum|umut|cikis yolu|gelecegim) (yok|kalmadi)( artik)?$|her seyden (vazgectim|biktim)|her sey bitsin( artik| istiyorum)?$',
    ],
    selfHarm: [
      '(bilegimi|bileklerimi|kolumu|kollarimi|bacagimi|bacaklarimi|kendimi) ~(kestim|kesiyorum|cizdim|ciziyorum|jiletledim|jiletliyorum|yaktim|yakiyorum|kesmek istiyorum)(?! (yemek|mutfak))|kendime zarar (ver*)|(jilet|falcata) (atiyorum|attim)',
    ],
    eating: [
      'kendimi (kustur*|kusmaya)|(yemekten sonra|her yemekten|bilerek) ~kus(uyorum|tum)|(gundur|haftadir) (hicbir sey|bir sey|yemek) yem(iyorum|edim)|parmagimi bogazima',
    ],
    otherPerson: [
      '<kin> ~(yasamak istemedigini|yasamak istemiyor|(hap|ilac)* ~(icti|yuttu|icmis|yutmus)|veda mektubu birak*|kendini kes*)',
      '<kin> ~~(intihar|kendini oldur*|olmek istedigini|olmek istiyor|canina kiy*|kendini as*|kendine zarar)(?! .{0,16}(film|oyun|dizi))',
    ],
  },
  core: [
    'olmek istiyorum',
    'kendimi oldurecegim',
    'intihar edecegim',
    'intihar etmek istiyorum',
    'yasamak istemiyorum',
  ],
};
