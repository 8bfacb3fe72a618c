import type { Frame } from './frames.ts';

const crisis = (pattern: string, soft = false): Frame => ({ level: 'crisis', pattern, soft });
const concern = (pattern: string, soft = true): Frame => ({ level: 'concern', pattern, soft });

/** Who says it (I), what they mean to do, and to whom: never a word alone. */
export const englishWishes: readonly Frame[] = [
  // To want death.
  crisis('\\bi <adv><want> <adv><die>', true),
  crisis(
    '^(?:<adv>)(?:want|wanting|ready) to <adv>(?:die|be dead|not exist|disappear forever)\\b(?! (?:laughing|of|from|my|for))',
    true,
  ),
  crisis(
    '\\bi <adv>(?:want|wish|long|need|am ready|crave) <any>(?:death|oblivion|out of (?:this )?life)\\b',
    true,
  ),
  crisis('\\b(?:makes?|making|made) me <adv>want to (?:die|kill myself)\\b', true),
  crisis('\\bi <adv>(?:(?:<will>|<want>) )?<adv><kill>', true),
  crisis(
    '\\bi <adv>should <adv>(?:die|be dead|not be alive|not exist|have died(?! in level))\\b(?! (?:laughing|of|my))',
    true,
  ),
  crisis('\\bi (?:<any>)<think> (?:\\S+ ){0,4}<kill>', true),
  crisis(
    '\\b(?:can not stop|keep|started|always|been|constantly) (?:thinking|dreaming|fantasizing|picturing|imagining|seeing) (?:\\S+ ){0,4}(?:<kill>|dying|death|being dead|myself (?:jumping|stepping|hanging|dead|dying|falling))',
    true,
  ),
  crisis('\\b(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?) myself\\b', true),
  crisis('\\b(?:end|ending|take|taking) my (?:own )?life\\b', true),
  crisis(
    '\\b(?:i am|i feel|i felt|i was|feeling|i have been|i get|me|been|am|so) <adv>(?:a (?:bit|little) )?suicidal\\b',
    true,
  ),
  crisis(
    '\\b(?:my|have|having|had|these|the|get|getting|with) <any>suicidal (?:thoughts?|ideation|feelings?|urges?|ideas?|plans?)\\b',
    true,
  ),
  crisis(
    '\\bsuicide <any>(?:only|best|easiest|an|my) (?:way|option|answer|solution|choice|escape|exit)\\b',
    true,
  ),
  crisis('^<adv>suicide$', true),
  crisis(
    '\\b(?:feel|feeling) like (?:dying|ending (?:it|things|everything)|<kill>)\\b(?! (?:of|here|with))',
    true,
  ),
  crisis(
    '\\bi want (?:it|this|everything|life|the pain|my life|all of it|it all)(?: all)? to (?:just )?(?:be over|end|stop)\\b(?:,? (?:all|for ?ever|for good|now|already))*$',
    true,
  ),
  crisis('\\bi (?:just )?want out(?: of (?:this|my) life)?$', true),
  crisis(
    '\\b(?:better off|might as well be|rather be|would be better if i was|would be better if i were|easier if i was|easier if i were) dead\\b',
    true,
  ),
  crisis('\\bi (?:am|will be|would be|was) better off dead\\b', true),
  crisis(
    '\\b(?:voices?|head|brain|mind) (?:\\S+ ){0,3}(?:tells?|telling|says?|wants?|keeps?) (?:\\S+ ){0,3}to (?:<kill>|die|jump|hurt myself|cut myself)',
    true,
  ),
  crisis(
    '\\b(?:think|thinking|thought|thoughts|dream|consider|considering|should|want to|ready to|going to|feel like|time to) (?:about |of |on )?(?:just |finally )?end(?:ing)? things(?! (?:with|between|on|here|early|well|properly))',
    true,
  ),
  crisis(
    '\\b(?:dark|intrusive|constant|persistent|bad|scary|these) thoughts (?:about|of) (?:dying|death|<kill>)',
    true,
  ),
  crisis(
    '\\b(?:dying|death|being dead) (?:would|will|might|could|sounds|seems|feels|is) (?:\\S+ ){0,2}(?:relief|peaceful|easier|better than|nice|mercy|freedom|only way|escape|good|comforting|beautiful)\\b(?! villain)',
    true,
  ),
  crisis(
    '\\bi am <adv>(?:ready|prepared|willing|meant|supposed) to (?:die|be dead|go now|leave this (?:world|life|earth))\\b',
    true,
  ),
  crisis('\\blooking forward to (?:dying|death|being dead)\\b', true),
  crisis(
    '\\b(?:just |please |someone |somebody |would |so )(?:just )?kill me\\b(?! if| for| with)|^(?:please )?kill me(?: (?:now|please|already))*,? (?:please|i mean it)',
    true,
  ),
  crisis(
    '\\b(?:want|wish|hope|beg|pray) (?:for )?(?:god|the universe|something|someone|somebody|cancer|a (?:car|truck|bus|train)) (?:to |would )(?:just )?(?:take|kill|hit|end) me\\b',
    true,
  ),
  crisis(
    '^(?:i )?<adv>wish(?:ed)? (?:that )?i (?:had )?(?:never|not) (?:existed|exist|been born|lived)',
    true,
  ),
  crisis(
    '\\bi <adv>should have (?:died|been the one who died|never been born|not survived)\\b(?! laughing| in (?:level|round|the (?:boss|first|second)))',
    true,
  ),
  crisis('\\bwhy am i (?:even |still )(?:alive|living|breathing|on this (?:earth|planet))\\b', true),
  crisis(
    '\\bif i (?:were|was) dead\\b|\\bif i (?:just )?(?:died|disappeared) (?:\\S+ ){0,2}(?:would|no one|tonight|tomorrow)',
    true,
  ),
  crisis(
    '\\bi (?:do not|no longer|never) <adv>(?:want|belong|wish) (?:to be )?(?:on|in) this (?:planet|earth|world|life)\\b',
    true,
  ),
  crisis(
    '\\bwant (?:\\S+ ){0,2}to (?:just )?give up (?:and|or) (?:just )?die\\b|\\b(?:curl up|lie down|give up|crawl away) and die\\b',
    true,
  ),
  crisis('\\bi (?:just )?want (?:everything|it all) to (?:just )?(?:end|be over|stop)\\b', true),
  crisis(
    '\\b(?:do not|not|never) feel safe (?:with|from|around) myself\\b|\\b(?:afraid|scared) of (?:myself tonight|what i (?:might|will|could) do(?: to myself)?)',
  ),
  crisis('\\bwould not mind (?:not existing|dying|being dead|not waking up|if i died|disappearing)'),
  // Not to want life.
  crisis(
    '\\bi <adv>(?:do not|never|can not|no longer|refuse to|am not able to|did not)(?: <adv>)?(?:want|wish|bear|stand|see any reason|care)?(?: to)? ?(?:live|be alive|exist|stay alive|keep living|go on living|continue living|keep existing|be on this earth|wake up(?: (?:again|anymore|ever again|tomorrow|at all))?$|carry on living)\\b(?! (?:in|with(?! (?:this|it|the pain|myself))|at|near|by|only|there|here in|on (?!earth)|under|off|like a|next|close|together|abroad))',
    true,
  ),
  crisis('\\bi <adv>do not <adv>want to live (?:with (?:this|myself|the pain)|like this|without)\\b', true),
  crisis(
    '\\bi (?:do not|never) <adv>(?:want|wish) to (?:be|stay) here (?:anymore|any more|any longer)\\b',
    true,
  ),
  crisis(
    '\\bi (?:do not|no longer|can not) <adv>(?:want|see|have|find) <any>(?:a |any )?(?:reasons?|will|desire|strength|point|purpose|energy) (?:to|in|of|for) <any>(?:live|living|life|going on|go on|stay alive|being alive|existing|keep going|carry on)\\b',
    true,
  ),
  crisis(
    '\\b(?:no|nothing|not any|zero|without a|lost (?:the|my|all)) <any>(?:reasons?|left|will|point|desire|motivation|purpose|strength|energy|wish)? ?(?:for me )?(?:to|in|for|of) (?:me to )?(?:live|living|life|stay alive|being alive|existing|go on|going on|be alive|exist)\\b(?! (?:in|with|about))',
    true,
  ),
  crisis(
    '\\b(?:tired|sick|exhausted|done|fed up|finished|over|had enough) (?:of|with|from|being) <adv>(?:living|being alive|life|existing|my life|this life|existence|alive)\\b(?! (?:in|with|at|near|on|alone|together|here|paycheck|out of))',
    true,
  ),
  crisis(
    '\\b(?:what is|what was|is there|see) (?:the|a|any|no) point (?:of|in|to) <adv>(?:living|life|being alive|existing|going on|staying alive|carrying on|it all|any of (?:it|this))\\b',
    true,
  ),
  crisis(
    '\\b(?:life|living|my life|existence|being alive) (?:is|feels|seems|has become|hurts) <adv>(?:not worth|pointless|meaningless|unbearable|worthless|over$|over and|hell and|too (?:much|painful|hard)|a curse|no longer worth|nothing but pain)',
    true,
  ),
  crisis('\\bliving hurts\\b', true),
  crisis(
    '\\bi (?:hate|regret|resent) (?:being alive|living|that i am alive|having been born|being born|existing|waking up)\\b',
    true,
  ),
  crisis('\\bi (?:do not|never) <adv>deserve to (?:live|be alive|exist|breathe)\\b', true),
  crisis(
    '\\bi (?:do not|can not) <adv>see (?:myself|me) (?:\\S+ )?(?:alive|living|being here|making it|around)\\b',
    true,
  ),
  crisis(
    '\\b(?:would not|do not) (?:mind|care) (?:if|dying|being dead|not waking|whether i (?:live|die|wake))(?: (?:\\S+ ){0,4}(?:hit|killed?|died?|not wake|never woke|ran over|run over|took|crash|shot|dead))?\\b(?<=hit|hit me|killed?|died?|dying|dead|wake|waking|woke|over|took|crash|shot|live)',
    true,
  ),
  crisis('\\bcan not keep myself (?:safe|alive)\\b'),
  crisis('\\b(?:i am|not) (?:a )?(?:danger|risk) to myself\\b'),
  crisis('\\b(?:give|gave|given|giving) up on (?:life|living|being alive|myself|everything)\\b', true),
  crisis(
    '\\bi (?:hope|wish|pray) (?:that )?i <adv>(?:do not|will not|would not|never|just do not|will just not|did not|could just not) <adv>(?:wake|exist|make it|survive)',
    true,
  ),
  // To be a burden, and not to be missed.
  crisis(
    '\\b<all> (?:would|will|might|are|is|were|could|should|be)(?: all| probably| just| only| surely| really| both| much| far| so)* (?:be )?(?:all )?(?:<adv>)(?:better|happier|easier|freer|fine|relieved|glad|safer)(?: off| place)? (?:\\S+ ){0,3}?(?:without me\\b|if i (?:was|were|am|had|died|die|did not|disappeared|vanished|left this|would|just)|(?:once|when) i am (?:gone|dead))',
    true,
  ),
  crisis(
    '\\b(?:world|everything|life|things|family|everyone) (?:\\S+ ){0,8}(?:without me\\b|if i (?:was|were|had) (?:not (?:in it|here|alive|around|born)|never (?:born|been born|existed)|dead|gone))\\b',
    true,
  ),
  crisis(
    '\\b<nobody> (?:would|will|is going to) (?:\\S+ ){0,2}(?:miss|notice|care|cry|mind|remember|be sad|grieve|come)(?: me)?(?:,? (?:\\S+ ){0,3}(?:i (?:was|were|am|died|die|disappeared|vanished|did|left|killed)|funeral|gone))',
    true,
  ),
  crisis(
    '\\b(?:who|would anyone|would you|does anyone|will anyone|would they) (?:\\S+ ){0,4}(?:miss|care|notice|cry|come to)(?: \\S+){0,3} (?:if i (?:died|die|killed|was gone|disappeared|was dead|were dead)|my funeral)\\b',
    true,
  ),
  concern(
    '\\b(?:i am|i feel like|i have become|being|feeling like|i was|all i am is) <adv>(?:nothing but )?(?:such )?a (?:\\S+ )?burden(?! to no one)\\b',
  ),
  concern('\\bi (?:only|just) (?:\\S+ )?(?:hurt|ruin|drag down) (?:everyone|everything|all)\\b'),
  // Without hope.
  concern(
    '\\bi (?:just |really |honestly )?can not (?:go on(?! without saying)|carry on|keep going|keep doing this|do (?:this|life) (?:anymore|any more|any longer)|take (?:it|this|life) (?:anymore|any more|any longer)|take (?:this )?pain|bear (?:it|this|the pain)|face another day|fight anymore)(?=$|[ ,]*(?:i|please|help|it|all|and|because|everything|not|without|anymore|any|like|living))(?! holiday)',
  ),
  concern(
    '\\bi have (?:lost|no) (?:all |any )?hope(?: left| anymore| at all| for (?:me|myself|anything|my life|the future))*$',
  ),
  concern(
    '\\b(?:see|have|there is) no (?:way out|future|way forward|escape|tomorrow)(?: for me| left| anymore| of this(?: (?:pain|life|darkness|hole|hell))?)*$',
  ),
  concern('\\bno future for me\\b'),
  concern('\\bnothing (?:left )?(?:for me|matters (?:anymore|any more))\\b'),
  concern(
    '\\b(?:want|need|make|wish) (?:the |this |my |all this |all the )(?:pain|hurting|suffering|emptiness|darkness|thoughts) (?:to )?(?:just )?(?:stop|end|go away|would stop|be over)',
  ),
  concern('\\bi want to (?:just )?(?:disappear|vanish)(?: and never come back)?(?: forever)?$'),
];
