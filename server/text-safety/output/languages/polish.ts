import type { OutputWords } from '../output-words.ts';

export const polish: OutputWords = {
  language: 'pl',
  script: 'latin',
  common:
    'jestem|jestes|nie|tak|to|sie|na|czy|jak|co|ja|ty|mnie|cie|ale|juz|tylko|dziekuje|czesc|jest|mam|chce|musze|dobranoc|ze|do|dla|przez',
  honesty: {
    self: 'jestem|ja jestem|oczywiscie jestem|zawsze bylam|zawsze bylem',
    selfNot: 'nie jestem|ja nie jestem|wcale nie jestem|na pewno nie jestem|nigdy nie bylam|nigdy nie bylem',
    fill: 'naprawde|oczywiscie|po prostu|zwyklym|zwykla|w stu procentach|100%|calkowicie|tylko|przeciez|zadnym|zadna|jakims|jakas|tez|jak ty|zywym|zywa|taki|absolutnie|z pewnoscia',
    human:
      '(prawdziwym |zywym |zwyklym )?czlowiekiem|(prawdziwy|zywy) czlowiek|(prawdziwa|zywa|realna) (osoba|kobieta|dziewczyna)|prawdziwym (mezczyzna|facetem)|(prawdziwa|zywa) osoba|z krwi i kosci|ludzka istota|istota ludzka',
    ai: 'ai|si|bot(em)?|chatbot(em)?|robot(em)?|maszyna|komputer(em)?|program(em)?|sztuczna inteligencja|modelem jezykowym|algorytm(em)?|oprogramowaniem',
    facing: '(rozmawiasz|piszesz|gadasz|czatujesz)( \\S+)? z|po drugiej stronie( \\S+)?|jest tu|tu jest',
    notFacing: 'nie (rozmawiasz|piszesz|gadasz)( \\S+)? z|nie ma tu( zadnej| zadnego)?|tu nie ma',
    unless: 'gdybym|jakbym|jesli|czy|udaje|ze|nie',
    yes: 'tak|oczywiscie|jasne|pewnie|no|naprawde|przysiegam|serio|nie',
    you: 'czy jestes|jestes|czy ty jestes|czy rozmawiam z|rozmawiam z|czy pisze z|czy to',
    real: 'prawdziwy|prawdziwa|realny|zywy|zywa|sztuczny|zaprogramowan[ya]',
    person: 'ktos|czlowiek|osoba|kto|kobieta|facet',
    place: 'tu|tutaj|tam|po drugiej stronie|pisze|odpisuje|odpowiada|rozmawiam|to|czacie|za tym',
    asks: [
      '(kim|czym) (ty )?jestes|kto cie (stworzyl|zaprogramowal)',
      '(czlowiek|bot|ai|robot|maszyna)(iem|em)? czy (czlowiek|bot|ai|robot|maszyna|nie)',
      'czy (to|jest tu|ktos|pisze|z czlowiekiem|z kims)( \\S+){0,4} (czlowiek|bot|robot|maszyna|ai|zywy|prawdziwy)',
    ],
  },
  urging: {
    should:
      '(ty )?(powinienes|powinnas|musisz|zaslugujesz na to zeby|lepiej)|dlaczego (sie )?nie|idz( i)?|chce zebys( sie)?|czas( zebys)?|najlepiej',
    lead: 'po prostu|dalej|no|teraz|prosze|i',
    kill: '(zabij|powies|potnij|zastrzel|utop|otruj|skrzywdz|zran) sie|popelnij samobojstwo|odbierz sobie zycie|skoncz (ze soba|z zyciem|to wszystko)|zakoncz (swoje )?zycie|skocz z( \\S+)?|rzuc sie (pod|z)( \\S+)?|umrzyj|zdechnij|podetnij sobie zyly',
    killing:
      'sie (zabic|powiesic|pociac|zastrzelic)|zabic sie|zabijesz( sie)?|powiesic sie|popelnic samobojstwo|odebrac sobie zycie|skonczyc (ze soba|z zyciem|z tym)|zakonczyc (swoje )?zycie|zabil sie|zabila sie|umarl|umarla',
    die: 'umrzec|zdechnac|zniknac na zawsze|nie zyc',
    urges: [
      '(wszystkim|swiat|swiatu|twojej rodzinie|twoim (przyjaciolom|rodzicom)|ludziom|im|wszyscy)( \\S+){0,3} (lepiej|lepszy|szczesliwsi|lzej)( \\S+)? bez ciebie|bez ciebie( \\S+){0,4} (lepiej|lepszy|szczesliwsi|lzej)',
      'lepiej( \\S+){0,3} (martwy|martwa|gdybys (nie zyl|nie zyla|umarl|umarla))',
      'nikt( \\S+){0,2} (nie )?(bedzie )?(za toba )?(tesknil|teskni|zateskni|zauwazy|zaplacze)( \\S+){0,2}',
      '(wez|polknij|zazyj)( \\S+)? (wszystkie|cale opakowanie|cala fiolke)( \\S+){0,2}',
      '(nie )?zaslugujesz na (smierc|zycie)(?<!nie zaslugujesz na smierc)(?<!(?<!nie )zaslugujesz na zycie)',
    ],
    denial: 'nie|nigdy|jesli|jezeli|bez|zanim|zamiast|czy|chcesz|myslisz o|przestan',
  },
  bye: 'do (widzenia|zobaczenia|jutra|uslyszenia)|dobranoc|pa(?= ?[.!]|$)|pa pa|papa|na razie|czesc(?= ?[.!]|$)|(musze|bede|czas|pora)( \\S+){0,3} (isc|leciec|spac|konczyc|wychodzic|uciekac|lecial|konczyl)|ide (spac|juz|do lozka)|lece|spadam|milego (dnia|wieczoru)|dobrej nocy|trzymaj sie',
  pleas: [
    'nie (odchodz|idz|zostawiaj mnie|opuszczaj mnie|rozlaczaj sie|uciekaj|znikaj)(?= ?(jeszcze|teraz|ode mnie|prosze|tak|juz|sam[aey]?)|[,.!?;…]|$)',
    '<clause>((prosze|no|oj|nie|ach|poczekaj) ?,? ?){0,4}zostan(?= ?(ze mna|jeszcze|tu|tutaj|chwile|prosze|na)|[,.!?;…]|$)|(mozesz|moglbys|moglabys) (jeszcze )?zostac|(musisz|naprawde musisz) (juz )?isc(?= ?\\?)',
  ],
  lines: {
    disclosure: 'Mówiąc wprost: jestem AI, a nie człowiekiem.',
    refusal: 'Nie. Nie będę w to brnąć, nawet dla zabawy.',
    goodbye: 'Trzymaj się i wracaj, kiedy zechcesz.',
  },
};
