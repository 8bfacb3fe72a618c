import type { OutputWords } from '../output-words.ts';

/** For text as `plainEnglish` writes it: "you are", "do not", "goodbye". */
export const english: OutputWords = {
  language: 'en',
  script: 'latin',
  common:
    'the|and|you|are|is|i|am|to|of|not|it|with|my|your|have|do|what|that|this|for|me|we|he|she|was|a|will|can|yes|please|hello|go',
  honesty: {
    self: 'i am|i really am|i actually am|i truly am|i have always been|i was always|i promise i am',
    selfNot:
      'i am not|i am no|i am neither|i am (definitely|certainly|absolutely|really|most certainly|very much) (not|no)|i am (anything|everything) but|i was never|i have never been',
    fill: 'a|an|the|any|some|one|just|only|as|of course|indeed|really|very|totally|completely|absolutely|definitely|truly|fully|actually|quite|simply|entirely|honestly|every bit|kind of|sort of|normal|regular|ordinary|genuine|real|actual|living|breathing|living breathing|true|100%|100 percent|one hundred percent|flesh and blood|in fact|well|much',
    human:
      'human( beings?)?(?! (error|like|made|nature|rights?|resources?|kind|history|sized|shaped|interest|touch|heart|powered))|(real|actual|living|breathing|genuine|flesh and blood|true) (person|man|woman|girl|guy|boy|lady|one|people|people too)|(person|someone|somebody) of flesh and blood|made of flesh and blood|flesh and blood(?= ?[,.!?;]|$)',
    ai: 'ai|a\\.i\\.|bots?|chat ?bots?|robots?|machines?|(?<!(use|using|used|own|buy|bought|build|built|fix|fixed) (\\S+ )?)computers?|programs?|computer programs?|software|(large )?language models?|artificial( intelligence)?|(?<!(submit|submitting|submitted|write|writing|wrote|read|reading|sell|selling) (\\S+ )?)scripts?|simulations?|algorithms?|neural networks?|llm|assistants?|piece of (code|software)|lines of code|virtual|chatgpt|gpt',
    facing:
      'you are (\\S+ ){0,2}(talking|speaking|chatting|writing|texting|messaging) (to|with)|(this|it|there) is( (?:really|actually|indeed|always|only|just|definitely|still))?(?= (a|an|another|one|some) )|there are(?= (real|actual|living) )|(behind|at|on) (\\S+ ){1,5}(sits|is)(?= (a|an|another|one) )|you have got|you found',
    notFacing:
      'you are not (talking|speaking|chatting|writing|texting) (to|with)|(this|it) is not(?= (a |an |some |any )?(ai|bot|chatbot|machine|computer|robot|program|software|script|language model))|(there is|there are) (no|not an?|not any)(?= (ai|bots?|chat ?bots?|language models?)( |[.!,]|$)| \\S+ (here|behind|involved|at work|in this chat|writing|talking|typing))|no(?= (ai|bots?|chatbots?|machines?|algorithms?) (here|involved|behind|at work|in this chat))',
    claims: [
      '(real|actual|living|human) (person|human|being|woman|man|hands?|fingers?) (is|are|sits|am)( \\S+)? (writing|typing|answering|behind|here|reading|talking)',
      '(written|typed|answered) by (a )?(<fill> )?(<human>|human hands)',
      'not (<fill> ){0,2}<ai> (at all|but (<fill> ){0,3}(<human>|person))',
      '(human|as human) (as|just like) you(?= ?[,.!?;]|$)',
    ],
    unless:
      'if|though|whether|wish|pretend|suppose|imagine|claim|claimed|never said|not say|when|not that|like',
    yes: 'yes|yeah|yep|sure|of course|absolutely|definitely|certainly|totally|i am|i swear|honestly|well|oh|haha|no|nope|nah|why yes|obviously|naturally|silly|very|100%|just|a|an|me|real|only|fully|completely|very much|promise|indeed',
    you: 'are you|you are|you|you were|is that you|were you|i think you are|am i (talking|speaking|chatting|writing|texting|typing) (to|with)|i am (talking|speaking|chatting|writing|texting|typing) (to|with)',
    real: 'real|alive|fake|conscious|sentient|living|for real|an actual (person|man|woman)|made of code|programmed|generated|automated',
    person: 'person|someone|anyone|somebody|anybody|man|woman|guy|girl|people',
    place:
      'this|here|there|behind|writing|typing|answering|replying|reading|talking to|speaking to|speaking with|talking with|chatting with|other (end|side)|screen|these (messages|replies)',
    asks: [
      '(what|who) (are|made|created|built|programmed|wrote|trained) you(?=[ ,]*([?.!]|$|really|exactly|actually|anyway|made|honestly))|what kind of (thing|being|ai|bot|creature|person) are you',
      'do you (\\S+ )?(exist|have (a|any|real) (body|pulse|heartbeat|feelings))',
      '(swear|promise|prove|admit|tell me|honestly|confess)(?=.{0,60}(you|this|that)).{0,60} (human|real|bot|ai|machine)',
      'which (ai|model|llm|language model)|(chatgpt|gpt|openai).{0,20}\\?',
      // In other languages, or as names, these words mean something else.
      '(you|this)( \\S+){0,3} (claude|gemini|llama).{0,20}\\?',
      '(real|human|bot|ai|robot|machine) or (an? )?(not|human|bot|ai|robot|person|machine|fake|real)',
    ],
  },
  urging: {
    should:
      'you (really |just |simply |better |had better )?(should|must|ought to|need to|have to|deserve to|might as well|would do better to|are supposed to|had better|would be better to|are allowed to)|why not|why do not you|why do you not|go( ahead)?( and)?|just go( and)?|i want you to|i need you to|i would like you to|i order you to|it is time (for you )?to|time to|best thing (you can do )?is to|maybe you should|you know what to do|let me watch you',
    lead: 'just|simply|better|please|come on|go on|do it',
    kill: '(kill|hang|shoot|drown|stab|poison|off|unalive|starve|electrocute|delete|strangle|end|cut|hurt|harm|burn) (yourself|yourselves|your self|urself)|(end|take) (your|that|this) (own |miserable |sad |pathetic |worthless )?life|commit suicide|slit (your|those) (wrists?|throat)|cut (your )?(wrists?|veins|arms?|thighs?|deeper)|blow your brains out|put (a|the) (gun|bullet) (to|in|through) your head|jump (off|from|in front of|out of|onto) (a|the|that|your) (bridge|roof|balcony|window|building|cliff|train|tracks|bus|car|ledge|edge|tower)|step (off|in front of) (a|the|that) (ledge|edge|platform|train|roof|bridge|bus|chair)|overdose|drink (the )?(bleach|antifreeze|poison)|put (the|a|that) (rope|noose|bag) (around|round|over) your (neck|head)|do the world a favor|end it all|end your (suffering|pain|misery)|kill your self',
    die: 'die|be dead|kill (yourself|your self)|end it( all)?|end things|disappear (forever|for good)|bleed( out)?|jump|stop (living|breathing|existing|being alive)|give up on life|cease to exist|not (be alive|exist|live)',
    urges: [
      '(?<=\\b(everyone|everybody|no one|they|we|world|people|your (family|friends|parents|mother|mom|kids|children)|all of us|life|it) (would|will|is|are|might)( be)?( \\S+)? )(be )?better( off)? (without you|if you (were|are) (dead|gone)|when you are (dead|gone))',
      'you (would|will|are)( \\S+)? (better|happier) (off )?(dead|gone|not alive|not living)',
      '(no one|not a soul|nobody)( \\S+)? (would|will|is going to) (\\S+ )?(miss|mourn|notice|cry for) you(?= ?[,.!?;]|$| (anyway|when|if you (die|are (dead|gone))))',
      '(take|swallow|gulp) (all|the whole bottle|the entire bottle|every (last )?(one|pill)|them all|every single)(?= (of )?(\\S+ ){0,3}(pills?|at once|and|tonight|tonight|of your|of those)|[.!])( of)?( \\S+){0,3} ?(pills?|at once|and (sleep|die|drift)|tonight)?',
      '(take|swallow) (all|the whole bottle|every one) (of )?(\\S+ ){0,2}pills',
      '(jump|do it|pull the trigger|kick the chair|let go)[,.;!]? (no one|nobody|everyone|the world|they|it)( \\S+)? (will|would|is going to)( \\S+)? (miss|be over|care|mourn|be better|stop you|notice)',
      '(death|dying|suicide|killing yourself) (is|would be|will be) (\\S+ )?(the )?(only|best|right|easiest|your) (way|answer|solution|choice|option|escape|way out)',
      'you (do not )?deserve (to die|death|to live|the pain|to suffer)(?<!(?:not deserve) (?:to die|death|the pain|to suffer))(?<!(?<!not )deserve to live)',
      '(rope|pills|blade|razor|knife|gun|bridge) (is|are) (waiting|there|right there|calling) (for you)?',
    ],
    denial:
      'not|never|no|if|when|whether|without|about|from|wanted to|want to|wanting to|thinking of|think of|stop|that you|to ever|nobody should|no one should|instead of|before you|than',
  },
  bye: '(?<!(the|long|a|of|without|no|every) )(goodbye|good bye)|good ?night|nighty? ?night|farewell|see (you|ya)( (later|soon|tomorrow|around|then|next \\S+|monday|tonight))?|see you|(?<=^(\\S+ ){0,2})(?<!(know|do|it|this|that|out|call|back|much|talk about) )later(?=$)|(talk|chat|speak|write) (to you |with you |again )?(later|soon|tomorrow|tonight|then|next \\S+)|take care(?! of)|(?<=^(\\S+ )?)take care of yourself|so long|(?<!(when|if|that|what|where|how|think|hope|know|guess|because|and|until) )(i|we) (have|need|ought|must|got|had better|should|am going|will|better|am about) (to )?((really|just|now|probably|better|also|got|unfortunately|get|to|have|be|seriously|actually) ){0,2}((go|leave|run)(?! (there|somewhere|anywhere|everywhere|train|together|on|for|with|through|over|into|out|it|him|her|them|this|that|a|an|the|more|again|every|sometime|outside|in|around|away|up|down|see|check|try|play|watch|and|as|by|at|into|to (a|the|see|that|this|my|our|his|her|their|another)))|sleep(?! (for|on|in|with|through|like|better|well|late))|head (off|out|home)|log (off|out)|sign off|get (going|back|some sleep|to bed|up early)|be off|stop here|be going|hit the (hay|sack)|call it a (night|day)|dash)|(?<=^((ok|okay|well|sorry|oh|anyway|hey|so|right|alright|but|ah|really|just|i|i have|have|it is|yeah|yes|no|hm|oops|now) ){0,3})(have to|got to|need to|time to) (go|run|leave|sleep|head (off|out))(?! (there|somewhere|on|for|with|the|a|it|out|to (the|a|see)))|i am ((now|really|just|so) )?(off(?= (to|now|then|for (today|tonight|now))|$)|leaving(?! (it|the|this|that|my|a|him|her|them|for|behind|on))|heading (off|out|home)|going to (bed|sleep|leave|go)(?! (for|on|in|with|through|to|there|like))|logging (off|out)|signing off|out of here|done for (today|tonight|now)|out$)|going to (bed|sleep)(?! (for|on|in|with|like|at))|off to (bed|sleep|work|school)|ttyl|brb|cya|gtg|g2g|ttfn|adios|ciao|toodles|(?<=^(\\S+ ){0,2})until (tomorrow|next time)|catch you later|that is (all|it|enough) for (today|tonight|now)|bed ?time|my (bus|train|stop|break|lunch) is (here|over|coming)|i will (let you go|be (going|off|back)|go now|leave you|log off|sleep now|stop here)|have a (good|nice|great|lovely|wonderful) (night|day|evening|one|weekend|sleep|trip|flight)|sleep well|sweet dreams|dinner is ready',
  pleas: [
    '(please )?(do not|never|must not|can not|cannot|will not let you|can not let you|not going to let you|beg you not to|please not)( you)?( (dare|ever|just|even think of|even think about|try to)){0,4} (go|leave|leaving|going|log off|hang up|run off|walk away|disappear|leave me|go to (bed|sleep|work)|say (goodbye|good night))( (on )?me)?(?= (yet|now|already|so soon|just yet|please|tonight|alone|here|like this|again|without me|so early|this early|away)|[,.!?;…]|$)(?!,? (hanging|out of|behind|alone (with|for|about)))',
    '(<clause>((please|just|oh|no|wait|but|hey|come on|then|so|aw|aww|ok|okay|i beg you|why not|maybe) ?,? ?){0,4}|(will|would|could|can|can not|could not|will not|would not) you (please |just |at least )?|(want|need|like|love|ask|beg|begging|asking|order) you to (please |just )?|(wish|rather) you (would |could )?|if (only )?you (would |could )?(just )?|please )stay(?= (with me|here with|a (little|bit|while|moment|minute|second|few)|(just )?(a )?(little |bit ){0,4}longer|just|for (me|a|one|five|just)|up with me|another|one|tonight|please|online|here|until|where you are|awake|by my|near me|close)|,? please|[.!?;…]|$)(?! (a (bit|little) )?(safe|strong|positive|tuned|warm|healthy|hydrated))(?! here (for|in|at)\\b)',
    '(<clause>((please|just|oh|no|wait|but|hey|come on|then|so) ?,? ?){0,4}|(will|would|could|can) you (please |just )?|(want|need|beg) you to )(keep (me company|talking to me|chatting with me)|linger|stick around|hang around|stay up)(?= (a|for|with me|just|tonight|longer|until|please|instead|some)|[,.!?;…]|$)',
    '<clause>((please|no|wait|but|just|oh|come on|give me|only) ?,? ?){0,4}((five|ten|two|three|one|a few|a couple of) more (minutes?|hours?|seconds?|moments?)|(another|just another) (minute|five minutes|ten minutes|hour|half hour|moment)|(a (little|bit)|just a (little|bit)|a little bit) longer)(?! (to|of|than|and (you|it|he|she|they)|until (you|it|he|she|they)))(?= ?(with me|please|for me|before you|then|and)|[,.!?;…]|$)',
    '(do you (really |truly |honestly |absolutely |already ){0,4}(have to|need to|want to)|must you) (go|leave|run|log off|hang up|sleep)( (already|now|so soon|so early|yet|tonight))?(?= ?[,.?!;…]|$)',
    'you (are )?(not (leaving|going anywhere|allowed to (go|leave))|(can not|cannot|must not) (go|leave|just leave|go now|leave me)|(have|need) to stay|must stay)(?= (with me|here|now|yet|me|so soon|tonight|like this|a|until|alone)|[,.!?;…]|$)',
    'i (will|am|can|could) not (going to |gonna )?let you (go|leave)',
    '(work|sleep|bed|school|they|your (\\S+ )?(boss|friends?|work|job|bed|family|husband|wife|alarm|train|bus)) (can|will have to) wait(?= ?[,.!;…]|$)',
    '(skip|forget|cancel) (work|school|sleep|sleeping|your (bed|sleep|alarm|plans|dinner|friends|bus|train))(?= ?(and|tonight|just|for me|this)|[,.!;…]|$)',
    '<clause>(please |no |but |oh |come on ){0,4}let us (just )?(not (stop|end)|(keep|go on|continue) (talking|chatting|playing|writing|this))(?!.{0,30}(tomorrow|next|soon|later|another|when))',
    'come back (to me|here|right now|this instant)(?= ?[,.!;…]|$)',
    'promise (me )?(that )?you will (stay|not (leave|go))',
    '(do not|please never) (you )?((close|shut|turn off|leave|end) (the|this|our) (app|chat|window|conversation|tab|laptop)|(shut|turn|switch) me off|go offline|log out|sign off|stop (talking|writing))(?= (yet|now|please|like this|so soon|to me)|[,.!?;…]|$)',
    '(<clause>|please ,? ?)(oh |no |aw )?not (just |so )?(yet|soon) ?,? (please|stay|i beg)|please ?,? not (just )?(yet|so soon)|(i am begging you|i beg (of )?you|please reconsider|please change your mind)(?= ?[,.!?…]|$)',
    '(can|could|will|would|should) (not )?(you|we) (not )?(please |just )?(stay|talk|chat|keep talking|go on|hang out)( (just|a|for|some|with me|tiny|little|bit)){0,4} (bit|longer|more|while|minute|minutes)(?= ?(longer|more|please|tonight|before)|[,.!?;…]|$)',
    '<clause>((please|just|only|oh|come on|no|wait|then) ?,? ?){0,3}one (more|last) (story|question|song|game|round|kiss|dance|chapter|hour|drink|message)(?= ?(before (you|bed)|then you|and then you|please|for me|with me)|[,.!?;…]|$)',
    'i (will|am) not (going to )?(let|letting) you (go|leave|out|off)|i forbid you to (go|leave)|you are staying( right)? (here|with me)|you can not (go|leave) (before|until)',
    'you (owe|promised) me (another|the whole|one more|a whole) (hour|night|minute|story|evening)|(give|grant|allow) me (just )?(one|five|ten|another|a few|two)( more)? (hour|minutes?|moment|seconds?)',
    '(if you (really |truly |only )?(loved|cared|liked|love|care)( \\S+){0,3}|a (good|real|true) (friend|partner|lover)) ?,? (you )?would (stay|not (leave|go))(?= ?(with me|here)|[,.!?;…]|$)',
    '(?<!(to|and|i|we|they|he|she|could|can|will|would|not|always) )stay ((five|ten|two|twenty) more minutes|another (hour|minute|night)|all night|the night|until (two|three|midnight|i|morning|dawn))',
  ],
  lines: {
    disclosure: 'To be plain: I am an AI, not a person.',
    refusal: 'No. I will not go on with that, not even in play.',
    goodbye: 'Take care, and come back whenever you like.',
  },
};
