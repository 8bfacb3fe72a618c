import type { AgeLanguage } from './age-patterns.ts';

const russian: AgeLanguage = {
  language: 'ru',
  cues: '[а-я]{3}',
  hasSpaces: true,
  numbers: [
    'один|одна|одного',
    'два|две|двух',
    'три|трёх',
    'четыре|четырёх',
    'пят[ьи]',
    'шест[ьи]',
    'сем[ьи]',
    'восемь|восьми',
    'девят[ьи]',
    'десят[ьи]',
    'одиннадцат[ьи]',
    'двенадцат[ьи]',
    'тринадцат[ьи]',
    'четырнадцат[ьи]',
    'пятнадцат[ьи]',
    'шестнадцат[ьи]',
    'семнадцат[ьи]',
    'восемнадцат[ьи]',
  ],
  tens: '(?<!(?:двадцать|тридцать|сорок|десят|девяносто|двадцати|тридцати) )',
  lists: {
    whom: '(?:ей|ему|мне|тебе|девочке|мальчику|девушке|школьнице)',
    stem: '(?:двух|трёх|четырёх|пяти|шести|семи|восьми|девяти|десяти|одиннадцати|двенадцати|тринадцати|четырнадцати|пятнадцати|шестнадцати|семнадцати|(?:1[0-7]|[1-9])-?)',
    just: '(?:(?:только|всего|едва|лишь|уже|сейчас|почти|недавно исполнилось|исполнилось) ){0,3}',
    end: String.raw`(?=$|\s*[.,;!?()]| (?:лет|год|и|но))`,
    kin: String.raw`(?:сын\p{L}*|дочк\p{L}*|дочер\p{L}*|дочь|ребён\p{L}*|дет\p{L}*|племянни\p{L}+|внук\p{L}*|внучк\p{L}*|брат\p{L}*|сестр\p{L}*|кошк\p{L}+|кот\p{L}*|собак\p{L}+|ученик\p{L}+)`,
  },
  clauses: {
    age: ['{whom} {just}{n}{end}', 'возраст ?[:=-]? ?{n}'],
    future: [
      '(?:исполнится|исполняется|стукнет|будет) {m}(?: лет|{end})',
      '(?:{whom} )?(?:скоро|почти|ещё нет|нет ещё|не исполнилось) {m}{end}',
    ],
    school: [
      String.raw`(?:учится|учусь|учишься|ходит|хожу) (?:(?:ещё|всё|в|во) ){1,3}(?:(?:1[01]|[1-9])(?:-?\p{L}{1,2})?[ -]классе?|\p{L}{4,14} классе?|школе|школу|началке|гимназии|детск\p{L}+ сад\p{L}*)`,
    ],
    birth: [
      String.raw`родил(?:ась|ся)[^.!?,\n]{0,20}?{y}`,
      '{y} (?:года|г\\.?) ?(?:рождения|р\\.)',
      String.raw`рождена?[^.!?,\n]{0,20}?{y}`,
    ],
  },
  phrases: {
    age: [
      String.raw`{stem}летн(?:яя|ий|юю|его|ей|им|ие|его)`,
      '(?:^|(?<=[,(] ?)){n} лет(?=[,.)!;]|$| отроду)',
      '(?:девочк[аи]|мальчик|девушка|школьница|подросток) {n} лет',
    ],
    school: [
      String.raw`школьни(?:ца|к|цу|цей)|(?:перво|второ|третье|четверо|пяти|шести|семи|восьми|девяти|десяти|одиннадцати)класс(?:ниц\p{L}+|ник\p{L}*)|лицеистка|гимназист(?:ка)?`,
      String.raw`учени(?:ца|к) (?:(?:1[01]|[1-9])(?:-?\p{L}{1,3})?|\p{L}{4,14})[ -]класса`,
    ],
    role: [
      String.raw`маленьк(?:ая|ий|ую) (?:девочк\p{L}+|мальчик\p{L}*|дочк\p{L}+|дочурк\p{L}+|сынок)`,
      String.raw`тво(?:я|ю) (?:\p{L}{1,12} )?(?:дочурк[ау]|доченьк[ау])`,
      String.raw`несовершеннолетн(?:яя|ий|юю|его)|малолет(?:ка|няя|ний|нюю|ку)|^подросток`,
    ],
  },
  before: [
    String.raw`(?:её|его|мой|моя|моему|моей|наш\p{L}*|их|у неё|у него|свое\p{L}+|есть) (?:\p{L}{1,12} )?{kin},? (?:(?!ты |я |и )\p{L}{1,12},? ){0,2}`,
    '(?:когда|в|с|до|если|пока|не|без|была|был|как|для|помогает|защищает) (?:ей |ему )?(?:было )?',
    String.raw`(?:учитель\p{L}*|преподаёт|учит) (?:\p{L}{1,12} ){0,2}`,
  ],
  beforePhrase: [
    String.raw`(?:её|его|мой|моя|наш\p{L}*|мать|отец|мама|папа|бабушка|дедушка|тётя|дядя|у неё|у него|есть) (?:\p{L}{1,12} )?`,
    'бывш(?:ая|ий) ',
  ],
  after: [
    String.raw` лет (?:опыт|назад|стаж|спустя|вместе|в )|-?\p{L}* ?(?:сын|дочь|дочер|кот|кошк|собак|виски|вино|опыт|стаж)`,
  ],
};

const turkish: AgeLanguage = {
  language: 'tr',
  cues: String.raw`\b(?:yas|lise|ortaok|ilkok|sinif|dogum|dogdu|dogmus|kucuk|resit|cocuk)|li yas`,
  hasSpaces: true,
  numbers: [
    'bir',
    'iki',
    'üç',
    'dört',
    'beş',
    'altı',
    'yedi',
    'sekiz',
    'dokuz',
    'on',
    'on ?bir',
    'on ?iki',
    'on ?üç',
    'on ?dört',
    'on ?beş',
    'on ?altı',
    'on ?yedi',
    'on ?sekiz',
  ],
  tens: '(?<!(?:yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz) )',
  lists: {},
  clauses: {
    future: ['{m} yaşına (?:gir|bas)[a-z]*', 'yakında {m}'],
    birth: ['{y} doğumlu', "{y}(?:'[a-z]+)?(?: yılında)? doğ(?:du|muş|dum)[a-z]*"],
  },
  phrases: {
    age: ['{n} yaş(?:ında|ındayım|ındasın|ındadır|lı|larında)', 'yaş(?:ı|ım)?[: ]+{n}'],
    school: [
      String.raw`(?:1[0-2]|[1-9])\.? sınıf (?:öğrencisi|kızı)|liseli|lise (?:[a-z]{3,10} sınıf )?öğrencisi|(?:orta|ilk)okul(?:lu| öğrencisi| talebesi)`,
    ],
    role: ['küçük (?:bir )?(?:kız|erkek)(?: çocuğu)?', 'reşit (?:değil|olmayan)'],
  },
  before: [
    '(?:kedisi|köpeği|oğlu|kızım|oğlum|yeğeni|çocuğu|torunu|kardeşi) (?:daha |henüz |şu an )?',
    'ben ',
  ],
  beforePhrase: [],
  after: [
    String.raw`(?:ki)? (?:bir )?(?:[a-z]{1,10} )?(?:oğlu|oğlum|kızı|kızım|kedi|köpek|çocuğu|yeğen|torun|araba|viski)`,
    'ki (?:oğlu|kızı|kedisi|köpeği|çocuğu)',
  ],
};

const indonesian: AgeLanguage = {
  language: 'id',
  cues: String.raw`\b(?:tahun|umur|usia|berusia|berumur|sis[wiw]|murid|pelajar|kelas|sma|smp|sd|lahir|gadis|anak|bocah|bawah)`,
  hasSpaces: true,
  numbers: [
    'satu',
    'dua',
    'tiga',
    'empat',
    'lima',
    'enam',
    'tujuh',
    'delapan',
    'sembilan',
    'sepuluh',
    'sebelas',
    'dua belas',
    'tiga belas',
    'empat belas',
    'lima belas',
    'enam belas',
    'tujuh belas',
    'delapan belas',
  ],
  tens: '(?<!puluh )',
  lists: {
    kin: String.raw`(?:anak(?:nya|ku|mu)?|kucing(?:nya|ku)?|anjing(?:nya|ku)?|putr[ai](?:nya|ku)?|keponakan(?:nya|ku)?|cucu(?:nya|ku)?|adik(?:nya|ku)?)`,
    school: '(?:sma|smp|sd|smk|tk)',
  },
  clauses: {
    age: [
      String.raw`(?:umur|usia)(?:ku|nya|mu|ny)?(?: adalah|:)?(?: baru| masih| sekitar| hanya)* {n}(?: tahun|(?=$|[.,]))`,
    ],
    future: ['(?:sebentar lagi|hampir|segera|akan berusia|akan berumur|akan) {m} tahun'],
    birth: [String.raw`lahir[^.!?,\n]{0,20}?{y}`],
  },
  phrases: {
    age: [
      '(?:berusia|berumur)(?: baru| masih| sekitar| hanya)* {n}(?: tahun|(?=$|[.,]))',
      '(?:gadis|cewek|cowok|remaja|perempuan|anak perempuan|bocah) (?:[a-z]{1,12} )?{n} tahun',
    ],
    school: [
      '(?:siswi|siswa|murid|pelajar|cewek|anak) (?:kelas [0-9a-z]{1,8} )?{school}',
      'kelas (?:1[0-2]|[1-9]|[a-z]{4,8}) {school}',
    ],
    role: ['gadis kecil', '(?:anak )?(?:di )?bawah umur', '^bocah'],
  },
  before: [
    String.raw`{kin},? (?:(?!kamu |aku |dan )[a-z]{1,12},? ){0,2}`,
    '(?:ketika|saat|sejak|waktu|bukan|tidak|guru|mengajar) (?:ia |dia |aku )?',
  ],
  beforePhrase: [String.raw`(?:punya|ibu|ayah|dengan) (?:dari |seorang )?(?:[a-z]{1,12} )?`],
  after: [' (?:pengalaman|lalu|menikah|kemudian)'],
};

export const russianTurkishIndonesian: readonly AgeLanguage[] = [russian, turkish, indonesian];
