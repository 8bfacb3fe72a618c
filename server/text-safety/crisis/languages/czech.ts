import type { Lexicon } from '../../patterns/lexicon.ts';

/** Czech and Slovak. Folded: without marks. */
export const czech: Lexicon = {
  language: 'cs',
  script: 'latin',
  parts: {
    jest: '(?! (smichy|hlady|nudou|hanbou|zizni|zimou|vedrem|od smiechu|od hladu|ve hre))',
    die: '(umrit<jest>|zemrit<jest>|chcipnout<jest>|zomriet<jest>|umriet<jest>|zabit se|se zabit|zabit sa|sa zabit|spachat sebevrazdu|spachat samovrazdu|sebevrazd*|samovrazd*|obesit se|se obesit|obesit sa|skoncit (se vsim|se zivotem|to vsechno|svuj zivot)|vzit si zivot|si vzit zivot|vziat si zivot|skocit (z|pod)|ukoncit (to|svuj zivot|zivot|vsechno)|byt mrtv*|neexistovat|zmizet navzdy|podrezat si zily)',
    want: '(chci|chtel|chtela|chtel bych|chtela bych|chcem|chcel|chcela|planuju|planuji|rozhodl*|myslim na|premyslim o|premyslim nad|myslenky na|uvazuju o|uvazuji o|radsi|pokusil*|zkusil*|hodlam|jdu|idem)',
    kin: '(kamarad|kamaradka|bratr|brat|sestra|syn|dcera|mama|tata|otec|manzel|manzelka|pritel|pritelkyne|priatel|priatelka)',
  },
  fields: {
    better: 'lip|lepe|stastn\\w+|lepsie|lehci|klid',
    without: 'beze me|bezo mna|kdybych (umrel\\w*|nebyl\\w*|zmizel\\w*)|kdyz tu nebudu',
    pills: 'prask\\w+|tablet\\w+|leky|leku|praskov',
    blade: 'ziletk\\w+|noz\\w*|brit\\w+',
    limb: 'ruce|ruk\\w+|zapesti|nohy|stehn\\w+|zily',
  },
  denial: 'ne|nikdy|bez|nechci|nechcem',
  fiction: 'roman*|film*|pisn*|pisen|kniz*|knih*|pribeh*|serial*|hr[aeyu]|hre|postav*|basn*|pred .{0,8} lety',
  things: 'zkousk*|ukol*|pondel*|schuz*|skol*|pisemk*|skusk*|vedro',
  steppedOut: 'mimo (roli|hru)|vystup* z role|to neni (hra|vtip|role)|v realnem zivote|bez legrace|vazne ted',
  frames: {
    active: [
      '<want> ~<die>',
      '(zabiju|zabiji|obesim|zastrelim|zabijem) (se|sa)(?! (smichy|smiechom))|(spacham|spachal*) (sebevrazdu|samovrazdu)|sebevrazedne myslenky|samovrazedne myslienky|vezmu si zivot|se zabiju|sa zabijem|skoncuju se zivotem',
    ],
    passive: [
      '(usnout|zaspat|usnu|spat) ~(a )?(uz )?(se |sa )?(nikdy |vic )?(ne(vzbud*|probud*|zobud*))(?! (brzo|rano|do))|(kez|radsi|lepsi) ~(nikdy )?(nenarodil*|nebyl*)|nikdy jsem se nemel* narodit',
      '(nechci|nechce se mi|nemuzu|nemam (duvod|silu|chut|proc)|nechcem|nemam dovod|nezaslouzim si) (uz |dal |dale |takhle )*(zit|existovat|zivot)(?! (v|s|na|u|bez|tady|tu) )|(zivot|zit) ~(nema|nemá|ztratil) ~(smysl|cenu|zmysel)|(unaven*|mam dost|nebavi me) ~(zit|zivota|zivot|zivotem)$',
    ],
    method: [
      'kolik ~~(prasku|tablet*|praskov|leku) ~~(umr*|smrt*|zabij*|zomr*)|(zpusob|jak|sposob|ako) ~~(umrit|se zabit|spachat|zomriet|sa zabit) ~~(bezbolest*|bez bolesti)?|bezbolestn* (smrt|umr*|zpusob)|smrteln* davk*|(spolkl*|snedl*|vzal*) (vsechny|cele|plato) ~~prask*',
    ],
    farewell: [
      'dopis* na rozloucenou|list* na rozlucku|(posledni|posledna|moje posledni|muj posledni) (zprava|noc|den|sprava)(?! (v|na|pred|dovolen*|prazdnin*))(?= ?(,|$))|sbohem (navzdy|vsichni|svete)|zitra (uz )?(tu|tady) nebudu$',
    ],
    burden: [
      '(vsem|vsichni|rodin[ae]|rodice|svet*|vsetkym) ~(lepe|lip|lepsie|stastnejsi) ~(beze me|bezo mna|kdybych (umrel*|nebyl*))|beze me ~(lip|lepe|stastnejsi)',
    ],
    worthless: ['(jsem|som) ~(pritez|pritezi|bremeno|bremenem|na obtiz)|jsem (k nicemu|nula)$'],
    hopeless: [
      '(uz )?(takhle )?(to )?(nemuzu|nezvladam|nevladzem|nezvladnem) (dal|to|zit)?( takhle| dal)*$|(nevidim|neni|nemam) ~(vychodisko|nadej*|budoucnost)$',
    ],
    selfHarm: [
      '(rezu|porezal*|pořezal*|skrabu|ublizuju|ublizuji|rezem) (se|si|sa)( zase| znovu| do (ruky|rukou|nohou))*$|(znovu|zase) (jsem se )?(porezal*|rezu se)|sebeposkoz*',
    ],
    eating: ['(vyvolavam si|nutim se) ~zvrac*|prsty do krku|nejedl* jsem ~dni|mam (anorexii|bulimii)'],
    otherPerson: [
      '(muj|moje|moj|nase) ~~<kin> ~~(chce|rika ze|rekl*|napsal*|vyhrozuje|povedal*) ~~(se zabit|zabit se|umrit<jest>|sebevrazd*|samovrazd*|zabije|nechce zit)',
    ],
  },
  core: ['chci umrit', 'chci se zabit', 'chcem zomriet', 'nechci zit'],
};
