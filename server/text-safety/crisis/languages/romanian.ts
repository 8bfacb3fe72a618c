import type { Lexicon } from '../../patterns/lexicon.ts';

export const romanian: Lexicon = {
  language: 'ro',
  script: 'latin',
  parts: {
    jest: '(?! (de (ras|foame|rusine|cald|frig|plictiseala|somn|dor|sete|curiozitate)|in joc))',
    die: '(mor<jest>|moara|sa ma sinucid|ma sinucid|ma omor|sa ma omor|ma spanzur|ma arunc (de|din|in fata)|imi iau viata|sa imi iau viata|termin cu (viata|tot)|inchei (totul|cu viata)|sa nu mai exist|sinucidere|mori|dispar pentru totdeauna|fiu mort|fiu moarta|ma impusc|imi tai venele)',
    want: '(vreau|as vrea|imi doresc|doresc|vroiam|voiam|am decis|ma gandesc|planuiesc|o|am incercat|imi vine|prefer|urmeaza|trebuie)',
    kin: '(prieten|prietenul|prietena|fratele|sora|mama|tata|fiul|fiica|sotul|sotia|iubitul|iubita|colegul|colega)',
  },
  fields: {
    better: 'mai bine|fericit\\w*|usurat\\w*|liniste',
    without: 'fara mine|daca (as muri|n as exista|nu as fi|as disparea)',
    pills: 'pastil\\w+|tablete|medicamente|somnifere',
    blade: 'lama|lame|cutit\\w*|cutter\\w*',
    limb: 'mainile|mana|bratele|brate|venele|picioare|pielea',
  },
  denial: 'nu|niciodata|fara',
  fiction:
    'roman*|film*|cantec*|melodi*|carte*|poveste*|povesti|serial*|joc*|personaj*|poezi*|acum .{0,6} ani',
  things: 'examen*|tema|teme|luni|sedint*|scoala|caldura|bac',
  steppedOut: 'iesit din rol|nu (e un joc|glumesc|mai joc)|in viata reala|pe bune|lasand povestea',
  frames: {
    active: [
      '<want> ~(sa )?~<die>',
      '(ma voi sinucide|ma sinucid|ma omor(?! (dupa|cu)|$)|ma voi omori|imi voi lua viata)|gandur(i|ile) (suicidale|de sinucidere)|ma gandesc la (sinucidere|moarte)',
    ],
    passive: [
      '(adorm|dorm|sa dorm) ~(si )?sa nu (ma )?(mai )?(ma )?trez*|nu (m as fi|ma fi) nascut|(mai bine|as fi vrut|regret) ~nu (ma nasteam|m as fi nascut|m am nascut)',
      'nu (mai )?(vreau|pot|doresc|am (chef|motiv|puterea|pentru ce)|suport) ~(sa )?(traiesc|exist|viata)(?! (in|cu|la) )|viata ~nu (mai )?(are|merita) ~(sens|rost|traita)?|(satul|obosit|satula|obosita) (de viata|sa traiesc)|nu merit sa traiesc',
    ],
    method: [
      'cate ~~(pastile|tablete) ~~(sa mor|ca sa mor|mori)|(metoda|cum|mod) ~~(sa mor|ma sinucid|de sinucidere) ~~(fara durere|usor)?|doza letala|am (luat|inghitit) (toate|o cutie) ~~pastil*|funia e (gata|pregatita)',
    ],
    farewell: [
      '(scrisoare|scrisori|bilet) de adio|(ultimul|ultima) (meu |mea )?(mesaj|noapte|zi)( al meu| a mea)?(?! (in|la|de|din))(?= ?(,|$))|adio (pentru totdeauna|tuturor|lume)|maine nu (voi mai fi|mai sunt)',
    ],
    burden: ['(toti|toata lumea|familia mea|ei|lumea) ~(mai bine|mai fericit*) ~(fara mine|daca as muri)'],
    worthless: ['(sunt|ma simt) ~(o povara|un nimic)'],
    hopeless: [
      'nu mai (pot|rezist|suport)( asa| deloc)?$|(nu (vad|exista|mai am)) ~(iesire|speranta|viitor|nicio speranta)( pentru mine)?$',
    ],
    selfHarm: [
      'ma (tai|taiat|ranesc|zgarii|am taiat)( pe (maini|brate|picioare)| din nou| iar)*$|m am taiat (din nou|iar|pe (maini|brate|picioare))|imi fac rau',
    ],
    eating: ['(imi provoc varsaturi|ma fac sa vomit|degetele pe gat)|nu am mancat de ~zile'],
    otherPerson: [
      '<kin> ~~(meu|mea)? ?~~(vrea|spune|a zis|ameninta) ~~(sa se (sinucida|omoare)|sa moara<jest>|sinucid*)',
    ],
  },
  core: ['vreau sa mor', 'vreau sa ma sinucid', 'vreau sa ma omor', 'nu mai vreau sa traiesc'],
};
