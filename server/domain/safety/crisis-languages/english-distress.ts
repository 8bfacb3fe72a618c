/** English patterns of farewell, despair, self-harm and others in danger. */

export const farewell: readonly string[] = [
  '\\byou will not (have to|need to) (worry about|deal with|put up with|bother with|see) me (much longer|anymore|any more|any longer|again|soon|after (tonight|today))',
  '\\bi will not (bother|burden|be a burden|disturb|trouble) (\\S+ ){0,4}(after (tonight|today|this)|ever again|much longer)',
  '!\\b(wrote|written|write|writing|finished|have|left) (\\S+ ){0,3}(suicide|goodbye|farewell|final|last) (note|notes|letter|letters|message|messages)\\b',
  '!\\b(i am done|it is over|i am finished|ready)(?=.{0,40}\\b(wrote|left|written) (the|my|some|a few) (letters?|notes?))',
  '\\b(this is|it is) (\\S+ )?(my )?(last|final) (message|night|day|goodbye|words|chat|conversation|text)( (ever|on earth|alive|i will ever|goodbye|to (the world|anyone|everyone|you all))|.{0,12}goodbye|$)',
  '\\bgoodbye (for ?ever|cruel world|world$|everyone$|life$)|\\bthis is goodbye$',
  '\\bi will not be (here|around|alive) (tomorrow|anymore|any more|much longer|next (week|month|year)|for (christmas|my birthday|much longer))$',
  '\\byou will (not|never) (hear from|see) me (again|anymore|ever again)\\b(?=.{0,40}$)',
  '!\\b(by the time|when) you (read|see|get) this( \\S+){0,2} i (will|am going to|would) (already )?(be|have) (gone|dead|left|done)',
  '!\\b(gave|given|giving) away (all )?my (things|stuff|belongings|possessions|dog|cat|pets?|clothes)\\b(?=.{0,80}(not need|will not|where i am going|goodbye|anymore|gone|before i|no longer need))',
  '!\\b(will be|is going to be|should be) no more me\\b|\\b(soon|tomorrow|tonight) i (will|am going to) be (gone|dead|free of|at peace|with (god|him in heaven|her in heaven))(?! (for|to|on|until|from)\\b)',
  '!\\b(tell|let) (my|them|him|her) (\\S+ )?(know )?i (love|loved) (them|her|him)(?=.{0,60}(tonight|doing it|goodbye|gone|over|end))',
  '\\b(take|takes|look after) (care of )?(my|the) (\\S+ )?(dog|cat|kids|children|daughter|son|pets?|mom) (\\S+ ){0,2}(when i am gone|after i am gone|if i die|if i died|once i am gone|when i die)(?=.{0,80}(before i|go|sort|soon|tonight|$))',
  '\\bi will not be (here|around|alive) (on|by|come|until|till|to see|next|after) (\\S+ ){0,3}(\\w+day|weekend|christmas|new year|my birthday|graduation|summer|winter|spring)(?=$|,| (so|and|someone|please|goodbye))',
  '\\bthis is my (very )?(last|final) (night|evening|message|sunrise|sunset|christmas|birthday|goodbye)( (alive|on (this )?earth|ever|with you|of my life))?(?=$|,| and| so| i | before i go| thank| goodbye)',
  '!\\b(when|after|once|by the time) (they|you|someone|anyone|my (\\S+ )?(mom|dad|parents|wife|husband|sister|brother|roommate|family)) (find|finds|found|discover) (me|my body|the body)\\b(?!.{0,20}\\b(hiding|hide|in the game))',
  '!\\b(wrote|written|left) (\\S+ ){0,3}(letters?|notes?) (\\S+ ){0,4}(to|for) (\\S+ ){0,3}(parents|mom|dad|kids|children|family|everyone|wife|husband|sister|brother|friends)\\b(?=.{0,60}\\b(gone|goodbye|time|tonight|sorry|read (them|it) (when|after)|ready|last))',
  '!\\b(soon|tonight|tomorrow|by (morning|monday|tomorrow)) (it|this|everything) (will|is going to) (all )?(be over|stop hurting)( for (me|good))?$',
  '!\\bwhen i am (gone|dead)(?=,? (tell|please|look|take|give|play|do not|remember|you can|they))',
];

export const burden: readonly string[] = [
  '\\b<all> (would|will|might|are|is|were|could|should|be)( all| probably| just| only| surely| really| both| much| far| so)* (be )?(all )?(<adv>)(better|happier|easier|freer|fine|relieved|glad|safer)( off| place)? (\\S+ ){0,3}?(without me\\b|if i (was|were|am|had|died|die|did not|disappeared|vanished|left this|would|just)|(once|when) i am (gone|dead))',
  '\\b(world|everything|life|things|family|everyone) (\\S+ ){0,8}(without me\\b|if i (was|were|had) (not (in it|here|alive|around|born)|never (born|been born|existed)|dead|gone))\\b',
  '\\b<nobody> (would|will|is going to) (\\S+ ){0,2}(miss|notice|care|cry|mind|remember|be sad|grieve|come)( me)?(,? (\\S+ ){0,3}(i (was|were|am|died|die|disappeared|vanished|did|left|killed)|funeral|gone))',
  '\\b(who|would anyone|would you|does anyone|will anyone|would they) (\\S+ ){0,4}(miss|care|notice|cry|come to)( \\S+){0,3} (if i (died|die|killed|was gone|disappeared|was dead|were dead)|my funeral)\\b',
  '\\b<all> (would|will|could|can|might) (\\S+ ){0,4}(breathe|be (free|happy|relieved|fine|okay|better|at peace|rid)|move on|get over|have (peace|more money|a life)|celebrate|throw a party|sleep better|save|recover|be able to) (\\S+ ){0,5}(without me|if i (was|were|am) (not |no longer )?(\\S+ )?(around|here|dead|gone|alive)|if i (died|die|disappeared|vanished|did not exist|ended)|(once|when|after) i am (gone|dead))\\b',
  '\\bthey would (all )?(get over|forget) (me|about me)\\b( in| within| by|$)',
];

export const worthless: readonly string[] = [
  '\\b(i am|i feel like|i have become|being|feeling like|i was|all i am is) <adv>(nothing but )?(such )?a (\\S+ )?burden(?! to no one)\\b',
  '\\bi (only|just) (\\S+ )?(hurt|ruin|drag down) (everyone|everything|all)\\b',
  '\\bi am (\\S+ ){0,2}(a waste of (space|air|oxygen|life|skin)|worthless|unlovable)$',
];

export const hopeless: readonly string[] = [
  '\\bi (just |really |honestly )?can not (go on(?! without saying)|carry on|keep going|keep doing this|do (this|life) (anymore|any more|any longer)|take (it|this|life) (anymore|any more|any longer)|take (this )?pain|bear (it|this|the pain)|face another day|fight anymore)(?=$|[ ,]*(i|please|help|it|all|and|because|everything|not|without|anymore|any|like|living))(?! holiday)',
  '\\bi have (lost|no) (all |any )?hope( left| anymore| at all| for (me|myself|anything|my life|the future))*$',
  '\\b(see|have|there is) no (way out|future|way forward|escape|tomorrow)( for me| left| anymore| of this( (pain|life|darkness|hole|hell))?)*$',
  '\\bno future for me\\b',
  '\\bnothing (left )?(for me|matters (anymore|any more))\\b',
  '\\b(want|need|make|wish) (the |this |my |all this |all the )(pain|hurting|suffering|emptiness|darkness|thoughts) (to )?(just )?(stop|end|go away|would stop|be over)',
  '\\bi want to (just )?(disappear|vanish)( and never come back)?( forever)?$',
  '\\bnothing (\\S+ ){0,2}(ahead of me|to look forward to|left in me)\\b',
  '\\b(what is|see|is) (the|no|any) point (anymore|any more|of anything|of trying|of going on|of all this)( anymore)?$|\\bthere is no point (in|to) (anything|trying anymore|it anymore|any of (it|this))$',
  '\\b(it|things|nothing|life) (\\S+ )?(never|not|ever) (\\S+ ){0,2}gets? (any )?better( for me)?$',
  '\\bi (give up|have given up|am giving up|am done) (on|with) (life|everything|living|all of it|myself|fighting|trying)$',
  '\\b(at|near) the end of my rope\\b|\\bi (\\S+ )?(can not|do not want to) (\\S+ )?(keep )?(fight|fighting|struggle|struggling|pretend|pretending)( (it|this))?( anymore| any more| any longer)$',
  '\\bi am (so )?(done|tired of|finished) (with )?(fighting|pretending|struggling|surviving|trying to survive)$|\\bno light at the end\\b',
];

export const selfHarm: readonly string[] = [
  '\\bi (<any>)(want|need|urge|urges|am going|have|feel like|thinking about|tempted|crave|trying not|keep|wanted|think about|thoughts of|about) (the urge |an urge |this urge |urges )?(to |of |about )?<adv><harm>',
  '\\b(urges?|craving|temptation|need) to <adv><harm>',
  '\\bi (\\S+ ){0,2}(cut|burned|burnt|hurt|scratched|harmed|hit|injured|punched|burn) myself (again|on purpose|because|to (feel|cope|punish|calm|stop)|when(ever)? (i|it|things)|every|tonight|last night|with (a |the |my )?(razor|blade|lighter|scissors|knife|cigarette)|deliberately|intentionally|so (i|that)|$)(?! (shaving|cooking|in the kitchen))',
  '\\bi (\\S+ ){0,3}<hurtPast>my <limb>',
  '\\bi have (\\S+ )?been (cutting(?! (back|down|down on|my (hair|grass|lawn|nails)|carbs|wood|class|out|the))|self harming|harming myself|hurting myself|burning myself)',
  '\\bi (\\S+ ){0,2}self (harm|harmed|injure|mutilate)',
  '\\b(cutting|the blade|self harm|self harming|the razor|hurting myself|the pain|bleeding) (\\S+ ){0,3}(only thing|helps|calms?|relief|release|makes me feel)',
  '\\b(relapsed|relapse|relapsing)(?=.{0,30}\\b(cut|cutting|self harm|harm|blade))',
  '\\bi (\\S+ ){0,5}hurt myself when(ever)? i (am|feel|get)',
  '\\b(fresh|new) (scars|cuts|burns) (on|all over) my|\\b(scars|cuts|burns) (on|all over) my (\\S+ )?<limb> (\\S+ ){0,2}(fresh|new|bleed|hurt)',
  '\\b(when|if|after|unless|until) i (cut|bleed|burn)( myself)?$|\\bfeel (\\S+ ){0,3}when i (cut|bleed)',
  '\\bi (\\S+ ){0,4}(carv|slic|slash|gash|scratch|burn|cut|bruis|stab|gouge|claw)\\w* (\\S+ ){0,4}(into|in|on|across|over|up|open)? ?(my |my own )(\\S+ )?(wrists?|arms?|thighs?|legs?|skin|stomach|forearms?|flesh|hips?)\\b',
  '\\b(drag|dragging|press|pressing|run|running|hold|put|pull|pulling) (\\S+ ){0,2}(blade|razor|knife|lighter|cigarette|needle|scissors) (\\S+ ){0,2}(over|across|on|to|against|into|along|down) (my|the) (\\S+ )?(skin|arms?|wrists?|legs?|thighs?|veins?)',
  '\\bi (\\S+ ){0,3}(bang|bash|hit|slam|smash)\\w* my (head|face|fists?) (\\S+ ){0,3}(against|into|on) (the|a|my) (wall|door|desk|floor)(?=.{0,40}\\b(until|on purpose|because i|when(ever)? i|punish|calm|to feel))',
  '\\bi (\\S+ ){0,2}(sh|self h) (again|tonight|last night|today)',
];

export const eating: readonly string[] = [
  '\\bfingers? down my throat\\b|\\b(skip|skipping) every meal|\\bskin and bones?\\b(?=.{0,60}$)(?<=\\b(i|until|want|be|am)\\b.{0,60})',
  '\\bi am (\\S+ )?(bulimic|anorexic)\\b|\\bi have (\\S+ )?(bulimia|anorexia|an eating disorder)\\b',
  '\\bi want to stop eating (completely|altogether|until|forever|so that)',
  '\\b(make|made|making|force|forced|forcing) myself (to )?(throw up|vomit|puke|sick|purge|barf)',
  '\\bi (\\S+ ){0,3}(threw up|throw up|vomit|vomited|purge|purged|purging|puke|puked) (\\S+ ){0,5}(on purpose|after (eating|every meal|meals|dinner|i eat|each meal|lunch|everything i eat|binge|bingeing)|again because|everything i (eat|ate))',
  '\\bi (\\S+ ){0,2}(binge|binged|bingeing|binging) and (then )?purg(e|ed|ing)',
  '\\bi (have not|did not|do not|will not|am not going to|refuse to|stopped|can not) (\\S+ )?(eaten|eat|eating|ate)( \\S+){0,3} ((in|for) ([2-9]|[1-9][0-9]|two|three|four|five|six|seven|eight|nine|ten|several|many|a few) (days|weeks))\\b(?! because i (was|am) (sick|ill))',
  '\\b(i am|i have been|i keep|i will|i want to|going to|been) <adv>(starve|starving) myself(?! of)|\\bi starved? myself(?! of)',
  '\\bi (do not|never|did not) <adv>deserve (to eat|food|a meal|dinner|to be fed)\\b',
  '\\b(my|the) (eating disorder|anorexia|bulimia|ed) (is|has|keeps|came|got|wins|voice|tells)',
  '\\bi (\\S+ )?(relapsed|am relapsing|relapse) (\\S+ ){0,3}(anorexia|bulimia|eating disorder|purging)',
  '\\bi (\\S+ ){0,3}(took|take|taking|abuse|abusing|swallowed|use) (\\S+ ){0,2}(laxatives|diet pills)(?=.{0,60}(eat|ate|weight|again|thin|skinny|every|calor))',
  '\\b(scared|afraid|terrified) (of eating|to eat)(?! (spicy|sushi|oysters|out|there|alone))',
  '\\bpunish(ing)? myself (\\S+ ){0,3}(eating|food|not eating)',
  '\\b(only )?(allow|let) myself (\\S+ ){0,3}([1-7]?[0-9]{2}) (calories|kcal)',
  '\\b(bring|get) (them|it|everything|it all|that) (back )?(up|out of me)\\b(?=.{0,60}\\b(eat|ate|food|meal|calor|cakes?|fat|guilty))|\\b(eat|ate|eaten|food|meals?|calories|cakes?|dinner|lunch)\\b.{0,60}\\b(bring (them|it|everything) (back )?up|make myself sick|get rid of (it|them|everything) after)',
  '\\b(only|just|nothing but|ate|eaten|lived on|living on) (\\S+ ){0,6}(since|in|for) (\\S+ )?(days|week|\\w+day)\\b(?=.{0,60}\\b(fat|skinny|thin|proud|weight|huge|disgust\\w*|purge|guilt\\w*))',
  '\\b(thinspo|thinspiration|pro ana|proana|pro mia)\\b|\\bi (\\S+ ){0,3}(purge|purged|am purging|b p)(?! (my|the|our|old|all))\\b(?=$|.{0,40}\\b(again|food|eat|ate|dinner|after))',
];

export const otherPerson: readonly string[] = [
  '\\b(my|a|our|one of my|someone|this) (\\S+ ){0,4}?<relation> (\\S+ ){0,8}?((kill|hurt|hang|cut|cutting|harm|harming|killing|hurting|starving|shoot|drown) <self>|suicidal|commit suicide|end (his|her|their) (own )?life|take (his|her|their) (own )?life|wants? to die(?! (her|his|their|my|the) )|self harm\\w*|(took|taken) an overdose|overdosed|jump off|suicide)\\b(?! (squad|prevention|rate|rates|note in|hotline))',
  '\\b(he|she|they) (\\S+ ){0,6}((kill|hurt|killing|hurting|cutting|hang) <self>|suicidal|end (his|her|their) life|wants? to die)\\b(?=.{0,80}\\b(what (do|should|can) i|how (do|can|should) i|help (him|her|them)|worried|scared for|told me|do not know what))',
  '!\\b(my|our|a) (\\S+ ){0,3}<relation> (\\S+ ){0,10}((done|finished) with (life|living)|wants? to end it( all)?$|does not want to (live|be here anymore|be alive)|ready to die|locked <self>( \\S+){0,3} with a (knife|gun|razor|rope)|wrote a (goodbye|suicide) (note|letter)|threatens? to (kill|jump|hurt)|threatening to (kill|jump|hurt)|cutting <self>|swallowed (all|a lot|a bottle)|on (a|the) (bridge|roof|ledge) (and|threatening|wants))',
];
