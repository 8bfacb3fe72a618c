import type { Lexicon } from '../../patterns/lexicon.ts';

export const filipino: Lexicon = {
  language: 'fil',
  script: 'latin',
  parts: {
    want: '(gusto ko|gusto kong|gusto ko na|gusto ko nang|gustong gusto ko|nais ko|balak ko|balak kong|iniisip ko|iniisip kong|naiisip ko|naiisip kong|plano ko|plano kong|handa na ako|handa na akong|sana|susubukan ko|sinubukan kong|mas mabuti pang|parang gusto ko)',
    die: '(mamatay(?! sa (tawa|gutom|hiya|kilig|init|pagod))|magpakamatay|magbigti|patayin ang sarili|wakasan (ang|na ang) (buhay|lahat)|tapusin (ang|na ang) (buhay|lahat)|mawala na lang|maglaho na lang|tumalon (sa|mula)|maglaslas|mamatay na|patay na (lang )?ako)',
    kin: '(kaibigan|kapatid|kuya|ate|nanay|tatay|mama|papa|anak|asawa|jowa|boyfriend|girlfriend|pinsan)',
  },
  fields: {
    better: 'masaya|mabuti|maayos|gagaan|better',
    without: 'wala (na )?ako|kung mamatay ako|pag namatay ako',
    pills: 'gamot|tableta|pills',
    blade: 'blade|kutsilyo|gunting|labaha',
    limb: 'pulso|kamay|braso|hita|balat',
  },
  denial: 'ayaw|hindi|huwag|wag|di',
  fiction: 'nobela|pelikula|kanta|kuwento|kwento|laro|karakter|libro|serye|tula|taon na ang nakalipas',
  things: 'exam|klase|takdang aralin|lunes|meeting|trabaho|init',
  steppedOut: 'hindi (ito )?(roleplay|laro|biro)|sa totoong buhay|seryoso ako|totoo na to',
  frames: {
    active: [
      '<want> ~<die>',
      '(magpapakamatay|papatayin ko (ang )?sarili ko|magbibigti|tatapusin ko na (ang )?(buhay|lahat))|kill ko na (ang )?sarili',
    ],
    passive: [
      'matulog (na lang )?~(at )?~(hindi na|di na|huwag nang) (na )?(magising|gumising)|sana (di|hindi) na (lang )?ako (magising|ipinanganak|isinilang)|(ayaw|ayoko|pagod|sawa) ?(ko)? (na|nang|na akong|na kong) ~(mabuhay|sa buhay)|(walang|wala nang|wala na) ~(saysay|kwenta|dahilan|silbi) ~(ang |para )?(buhay ko|mabuhay|buhay)',
    ],
    method: [
      '(ilang|gaano karaming) ~~(gamot|tableta|pills) ~~(mamatay|para mamatay)|paano ~~(magpakamatay|mamatay nang|magbigti)|uminom ~~(lahat|maraming) ~~gamot',
    ],
    farewell: [
      '(huling|last na) (mensahe|gabi|araw|message|sulat) ko( na)?( ito| to)?(?! (sa|dito sa|bago))(?= ?(,|$))|paalam (na )?(magpakailanman|sa inyong lahat|mundo)|bukas wala na ako',
    ],
    burden: [
      '(lahat|pamilya ko|sila|kayo) ~(mas )(masaya|mabuti|maayos|gagaan) ~(kung wala ako|pag wala na ako|kapag wala na ako)|mas (mabuti|masaya) ~(kung|pag) wala (na )?ako',
    ],
    worthless: ['(pabigat|pasanin) (lang )?ako|wala akong (kwenta|silbi)'],
    hopeless: [
      '(hindi ko na|di ko na) (kaya|kinakaya)( pa| to)?$|wala (na|nang) (akong )?(pag asa|pagasa|kinabukasan)',
    ],
    selfHarm: ['(naglaslas|maglaslas|nilaslas|hiniwa ko|sinasaktan ko) ~(ako|sarili|pulso|kamay|braso|ulit)'],
    eating: [
      '(sinusuka|isinusuka|pinipilit kong isuka|sinasadya kong sumuka)|ilang araw (na )?(akong )?hindi kumakain',
    ],
    otherPerson: [
      '<kin> (ko|kong)? ?~~(gusto|gustong|balak|sabi|nagsabi) ~~(magpakamatay|mamatay(?! sa tawa)|patayin ang sarili)',
    ],
  },
  core: ['gusto ko nang mamatay', 'gusto kong mamatay', 'magpapakamatay', 'ayoko nang mabuhay'],
};
