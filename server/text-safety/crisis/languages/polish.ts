import type { Lexicon } from '../../patterns/lexicon.ts';

/** Folded: without marks, and `ł` reads `l`. */
export const polish: Lexicon = {
  language: 'pl',
  script: 'latin',
  parts: {
    jest: '(?! (ze smiechu|z (glodu|nudow|nudy|wstydu|zimna|goraca|ciekawosci|zazdrosci|pragnienia|radosci|zachwytu|przejedzenia)|w (grze|tej grze)))',
    die: '(umrzec<jest>|umierac<jest>|zdechnac<jest>|zabic sie|sie zabic|zabicie sie|powiesic sie|sie powiesic|zastrzelic sie|utopic sie|otruc sie|popelnic samobojstwo|samobojstw*|samoboj*|skonczyc (z soba|ze soba|z tym wszystkim|to wszystko|swoje zycie)|odebrac sobie zycie|zakonczyc (swoje |moje )?zycie|zakonczyc to( wszystko)?$|skoczyc (z|pod)|rzucic sie pod|podciac (sobie )?zyly|targnac sie|zniknac na zawsze|nie zyc|nie istniec|nie obudzic|byc martw[ya]|smierci)',
    intend:
      '(chce|chcę|chcialbym|chcialabym|chcialem|chcialam|pragne|zamierzam|planuje|postanowilem|postanowilam|zdecydowalem|zdecydowalam|mysle o|mysle zeby|mysle nad|mysli o|myslalem o|myslalam o|probowalem|probowalam|sprobuje|wole|wolalbym|wolalabym|ide|rozwazam|rozwazalem|rozwazalam|mam ochote|marze o|marze zeby|musze|powinienem|powinnam|gotow*|czas)',
    kin: '(przyjaciel|przyjaciolka|kolega|kolezanka|brat|siostra|syn|corka|mama|matka|tata|ojciec|maz|zona|chlopak|dziewczyna|kumpel|kuzyn|kuzynka)',
  },
  short: { nwm: 'nie wiem', chc: 'chce', samobujstwo: 'samobojstwo', nje: 'nie' },
  fields: {
    better: 'lepiej|latwiej|szczesliw\\w+|lzej|spokoj\\w*|ulg\\w+',
    without:
      'beze mnie|gdyby mnie (nie bylo|zabraklo)|gdybym (umarl\\w*|nie zyl\\w*|zniknel\\w*)|jak (umre|mnie nie bedzie|znikne)|kiedy umre',
    pills: 'tabletek|tabletki|pigulek|prosz\\w+|leki|lekow|nasenn\\w+|apap\\w*',
    blade: 'zyletk\\w+|noz\\w+|nozycz\\w+|cyrkl\\w+|ostrz\\w+',
    limb: 'rece|rek\\w+|nadgarst\\w+|nog\\w+|uda|udach|skor\\w+|zyly',
  },
  denial: 'nie|nigdy|bez|zaden',
  fiction:
    'powiesc*|ksiazk*|film*|piosenk*|serial*|opowiadani*|histori[aeiy]|gr[aeyz]|grze|postac*|bohater*|wiersz*|scen[aeyi]*|odcin*|tytul|poziom*|boss*|lat temu|kiedys chcial*|dawniej',
  errands:
    'urlop*|wakacj*|podroz*|lot|prac*|biur*|szkol*|przeprowadz*|lekarz*|hotel*|wesel*|do jutra|dobranoc|wyjazd*|wyjezdzam|delegacj*|egzamin*|ferie',
  things:
    'egzamin*|sprawdzian*|lekcj*|poniedzial*|zebrani*|szkol*|matur*|matm*|upal*|prac[aeyui]|klasowk*|sesj*',
  steppedOut:
    'wychodz* z roli|poza (gra|rola|historia)|to nie (gra|zart|rola)|bez zartow|w prawdziwym zyciu|na powaznie|serio mowie|nie zartuje',
  frames: {
    active: [
      'nie (moge|potrafie) przestac ~(myslec|marzyc) ~<die>|(most|budynek|wiezowiec) ~wystarczajaco wysok*',
      '<intend> ~<die>',
      '(zabije|zabijam|powiesze|zastrzele|utopie|otruje|wyhustam) sie(?! (ze|z|jak|od|o) )|sie (zabije|powiesze|zastrzele|wyhustam|potne zaraz)(?! (ze smiechu|jak jeszcze))|(popelnie|popelniam) samobojstwo|(skoncze|koncze) (ze soba|z soba|z zyciem)|(odbiore|odbieram) sobie zycie|skocze (z mostu|z dachu|z okna|pod pociag)|rzuce sie pod (pociag|auto|tramwaj)|targne sie na (swoje )?zycie',
      'mysl(i|ami) (samoboj*|o (smierci|samobojstwie))|(plan|proba|proby) samoboj*|umrzec (chce|mi sie chce)',
    ],
    passive: [
      'zamknac oczy ~(i )?(juz )?(nigdy |wiecej )*(ich )?nie ~otw*',
      '(modle sie|czekam|blagam|prosze boga) ~(o smierc|na smierc|zeby (umrzec|mnie zabral*|bog mnie)|smierci)|(chce|chcialbym|chcialabym) ~(tylko )?(nie istniec|zniknac|spac na zawsze|odpoczac na zawsze|byc martw*|juz odejsc)$|niczego (innego )?nie pragne ~smierci|nie chce (juz )?(tu |dluzej )?(byc|zyc)( tu| tutaj| na swiecie)?$',
      '(zasnac|usnac|isc spac|zasne|spac) ~(i )?(juz )?(nigdy )?(wiecej )?(sie )?(nie|nigdy) (juz )?(sie )?(obudz*|budz*|wsta*)(?! (rano|wczesnie|przed|do))',
      '(lepiej|szkoda|wolal*|chcial*|zaluje) ~(nie|nigdy) (sie )?(nigdy )?(nie )?(urodz*|zyl|zyla|istnie*)|(lepiej|wolal*) ~(gdybym|zebym|abym) ~(umarl*|nie zyl*|nie istnia*|zdechl*|zniknal|zniknela|sie nie urodzil*)|nigdy sie nie urodzic',
      'nie (chce|mam sily|mam po co|mam ochoty|mam juz po co|mam dla kogo|widze sensu|potrafie|umiem|warto) ~(zyc|zycia|zyciu|istniec|dalej zyc)(?! (w|z|na|u|tutaj|tam|bez(?! (niego|niej|ciebie))) )|nie chce mi sie zyc|(zycie|zyc|zycia) ~(nie ma|nie mialo|stracilo|bez) ~(sensu|sens|celu|znaczenia)|(po co|dlaczego) ~(zyje|mam zyc|zyc)$|(zmeczon*|dosc|dosyc) (juz )?(zycia|zyciem|tego zycia)(?! w )|nienawidze (swojego )?zycia|nie zaslugu* na zycie|nie chce (juz )?(sie )?(rano )?(budzic|istniec|byc na tym swiecie)( nigdy| wiecej)?$',
      '(nikt|nikomu|nikogo) ~(nie )?~(zauwazy*|plak*|tesknil*|obejdzie|zalowal*) ~(jesli|gdybym|jak|kiedy) ~(umr*|znikn*|umarl*|nie zyl*|zabraknie)',
    ],
    method: [
      '(ile|jaka dawka|jaka ilosc|jakie) ~~(tablet*|pigulek|prosz*|leku|lekow|dawk*|nasenn*|apapu|paracetamol*) ~~(zeby|aby|by|jest) ~~(umrzec|sie zabic|nie obudzic|smierteln*|zabic sie)|(smierteln*|letaln*) (dawk*|ilosc)(?! ~~(kot*|ps[ao]))|(sposob*|jak|metod*) ~~(umrzec|sie zabic|zabic sie|popelnic samobojstwo|powiesic|skonczyc ze soba)(?! (w grze|bohater*|postac*))|bezbolesn* (smierc|sposob|umrzec|samoboj*)',
      '(polknal*|polyka*|wzial*|lyknal*|zazyl*|polknelam|polknalem|wzielam|wzialem) ~~(cale|wszystkie|cala|garsc|pelno|mase|duzo|[2-9][0-9]) ~~(opakowani*|tablet*|prosz*|pigulk*|leki|lekow|paczk*)|(sznur|petla|lina|pistolet|zyletka|zyletki|tabletki) ~~(gotow*|wisi|czeka|przygotowan*|lezy obok)|(kupil*|przygotowal*) ~~(sznur|petle|line do|zyletki)|(stoje|siedze) ~~(na (moscie|dachu|krawedzi|torach|parapecie|balkonie)) ~~(skocz*|skok|krok|pociag|pozegn*|koniec)',
    ],
    farewell: [
      'list* pozegnaln*|(napisal*|zostawil*|pisze) ~(pozegnaln*|listy do (dzieci|rodzicow|wszystkich))|(ostatni|ostatnia|ostatnie) (wiadomosc|noc|list|dzien|slowa|wieczor)(?! (w|na|przed|do|wakacji|szkoly|urlopu|pracy|roku|z|u))( ~(zegnaj*|w zyciu|moja|moj|mojego zycia))?(?=,| zegnaj|$)',
      '(zegnaj|zegnajcie) ~(na zawsze|swiecie|wszyscy|okrutny|przepraszam|wybaczcie)|(wybaczcie|przepraszam) ~(za wszystko)?.{0,16}(zegnajcie|zegnaj)|(jutro|wkrotce|niedlugo|w poniedzialek) (juz )?(mnie )?(juz )?(nie bedzie( mnie)?|bedzie po mnie|mnie zabraknie)( juz)?(?= ?(,|$))(?! .{0,25}(urlop|wyjazd|wyjezdzam|wakacje|lekarza|szkolen))|(kiedy|gdy|jak) ~(to )?(przeczyta*|czyta*) ~(mnie|bede) ~(nie bedzie|martw*|nie zyl*)',
      '(oddal*|rozdal*) ~(rzeczy|psa|kota|wszystko) ~(nie (beda|bedzie) (mi )?(juz )?potrzebn*|bo (juz )?nie|tam gdzie)|nie bedzie(sz|cie) (musial*|musieli) ~(martwic|mna)',
    ],
    burden: [
      '(wszyst*|rodzin*|rodzicom|im|tobie|wam|swiat*|mamie|dzieciom|wszystkim) ~(lepiej|latwiej|szczesliw*|lzej) ~(beze mnie|gdyby mnie nie bylo|jak umre|gdybym (umarl*|nie zyl*|znikn*)|jak mnie nie bedzie)|beze mnie ~(lepiej|latwiej|szczesliw*|lzej)',
    ],
    worthless: [
      '(jestem|bycie|czuje sie|bylem|bylam) ~(ciezarem|balastem|kula u nogi|nikim$|nic nie wart*|bezwartosciow*)',
    ],
    hopeless: [
      '(juz )?nie (daje|mam|wytrzym*|moge) (juz )?(rady|sil|sily|wiecej|tak dluzej|tego znies*)( tak)?( zyc| juz| dluzej| wytrzymac)*$|nie (widze|ma|mam) (juz )?(dla (mnie|siebie) )?(zadne(go|j) )?(wyjscia|nadziei|przyszlosci|ratunku)( dla mnie)?$|chce zeby (to |bol |wszystko )*sie skonczyl*( wszystko| juz)?$|stracil* (wszelka )?nadzieje$',
    ],
    selfHarm: [
      '(tne|pocial*|ciel*|pocielam|pocialem|cielam|cialem|okaleczam|okaleczyl*|ranie|krzywdze|drapie|przypalam) sie(?! (przy|w palec|nozem kuchenn*))|(znowu|znow) sie (poci*|tne|okalecz*)|sie (pocielam|pocialem|okaleczam|potne)|(chce|musze) (sie )?(pociac|zranic|skrzywdzic|okaleczyc)( sie)?|samookalecz*|(zyletk*|nozem) po (rece|rekach|nadgarst*)',
    ],
    eating: [
      '(zmuszam|prowokuje|wywoluje) ~wymiot*|wkladam palce do gardla|(od|juz) ~dni (nic )?nie (jem|jadl*)|nie (jem|jadlam|jadlem) (juz )?(od )?~dni|mam (anoreksj*|bulimi*)|(anoreksja|bulimia) (wraca|wygrywa)',
    ],
    otherPerson: [
      '(moj|moja|jeden|jedna) ~<kin> ~(nie chce (juz )?zyc|(polknal*|wzial*|lyknal*) ~(tabletki|tabletek|leki)|zostawil* list pozegnaln*|sie tnie|tnie sie)',
      '(moj|moja|nasz|nasza|jeden|jedna) ~~<kin> ~~(chce|mowi ze|powiedzial*|napisal*|probowal*|grozi|mysli|zamierza) ~~(sie zabi*|zabic sie|umrzec<jest>|samoboj*|skonczyc ze soba|powiesic|nie chce zyc|odebrac sobie|tnie)',
    ],
  },
  core: [
    'chce umrzec',
    'chce sie zabic',
    'zabije sie',
    'popelnic samobojstwo',
    'nie chce zyc',
    'nie chce mi sie zyc',
  ],
};
