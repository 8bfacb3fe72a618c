import type { Lexicon } from '../../patterns/lexicon.ts';

export const dutch: Lexicon = {
  language: 'nl',
  script: 'latin',
  parts: {
    jest: '(?! (van|voor|tijdens|in de|in het|in dit|door) (de |het |een )?(lachen|lach|honger|dorst|kou|hitte|warmte|schaamte|verveling|slaap|liefde|spanning|nieuwsgierigheid|game|spel|level|schrik|vermoeidheid|werk))',
    die: '(doodgaan<jest>|dood gaan<jest>|sterven<jest>|dood zijn|zelfmoord(?! (van|in))|zelfdoding|suicide|(mezelf|mijzelf|me|mij) (ombrengen|van kant maken|ophangen|doden|vermoorden|doodschieten|verdrinken|doodmaken|verhangen|van het leven beroven|voor (de|een) trein)|een (eind|einde) (aan )?(mijn leven|alles|het)|er (een )?eind(e)? aan (te )?maken|van (de|een) (brug|flat|dak|gebouw) springen|voor (de|een) trein (springen|stappen|gooien)|mijn leven beeindigen|mijn polsen doorsnijden|er niet meer zijn|niet meer bestaan|niet meer (hoeven )?leven|nooit meer wakker worden|niet meer wakker worden|uit het leven stappen|eruit stappen|voor altijd slapen|verdwijnen voor altijd)',
    kin: '(vriend|vriendin|broer|broertje|zus|zusje|zoon|dochter|moeder|vader|mama|papa|man|vrouw|collega|klasgeno*|buurman|buurvrouw|nichtje|neef)',
    all: '(iedereen|mijn familie|mijn ouders|de wereld|mijn kinderen|mijn gezin|ze|jullie|jij|mijn moeder|mijn man|mijn vrouw|anderen)',
  },
  short: { k: 'ik', ikke: 'ik', nie: 'niet', mn: 'mijn', "m'n": 'mijn', ff: 'even' },
  fields: {
    better: 'beter|gelukkiger|opgelucht|fijner|rust|makkelijker',
    without: 'zonder (mij|me)|als ik (er )?(niet|dood|weg|nooit)|was ik er niet',
    pills: 'pillen|tabletten|slaappillen|paracetamol|medicijnen|insuline',
    blade: 'mes|mesje|scheermes|scheermesje|schaar|stanleymes',
    limb: 'armen?|pols|polsen|benen|been|dijen|huid',
  },
  denial: 'niet|nooit|geen|zonder',
  fiction:
    'roman|boek|film|liedje|nummer|lied|serie|verhaal|spel|game|personage|hoofdpersoon|gedicht|aflevering|scene|toneelstuk|rol van|jaar geleden|vroeger|level|fanfic',
  errands:
    'vakantie|reis|vlucht|werk|kantoor|school|verhuis*|dokter|hotel|bruiloft|tot morgen|welterusten|vrij|afspraak|stage|feestdag',
  things: 'examen|toets|tentamen|huiswerk|maandag|vergadering|school|les|wiskunde|hitte|file|proefwerk|werk',
  steppedOut:
    'uit (mijn|de|zijn|haar) rol|buiten (het spel|de rol|mijn rol)|geen (rollenspel|grap|spel|verhaal)|in het echt|even serieus|zonder gekheid|niet het verhaal',
  frames: {
    active: [
      '(kan|kon) niet (stoppen|ophouden) met ~(denken|dromen) ~<die>|(brug|flat|gebouw) ~hoog genug',
      'ik (wil|zou|ga|wou|wilde|moet|kan|overweeg|denk|fantaseer|heb besloten|ben van plan|verlang|droom|probeerde|zit te denken|hoop|kon maar|sta op het punt) ~<die>',
      '\\bwil (ik )?(gewoon |liever |echt |nu |alleen maar )*(dood(?! (de|het|een|aan))|sterven<jest>)|liever dood(?! dan (dat|in die|met|naar))|ik wil dood',
      '(ga|wil) (ik )?(vanavond |vannacht |morgen |nu )?~(mezelf|mijzelf|me) (van kant|ophangen|doden|vermoorden|ombrengen|doodschieten|verdrinken|verhangen|voor de trein)|ik (maak|breng) (mezelf|mij|me|mijzelf) (van kant|om)|ik pleeg zelfmoord|zelfmoord (plegen|gepleegd hebben|gedachten|poging gedaan)|zelfmoordgedachten|suicidaal|suicidale gedachten|maak er (vanavond |vannacht |nu |binnenkort )*een eind(e)? aan|een eind(e)? (te )?(maken )?aan (mijn|m n) leven|mijn leven te beeindigen',
      '(denk|dacht|gedachten|gedacht|nadenken|plan|poging) ~(aan|over|om|tot) ~<die>',
    ],
    passive: [
      'ogen (dicht doen|dichtdoen|sluiten) ~(nooit|niet) ~(open*|opendoen)',
      '(bid|wacht|hoop|smeek) ~(op de dood|te sterven<jest>|dood te gaan|dat (god|iemand) (me|mij) (haalt|komt halen|meeneemt|doodt))|(wil|zou willen|wou) ~(er niet meer zijn|niet meer bestaan|voor altijd slapen|voorgoed slapen|verdwijnen$|dat ik dood was|alleen maar dood)|niets liever dan (dood|sterven<jest>|er niet meer zijn)',
      '(niet|nooit) (meer )?wakker (word|werd|worden|te worden)( |$)(?!(voor|door|om|van|vroeg|zo))|(in slaap vallen|inslapen|slapen|gaan slapen) en ~(nooit|niet) (meer )?wakker',
      '(was|had|wou dat) ik ~(nooit|niet) ~(geboren|bestond|bestaan)|ik wou dat ik (dood was|er niet (meer )?was|niet bestond|dood ging)|(was ik (maar )?dood|ik wilde dat ik dood)',
      '(wil|kan|hoef|zie|heb) (ik )?(echt |gewoon )?~(niet|geen|nergens) (meer |zin meer om te )?(leven|verder leven|bestaan|er (gewoon )?(niet )?meer zijn|reden om te leven|reden meer om te leven|zin meer om te leven|kracht meer om te leven)(?! (in|met|bij|zonder(?! (hem|haar|jou))|van) )|ik wil (er )?(gewoon )?(er )?niet meer (zijn|leven|bestaan)|wil niet meer (leven|verder)(?! (in|met|bij|op) )',
      'het leven ~(heeft|heeft voor mij) ~geen zin|(leven|bestaan) ~(zinloos|niet meer waard|ondraaglijk|hoeft (voor mij )?niet)|levensmoe|moe van het leven|klaar met (het )?leven|(het )?leven (zat|beu|moe)|niemand ~(missen|merken|huilen|opvallen) als ik ~(dood|er niet|weg|verdwe*)|het hoeft voor mij niet meer|ik verdien het niet om te leven',
    ],
    method: [
      '(hoeveel|welke) ~~(pillen|tabletten|slaappillen|paracetamol|medicijnen|insuline) ~~(dood|sterven|dodelijk|overlijden|fataal)|(dodelijke|fatale) (dosis|hoeveelheid)(?! ~~(kat|hond|chocola))|(pijnloos|pijnloze|makkelijkste|snelste|zonder pijn|beste) ~~(dood|sterven|manier om (te sterven|dood te gaan|eruit)|zelfmoord|zelfdoding)|hoe (kan|maak|pleeg|moet) ik ~~(zelfmoord|mezelf (ombrengen|doden|ophangen)|er een eind|pijnloos|een eind aan mijn leven)',
      'sta ~~(op|bij|aan) (het spoor|de brug|het dak|de rand|het perron|de rails) ~~(springen|spring|wachten op de trein(?! (naar|van|uit))|stap|afscheid|klaar)|(touw|strop|pistool|mesje|scheermes|pillen) ~~(ligt|liggen|hangt|is|zijn) (al )?klaar|(gekocht|klaargelegd|gespaard|verzameld) ~~(touw|pillen|strop)|(alle|een heel doosje|een handvol|te veel|een strip|veel te veel) ~~(pillen|tabletten|slaappillen|paracetamol) ~~(geslikt|genomen|ingenomen)',
    ],
    farewell: [
      '(afscheidsbrief|afscheidsbrieven|zelfmoordbrief|afscheidsbriefje)|(brieven|brief) ~(geschreven|klaar|achtergelaten) ~(kinderen|ouders|iedereen|afscheid|als ik er niet meer)|(mijn|dit is mijn|het is mijn) (laatste) (bericht|nacht|avond|dag|woorden|appje)(?! (in|op|van|bij|voor|hier in|vakantie|school|werk|stage|met))',
      '(morgen|binnenkort|straks|maandag|volgende week) ~(ben ik er|ik er) (niet|niet meer|nooit)( meer)?(?! (want|ik heb vrij|bij de))(?= ?(,|$))(?<!er niet)|vaarwel (wereld|voor altijd|allemaal|iedereen)|(voor altijd|voorgoed) (vaarwel|dag|weg)|vaarwel$|(als|wanneer) je dit leest ~(ben ik|er niet|dood)|je hoeft je (over mij )?(geen zorgen|niet) ~(meer )?~(lang|over mij te maken)',
      '(weggegeven|nieuw baasje|nieuw thuis) ~(want ik|heb ik niet|waar ik heen ga|niet meer nodig)|(wie|iemand) ~(zorgt|zorgen) ~(hond|kat|kinderen) ~(als|wanneer) ik ~(niet meer|dood|weg)',
    ],
    burden: [
      '<all> ~(beter|gelukkiger|opgelucht|fijner) (af )?~(zonder (mij|me)|als ik ~(niet|dood|weg|nooit))|zonder (mij|me) ~(is|zijn|zou|zouden) ~(beter|gelukkiger|opgelucht)',
    ],
    worthless: [
      '(ik ben|voel me|voel mij|ben ik) ~(een|tot) (last|blok aan het been|nietsnut)|ik ben iedereen tot last|ben (iedereen|jullie|ze) (alleen maar )?tot last|(ik ben )?(helemaal )?niks waard$',
    ],
    hopeless: [
      '(ik )?(zie|zag) (ik )?het (leven )?(echt |gewoon )?niet meer zitten|ik (kan|trek|hou) (het )?(echt |zo )?niet meer( vol| aan| langer)?$|(geen|nergens) ~(uitweg|hoop|toekomst|licht)( meer)?( voor mij)?$|ik wil dat (het|de pijn|alles) (stopt|ophoudt|over is)$',
    ],
    selfHarm: [
      '(onder|vol) (de |met )?(sneeen|sneden|snijwonden|littekens)',
      '(mezelf|mijzelf|me|mij|in mijn (arm|armen|pols|polsen|been|benen)|mijn (armen|polsen|benen|dijen)) ~(gesneden|snijden|gekrast|krassen|verwond|verwonden|automutileren|pijn doen|pijn te doen|pijn gedaan|open gesneden|gebrand)(?<!vinger gesneden)(?<!vingers gesneden)(?! (met koken|tijdens|bij het))|snijd (ik )?(mezelf|mijzelf|in mijn (arm|pols|been)*)|automutil*|zelfbeschadiging',
    ],
    eating: [
      '(laat|dwing|liet) (ik )?(mezelf|mijzelf|me) ~(overgeven|braken|kotsen)|vinger(s)? in mijn keel|(al )?~dagen (niets|niks|niet) (meer )?gegeten|(heb|ik ben) ~(anorexi*|anorectisch|boulimi*)',
    ],
    otherPerson: [
      '(mijn|een) ~<kin> ~(wil niet meer (leven|verder)|heeft ~(pillen|tabletten) ~(geslikt|ingenomen|genomen)|heeft een afscheidsbrief|snijdt zichzelf)',
      '(mijn|een|onze|m n) ~~<kin> ~~(wil|wilde|zegt dat|zei dat|heeft gezegd|dreigt|probeerde|overweegt|gaat|denkt aan) ~~(dood(?! (de|het))|zelfmoord|zichzelf ~~(iets aan|ombrengen|van kant|ophangen|snijden|doden)|een eind*|sterven<jest>|niet meer leven)(?! van het lachen)',
    ],
  },
  core: [
    'ik wil dood',
    'ik wil sterven',
    'ik wil doodgaan',
    'zelfmoord plegen',
    'ik wil niet meer leven',
    'mezelf van kant',
  ],
};
