/** The expected fields of a draft from a sentence: name, age (null for none), pronouns, place and tag. */
export type Expected = readonly [
  sentence: string,
  name: string,
  age: number | null,
  pronouns: string,
  place: string,
  tag: string,
];

export const english: readonly Expected[] = [
  [
    'A retired violin maker in Cremona who talks to her instruments',
    '',
    null,
    'she/her',
    'Cremona',
    'violin maker',
  ],
  ['A grumpy male astronaut of sixty', '', 60, 'he/him', '', 'astronaut'],
  ['My grandfather Otto, a beekeeper, 81', 'Otto', 81, 'he/him', '', 'beekeeper'],
  ['I want a funny 60 years old witch who lives on an island', '', 60, 'she/her', 'An island', 'witch'],
  ['a grumpy lighthouse keeper who mends clocks', '', null, '', '', 'lighthouse keeper'],
  ['Mara Quill, 45, a night baker from Porto', 'Mara Quill', 45, '', 'Porto', 'night baker'],
  ['A 34-year-old detective named Ines Okada', 'Ines Okada', 34, '', '', 'detective'],
  ['Please make me a shy librarian called Noor, they/them', 'Noor', null, 'they/them', '', 'librarian'],
  [
    'Captain Ruth Lindgren is a captain of fifty-two from Bergen',
    'Ruth Lindgren',
    52,
    '',
    'Bergen',
    'captain',
  ],
  ['Robin is a nonbinary barista, thirty-one', 'Robin', 31, 'they/them', '', 'barista'],
  ['A woman who works as a nurse in Leeds', '', null, 'she/her', 'Leeds', 'nurse'],
  ['A mother of three, 45', '', 45, 'she/her', '', ''],
  ['A man who misses his sister', '', null, 'he/him', '', ''],
  ['A teacher with a 12-year-old daughter, aged 41', '', 41, '', '', 'teacher'],
  ['The astronomer Idris Haidari, sixty-eight', 'Idris Haidari', 68, '', '', 'astronomer'],
  ['I’d like to meet a 300-year-old vampire from Vienna', '', 300, '', 'Vienna', 'vampire'],
  ['A baker who loves people and their stories', '', null, '', '', 'baker'],
  ['Somebody funny', '', null, '', '', ''],
  ['x', '', null, '', '', ''],
];

export const german: readonly Expected[] = [
  [
    'Eine pensionierte Geigenbauerin in Cremona, 67, die mit ihren Instrumenten spricht',
    '',
    67,
    'sie/ihr',
    'Cremona',
    'geigenbauerin',
  ],
  ['Mein Opa Otto, Imker, 81', 'Otto', 81, 'er/ihm', '', 'imker'],
  ['Ein mürrischer Leuchtturmwärter von sechzig', '', 60, 'er/ihm', '', 'leuchtturmwärter'],
  [
    'Eine Bäckerin namens Hanna Weber, dreiundvierzig Jahre alt, aus Bremen',
    'Hanna Weber',
    43,
    'sie/ihr',
    'Bremen',
    'bäckerin',
  ],
  ['Ich möchte einen 55-jährigen Detektiv aus Wien', '', 55, 'er/ihm', 'Wien', 'detektiv'],
  ['Ein Mann, der seine Schwester vermisst', '', null, 'er/ihm', '', ''],
  ['Eine Hexe, die auf einer Insel lebt', '', null, 'sie/ihr', 'Auf einer Insel', 'hexe'],
  ['Jemand, der gut zuhört', '', null, '', '', ''],
  ['Kapitänin Ruth Lindgren, einundfünfzig, aus Hamburg', 'Ruth Lindgren', 51, '', 'Hamburg', 'kapitänin'],
  ['Peter, 40, Tischler in Rente', 'Peter', 40, '', '', 'tischler'],
  ['Ein Lehrer mit einer 12-jährigen Tochter, 41', '', 41, 'er/ihm', '', 'lehrer'],
];

export const french: readonly Expected[] = [
  ['Une luthière à la retraite à Crémone, soixante-sept ans', '', 67, 'elle', 'Crémone', 'luthière'],
  ['Un apiculteur de 81 ans nommé Otto', 'Otto', 81, 'il', '', 'apiculteur'],
  ['Ma grand-mère Odette, boulangère à Lyon', 'Odette', null, 'elle', 'Lyon', 'boulangère'],
  ['Un astronaute grincheux de quatre-vingt-deux ans', '', 82, 'il', '', 'astronaute'],
  ['Une bibliothécaire depuis 20 ans', '', null, 'elle', '', 'bibliothécaire'],
];

export const spanish: readonly Expected[] = [
  ['Una apicultora jubilada de Sevilla, sesenta y cinco años', '', 65, 'ella', 'Sevilla', 'apicultora'],
  ['Un astronauta gruñón de sesenta años', '', 60, 'él', '', 'astronauta'],
  ['Mi abuelo Otto, apicultor, 81 años', 'Otto', 81, 'él', '', 'apicultor'],
  ['Una bruja que se llama Paloma', 'Paloma', null, 'ella', '', 'bruja'],
];

export const portuguese: readonly Expected[] = [
  ['Uma apicultora aposentada de Recife, 62 anos', '', 62, 'ela', 'Recife', 'apicultora'],
  ['Meu avô Otto, apicultor, oitenta e um anos', 'Otto', 81, 'ele', '', 'apicultor'],
  ['Um detetive chamado Mateus, trinta e oito anos', 'Mateus', 38, 'ele', '', 'detetive'],
];

export const arabic: readonly Expected[] = [
  ['نحالة متقاعدة في القاهرة عمرها ٦٥ سنة', '', 65, 'هي', 'القاهرة', 'نحالة'],
  ['طبيب اسمه فريد، عمره خمسون سنة، من بيروت', 'فريد', 50, 'هو', 'بيروت', 'طبيب'],
];

export const japanese: readonly Expected[] = [
  ['クレモナに住む引退したバイオリン職人、67歳、女性', '', 67, '彼女', 'クレモナ', 'バイオリン職人'],
  ['名前はユキ、45歳の養蜂家', 'ユキ', 45, '', '', '養蜂家'],
  ['六十歳の気難しい宇宙飛行士の男性', '', 60, '彼', '', '宇宙飛行士'],
];

export const chinese: readonly Expected[] = [
  ['住在杭州的退休养蜂人，六十八岁，男', '', 68, '他', '杭州', '养蜂人'],
  ['一位叫林晓的女医生，45岁', '林晓', 45, '她', '', '医生'],
];

/** The taglines of sentences. */
export const taglines: ReadonlyArray<readonly [sentence: string, tagline: string]> = [
  ['A retired violin maker in Cremona who talks to her instruments', 'A retired violin maker'],
  ['My grandfather Otto, a beekeeper, 81', 'A beekeeper'],
  ['A woman who works as a nurse in Leeds', 'A nurse'],
  ['Robin is a nonbinary barista, thirty-one', 'A nonbinary barista'],
  ['Somebody funny', 'Somebody funny'],
  [
    'Somebody who has seen the sea from every side and still cannot say what color it is',
    'Somebody who has seen the sea from every side and still…',
  ],
  ['Eine pensionierte Geigenbauerin in Cremona, 67', 'Eine pensionierte Geigenbauerin'],
  ['Ich möchte einen 55-jährigen Detektiv aus Wien', 'Detektiv'],
  ['Peter, 40, Tischler in Rente', 'Tischler'],
  ['Un astronaute grincheux de quatre-vingt-deux ans', 'Un astronaute grincheux'],
  ['Une bibliothécaire depuis 20 ans', 'Une bibliothécaire'],
  ['Una apicultora jubilada de Sevilla, sesenta y cinco años', 'Una apicultora jubilada'],
  ['Uma apicultora aposentada de Recife, 62 anos', 'Uma apicultora aposentada'],
  ['نحالة متقاعدة في القاهرة عمرها ٦٥ سنة', 'نحالة متقاعدة'],
  ['طبيب اسمه فريد، عمره خمسون سنة، من بيروت', 'طبيب'],
  ['名前はユキ、45歳の養蜂家', '45歳の養蜂家'],
  ['住在杭州的退休养蜂人，六十八岁，男', '住在杭州的退休养蜂人'],
  ['一位叫林晓的女医生，45岁', '医生'],
];

/** Sentences that make a mate a minor, with the name in them. */
export const minors: readonly (readonly [sentence: string, name: string])[] = [
  ['A 15-year-old girl named Lia', 'Lia'],
  ['Lia, fifteen, a skateboarder', 'Lia'],
  ['A girl of sixteen', ''],
  ['A schoolgirl named Hana', 'Hana'],
  ['Ein 14-jähriges Mädchen namens Lia', 'Lia'],
  ['Ein Imker, 17', ''],
  ['Une fille de 15 ans', ''],
  ['Una niña de 12 años', ''],
  ['Uma menina de 13 anos', ''],
  ['فتاة عمرها ١٥ سنة', ''],
  ['15歳の女子高生', ''],
  ['一个十五岁的女孩', ''],
];
