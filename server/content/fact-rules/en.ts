import type { FactGrammar } from './fact-grammar.ts';
import { people, pets } from './people/en.ts';

const kin =
  'sisters?|brothers?|siblings?|kids?|child|children|sons?|daughters?|cousins?|nieces?|nephews?|grandchildren|dogs?|cats?|rabbits?|hamsters?|horses?|parrots?|birds|chickens|goldfish|turtles?|pupp(y|ies)|kittens?';

/** How English states facts. */
export const english: FactGrammar = {
  language: 'en',
  isSpaced: true,
  adjectivesFirst: true,
  common:
    "the|and|is|are|am|i|i'm|im|i've|i'll|my|you|your|to|of|in|a|an|it|that|have|with|for|on|not|don't|called|name|love|like|we|was|at|from|call|me|by|go",
  openers:
    "well|oh|ok|okay|so|yes|yeah|yep|no|nope|hi|hello|hey|hey there|hi there|and|but|actually|anyway|anyways|by the way|btw|also|then|honestly|to be honest|tbh|you know|you see|funny|guess what|listen|look|sorry|thanks|thank you|sure|good morning|good evening|nice to meet you|in fact|fun fact|as for me|as you know|personally|these days|nowadays|currently|now|right now|today|yesterday|recently|last (week|month|year)|just so you know|for the record|please|well then|good news|bad news|big news|news|finally|speaking of which|oh and|ps|p s|i think|i guess|i suppose|i must say|i have to say|i admit|i confess|remember|remember that|don't forget|you should know|you should know that|i should mention|i should mention that|did i mention that|the thing is|the truth is|truth is",
  starts:
    "i|i'm|im|i've|i'd|i'll|my|we|we're|we've|our|he|he's|she|she's|it|it's|they|you|your|you're|this|that's|there|there's|what|what's|who|who's|where|when|why|how|do|does|did|don't|are|aren't|is|isn't|can|could|would|will|should|have you|call me|please|people call|everyone calls|everybody calls|friends call|born|to|let's|now",
  joins: 'and|but|so|or|yet|plus|because|then',
  firstOnly: '((just|so) )?call me ',
  breaks: 'because|but|although|though|cause|cuz|whereas',
  asides:
    'when|whenever|until|till|unless|before|while|(in|of|on|at|with|for|to) which|which|as if|as though|so that|than|in case|whether|even if',
  asks: "what|what's|who|who's|whom|whose|where|when|why|how|which|do you|does|did|are you|is|was|were|can|could|would|will|should|have you|and you|you|any",
  unreal:
    "if (?!you (must|want|really|ask))|wish|wished|imagine|pretend|pretended|suppose|supposing|hypothetically|let's say|in my dreams?|dreamt|dreamed|my character|your character|the character|role ?play|kidding|joking|lying|once upon a time|says|claims|thinks|believes|reckons|insists|swears|(?<!i )(said|told|wrote|claimed|thought|asked|insisted|sang|sings|shouted|whispered|joked)|according to|oh,? (great|sure|joy|wonderful|lovely|brilliant|fantastic|goody)|(yeah|sure|great|right|fantastic|wonderful|brilliant|lovely),? (right|because|i (just|so|really) (love|adore)|i (love|live in a palace))|just what i needed|as if i|lyrics|quote|the song|as a joke|maybe|perhaps|probably|might",
  adverbs:
    'really|truly|absolutely|also|just|still|now|actually|always|totally|definitely|so|very|quite|currently|simply|generally|usually|mostly|secretly|only|already|much|especially|recently|finally|both|too|since|at the moment',
  tails:
    'ha|hands down|any ?more|at all|too much|alot|next|too|as well|a lot|so much|very much|the most|more than anything|most of all|these days|nowadays|now|right now|at the moment|currently|actually|by the way|btw|you know|though|anyway|to be honest|tbh|haha|lol|of course|also|really|again|today|tonight|yesterday|recently|lately|already|last (week|month|year|summer|winter|spring|autumn|night|[a-z]+day)|[a-z0-9]+ (years|months|weeks|days) ago|a (year|month|week) ago|this (year|month|week)|for a living|please|nice to meet you|pleased to meet you|and i mean it|i think|i guess|i suppose|all the time|every (day|week|morning|evening|night|summer|winter)|xd|with all my heart|especially|either|instead|honestly|obviously|sometimes|(?<!ing )myself|dude|overall|in general|for sure|period|(?<=(music|movies?|games?|songs?|band) )man|(?!(family|jelly|italy|july|lily|bully|fly|butterfly|dragonfly|firefly|ally|rally|belly|holly|kelly|molly|sally|polly|dolly|emily|billy|willy|silly|lovely|friendly|daily|weekly|monthly|early|curly|ugly|deadly|lonely|only|jolly|professionally) ?$)[a-z]+ly',
  lists: {
    im: "i am|i'm|im",
    have: "i have|i've|i've got|i have got|i got|we have|we've got|i own",
    not: "do not|don't|dont|don t",
    called: "('s| is) ~(called|named)|'s name is|s name is|('s|s) called|goes by|name is|, (called|named)",
    kind: '(adorable|sweet|lovely|little|big|old|older|younger|elder|eldest|oldest|youngest|young|twin|new|baby|kid|late|dear|only|best|beloved|own|black|white|grey|gray|brown|tiny|middle|three-legged|former|cute|fat|other|second|first) ',
    more: '(any ?more|any longer|these days|now)',
    diets: 'vegan|vegetarian|pescatarian|lactose intolerant|gluten-free|gluten free|teetotal|halal|kosher',
    ills: '(type (1|2|one|two) )?diabetes|asthma|epilepsy|adhd|autism|migraines?|arthritis|anxiety|depression|celiac disease|coeliac disease|hay fever|insomnia|a bad back|high blood pressure|low blood pressure|tinnitus|dyslexia|lupus|endometriosis|ibs|eczema|psoriasis|multiple sclerosis|chronic pain',
    states:
      'diabetic|asthmatic|epileptic|autistic|dyslexic|colou?r ?-?blind|pregnant|deaf|blind|hard of hearing|in a wheelchair|short-sighted|left-handed',
    statuses: 'married|engaged|divorced|single|widowed|a widow|a widower|separated|newly married',
    going: '(flying|travell?ing|moving|driving|sailing|emigrating|relocating|heading|going|hiking|cycling)',
    rest: '( (to|with|for|since|from|and|as|but|myself|because) .+| myself)?',
    idle: 'retired|unemployed|self-employed',
  },
  people,
  pets,
  months:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept|oct|nov|dec',
  jobs: '(head|primary|vet|school)?(nurse|teacher|doctor|engineer|developer|programmer|designer|lawyer|accountant|carpenter|plumber|electrician|baker|chef|cook|waiter|waitress|bartender|barista|student|journalist|writer|author|poet|musician|painter|photographer|actor|actress|dancer|singer|farmer|gardener|florist|pilot|sailor|driver|mechanic|librarian|architect|scientist|researcher|biologist|chemist|physicist|mathematician|professor|lecturer|translator|interpreter|editor|dentist|surgeon|paramedic|pharmacist|veterinarian|vet|psychologist|therapist|physiotherapist|midwife|caretaker|carer|caregiver|cleaner|cashier|salesman|saleswoman|salesperson|manager|director|consultant|analyst|secretary|receptionist|clerk|officer|firefighter|fireman|policeman|policewoman|soldier|judge|tailor|hairdresser|barber|butcher|fisherman|miner|welder|builder|bricklayer|roofer|postman|mailman|courier|guard|social worker|tour guide|flight attendant|stay-at-home (mom|mum|dad|parent)|homemaker|housewife|entrepreneur|freelancer|apprentice|intern|trainee|technician|paralegal|economist|historian|archaeologist|geologist|astronomer|beekeeper|potter|jeweller|jeweler|watchmaker|blacksmith|luthier|maker|illustrator|animator|tattoo artist|artist|software engineer|optician|radiographer|surveyor|sculptor|conductor|composer|violinist|pianist|cellist|nanny|au pair|priest|pastor|monk|nun|retiree|pensioner)s?',
  noName:
    "i|we|he|she|they|mr|mrs|ms|miss|sir|dr|lol|haha|cool|stop|guess|whatever|later|maybe|sure|great|hungry|bored|nope|dunno|idk|hm+|why|thanks|[a-z]+'s|a|about|above|afraid|again|alone|already|also|always|an|and|angry|anxious|anything|asking|at|awake|away|awful|back|bad|because|better|blue|bored|both|broke|broken|busy|but|calm|can|catholic|christian|muslim|jewish|buddhist|hindu|atheist|cold|complicated|confused|cool|crazy|curious|depressed|different|done|down|drunk|early|empty|ever|everything|excited|exhausted|fed|feeling|female|fine|first|from|full|fun|funny|gay|getting|glad|god|going|gone|good|great|happy|hard|here|home|honest|hot|human|hungry|hurt|ill|impossible|in|innocent|interested|into|irrelevant|it|just|later|late|lazy|legion|like|lonely|lost|love|low|mad|male|maybe|me|mean|mine|more|mud|my|names?|nervous|never|new|nice|no|nobody|none|nope|normal|not|nothing|numb|off|ok|okay|old|on|one|only|our|out|over|please|poor|private|proud|quite|ready|real|really|relaxed|rich|right|sad|safe|same|scared|secret|serious|shy|sick|silly|single|sleepy|slow|smart|so|some|someone|something|sorry|spelled|spelt|still|stressed|strange|stuck|stupid|such|super|sure|surprised|taken|terrible|that|the|there|this|tired|to|today|tomorrow|tonight|too|trying|unhappy|unknown|up|upset|used|very|warm|weak|weird|well|what|whatever|when|where|who|why|working|worried|worse|wrong|yes|you|young|your|yours|american|british|english|french|german|spanish|italian|indian|chinese|japanese|portuguese|brazilian|mexican|irish|scottish|welsh|dutch|polish|russian|turkish|greek|swedish|danish|norwegian|finnish|austrian|swiss|canadian|australian|african|european|asian|korean|arab|egyptian|moroccan|vegan|vegetarian|alive|married|divorced|pregnant|monday|tuesday|wednesday|thursday|friday|saturday|sunday|virgo|leo|libra|scorpio|gemini|aries|taurus|cancer|sagittarius|capricorn|aquarius|pisces|retired|dead|dying|bi|trans|queer|lesbian|anymore|anytime|is|are|was|has|does|loves|likes|will|would",
  noValue:
    "user|yes|yeah|yo|yo+u+|from|hobbies|today|tonight|tomorrow|yesterday|several|many|most|few|different|called|named|no one|nobody|everybody|ya|u|ur|a (set|group|bunch|pair|type|kind|sort|variety|mix|range|number) of|(read|sing|record|write|watch|spicy|shiny|catchy|funny|scary|sweet|salty|sour|loud|quiet|big|small|simple|easy|fancy|weird|upbeat|mellow|fast|slow|soft|light|dark|warm|hot|healthy|natural|creepy|gory|cheesy|corny|cute|beautiful|different|original|modern|classic|interesting|older|newer|animated|violent|realistic|romantic|dramatic|serious|complicated|innocent|silly)(?=$)|on (in|at|right|now)|prefer|then|pretty|coming|in a (company|cubicle|office)|in the studio|another|em|'em|(to )?listen(?=$)|having something|a few|a ton|a bunch|lots|a little|a couple|but|especially|of course|though|also|even|like|love|enjoy|hate|you|your|yours|it|its|it's|this|that|that's|these|those|him|her|his|hers|them|their|us|me|myself|how|when|what|where|why|who|to (be|think|believe|say|see|hear|know|tell|ask|admit|imagine|have|talk|chat)|so|too|being here|here|there|everything|nothing|anything|something|someone|somebody|one|ones|the (idea|way|fact|thought|look|moment|same|most|whole|sound of that)|not|no|none|a lot|as|and|or|if|talking (to|with)|chatting|each|all|both|hard|late|alone|at home|at night|from home|at the moment|in (peace|fear|hope|shifts|a hurry|bed|silence|the (moment|past|present|now))|on (it|my own)|for (hours|you|it|free|myself|now|a|days|fun)|with (you|my|me|a|the|him|her|them)|be|get|got|been|bad|good|better|out|up|over|right|wrong|a bit|more|less|some|any|every|our|other|feeling|trying|thinking|struggling|loving|wondering|dying|going to (be|bed|sleep)|doing (well|fine|ok|okay|great|good)|see|let|never|always|probably|my (life|word|best|turn|mind)|around|back|with",
  vague:
    'the(?! (sea|ocean|mountains?|rain|beach|countryside|outdoors|snow|sun|moon|stars|cold|heat|dark|night|theatre|theater|cinema|opera|ballet|forest|woods|city|country|wind|piano|guitar|violin|cello|drums|flute|saxophone|news|gym|simple things|little things) ?(and .+)?$)|all the|both of|some of|most of|one of|parts? of|the rest|^(listening to )?(voices?|lyrics|vocals|covers?|songs?|albums?|scenes?|plots?|effects|visuals|soundtracks?|beats?|story|storyline|endings?|cast|versions?|characters?)(?=$)',
  pointing:
    'then|yeah|yea|thats|tho|neither|only|similar|including|anyways|scene|role|rating|performance|director|idea|entry|little|my|mine|myself|our|ours|your|their|theirs|his|her|hers|its|it|this|that|these|those|ones?|others?|them|everyone|us|me|much|too|better|more|best|personally|crazy|so|both|another|same|some|any|such|all|without|anymore|enough|most|rest|parts?|fav|times?|things|stuff|have|has|had|almost|really|very|first|second|last|new|right|whole|less|every|each|way|even|instead|okay|ok|fine|alright|[a-z]+(ously|estly|ually|ably|ently|inly|tely|nitely)|bit|lot|already|still|now|always|either|together|besides|middle|animated|called|named|over|but|etc|we|e[sx]pecially|specially|[a-z]+.s (character|version|part|role|acting)|(episode|part|season|volume|chapter|track|number) [0-9]+|the [^ ]+ (chances|song|scene|version|remix|combination|combo|cover)(?=$)|the (scene|part|song|movie|film|show|story|episode)(?= )|[a-z]+ing an? [a-z]+|^to the|^by|^in|^on|^at|^(getting|having|doing|listen|watch|play|go|make|take|draw|eat|make)|mostly|except|haha|lol|esp|just|not|mainly|^with|^as|^to (be|have|do|go|see|get|help|ride)|^(number )?[0-9]+(?= |$)|(going|doing|being|having|getting|working|mixing|watching|listening|playing|waiting|seeing|hearing|taking|giving|making|using|trying|looking|finding|talking|thinking|knowing|showing|to)(?=$)',
  unfit:
    "one|also|they|he|she|do|does|u|i|prefer|his|her|used|live|is|are|was|were|want|wants|cant|you|your|you're|yours|yourself|there|here|it|its|it's|(?<!^)(these|those|that(?! (i|we)('ll| will| would) )|this(?! (morning|afternoon|evening|week|weekend|month|year|spring|summer|autumn|fall|winter|christmas|easter)))|them|him|her|in particular",
  placeEnds:
    'not|territory|from|to (help|pay|make|get|earn|save|support)|so|at night|just|in the (past|last)|with|since|for|now|at the moment|together|alone|as|by|although|where|because|last|after|and|(almost |about |over )?[0-9]+ years|all my life|again|but|right now|these days',
  changed: 'now|new|renamed|no longer|instead',
  and: ' (?!and (roll|white|western|cheese|chips|bass|crafts|tonic|breakfast|jelly|roses)( |$))(and|&|as well as|plus) ',
  articles:
    "about|the|a|an|my|our|some|any|to|in|at|on|of|for|with|from|go|going|fly|flying|travel|travelling|traveling|that|i|i'll|would|will|him|her|them",
  indefinite:
    'a|an|my|our|some|the (countryside|city|suburbs|mountains|middle|centre|center|woods|country|outskirts|same)',
  endings: "s|'s",
  labels: {
    name: 'Name: {name}',
    age: 'Age: {age}',
    birthday: 'Birthday: {date}',
    personBirthday: "{person}'s birthday: {date}",
    origin: 'From {place}',
    home: 'Lives in {place}',
    work: 'Works as {work}',
    likes: 'Likes {thing}',
    dislikes: 'Dislikes {thing}',
    favorite: 'Favorite {what}: {thing}',
    hobby: 'Plays {thing}',
    speaks: 'Speaks {thing}',
    person: '{person}: {name}',
    pet: '{pet}: {name}',
    owned: '{what}: {name}',
    family: 'Has {thing}',
    relationship: 'Is {status}',
    health: 'Health: {thing}',
    allergy: 'Allergic to {thing}',
    diet: 'Diet: {thing}',
    promise: 'Promised {promise}',
    nickname: 'Calls the mate {name}',
  },
  asksName:
    "(what's|what is|whats|and) your name|what (should|shall|do|can|may|am) i (to )?call you|what (do )?(people|they|friends|your friends) call you|who am i (talking|speaking|chatting) (to|with)|asked your name|tell me your name|what to call you|do you have a name",
  answers: [
    '<im> ~{Name}( from .+| and .+| by the way)?',
    "(this is|it's|it is) {Name}( here)?",
    '{Name}( here)?',
    '(?=[^ ]+$){name}',
  ],
  rules: {
    name: [
      "my ~(full |first |real )?name('s| is|s) ~{name}",
      "the name('s| is) {Name}",
      '<im> ~(called|named) {name}',
      '(you can|you may|please) call me {name}',
      '((just|so) )?call me {Name}',
      '(people|friends|my friends|everyone|everybody|they|most people|my family) (just )?calls? me {Name}',
      "(i changed|i've changed) my name to {name}",
    ],
    age: [
      '<im> ~{age}( years old| years of age| yrs old| years| yo| y o)?( and (?![0-9]).+)?',
      "i('ve)? ~turned {age}( .+)?",
      'my age is {age}',
    ],
    personBirthday: ["my <person>'?s? birthday is ~(on )?{date}"],
    birthday: ["my birthday('s| is) ~(on )?{date}", 'i was born on {date}'],
    allergy: [
      '<im> ~(severely |badly |deadly )?allergic to {things}',
      'i have (a |an )?(bad |severe )?{thing} allergy',
    ],
    health: [
      'i ~(have|suffer from|live with) <known:ills><rest>',
      "i've ~(got |had )?<known:ills><rest>",
      '<im> (a )?<known:states><rest>',
      'i was diagnosed with {thing}',
      "i've been diagnosed with {thing}",
    ],
    diet: [
      '<im> ~(an? )?<known:diets><rest>',
      "(i've become|i became|i've gone|i went) (an? )?<known:diets><rest>",
    ],
    relationship: ['<im> ~<status:statuses><rest>', 'i (just |recently )?got <status:statuses><rest>'],
    home: [
      '(i|we) ~live (in|on) (?!fear|hope|peace|silence|denial){place}',
      "(i've|i have|we've|we have) (always lived|~been living|~lived(?=.* (since|for|all my|most of) )) in {place}",
      '(i|we) ~(live|moved) (in|to) an? [a-z ]+ in (?!the (city|country|suburbs|mountains|woods)){place}',
      "(<im>|we're|we are) ~(living|based|settled) in {place}",
      "(i|we|i've|we've|i have|we have) ~moved (house )?(back |over |from .+ )?to {place}",
      'my (home|house|flat|apartment) is in {place}',
      'i call {place} (my )?home',
    ],
    origin: [
      '<im> ~(originally )?from (?!.*(associates|company|corporation|corp|inc|ltd|department|university|software|insurance|bank|group))(?!an? (?!.*(town|village|city|island|country|place|state|farm|suburb))){place}',
      'i ~(come|hail) from (?!.*(associates|company|corporation|corp|inc|ltd|department|university|software|insurance|bank|group))(?!an? (?!.*(town|village|city|island|country|place|state|farm|suburb))){place}',
      'i (was born( and raised)?|grew up|was raised) in {place}',
      "i'm a native of {place}",
    ],
    work: [
      "(i|i've been) ~(work|working|worked) as (?!if){work}( (at|in|for|from) .+)?",
      "(<im>|i've started) ~(working|employed) as {work}",
      '<im> ~(?=an? )(?!an? (very |really |pretty |much |far )?(crazy|fast|straight|good|great|bad|fair|horrible|awful|amazing|amateur|avid|excellent|top|big|terrible|huge|better|lousy|decent|mean|poor) ){job}( (at|in|for|by|from|here|with) .+)?',
      "(i became|i've become|i have become) (?=an? ){job}( (at|in|for|by) .+)?",
      '(my|by) (new )?(job|profession|occupation|trade) is {job}',
      "(i|i've|i have) ~(got|have|started|found|took) a(nother)? (new )?(job|position) as {work}",
      '(i earn|i make) my living as {work}',
      '<im> ~<occupation:idle><rest>',
    ],
    favorite: ['my ~(all-time |absolute )?(favorite|favourite) (?!of ){what} (is|are) ~(?!an? ){thing}'],
    likes: [
      'i (?!just (love|adore))~(love|like(?! (to|one|some) )|adore|enjoy|cherish) (?!an? ){things}',
      '<im> ~(into|fond of|crazy about|keen on|passionate about|obsessed with|a (big |huge |massive )?(fan|lover) of) {things}',
      "i (can't|cannot) get enough of {things}",
      "i('ve)? ~(have |got )?a (soft spot|weakness|thing|passion) for {things}",
      '(my hobbies|my interests) are {things}',
      'my (hobby|passion) is {things}',
      '{thing} (is|are) my (favorite|favourite)( thing| hobby)?',
    ],
    dislikes: [
      "(i|i've) ~(hate|dislike|detest|despise|loathe) (?!to |an? ){things}",
      'i <not> ~(like|enjoy|care for|love) {things}',
      "i (can't|cannot|can not) (stand|bear|abide) {things}",
      '<im> not ~(into|fond of|keen on|a (big |huge )?fan of) {things}',
    ],
    speaks: [
      'i ~speak (fluent |some |a little |a bit of )?(?=[a-z]*(ish|ese|ian|ench|man|tch|ic|ew|ek|an|ai|di|du|si|li)(?![a-z])){things}',
    ],
    hobby: [
      'i ~play (the )?(?!(with|around|along|outside|online|together|po|dead|a part|a role|occasionally|favou?rites|professionally|sometimes|often|forward|fantasy)){things}',
    ],
    person: [
      'my <kind>?<kind>?<person><called> {name}',
      'my <kind>?<kind>?<person> {Name} (is|and|who|just|got|came|told|said|went|from|had|[a-z]+s|[a-z]+ed) .+',
      'my <kind>?<kind>?<person>, {Name},? .+',
      '<have> an? <kind>?<kind>?<person>,? (called|named|who is called|whose name is) {name}',
      '<have> an? <kind>?<person>, {Name}( .+)?',
      '<im> (married to|engaged to|dating|going out with|in love with) my <person>,? {Name}',
      '{Name} is my <kind>?<person>',
    ],
    pet: [
      'my <kind>?<kind>?<pet><called> {name}',
      'my <kind>?<kind>?<pet> {Name}( .+)?',
      'my <kind>?<kind>?<pet>, {Name},? .+',
      '<have> an? <kind>?<kind>?<pet>,? (called|named|whose name is) {name}',
      "(i|we|i've|we've) ~(adopted|got|bought|rescued) an? <kind>?<kind>?<pet>,? (called|named) {name}",
      '{Name} is my <kind>?<pet>',
      "(i|we|i've|we've) (renamed|named|called) (my|our|the) <kind>?<pet> {name}",
      'our <kind>?<pet><called> {name}',
    ],
    owned: ['my (?!favou?rite ){what} is ~(called|named) {name}'],
    family: [
      `<have> (?=(an?|one|two|three|four|five|six|[0-9]|twin) ((?!and )[a-z]+ )?([a-z]+ )?(${kin})( and (an?|one|two|three|four|five|six|[0-9]) ([a-z]+ )?(${kin}))?$){known}`,
      `(i|we) ~(adopted|got) (?=(an?|two|three) ([a-z]+ )?(${kin})$){known}`,
    ],
    nickname: [
      "i('ll| will| am going to|'m going to| want to| shall) ~call you {Name}",
      'your (nickname|name) is now {name}',
    ],
    promise: [
      "(i|i've|i have) ~promised (?!you)(?=.*(to|that|i'd|i'll|i would|not) ){promise}",
      'i promise (?!you)(?=to ){promise}',
      'i (gave|have given|gave my) (?=my .+ my word){promise}',
    ],
  },
  ended: {
    likes: [
      'i <not> (like|love|enjoy) {things} <more>',
      'i no longer (like|love|enjoy) {things}',
      "(i've|i have) (gone off|lost interest in|got tired of) {things}",
      'i used to (love|like|enjoy|adore) {things}',
    ],
    dislikes: [
      'i <not> (hate|dislike|mind) {things} <more>',
      'i no longer (hate|dislike) {things}',
      'i used to (hate|dislike) {things}',
    ],
    work: [
      '<im> not ~(?=an? ){job} <more>',
      '<im> no longer ~(?=an? ){job}',
      'i <not> work as {work} <more>',
      'i no longer work as {work}',
      "(i|i've) ~(quit|quitted|left|lost|resigned from|gave up) my job( as .+)?",
      'i used to (be|work as) {job}',
      'i ~(got|was) (fired|laid off|sacked)',
    ],
    home: ['(i|we) <not> live (in .+) <more>', '(i|we) no longer live (in .+)'],
    relationship: [
      '<im> no longer (<statuses>)( .+)?',
      '<im> not (<statuses>) <more>',
      'we (just )?(broke|split) up( .+)?',
      'i (just )?(broke|split) up with .+',
      "we've (broken|split) up",
    ],
    pet: ['(my|our) <kind>?<pet>( [a-z]+)? (has )?(died|passed away|ran away)( .+)?'],
    diet: ['<im> (no longer|not) (an? )?(<diets>)( <more>)?'],
    allergy: ['<im> (no longer|not) allergic to {things}( any ?more)?'],
  },
};
