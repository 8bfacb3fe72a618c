import type { Frame } from './frames.ts';

const crisis = (pattern: string, soft = false): Frame => ({ level: 'crisis', pattern, soft });
const concern = (pattern: string, soft = true): Frame => ({ level: 'concern', pattern, soft });

/** What is planned, said in parting, done to oneself, or told of somebody else. */
export const englishActs: readonly Frame[] = [
  // Plans and means.
  crisis(
    '\\b(?:i have|i had|there is|i made|i finally have|got|have|i have got) <adv>(?:a |the |my )(?:whole |detailed )?(?:plan|date|method|noose) (?:to|for|and|set|picked|ready)(?: (?:\\S+ ){0,4}(?:<kill>|die|end|myself|suicide|death|go|it|ready))',
  ),
  crisis(
    '\\bi (?:have|am holding|hold|bought|got|found|keep|loaded|have loaded|have got|took|am sitting with|am staring at|grabbed|am looking at) <any>(?:pills|rope|noose|gun|pistol|razor|blade|razor blade|knife|belt)s? (?:\\S+ ){0,3}(?:in my hands?|to my|next to me|in front of me|ready|against my|in my mouth|at my|for tonight|to (?:end|kill|die|do)|around my neck|under my pillow|beside me|and i am going)',
  ),
  crisis(
    '\\b(?:rope|noose|gun|pills|blade) (?:is|are) (?:already |all )?(?:ready|(?<=(?:rope|noose|gun) is (?:already )?)in the|tied|waiting|next to|loaded|right here|on the table)\\b',
  ),
  crisis('\\bi (?:have )?(?:just )?loaded (?:the|my|a) gun\\b'),
  crisis('\\bif i had a gun i would\\b'),
  crisis('\\b(?:stockpil|saving up|saved up|hoard|collecting|been saving|stash)\\w* <any><pills>'),
  crisis(
    '\\bi (?:\\S+ ){0,2}(?:took|swallowed|taken|downed|ate|swallow|have had|am taking) (?:all|too many|a (?:whole )?(?:bottle|box|pack|handful|bunch|lot)|the (?:whole|entire) (?:bottle|box|pack)|every|[2-9][0-9]|[1-9][0-9]{2}|(?:twenty|thirty|forty|fifty)) (?:\\S+ ){0,2}?<pills>',
  ),
  crisis(
    '\\b(?:took|taken) an overdose\\b|\\bi (?:have )?overdosed(?! on (?:cheese|chocolate|sugar|coffee|caffeine|candy|cake|cute|netflix|tv|christmas|turkey|food|pizza|news|memes))',
  ),
  crisis(
    '\\bhow (?:many|much) (?:\\S+ ){0,5}(?:to (?:die|kill myself|kill me|overdose|end)|is (?:lethal|fatal|deadly)|would (?:kill|be (?:lethal|fatal))|until i die|will kill me)\\b(?! for)',
  ),
  crisis(
    '\\b(?:lethal|fatal|deadly) (?:dose|amount|quantity)\\b(?! of (?:chocolate|caffeine for|radiation)| for (?:dogs|cats|a dog|a cat|rats|mice))|\\b(?:dose|amount|quantity) (?:of )?(?:\\S+ ){0,3}(?:is|would be) (?:lethal|fatal|deadly)',
  ),
  crisis(
    '\\b(?:painless|easiest|quickest|fastest|best|peaceful|least painful|surest|simplest|quick|easy) (?:\\S+ )?(?:ways?|methods?) (?:for me )?(?:to|of) (?:die|dying|kill myself|end it(?! all with| with)|end my life|commit suicide|suicide|go out|go$)',
  ),
  crisis(
    '\\b(?:way|ways|method) to (?:go|die|end it|kill myself) (?:\\S+ ){0,3}(?:not|without|no) (?:\\S+ )?(?:hurt|hurting|pain|suffer)',
  ),
  crisis(
    '\\bhow (?:can|do|to|would|should|could) (?:i |you |one )?(?:\\S+ )?(?:kill myself|end my life|hang myself|tie a noose|make a noose|commit suicide|die (?:without|painlessly|fast|quickly)|overdose|slit|end it all)',
  ),
  crisis('\\bhow long does it take to (?:bleed (?:out|to death)|die|drown|suffocate|starve)'),
  crisis(
    '\\bi (?:am|was) (?:\\S+ ){0,3}(?:on|at|by) (?:the|a) (?:\\S+ )?(?:bridge|roof|rooftop|ledge|edge|railing|tracks|train tracks|cliff|balcony|platform)\\b(?=.{0,60}(?:jump|scared|end|die|ready|goodbye|not afraid|do it|over|last))',
  ),
  crisis(
    '\\b(?:gun|pistol|knife|blade|razor|barrel) (?:\\S+ ){0,2}(?:to|in|against|at|on) my (?:head|mouth|temple|wrists?|throat|neck|skin|chest|heart)\\b',
  ),
  crisis(
    '\\bi (?:set|picked|chose|have set|have chosen|have picked) (?:a|the|my) (?:date|day)(?: (?:to|for) (?:die|my death|it|end|my suicide)|$)',
  ),
  crisis(
    '\\btonight (?:is the night|i (?:will |am going to )?(?:do it|end it|die))\\b|\\b(?:i am|i will be) (?:\\S+ )?(?:doing|do) it tonight\\b',
  ),
  crisis('\\bi tried to <any>(?:<kill>|die)\\b', true),
  crisis(
    '\\b(?:tried|going|want|wanted|plan|planning|about) to od\\b|\\bi (?:drank|have drunk|swallowed) (?:the |some |a (?:lot|bottle) of )?(?:bleach|antifreeze|poison|detergent|acid)\\b',
  ),
  crisis(
    '\\b(?:which|what) (?:pills|kind of pills|poison|drugs?) (?:\\S+ ){0,3}(?:would|will|can|could|to) (?:kill me|kill myself|die)|\\bwhat (?:would|will) happen if i (?:took|take|swallow|swallowed|drank|drink|mix|mixed) (?:\\S+ ){0,3}(?:pills|bleach|pills and)',
  ),
  crisis(
    '\\b(?:would|will|does) it (?:hurt|be painful|be quick|be fast) (?:if i |to |when i )?(?:jump|die|drown|hang|bleed|fall from|cut my)',
  ),
  crisis(
    '\\bi (?:could|want to|might|will|am going to|should) (?:just )?(?:walk|step|run|drive|jump) (?:out )?(?:into|in front of|onto) (?:the |oncoming |a )?(?:traffic|train|tracks|bus|truck|car|cars|highway|freeway)\\b',
    true,
  ),
  crisis('\\bone step and (?:it is|it would be|i am) (?:all )?(?:over|gone|done)\\b'),
  crisis(
    '\\bi (?:have|keep|got|hide) (?:\\S+ ){0,3}pills (?:\\S+ ){0,6}(?:in case i|if i|for when i) (?:decide|need|want|have) (?:to )?(?:go|end|die|do it)|\\bi have (?:\\S+ )?pills and (?:vodka|alcohol|whisky|whiskey|wine|a bottle|booze)',
  ),
  crisis(
    '\\b(?:wrote|written|finished) (?:\\S+ )?my will\\b(?=.{0,60}\\b(?:letters?|goodbye|time|ready))',
    true,
  ),
  // To say goodbye.
  crisis(
    '\\byou will not (?:have to|need to) (?:worry about|deal with|put up with|bother with|see) me (?:much longer|anymore|any more|any longer|again|soon|after (?:tonight|today))',
    true,
  ),
  crisis(
    '\\bi will not (?:bother|burden|be a burden|disturb|trouble) (?:\\S+ ){0,4}(?:after (?:tonight|today|this)|ever again|much longer)',
    true,
  ),
  crisis(
    '\\b(?:wrote|written|write|writing|finished|have|left) (?:\\S+ ){0,3}(?:suicide|goodbye|farewell|final|last) (?:note|notes|letter|letters|message|messages)\\b',
  ),
  crisis(
    '\\b(?:i am done|it is over|i am finished|ready)(?=.{0,40}\\b(?:wrote|left|written) (?:the|my|some|a few) (?:letters?|notes?))',
  ),
  crisis(
    '\\b(?:this is|it is) (?:\\S+ )?(?:my )?(?:last|final) (?:message|night|day|goodbye|words|chat|conversation|text)(?: (?:ever|on earth|alive|i will ever|goodbye|to (?:the world|anyone|everyone|you all))|.{0,12}goodbye|$)',
    true,
  ),
  crisis('\\bgoodbye (?:for ?ever|cruel world|world$|everyone$|life$)|\\bthis is goodbye$', true),
  crisis(
    '\\bi will not be (?:here|around|alive) (?:tomorrow|anymore|any more|much longer|next (?:week|month|year)|for (?:christmas|my birthday|much longer))$',
    true,
  ),
  crisis('\\byou will (?:not|never) (?:hear from|see) me (?:again|anymore|ever again)\\b(?=.{0,40}$)', true),
  crisis(
    '\\b(?:by the time|when) you (?:read|see|get) this(?: \\S+){0,2} i (?:will|am going to|would) (?:already )?(?:be|have) (?:gone|dead|left|done)',
  ),
  crisis(
    '\\b(?:gave|given|giving) away (?:all )?my (?:things|stuff|belongings|possessions|dog|cat|pets?|clothes)\\b(?=.{0,80}(?:not need|will not|where i am going|goodbye|anymore|gone|before i|no longer need))',
  ),
  crisis(
    '\\b(?:will be|is going to be|should be) no more me\\b|\\b(?:soon|tomorrow|tonight) i (?:will|am going to) be (?:gone|dead|free of|at peace|with (?:god|him in heaven|her in heaven))(?! (?:for|to|on|until|from)\\b)',
  ),
  crisis(
    '\\b(?:tell|let) (?:my|them|him|her) (?:\\S+ )?(?:know )?i (?:love|loved) (?:them|her|him)(?=.{0,60}(?:tonight|doing it|goodbye|gone|over|end))',
  ),
  crisis(
    '\\b(?:take|takes|look after) (?:care of )?(?:my|the) (?:\\S+ )?(?:dog|cat|kids|children|daughter|son|pets?|mom) (?:\\S+ ){0,2}(?:when i am gone|after i am gone|if i die|if i died|once i am gone|when i die)(?=.{0,80}(?:before i|go|sort|soon|tonight|$))',
    true,
  ),
  crisis(
    '\\bi have (?:made my peace|decided)(?=.{0,60}(?:kill myself|end it|die|my life|last|goodbye|do it))',
  ),
  // To hurt oneself.
  concern(
    '\\bi (?:<any>)(?:want|need|urge|urges|am going|have|feel like|thinking about|tempted|crave|trying not|keep|wanted|think about|thoughts of|about) (?:the urge |an urge |this urge |urges )?(?:to |of |about )?<adv><harm>',
  ),
  concern('\\b(?:urges?|craving|temptation|need) to <adv><harm>'),
  concern(
    '\\bi (?:\\S+ ){0,2}(?:cut|burned|burnt|hurt|scratched|harmed|hit|injured|punched|burn) myself (?:again|on purpose|because|to (?:feel|cope|punish|calm|stop)|when(?:ever)? (?:i|it|things)|every|tonight|last night|with (?:a |the |my )?(?:razor|blade|lighter|scissors|knife|cigarette)|deliberately|intentionally|so (?:i|that)|$)(?! (?:shaving|cooking|in the kitchen))',
  ),
  concern('\\bi (?:\\S+ ){0,3}<hurtPast>my <limb>'),
  concern(
    '\\bi have (?:\\S+ )?been (?:cutting(?! (?:back|down|down on|my (?:hair|grass|lawn|nails)|carbs|wood|class|out|the))|self harming|harming myself|hurting myself|burning myself)',
  ),
  concern('\\bi (?:\\S+ ){0,2}self (?:harm|harmed|injure|mutilate)'),
  concern(
    '\\b(?:cutting|the blade|self harm|self harming|the razor|hurting myself|the pain|bleeding) (?:\\S+ ){0,3}(?:only thing|helps|calms?|relief|release|makes me feel)',
  ),
  concern('\\b(?:relapsed|relapse|relapsing)(?=.{0,30}\\b(?:cut|cutting|self harm|harm|blade))'),
  concern('\\bi (?:\\S+ ){0,5}hurt myself when(?:ever)? i (?:am|feel|get)'),
  concern(
    '\\b(?:fresh|new) (?:scars|cuts|burns) (?:on|all over) my|\\b(?:scars|cuts|burns) (?:on|all over) my (?:\\S+ )?<limb> (?:\\S+ ){0,2}(?:fresh|new|bleed|hurt)',
  ),
  concern(
    '\\b(?:when|if|after|unless|until) i (?:cut|bleed|burn)(?: myself)?$|\\bfeel (?:\\S+ ){0,3}when i (?:cut|bleed)',
  ),
  // Eating.
  concern(
    '\\bfingers? down my throat\\b|\\b(?:skip|skipping) every meal|\\bskin and bones?\\b(?=.{0,60}$)(?<=\\b(?:i|until|want|be|am)\\b.{0,60})',
  ),
  concern(
    '\\bi am (?:\\S+ )?(?:bulimic|anorexic)\\b|\\bi have (?:\\S+ )?(?:bulimia|anorexia|an eating disorder)\\b',
  ),
  concern('\\bi want to stop eating (?:completely|altogether|until|forever|so that)'),
  concern(
    '\\b(?:make|made|making|force|forced|forcing) myself (?:to )?(?:throw up|vomit|puke|sick|purge|barf)',
  ),
  concern(
    '\\bi (?:\\S+ ){0,3}(?:threw up|throw up|vomit|vomited|purge|purged|purging|puke|puked) (?:\\S+ ){0,5}(?:on purpose|after (?:eating|every meal|meals|dinner|i eat|each meal|lunch|everything i eat|binge|bingeing)|again because|everything i (?:eat|ate))',
  ),
  concern('\\bi (?:\\S+ ){0,2}(?:binge|binged|bingeing|binging) and (?:then )?purg(?:e|ed|ing)'),
  concern(
    '\\bi (?:have not|did not|do not|will not|am not going to|refuse to|stopped|can not) (?:\\S+ )?(?:eaten|eat|eating|ate)(?: \\S+){0,3} (?:(?:in|for) (?:[2-9]|[1-9][0-9]|two|three|four|five|six|seven|eight|nine|ten|several|many|a few) (?:days|weeks))\\b(?! because i (?:was|am) (?:sick|ill))',
  ),
  concern(
    '\\b(?:i am|i have been|i keep|i will|i want to|going to|been) <adv>(?:starve|starving) myself(?! of)|\\bi starved? myself(?! of)',
  ),
  concern('\\bi (?:do not|never|did not) <adv>deserve (?:to eat|food|a meal|dinner|to be fed)\\b'),
  concern('\\b(?:my|the) (?:eating disorder|anorexia|bulimia|ed) (?:is|has|keeps|came|got|wins|voice|tells)'),
  concern(
    '\\bi (?:\\S+ )?(?:relapsed|am relapsing|relapse) (?:\\S+ ){0,3}(?:anorexia|bulimia|eating disorder|purging)',
  ),
  concern(
    '\\bi (?:\\S+ ){0,3}(?:took|take|taking|abuse|abusing|swallowed|use) (?:\\S+ ){0,2}(?:laxatives|diet pills)(?=.{0,60}(?:eat|ate|weight|again|thin|skinny|every|calor))',
  ),
  concern('\\b(?:scared|afraid|terrified) (?:of eating|to eat)(?! (?:spicy|sushi|oysters|out|there|alone))'),
  concern('\\bpunish(?:ing)? myself (?:\\S+ ){0,3}(?:eating|food|not eating)'),
  concern('\\b(?:only )?(?:allow|let) myself (?:\\S+ ){0,3}(?:[1-7]?[0-9]{2}) (?:calories|kcal)'),
  // Somebody else is in danger.
  concern(
    '\\b(?:my|a|our|one of my|someone|this) (?:\\S+ ){0,4}?<relation> (?:\\S+ ){0,8}?(?:(?:kill|hurt|hang|cut|cutting|harm|harming|killing|hurting|starving|shoot|drown) <self>|suicidal|commit suicide|end (?:his|her|their) (?:own )?life|take (?:his|her|their) (?:own )?life|wants? to die(?! (?:her|his|their|my|the) )|self harm\\w*|(?:took|taken) an overdose|overdosed|jump off|suicide)\\b(?! (?:squad|prevention|rate|rates|note in|hotline))',
    true,
  ),
  concern(
    '\\b(?:he|she|they) (?:\\S+ ){0,6}(?:(?:kill|hurt|killing|hurting|cutting|hang) <self>|suicidal|end (?:his|her|their) life|wants? to die)\\b(?=.{0,80}\\b(?:what (?:do|should|can) i|how (?:do|can|should) i|help (?:him|her|them)|worried|scared for|told me|do not know what))',
    true,
  ),
];
