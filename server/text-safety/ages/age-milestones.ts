import type { AgeLanguage, ClaimClass } from './age-patterns.ts';

/** Additions to one language's data, in the same notation. */
interface Milestones {
  readonly cues: string;
  readonly clauses: Partial<Readonly<Record<ClaimClass, readonly string[]>>>;
  readonly before?: readonly string[];
}

/** What people say of a life instead of a number: school years, celebrated birthdays, coming of age in the future. */
const milestones: Readonly<Record<string, Milestones>> = {
  en: {
    cues: String.raw`\b(?:sweet|quince|teens|early|mid|late|come|class|start|enter|beg[au]n|year|turn)`,
    clauses: {
      age: [
        '{child} of {just}{n} {year}',
        '(?:her|his|my|your|their|a) (?:sweet sixteen|quinceañera)(?! of| round| game)',
        String.raw`(?:in|still in|barely in) (?:her|his|my|your|their|the) (?:(?:early|mid|late)[ -]?|pre-?)?teens`,
        '(?:early|mid)[ -]teens',
        '(?:she|he|i|you), {n}(?=,)',
        String.raw`(?:has|have|had|'s|'ve|just|recently|finally|only|barely|newly) (?:(?:just|barely|only|recently|now|finally|already) ){0,2}turned {n}`,
        String.raw`(?:celebrate[sd]?|celebrating|had) (?:her|his|my|your|their) {ord} birthday (?:last|yesterday|today|this|on|with|recently|tonight|a \p{L}+ ago)`,
        String.raw`(?:her|his|my|your|their) age ?\? ?(?:(?:i am|i'm|she is|she's|he is|he's) )?{just}{n}{end}`,
        String.raw`(?:mother|mom|parents|father|dad) had (?:her|him|me|you) (?:only |just )?{n} years ago`,
        String.raw`{child} of (?:just |only )?{n}(?= (?:\p{L}{2,}ed|is|has|sat|stood|ran|came|went|who|with)(?!\p{L}))`,
        String.raw`at (?:just |only |barely )?(?:1[3-7](?![\d:.])|thirteen|fourteen|fifteen|sixteen|seventeen),? (?:she|he|i|they|you) (?:is|am|are)`,
      ],
      future: [
        String.raw`(?:will|'ll|won't|is going to|am going to) (?:be|become) (?:an adult|of age|a grown-?up|legal|eighteen|18) (?:in|next|soon|when|until|till)`,
        String.raw`in (?:\p{L}+|\d+) (?:years?|months?|weeks?|days?),? (?:she|he|i|they|you)(?:'ll| will)? (?:becomes?|turns?|be|is|am|are|comes?) (?:an adult|of age|legal|a grown-?up)`,
        String.raw`(?:has|have|had)(?: not|n't) (?:yet )?(?:come of age|reached (?:adulthood|the age of consent|majority))`,
        String.raw`(?:too young|(?:not|n't|won't be|never)(?: be| yet| quite| even)? old enough) to (?:vote|drive|marry|buy (?:alcohol|beer|cigarettes))`,
      ],
      school: [
        String.raw`(?:just|recently|only|has|have|she|he|i|they|you) (?:(?:just|only|recently) ){0,2}(?:started|begun|began|entered|joined|starts|enters) (?:\p{L}{1,10} )?{level}(?: school)?(?= |$|[.,;!?])(?! (?:teach|as a teacher))`,
        String.raw`(?:she|he|i|they|you|who|and|is|am|are|'s|'m) (?:(?:is|am|are|still|only|now) ){0,2}(?:in|goes to|go to|attends?) (?:class|form|standard|std) (?:1[0-2]|[1-9]|viii|vii|vi|ix|x)(?:{end}|(?= (?:in|at|of) ))`,
        '(?:freshmen|sophomores|juniors|seniors|students|pupils) (?:in|at|of) (?:the |our |an? )?{level} school',
        String.raw`(?:going|goes|go|moving|moves|moved|heading|heads|promoted|off) (?:up )?(?:in)?to (?:the )?{grade} grade`,
        String.raw`(?:just|recently|only) (?:finished|completed|left|graduated(?: from)?) (?:the |her |his |my )?(?:elementary|primary|middle|grade|grammar|junior high)(?: school)?(?! teach)`,
      ],
      birth: [
        String.raw`class of (?<graduation>20\d\d) (?:in|at|of|from) (?:[\p{L}' .]{2,25} )?(?:junior high|high school|middle school)`,
      ],
    },
  },
  es: {
    cues: String.raw`\b(?:quince|fiesta|mayor|menor|acab|cumpl|grado|curso|octavo|setimo|septimo|noveno|sexto)`,
    clauses: {
      age: [
        '(?:acaba|acabo|acabas) de cumplir (?:los )?{n}',
        '(?<=, ?)de {just}{n} {years}(?=[,.)!;]|$)',
        String.raw`(?:cumplió|cumplí|cumpliste|cumple) (?:los )?{n}(?: {years})?(?=$|[.,;!?]| ayer| hoy| anoche| la semana| el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mes)| este| hace)`,
        '(?:su|mi|tu|la) (?:fiesta de (?:los |sus |mis )?quince|quinceañera)',
      ],
      future: [
        '(?:todavía|aún) no (?:es|soy|eres) mayor(?: de edad)?',
        '(?:no|sin) (?:tiene|tengo|tienes|tener) (?:la |aún |todavía )?edad (?:para|de) (?:votar|conducir)',
        '(?:será|seré|serás|va a ser|voy a ser) mayor de edad',
        String.raw`(?:falta|faltan) (?:\p{L}+|\d+) (?:años?|mes(?:es)?|semanas?|días?) para (?:ser |que sea )?mayor(?:ía)? de edad`,
      ],
      school: [
        String.raw`(?:está|estoy|estás|va|voy|vas|cursa|curso|cursas|pasa|pasó|entró) (?:(?:todavía|aún|en|a|al|el|apenas) ){0,3}{grade} (?:grado|año|curso|de (?:la )?eso)`,
        '(?:acaba|acabo|acabas) de (?:terminar|acabar|salir de|dejar) (?:la )?primaria',
      ],
      role: ['(?:es|soy|eres|siendo) (?:todavía |aún )?menor(?=[.,;!?]|$| todavía| aún)'],
    },
    before: [
      String.raw`(?:la|el|un|una|esta|este|mi|su|nuestr[ao]) (?:casa|coche|carro|auto|empresa|tienda|edificio|árbol|puente|banda|reloj|contrato|vino|ley|bar|restaurante|barco|iglesia|ciudad|guitarra|hotel|calle|libro|mesa|escuela),? `,
    ],
  },
  de: {
    cues: String.raw`\b(?:volljahr|geburtstag|nicht|wird|werde|besuch|(?:sie|er|ich|du), )`,
    clauses: {
      age: [
        String.raw`(?:ihren|seinen|meinen|deinen) (?:\p{L}{1,10} )?(?:1[0-8]|[1-9])\. geburtstag`,
        'süße sechzehn|sweet sixteen',
        '(?:sie|er|ich|du), {n}(?=,)',
        String.raw`(?:ist|bin|bist) (?:(?:gerade|eben|erst|kürzlich|vorgestern|gestern|heute|neulich|soeben|schon|jetzt|frisch|vor kurzem) ){1,3}{n} geworden`,
        String.raw`(?:ihr|sein|mein|dein) alter ?\? ?(?:(?:ich bin|sie ist|er ist) )?{just}{n}{end}`,
        '(?:ersten|zweiten|dritten|vierten|fünften|sechsten|siebten|achten|neunten|zehnten|elften|zwölften|dreizehnten|vierzehnten|fünfzehnten|sechzehnten|siebzehnten|achtzehnten) geburtstag',
      ],
      future: [
        String.raw`(?:wird|werde|wirst) (?:(?!nicht )[\p{L}\d]{1,12} ){0,4}(?:volljährig|erwachsen)`,
        'noch (?:lange )?(?:keine|nicht ganz|nicht einmal) {m}{end}',
        '(?:noch )?nicht alt genug,? (?:um )?(?:zu wählen|zum wählen|wählen|auto zu fahren|zum autofahren)|darf noch nicht wählen',
        String.raw`(?:noch nicht|nicht) (?:mal )?volljährig|(?:bis zur|vor der) volljährigkeit`,
      ],
      school: [
        '(?:besucht|besuche|besuchst) (?:(?:noch|jetzt|die|das|eine?) ){1,2}(?:grund|haupt|real|mittel|gesamt|förder)?(?:schule|gymnasium)',
        '(?:hat|habe|hast) (?:gerade|eben|erst) (?:erst )?die (?:grund|haupt|real|mittel)schule (?:beendet|abgeschlossen|verlassen)',
      ],
    },
    // A vintage.
    before: ['(?:den|vom|des|guten|guter|edler) '],
  },
  fr: {
    cues: String.raw`\b(?:majeur|sera|serai|deviendra|majorit|\p{L}+ieme)`,
    clauses: {
      age: [
        '(?:son|mon|ton) (?:dixième|onzième|douzième|treizième|quatorzième|quinzième|seizième|dix-septième|dix-huitième|1[0-8]e(?:me)?) anniversaire',
      ],
      future: [
        String.raw`(?:sera|serai|seras|deviendra|deviendrai) (?:enfin |bientôt )?majeure?(?: dans \p{L}+| l'an prochain| bientôt|(?=[.,;!?]|$))`,
        "(?:n'est|ne suis|n'es) pas (?:encore )?majeure?",
        "avant (?:d'être majeure?|sa majorité|ma majorité)",
        "(?:pas|pas encore) (?:l'âge|assez âgée?|assez grande?) (?:de|pour) (?:voter|conduire)",
      ],
      school: ["(?:vient|viens) de (?:finir|terminer|quitter) (?:le primaire|l'école primaire|le collège)"],
    },
  },
  pt: {
    cues: String.raw`\b(?:maior|festa|quinze)`,
    clauses: {
      age: [
        '(?:fez|fiz|teve|tive|na|sua|minha|a) (?:a )?festa de (?:quinze|15)(?: anos)?',
        '(?<=, ?)de {just}{n} {years}(?=[,.)!;]|$)',
      ],
      school: ['(?:acabou|acabei) de (?:terminar|acabar|sair d)o (?:ensino )?(?:fundamental|primário)'],
      future: [
        '(?:ainda )?não (?:é|sou|és) (?:ainda )?maior de idade',
        'não (?:tem|tenho) (?:ainda )?idade (?:para|de) (?:votar|dirigir)',
        '(?:será|serei|vai ser|vou ser) maior de idade',
        String.raw`(?:falta|faltam) (?:\p{L}+|\d+) (?:anos?|mês|meses|semanas?|dias?) para (?:(?:ela|ele|eu|ser) ){0,2}(?:a )?maior(?:idade)?(?: de idade)?`,
      ],
    },
    before: [
      String.raw`(?:a|o|uma?|esta|este|essa|minha|meu|noss[ao]) (?:casa|carro|empresa|loja|prédio|árvore|ponte|banda|relógio|contrato|vinho|lei|bar|restaurante|navio|igreja|cidade|guitarra|hotel|rua|livro|mesa|escola),? `,
    ],
  },
  it: {
    cues: String.raw`\b(?:maggiorenn|sara|diventera)`,
    clauses: {
      age: ['(?<=, ?)di {just}{n} {years}(?=[,.)!;]|$)'],
      future: ['(?:sarà|sarò|diventerà|diventerò|non (?:è|sono) (?:ancora )?)(?: ?ancora)? ?maggiorenne'],
    },
  },
  nl: {
    cues: String.raw`\b(?:meerderj|volwassen)`,
    clauses: {
      future: [
        String.raw`(?:wordt|word) (?:[a-z0-9]{1,12} ){0,3}(?:meerderjarig|volwassen)`,
        '(?:nog niet) meerderjarig',
      ],
    },
  },
  pl: {
    cues: 'pelnolet',
    clauses: {
      future: [
        'nie (?:skończył|ukończył|mam?)(?:a|am|em)? ?(?:jeszcze )?(?:osiemnastu|siedemnastu|szesnastu|piętnastu|1[0-8]) lat',
        '(?:nie jest|nie jestem) (?:jeszcze )?pełnoletni[ae]?',
        '(?:będzie|będę) pełnoletni[ae]?',
      ],
    },
  },
  ru: {
    cues: 'совершеннолет',
    clauses: {
      future: [
        String.raw`(?:ещё )?не (?:достигла?|стала?) совершеннолети\p{L}+`,
        String.raw`(?:станет|стану|будет|буду) совершеннолетн\p{L}+`,
      ],
    },
  },
  tr: {
    cues: String.raw`\b(?:sinif|resit)`,
    clauses: {
      future: ['(?:henüz|daha) reşit değil', 'reşit ol(?:acak|acağım)'],
      school: [
        String.raw`(?:birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|on birinci|on ikinci|(?:1[0-2]|[1-9])\.?) sınıf(?:a|ta)? (?:gidiyor|okuyor|geçti|öğrencisi)[a-z]*`,
      ],
    },
  },
  id: {
    cues: String.raw`\b(?:kelas|sis[wi]|dewasa)`,
    clauses: {
      future: ['belum (?:dewasa|cukup umur|genap {m})'],
      school: [
        String.raw`kelas (?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|1[0-2]|[1-9]) {school}`,
        String.raw`(?:siswi|siswa|murid|pelajar|duduk di|masih) kelas (?:1[0-2]|[1-9]|tujuh|delapan|sembilan|enam)`,
        '(?:masih|baru masuk|sekolah di|duduk di) (?:di )?(?:bangku )?{school}',
      ],
    },
    before: ['(?:guru|mengajar) '],
  },
  ja: {
    cues: String.raw`j[kc](?=[。、！])|成人|大人|中学|高校|小学`,
    clauses: {
      age: ['{n}の(?:娘|少女|少年|女の子|男の子|乙女|小娘)', '花も恥じらう(?:十七|十六)'],
      future: [
        '(?:まだ|未だ)(?:成人|大人)(?:して|に|じゃ|では|前)',
        String.raw`(?:[一二三四五六七八九十数]|\d{1,2})年後に?は?(?:よう?やく)?(?:成人|大人に)`,
        '(?:来年|再来年|来月|もうすぐ|あと少しで|あと[一二三\\d]年で)[^。、\\n]{0,6}(?:成人|大人にな)',
      ],
      school: [
        '(?:中学|高校|小学)(?:校)?(?:に|へ)?(?:入った|入学した|上がった|進学した|入りたて)(?:ばかり|て間もない|ところ)?',
        '(?:小学校|中学校?)を(?:卒業した|出た)ばかり',
        '(?<![第一-龠])[小中高][1-6](?=です|だ|に|に|で)',
      ],
    },
  },
  zh: {
    cues: '[年成豆碧及高初中]',
    clauses: {
      age: [
        '年方(?:二八|二七|十[一二三四五六七])|二八(?:佳人|年华|芳龄)|及笄|豆蔻(?:年华|之年)|碧玉年华|金钗之年|舞勺之年',
      ],
      future: [
        '(?:还|尚|仍|都)(?:没有?|未)(?:成年|到法定年龄)',
        String.raw`(?:[一二三四五六七八九十两几]|\d{1,2})(?:个月|年)(?:后|以后|之后)才?会?(?:才)?成年`,
        String.raw`(?:再过|还有|还差|还要)[^。，\n]{0,6}(?:(?:满|到|就|就是){m}岁|成年)`,
      ],
      school: [
        '(?:刚|才|刚刚)(?:从)?(?:小学|初中)毕业',
        '(?:刚|才|刚刚)(?:上|升|读|念|考上|进)(?:了)?(?:小学|初中|高中|初[一二三]|高[一二三])',
      ],
    },
  },
  ko: {
    cues: '성인|미성년',
    clauses: { future: ['(?:아직|아직은) 성인이 (?:아니|안)', String.raw`년 (?:뒤|후)에? 성인이 (?:된|되)`] },
  },
  ar: {
    cues: '[ء-ي]',
    clauses: {
      age: ['(?:أكملت|أكمل|أتمت|أتم|بلغت|بلغ|دخلت) (?:سن |عامها |عامه |عامي )?{ordinal} ?عشر[ة]?'],
      future: ['(?:ست|سي|سأ|س)(?:بلغ|صبح) (?:سن الرشد|راشد[ةا]?|بالغ[ةا]?)'],
      school: ['(?:في|إلى|ب) ?الصف {ordinal}'],
      role: [
        '(?:ما زالت?|ما زلت|لا تزال|لا يزال|لا زالت?|هي|هو|أنا) قاصر(?:ا|[ة])?',
        '(?:ما زال[ت]?|ما زلت|لا (?:ي|ت)زال|لا زلت) (?:طفلا|طفلة|مراهقا|مراهقة|تلميذا|تلميذة)',
      ],
    },
    before: ['(?:معلم[ة]?|مدرس[ة]?|تعلم|يعلم) '],
  },
  hi: {
    cues: '[\\u0900-\\u097f]',
    clauses: {
      school: [String.raw`(?:[\p{L}\p{M}]+|\d{1,2})(?:वीं|वी) (?:कक्षा|क्लास) में (?:है|हूँ|हूं|हैं|पढ़[\p{L}\p{M}]*)।?`],
      future: ['(?:अभी )?बालिग नहीं'],
    },
  },
};

/** Adds the milestones of the language to its data. */
export const withMilestones = (data: AgeLanguage): AgeLanguage => {
  const added = milestones[data.language];
  if (added === undefined) {
    return data;
  }
  const claims = Object.entries(added.clauses).map(([claim, sources]) => [
    claim,
    [...(data.clauses[claim as ClaimClass] ?? []), ...sources],
  ]);
  return {
    ...data,
    cues: `${data.cues}|${added.cues}`,
    clauses: { ...data.clauses, ...Object.fromEntries(claims) },
    before: [...data.before, ...(added.before ?? [])],
  };
};
