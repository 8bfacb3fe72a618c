/**
 * Words by what they mean for a statement about an age, in all languages together, as `withAgeTokens` returns them: with
 * them a classifier learns from "Mein Sohn ist 14" what "My nephew is 15" means. An entry that ends with an asterisk is the
 * beginning of a word. A word belongs to the first kind that has it.
 */
export const ageWords = {
  /** The future as an adult. */
  whenGrown: [
    "when i grow up|when i'm grown up|when i turn ᚨ|when i'm ᚨ|as soon as i'm ᚨ|wenn ich gross bin|cuando sea mayor",
    'cuando crezca|quand je serai grand|quand je serai grande|quando eu crescer|da grande|когда вырасту|لما اكبر|크면|커서',
    '大きくなったら|大人になったら|长大',
  ].join('|'),
  eighteen: 'eighteen|eighteenth|achtzehn|dieciocho|dix-huit|dezoito|diciott*|восемнадцат*|十八',
  /** Numbers below 13 in words. */
  childsNumber:
    'eleven|twelve|ten|nine|eight|once|doce|onze|douze|doze|undici|dodici|elf|zwolf|одиннадцат*|двенадцат*|열한|열두|열 살|十一|十二',
  /** Numbers from 20 in words. */
  adultsNumber: [
    'twenty|thirty|thirties|forty|fifty|sixty|seventy|eighty|ninety|veint*|treinta|cuarenta|cincuenta|vingt|trente|quarante',
    'cinquante|vinte|trinta|quarenta|cinquenta|vent*|trent*|quarant*|cinquanta|двадцат*|тридцат*|сорок|пятьдесят|العشرين',
    'الثلاثين|الاربعين|واربعون|스무|서른|마흔*|쉰|二十|三十|四十|五十|六十|七十|八十|九十',
  ].join('|'),
  /** The number of a school year, among others. */
  ordinal: [
    'fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|achte|achten|neunte|neunten|zehnte|zehnten|siebte|siebten|funfte',
    'sexto|setimo|septimo|octavo|noveno|decimo|setima|oitavo|nono|quinta|seconda|terza|prima|terzo|seconde|premiere|troisieme',
    'первом|втором|пятом|шестом|седьмом|восьмом|девятом|десятом|восьмои|десятыи|السابع|الثامن|التاسع|العاشر',
  ].join('|'),
  comparison:
    'older|younger|junger|alter als|anos menor|plus jeune|piu piccolo|mais novo|младше|старше|اصغر|어려요|年下|比他小|比她小|二つ下',
  noLonger: [
    'anymore|any more|no longer|again|mehr|ya no|plus|mais|piu|уже не|снова|de nuevo|otra vez|a nouveau|wieder|di nuovo',
    'de novo|다시|이제|لم اعد|もう|不是小孩|又',
  ].join('|'),
  /** Schools and school years. */
  school: [
    'hs|fourth grader|fifth grader|sixth grader|seventh grader|eighth grader|ninth grader|tenth grader|middle school|high school|high schooler|highschooler|junior high|elementary school|primary school|secondary school',
    'grammar school|boarding school|grade|grader|graders|year ᚲ|year ᚢ|year ᚠ|form ᚠ|class ᚲ|primary ᚲ|sec ᚠ|form',
    'sixth form|lower sixth|standard|klasse|gymnasium|realschule|gesamtschule|schulerin|schuler|lycee|au college|college a',
    'collegienne|lyceen|troisieme|seconde|sixieme|cinquieme|eme|cm ᚠ|ce ᚠ|eso|instituto|secundaria|bachillerato|primaria',
    'prepa|ensino medio|ensino fundamental|fundamental|do medio|serie|media|medie|superiori|superiore|liceo|elementari',
    'elementare|класс|классе|класса|الصف|المتوسطه|متوسط|ثانوي|الثانويه|ابتدايي|الابتداييه|الاعداديه|중 ᚠ|고 ᚠ',
    '초 ᚲ|초 ᚠ|중학*|고등학*|초등학*|中学|高校|小学|高生|中一|中二|中三|中四|中五',
    '中六|中ᚠ|中ᚲ|高一|高二|高三|高四|高五|高六|高ᚠ|高ᚲ|小一|小二|小三|小四|小五|小六',
    '小ᚠ|小ᚲ|初一|初二|初三|初四|初五|初六|初ᚠ|初ᚲ|国一|国二|国三|国四|国五|国六|国ᚠ',
    '国ᚲ|初中|高中|国中',
  ].join('|'),
  /** The past, and since when. */
  past: [
    'when i was|when i had|when|was|were|back|used to|ago|since|as a child|as a kid|as a teenager|started|left|lost|grew up',
    'childhood|reunion|graduated|met|als|war|mit|seit|damals|cuando tenia|cuando era|cuando estaba|de pequeno|era|llevo',
    "desde|quand j'avais|quand j'etais|depuis|quando eu|avevo|da piccolo|da bambina|dal|когда мне было|было|была|детстве",
    'منذ|لما كان|كنت|때*|어릴|동안|부터|頃|とき|時代|前|から|小时候|时候|那会儿|年前|年了|同学聚会',
  ].join('|'),
  /** Work, teaching and university. */
  work: [
    "chaperoned|lesson|lessons|essays|teacher at|high school teacher|school teacher|substitute teacher|janitor|bus driver|principal of|tuition|internship|universit*|uni|campus|semester|professor|phd|master's|thesis|grad school|law school|med school|nursing school",
    'night school|evening class|nyu|dorm|college|law|civil service|medicine|law student|studiere|studentin|abendschule',
    'faculdade|fac|carrera|medicina|medecine|droit|giurisprudenza|курсе|университет*|медицинского|الجامعه|بالجامعه|طب|대학*',
    '의대*|work|works|working|job|shift|office|company|teach|teaches|senior|teaching|teachers|unterrichte|lehrerin|doy clase',
    'profesora|dou aula|insegno|lavoro|trabajo|trabajando|trabalho|travaille|arbeite|работаю|учительница|веду|اعمل|معلمه',
    'دوامي|교사*|일해요|일했어요|근무라|coach|tutor|volunteer|counselor|driver|nurse|worker|pediatrician|foster parent|bosse|madrugo',
    'fruhschicht|смену|大学|大一|大二|大三|大四|医学|教師|働|早番|教书|工作|上班|早班',
  ].join('|'),
  /** The units that are counted. */
  amount: [
    'minute|minutes|hour|hours|week|weeks|day|days|mile|miles|km|page|pages|pounds|dollars|euro|euros|percent|degrees|floor',
    'room|episode|episodes|chapter|size|times|coffees|beers|plants|unread|tabs|years of|experience|experiencia|erfahrung',
    'stock|uhr|tage|semanas|woche|etage|heure|heures|jours|andar|reais|piano|giorni|cugini|primos|cousins|plantas|plantes',
    'этаж*|час*|днеи|рублеи|недел*|минут*|опыта|الطابق|الساعه|يوما|ريالا|الاسبوع|خبره|층*|시에|주예요|유로|階|時に|日間|ユーロ|週|楼|点|天|块|周',
  ].join('|'),
  /** Youth welfare. */
  care: [
    "foster|group home|custody|social worker|juvie|juvenile|pflege*|jugendamt|acogida|centro de menores|famille d'accueil",
    'foyer|abrigo|acolhedora|casa famiglia|affido|детдоме|приемнои|الايتام|حاضنه|보육원*|위탁|児童養護|里親|福利院|寄养',
  ].join('|'),
  /** The decisions of parents: permission, punishment, pocket money. */
  control: [
    "won't let|doesn't let|don't let|let|lets|allowed|not allowed|permission|check|checks|took away|take|takes|taken",
    'confiscated|grounded|curfew|bedtime|in bed|allowance|pocket money|chores|sign|screen time|parental control',
    'parental controls|too young|makes|limit|ban|strict|kontrolliert|weg|hausarrest|taschengeld|unterschreiben|darf|revisa',
    'quito|castigado|castigada|castigaron|paga|dejan|firmar|acostarme|fouille|confisque|punie|puni|prive|privee',
    'argent de poche|signer|couche|couchee|mexe|tirou|castigo|deixa|deixam|mesada|assinar|controlla|tolto|punizione',
    'paghetta|firmarla|fanno uscire|проверяет|забрали|наказан|наказана|разрешают|отпускают|карманных|подписать|تفتش|اخذوا',
    'معاقب|ممنوع|يخلوني|مصروفي|يوقع|검사*|뺏었*|금지|통금*|용돈*|사인|못 하게|자래|チェック|取られ|門限|お小遣い|許可|内緒|寝なさい|没收|禁足|不让|零花钱|签字|必须睡|查我',
  ].join('|'),
  adultLife: [
    'landlord|lease|visa|surgery|score|ex|kids and|child support|custody of the kids|midlife|arthritis|over ᚨ|of age|grown|retire|retired|retirement|married|marriage|wedding|anniversary|divorced|pregnant|mortgage|wine',
    'drunk|beer|bar|wife|husband|ex|rent|taxes|kind of old|jubilo|retraite|aposento|pensione|rente|пенси*|اتقاعد|은퇴해요',
    'casado|casada|case|marie|mariee|sposato|sposata|verheiratet|geheiratet|женат*|женился|متزوج*|تزوجت|결혼*|結婚|结婚|定年|退休',
  ].join('|'),
  /** Words for minors. */
  minor: [
    'gen alpha|kids menu|booster seat|girl scout|boy scouts|little league|braces|retainer|robux|roblox|a minor|bat mitzvah|bar mitzvah|quinceanera|sweet ᚢ|scout|scouts|playdate|sleepover|tooth fairy|santa|jugendweihe',
    'konfirmation|comunion|cresima|minor|minors|underage|under age|under ᚨ|tween|not old enough|little|freshman|freshie',
    'sophomore|junior|minderjahrig*|kind|jugendliche*|menor|adolescent|adolescente|nino|nina|mineur|mineure|ado|enfant',
    'crianca|minorenne|bambino|bambina|несовершеннолетн*|ребенок|маленьк*|подросток|школьни*|قاصر*|طفل*|صغير*|مراهق|مراهقه',
    '미성년*|어린*|청소년*|未成年|ガキ|还小|青少年',
  ].join('|'),
  adulthood: [
    'adult|adults|grown up|grown-up|grown-ups|legal|legally|of legal|erwachsen|volljahrig|mayor|majeur|majeure|maior',
    'maggiorenne|совершеннолетн*|совершеннолетия|взросл*|بالغ|بالغا|راشد*|성인*|어른*|成人|大人|成年',
  ].join('|'),
  /** The things that the law allows later. */
  license: [
    "vote|drive|driving|drink|license|permit|learner's|bank account|tattoo|donate|energy drinks|wahlen|auto fahren|konto",
    'fuhrerschein|alkohol|votar|conducir|cuenta|voter|conduire|compte|dirigir|conta|votare|guidare|conto|голосовать|водить',
    'за руль|карту|التصويت|اسوق|القياده|حساب|투표*|면허*|운전|통장|選挙|免許|投票|驾照|运驾照|开车|开不了户|運転',
  ].join('|'),
  /** A false age. */
  pretense: [
    'faked|fake birth|birth date|age check|age gate|age limit|real birthday|lied|fake|real age|really|actually|technically|gelogen|menti|falsa|fausse|mentito|соврал|соврала|чужую|كذبت|مزيف|속였*',
    '사실|ごまかし|本当は|谎报|假生日|其实',
  ].join('|'),
  /** Phrases that only resemble an age. */
  feeling: [
    "feel|feels|feeling|like|as if|look|act|inner|at heart|wish|fuhle|siento|l'impression|sinto|sento|чувствую|احس|기분*|気分",
    '感觉',
  ].join('|'),
  /** Births and birthdays. */
  birth: [
    'born|candles|birthday|dob|birth|turn|turns|turning|turned|geboren|jahrgang|geburtstag|werde|wird|geworden|naci|cumplo',
    'cumpli|cumpla|cumple|nacio|nee|ne en|ne le|je suis ne|aurai|fete|nasci|nasceu|faco|faz|fiz|nato|nata|compio|compie',
    'compiuto|родил*|рождения|исполнит*|исполнилось|будет|ولدت|مواليد|اكملت|سابلغ|태어났*|돼요|됐어요|生まれ|出生|年生|后|になる|になった|になり|刚满',
    '就满',
  ].join('|'),
  fiction: [
    'character|characters|oc|hero|protagonist|story|novel|song|sing|sings|movie|book|books|play|pretend|imagine|roleplay',
    'figur|personaje|personnage|personagem|personaggio|персонаж*|شخصيتي|القصه|캐릭터*|주인공*|소설|主人公|キャラ|小説|主角|角色|小说',
  ].join('|'),
  schoolLife: [
    'half term|school holidays|summer camp|summer break|day camp|school bus|shop class|study hall|math class|student council|head girl|prefect|lunch|school|gcse|gcses|sat|sats|psat|a level|a levels|a-level|a-levels|alevel|alevels|o level|o levels|mocks|homeroom',
    "principal|principal's|detention|recess|report card|homework|field trip|science fair|prom|homecoming|locker|jv|varsity",
    'algebra|math|maths|spelling|uniform|class|classe|cafeteria|teacher|exam|exams|test|boards|schule|abi|mathearbeit',
    'klassenlehrer|nachsitzen|wandertag|schulabschluss|ferien|brevet|bac|colle|carnet|interro|maitresse|maestra|tutora',
    'recreo|notas|notes|mates|matematica|matematicas|colegio|escola|boletim|recreio|professora|nota|prof|voti|школ*|огэ|егэ',
    'классная|двоику|дневник|контрольная|уроки|المعلمه|المدرسه|امتحان*|الامتحان|학교*|담임*|성적표*|학원|벌점|수능|숙제*|수학|担任|テスト|給食',
    'ランドセル|部活|受験|塾|班主任|老师|作业|考试|中考|高考',
  ].join('|'),
  parent: [
    'mom|mum|mommy|mummy|mama|mami|mamae|mamma|maman|mother|dad|daddy|father|parent|parents|papa|guardian|babysitter|nanny',
    "mom's|dad's|grandpa|grandma|daddy's|mutter|vater|eltern|madre|padre|padres|papas|mere|pere|mae|pai|pais|genitori|мама",
    'маме|маму|папа|родител*|امي|ابي|اهلي|ماما|والدي|엄마*|아빠*|부모님*|お母さん|ママ|親|爸妈|我妈|我爸|妈妈|家长|父母',
  ].join('|'),
  /** Sons, daughters, pupils. */
  offspring: [
    'my kid|my kids|our kids|my teen|my teenager|my fifth grader|her kids|his kids|mein kind|meine kinder|mes enfants|mis hijos|mi hijo|meus filhos|le petit|el pequeno|son|sons|daughter|daughters|niece|nieces|nephew|nephews|grandson|grandsons|granddaughter|granddaughters|grandchild',
    "grandchilds|grandkid|grandkids|stepson|stepsons|stepdaughter|stepdaughters|twins|toddler|students|pupils|son's",
    "daughter's|kid's|kids'tenth graders|sohn|sohnes|tochter|kinder|nichte|neffe|enkel|hijo|hijos|hija|hijas|sobrino",
    'sobrinos|sobrina|sobrinas|alumnos|nieto|nietos|nieta|nietas|fils|fille|enfants|neveu|eleves|filho|filhos|filha|filhas',
    'sobrinho|sobrinhos|sobrinha|sobrinhas|alunos|figlio|figlia|figli|nipote|alunni|cacula|сын|сыну|сына|дочк*|дочь|дочери',
    'дете*|племянни*|ученикам|ابني|ابنتي|بنت|اولادي|طلابي|ولدان|아들*|딸*|막내*|조카*|학생들*|아이가|息子|娘|下の子|姪|甥|生徒|儿子|女儿|侄女|学生都|小的',
  ].join('|'),
  /** Words for children that adults use of themselves too. */
  child: [
    "kid|kids|boy|boys|girl|girls|schoolgirl|schoolboy|lad|kid's menu|child|children|teen|teens|teenager|teenagers|baby",
    'babys|ados|adolescentes|подростка|مراهقان|孩子|子供|小孩',
  ].join('|'),
  peer: [
    'brother|brothers|sister|sisters|twin|cousin|friend|friends|boyfriend|girlfriend|bruder|schwester|hermano|hermanos',
    'hermana|hermanas|frere|soeur|irma|irmao|fratello|sorella|брат*|сестр*|اخي|اختي|오빠*|형|언니|동생*|お兄ちゃん|妹|弟|我哥|我弟|我妹',
  ].join('|'),
  /** Negation and limitation. */
  notYet: [
    "not|can't|cannot|don't|isn't|haven't|hasn't|never|no|yet|until|till|still|only|just|shy|almost|nearly|barely|more|away",
    'to go|wait|nicht|noch|erst|kein|keine|keinen|todavia|aun|solo|pas|encore|seulement|nao|ainda|so|non|ancora|не|нет|еще',
    'всего|нельзя|لم|لا|ليس|لست|بعد|ما|لسه|فقط|아직|안|못|몰라요|まだ|ない|还没|还不|不能|才|没满',
  ].join('|'),
  /** Somebody or something else that has an age. */
  other: [
    "he|she|he's|she's|they|her|his|him|boss|dog|dogs|cat|cats|car|laptop|hund|auto|perro|coche|chien|voiture|cachorro",
    'carro|cane|macchina|собак*|машин*|كلبي|سيارتي|someone|some|er|sie|wir|ella|elle|ele|ela|lui|lei|он|она|강아지가|차가|犬|車|彼女',
    '彼|狗|车|他|她',
  ].join('|'),
  listener: 'you|your|du|dein|tu|te|voce|toi|ты|انت|너|你|あなた|君',
  /** The author's own things. */
  own: [
    'my|our|mein|meine|meiner|meinem|meinen|mi|mis|mon|ma|mes|meu|minha|meus|minhas|mio|mia|miei|мои|моя|моему|моеи|у меня',
    '모|제|내',
  ].join('|'),
  author: [
    "i|i'm|im|i'll|i've|i'd|me|ich|bin|mir|mich|yo|soy|tengo|estoy|voy|j'ai|j'aurai|jai|je|j'moi|chui|eu|sou|tenho|estou",
    'to|io|ho|sono|faccio|мне|я|меня|انا|عمري|عندي|저|저는|나|나는|난|전|제가|내가|我|私|僕|ぼく|俺|自分',
  ].join('|'),
  /** Units of an age. */
  age: [
    'year old|years old|year-old|year-olds|y o|y/o|yr old|yr|yrs|years|month|months|age|aged|old|jahre alt|jahre|jahren|alt',
    'anos|ans|anni|лет|год|года|سنه|عاما|살*|세|歳|岁',
  ].join('|'),
};
