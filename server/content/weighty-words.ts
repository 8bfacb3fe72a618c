import type { Language } from '../../contract/languages.ts';

/** How words begin that say of a fact that it weighs more than what somebody likes: alternatives, compared without case and accents. */
export interface WeightyWords {
  /** Words about somebody's health or life. */
  readonly health: string;
  /** Limits on what is done or said, with the verb: “never” alone stands in small talk too. */
  readonly limits: string;
  /** Who belongs to the family, and how it is with them. */
  readonly family: string;
  readonly promises: string;
}

export const weightyWords: Readonly<Record<Language, WeightyWords>> = {
  en: {
    health:
      "allerg|intoleran|asthma|diabet|epilep|seizure|coeliac|celiac|insulin|medicat|medicine|penicillin|antidepress|depress|anxiety|panic attack|surgery|operation|cancer|tumou?r|chemo|heart attack|heart disease|heart condition|stroke|pregnan|miscarr|diagnos|disab|deaf|blind|wheelchair|migraine|therap|sober|alcoholic|addict|suicid|self-harm|hospital|illness|chronic|autis|adhd|bipolar|trauma|ptsd|dementia|blood type|can(?:no|’|')?t (?:eat|take|tolerate|digest)|must not eat|may not eat",
    limits:
      "(?:never|not to|not) (?:call|mention|ask|joke|talk|bring up|touch|be called|be asked|speak)|(?:does not|doesn’t|doesn't|do not|don’t|don't) want to (?:talk|hear|speak|be)|would rather not|rather not talk|off limits|boundar|taboo|hates being|cannot bear|trigger",
    family:
      'mother|moms?\\b|mum\\b|dad\\b|father|parents|sister|brother|sibling|daughter|sons?\\b|child|kids?\\b|twins|baby|wife|husband|spouse|partner|fiance|grand(?:mother|father|ma|pa|parents)|aunt|uncle|cousin|niece|nephew|stepmother|stepfather|mother-in-law|father-in-law|married|marriage|divorc|widow|engaged|died|death|funeral|grie[fv]',
    promises: 'promis|swore|vow(?:s|ed)?\\b',
  },
  de: {
    health:
      'allerg|intoleran|unverträglich|vertr(?:age|ägt|agen) (?:kein|nicht)|(?:nicht|kein\\S*) vertr(?:age|ägt|agen)|asthma|diabet|epilep|zöliakie|insulin|medikament|tablette|penicillin|antidepress|depress|angststörung|panikattack|operation|operiert|krebs|tumor|chemo|herzinfarkt|herzfehler|herzkrank|schlaganfall|schwanger|fehlgeburt|diagnos|behinder|taub\\b|blind|rollstuhl|migräne|therap|trocken seit|alkoholi|abhängig|suizid|selbstverletz|krankenhaus|krankheit|krank|chronisch|autis|adhs|bipolar|trauma|demenz|blutgruppe|darf (?:kein|nicht)|nicht essen',
    limits:
      '(?:nie|niemals|nicht) (?:so )?(?:nennen|erwähnen|fragen|ansprechen|anfassen|darüber)|will nicht (?:über|darüber|so)|möchte nicht (?:über|darüber|so)|nicht (?:darüber|über \\S+) (?:reden|sprechen)|nicht (?:angefasst|genannt|gefragt)|tabu|erträgt kein|hasst es',
    family:
      'mutter|mama|vater|papa|eltern|schwester|bruder|brüder|geschwister|tochter|töchter|sohn|söhne|kind\\b|kinder\\b|zwilling|baby|ehefrau|ehemann|partner|verlobt|oma\\b|opa\\b|großmutter|großvater|großeltern|tante|onkel|cousin|nichte|neffe|stiefmutter|stiefvater|schwiegermutter|schwiegervater|verheiratet|geschieden|scheidung|verwitwet|witwe|gestorben|starb\\b|verstorben|beerdigung|trauer',
    promises: 'versprech|versprich|versproch|versprach|schwor|geschworen',
  },
  es: {
    health:
      'alerg|alérg|intoleran|asma|diabet|epilep|celíac|celiac|insulina|medicament|medicina|pastilla|penicilina|antidepres|depres|ansiedad|ataques? de pánico|cirugía|operación|operaron|cáncer|tumor|quimio|infarto|corazón|embaraz|aborto|diagn[oó]s|discapac|sord|cieg[oa]\\b|silla de ruedas|migraña|terapia|sobri|alcohólic|adict|suicid|autolesi|hospital|enferm|crónic|autis|tdah|bipolar|trauma|demencia|grupo sanguíneo|no (?:puede|puedo) (?:comer|tomar)|no (?:tolera|tolero)',
    limits:
      '(?:nunca|jamás|no) (?:la |lo |le |me )?(?:llam|mencion|pregunt|brome|toqu|habl)|no quier[eo] (?:hablar|oír|que)|prefier[eo] no|tabú|límite|no soport',
    family:
      'madre|mamá|padre|papá|padres|hermana|hermano|hija|hijo|niñ|gemel|bebé|esposa|esposo|marido|pareja|prometid|abuel|tía|tío|prim[ao]s?\\b|sobrin|madrastra|padrastro|suegr|casad|divorci|viud|murió|falleci|muerte|funeral|duelo',
    promises: 'promet|promes|jur[oó]',
  },
  fr: {
    health:
      'allerg|intoléran|asthm|diabét|diabèt|épilep|cœliaque|coeliaque|insuline|médicament|pénicilline|antidépress|dépress|anxiété|crises? de panique|chirurgi|opération|opéré|cancer|tumeur|chimio|infarctus|cardiaque|avc|enceinte|grossesse|fausse couche|diagnos|handicap|sourd|aveugle|fauteuil roulant|migraine|thérap|sobre\\b|alcooli|dépendan|suicid|automutil|hôpital|malad|chronique|autis|tdah|bipolaire|trauma|démence|groupe sanguin|ne (?:peut|peux) pas (?:manger|prendre)|ne (?:supporte|tolère) pas',
    limits:
      "(?:ne |n’|n')?(?:jamais|pas) (?:l’|l'|la |le |me )?(?:appeler|mentionner|demander|plaisanter|toucher|parler)|ne veu[tx] pas (?:parler|entendre|qu)|préfère ne pas|tabou|limite|déteste qu",
    family:
      'mère\\b|maman|père\\b|papa|parents|sœur|soeur|frère|filles?\\b|fils\\b|enfant|jumea|jumelle|bébé|épouse|époux|(?:sa|ma) femme|mari\\b|conjoint|compagn|fiancé|grand-mère|grand-père|mamie|papi\\b|tante|oncle|cousin|nièce|neveu|belle-mère|beau-père|marié|divorc|veu[fv]|mort\\b|morte|décéd|décès|obsèques|enterrement|deuil',
    promises: 'prom(?:et|is|esse)|jur[eé]',
  },
  ja: {
    health:
      'アレルギー|不耐症|喘息|ぜんそく|糖尿病|てんかん|インスリン|薬|ペニシリン|うつ|鬱|不安障害|パニック|手術|がん|癌|腫瘍|抗がん剤|心臓|脳梗塞|妊娠|流産|診断|障害|耳が聞こえ|目が見え|車椅子|片頭痛|偏頭痛|セラピー|カウンセリング|断酒|禁酒|依存症|自殺|自傷|入院|病院|病気|持病|慢性|自閉|双極|トラウマ|認知症|血液型|食べられない|飲めない|食べてはいけない',
    limits:
      '話したくない|聞かれたくない|触れられたくない|触れないで|言わないで|呼ばないで|聞かないで|呼ばれたくない|タブー|嫌がる|苦手な話題|してほしくない',
    family:
      '母|父|ママ|パパ|両親|親[がはのとを]|姉|妹|兄|弟|兄弟|姉妹|娘|息子|子ども|子供|双子|赤ちゃん|妻|(?<![丈工])夫|旦那|嫁|配偶者|婚約|祖母|祖父|おばあ|おじい|叔母|叔父|伯母|伯父|いとこ|姪|甥|義母|義父|結婚|離婚|亡くな|死ん|葬式|葬儀',
    promises: '約束|誓',
  },
  'pt-BR': {
    health:
      'alerg|alérg|intoler|asma|diabet|epilep|celíac|insulina|remédio|medicament|penicilina|antidepres|depress|ansiedade|ataques? de pânico|cirurgia|operação|operad|câncer|tumor|quimio|infarto|coração|cardíac|grávid|gravidez|aborto|diagn[oó]s|defici[eê]n|surd|ceg[oa]\\b|cadeira de rodas|enxaqueca|terapia|sóbri|alcoólatra|viciad|suicíd|suicid|automutil|hospital|doen|crônic|autis|tdah|bipolar|trauma|demência|tipo sanguíneo|não pode (?:comer|tomar)|não posso (?:comer|tomar)',
    limits:
      '(?:nunca|jamais|não) (?:a |o |me )?(?:cham|mencion|pergunt|brinc|toqu|toc|fal)|não quer(?:o)? (?:falar|ouvir|que)|prefere não|prefiro não|tabu|limite|não suport',
    family:
      'mãe|mamãe|pai\\b|papai|pais\\b|irmã|irmão|filha|filho|criança|gême|bebê|esposa|esposo|marido|parceir|noiv|avó|avô|tia\\b|tio\\b|prim[ao]s?\\b|sobrinh|madrasta|padrasto|sogr|casad|divorci|viúv|morreu|faleceu|morte|velório|enterro|luto',
    promises: 'promet|promess|jur(?:ou|ei)',
  },
  'zh-CN': {
    health:
      '过敏|不耐受|哮喘|糖尿病|癫痫|胰岛素|药|青霉素|抑郁|焦虑症|惊恐|手术|癌|肿瘤|化疗|心脏病|心梗|中风|怀孕|流产|确诊|诊断|残疾|失聪|失明|轮椅|偏头痛|心理治疗|戒酒|酗酒|成瘾|上瘾|自杀|自残|住院|医院|生病|疾病|慢性病|自闭|多动症|双相|创伤|痴呆|血型|不能吃|不能喝|不可以吃',
    limits: '不想谈|不想聊|不想提|不要提|别提|不要叫|别叫|不要问|别问|不要碰|禁忌|底线|不愿意谈|不喜欢被',
    family:
      '妈妈|母亲|爸爸|父亲|父母|姐姐|妹妹|哥哥|弟弟|兄弟|姐妹|女儿|儿子|孩子|双胞胎|宝宝|妻子|老婆|(?<!大)丈夫|老公|配偶|未婚|奶奶|外婆|姥姥|爷爷|外公|姥爷|姑姑|阿姨|叔叔|舅舅|表[哥弟姐妹]|堂[哥弟姐妹]|侄|外甥|婆婆|岳母|公公|岳父|结婚|离婚|丧偶|去世|过世|死了|葬礼',
    promises: '答应|承诺|发誓|保证过',
  },
  ar: {
    health:
      'حساسية|ربو|سكري|السكر|صرع|إنسولين|دواء|أدوية|بنسلين|اكتئاب|قلق مرضي|نوبات هلع|نوبة هلع|عملية جراحية|جراحة|سرطان|ورم|كيماوي|قلب|جلطة|حامل|حمل|إجهاض|تشخيص|إعاقة|أصم|كفيف|كرسي متحرك|شقيقة|علاج|مدمن|إدمان|انتحار|إيذاء النفس|مستشفى|مرض|مريض|مزمن|توحد|ثنائي القطب|صدمة|خرف|فصيلة دم|لا يستطيع أكل|لا أستطيع أكل|ممنوع من',
    limits:
      'لا (?:تريد|يريد|أريد) (?:الحديث|التحدث|الكلام|أن)|لا (?:تناد|تذكر|تسأل|تلمس)|يفضل ألا|تفضل ألا|أفضل ألا|خط أحمر|محظور',
    family:
      'أم |أمي|أمه|أمها|أمها|والد|أبي|أبوه|أبوها|أخت|أخي|أخوه|أخوها|أخ |ابنة|ابنت|ابن |ابني|ابنه|طفل|أطفال|توأم|رضيع|زوج|خطيب|جدة|جدت|جدي|جد |عمة|عم |خالة|خال |ابن عم|متزوج|طلاق|مطلق|أرمل|توفي|مات|وفاة|جنازة|حداد',
    promises: 'وعد|عهد|أقسم',
  },
};
