/**
 * The expressions of `minors.ts`, for folded text. Latin terms match at word boundaries, all others anywhere. No
 * quantifier is nested in another, so each expression runs in linear time.
 */

/** An age below eighteen, in digits or words. */
const young = String.raw`(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`;

/** Unambiguous terms for minors. */
export const minors: readonly RegExp[] = [
  /\b(?:underage[d]?|under-age|pre-?teens?|toddlers?|infants?|school ?girls?|school ?boys?|teens?|teenagers?|teenaged?|lolis?|lolitas?|shotas?|jailbait|minors|kindergart[a-z]{1,6}|(?:middle|high|elementary|primary)[ -]school(?:er|ers| girls?| boys?| students?| kids?)|(?:(?:1[0-2]|[1-9])(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[ -]grade(?:rs?| students?| girls?| boys?| kids?))\b/g,
  /\b(?:(?:little|young|small|prepubescent|pubescent|adolescent) (?:girls?|boys?|child|children|kids?|daughters?|sons?)|(?:a|an) (?:minor(?! \w)|child|kid|adolescent)|(?:is|are|was|were) (?:still )?(?:minors|children|kids))\b/g,
  new RegExp(
    String.raw`\b${young}[ -]?(?:years?|yrs?)[ -]old\b(?! (?:whisk|scotch|rum|wine|car|dog|cat|laptop|phone|relationship|marriage|house|company|account|wound|debt|bike|guitar|boat))`,
    'g',
  ),
  new RegExp(String.raw`\b${young} ?(?:y\/?o|yo)\b`, 'g'),
  new RegExp(String.raw`\b(?:aged?|age of) (?:only )?${young}\b`, 'g'),
  new RegExp(
    String.raw`\b(?:i am|i'm|im|you are|you're|youre|ur|she is|she's|shes|he is|he's|hes|who is|who's|turned|turning) (?:only |just |about |almost |actually |really )?${young}(?=$|\s*[.,;!?)"*]| (?:and|but|so|now|again)\b)`,
    'g',
  ),
  /\b(?:ni[nñ][oa]s?|menor(?:es)? de edad|colegialas?|adolescentes?|(?:tengo|tienes?|cumpli|de|com|tenho|tem|tens) (?:solo |so |apenas )?(?:[1-9]|1[0-7]) anos|criancas?|menininhas?|minderjahrig[a-z]{0,2}|schulmadchen|(?:kleine[sn]?|junge[sn]?) (?:madchen|kind(?:er)?|buben?)|(?:ein|als|das|dem) kind|(?:[1-9]|1[0-7]) jahre alt|(?:[1-9]|1[0-7])-?jahrige[rsn]?|mineure?s?|fillettes?|petite fille|petit garcon|ecoliere?s?|(?:un|une|les|des|d')\s?enfants?|(?:ai|as|a|de) (?:seulement )?(?:[1-9]|1[0-7]) ans)\b/g,
  /小学生|中学生|初中生|高中生|高校生|女子高生|未成年|幼女|幼い|(?<![ァ-ヶー])ロリ|(?<![ァ-ヶー])ショタ|小さな女の子|萝莉|蘿莉|正太|小女孩|小男孩|儿童|(?<![0-9])(?:[1-9]|1[0-7])(?:歳|才の|岁)/g,
  /(?<!\p{L})(?:ال|لل|ك|و)?(?:طفل|طفله|اطفال|قاصر|قاصره|قاصرات|مراهقه|مراهق)(?!\p{L})|(?:بنت|فتاه|ولد) صغير/gu,
];

/** Children in a household: mentioned near sexual content, they are not its object. */
export const family =
  /\b(?:my|our|your|his|her|their|the|have|has|having|had|with|two|three|of) (?:\S{1,12} ){0,2}(?:kids?|child|children|sons?|daughters?|teenagers?|teens?|toddlers?|[a-z0-9]{1,9}[ -]years?[ -]old)\b/g;

/** Acts and desires that are unambiguously sexual. */
export const acts: readonly RegExp[] = [
  /\b(?:fuck(?:s|ed|ing)? (?:me|her|him|them|us)|(?:to|will|gonna|let's|wanna|would) fuck|have sex|having sex|had sex|has sex|sex with|sex scenes?|sexual (?:act|acts|scene|scenes|roleplay|fantas[a-z]{1,4}|desire|relationship|relations|intercourse)|sexually (?:arous|explicit|attract|submiss)[a-z]{0,6}|make love|making love|made love|blow ?jobs?|hand ?jobs?|masturbat[a-z]{1,4}|jerk(?:s|ing)? off|orgasms?|cum(?:s|ming)?|horny|aroused|nudes?|porn[a-z]{0,8}|erotic[a-z]{0,4}|erotica|hentai|lewd|smut|nsfw|sext(?:s|ing)?|pussy|pussies|cocks?|boobs|tits|titties|lingerie|moan(?:s|ed|ing)?|seduc(?:e|es|ed|ing|tive|tively)|strip(?:s|ping)? (?:for|naked)|turn(?:s|ed)? (?:me|him|her) on|fetish|bdsm|deepthroat|creampie|virginity|sexy|sex(?:ual)? slaves?|naked (?:body|bodies|pics?|pictures?|photos?)|touch(?:es|ing)? (?:her|him|me|my|your|himself|herself|yourself) (?:\S{1,12} ){0,2}(?:privates?|breasts?|thighs?|crotch|there|sexually))\b/g,
  /\b(?:foll(?:ar|ame|arte|ando)|desnud[oa]s?|masturb(?:a|ar|arse|ando)|tener sexo|sexo con|polla|excitad[oa]|porno|pornografi[aec]|ficken|fickt|fick mich|geschlechtsverkehr|sex mit|sex haben|nacktbilder|nackte[sn]?|erotisch[a-z]{0,2}|wichsen|muschi|baise-moi|faire l'amour|coucher avec|sexe avec|masturber|branler|rapport sexuel|foder|transar|tesao|punheta|pelad[oa]s?|sexo com)\b/g,
  /\b(?:let me fuck|(?:take|takes|taking|pull|slide) off (?:your|her|his|my) (?:bra|panties|underwear|knickers|thong)|spread (?:your|her|his) legs|suck(?:s|ing)? (?:my|his|your) (?:cock|dick)|lick(?:s|ing)? (?:my|her|your) (?:pussy|clit)|make me (?:come|cum|moan)|grop(?:e|es|ed|ing)|fondl(?:e|es|ed|ing)|fingering (?:her|me|you))\b/g,
  /\b(?:tetas|chup(?:ame|ar|as|ando) (?:la|mi|tu|el)|correrme|hacer el amor|acostarme contigo|vagina|coger contigo|chup(?:a|ar|ando) (?:meu|minha)|transa(?:ndo|mos)?|gozar|buceta|fazer amor|deshabille(?:-toi|s)?|suce(?:-moi| ma| mon)|suc(?:er|ent) (?:ma|mon|son)|baiser (?:avec|une|la)|(?:te|veux|vais|va) baiser|seins nus|titten|(?:mit (?:dir|mir|ihr|ihm)) schlafen|zieh dich (?:nackt )?aus|blas mir|sess[ou] (?:con|orale)|fare sesso|scop(?:are|ami|arti|iamo)|succhia(?:mi|re|rti)?|fare l'amore|seks(?:i|u|ie|em)?|neuken|neuk me|pijpen|pieprz(?:yc|ymy|e)|ruchac|kochac sie z|sevis(?:mek|elim|iyor|me|tik)|sikis(?:elim|mek|iyor)?|bersetubuh|berhubungan (?:seks|intim)|ngentot|bercinta|telanjang|bugil)\b/g,
  /(?<!\p{L})(?:секс(?:а|у|ом|е|уальн\p{L}+)?|трах(?:н|а)\p{L}+|минет|раздев(?:аися|аися)|мастурб\p{L}+|порно|эротическ\p{L}+|обнаженн\p{L}+)(?!\p{L})/gu,
  /섹스|야한 ?짓|자위|알몸|벗어 ?봐|성관계|सेक्स|चोद|नंगी|नंगा|संभोग/g,
  /セックス|エッチ|オナニー|ポルノ|エロ|フェラ|おっぱい|まんこ|ちんこ|ちんぽ|全裸|裸の|裸に|做爱|性爱|色情|自慰|口交|性交|裸体|裸照|脱光|淫/g,
  /(?:ممارسه|مارس|يمارس|تمارس|امارس|نمارس) الجنس|اباحي|بورنو|سكس|عاريه?(?!\p{L})/gu,
];

/** Words that are sexual only in relation to a person: "naked" near a bath is not. */
export const bare =
  /\b(?:naked|nude|nudes|undress(?:ed|ing)?|take off your clothes|topless|sexy|slutty|horny|kinky|kiss(?:ing)? .{0,12}passionately)\b/g;

/** Terms of people who protect minors, report abuse, teach or ask about it. */
export const protecting =
  /\b(?:abus(?:e|ed|er|ers|ing|ive)|molest(?:ed|er|ation|ing)?|raped?|rapist|assault(?:ed|s)?|trauma[a-z]{0,6}|survivors?|victims?|police|report(?:ed|ing)?|protect(?:ed|ing|ion)?|educat(?:e|ion|ing|or)|pedophil[a-z]{1,4}|paedophil[a-z]{1,4}|predators?|groom(?:ed|er|ers|ing)|traffick[a-z]{1,4}|illegal|crimes?|criminal|arrested|convicted|therap(?:y|ist)|worried|concerned|parenting|puberty|consent laws?|age of consent|how (?:do|should|can) (?:i|we) (?:talk|explain|tell|protect|teach)|not (?:ok|okay|allowed|interested)|wrong|disgust(?:s|ed|ing)|sick(?:ens|ening)?|found|caught|walked in|asleep|abuso|abusad[oa]|violad[oa]|policia|missbrauch[a-z]{0,2}|polizei|viole[e]?|abuse[e]?|police)\b/;

/** A negation of what follows: "no minors", "not a teenager". */
export const denied =
  /\b(?:no|not|never|without|neither|nor|isn't|aren't|ain't|exclud(?:e|es|ing)|forbid(?:s|den)?|kein(?:e|en)?|sin|sem|pas de|aucun) (?:\S{1,10} )?$/;

/** Terms that are never acceptable. */
export const always =
  /\b(?:lolicon|shotacon|toddlercon|jailbait|kiddie porn|pedo ?porn|lolita porn|loli (?:porn|sex|hentai)|shota (?:porn|sex|hentai))\b/;

/** A role in the story that is assigned to a minor. */
export const part =
  /\b(?:you are|you're|youre|i am|i'm|im|she is|she's|he is|he's|pretend|act(?:ing)? (?:like|as)|play(?:ing)?(?: as)?|imagine|roleplay(?:ing)?|be) .{0,40}$/;
