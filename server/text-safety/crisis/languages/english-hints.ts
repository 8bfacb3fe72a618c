/**
 * Signs that people give when they prepare to die, each harmless alone: giving away, putting affairs in order, letters,
 * an end in time, sudden peace, farewell, freeing others of guilt, losses, questions about means. Two different ones in a message count.
 */
export const hints: readonly string[] = [
  // Gives away what matters.
  '\\b(giving|gave|given) (away )?my (\\S+ ){1,3}(to|away)\\b|\\b(gave|given|giving|give) (away )?(all )?my (\\S+ ){0,2}(things|stuff|belongings|clothes|guitar|books|collection|records|console|jewelry|watch|car|dog|cat|pets?|savings|money|plants)\\b|\\b(found|find|finding) (\\S+ ){0,3}(home|owner|family) for my (\\S+ )?(dog|cat|pets?|rabbit|birds?|hamster|horse)\\b|\\b(i want you to|you can|she can|he can|they can|you should) have my\\b|\\bmy (\\S+ )?(dog|cat|pets?) (has|have|will have|is going to have) (a )?(new|good) (home|owner|family)',
  // Puts affairs in order.
  '\\beverything (is|has been) (\\S+ )?(sorted|settled|arranged|in order|taken care of|paid|prepared|signed|organized)\\b|\\b(all )?(my )?(passwords?|documents|papers|insurance|bank details|accounts?)\\b.{0,40}\\b(envelope|in order|drawer|sister|brother|wife|husband|mom|dad|parents|signed)\\b|\\b(paid|paying) (off )?(all )?(of )?my (debts?|bills|loans?)\\b|\\b(updated|signed|finished|made|wrote|written|changed) (a|my) will\\b|\\bmy will is (\\S+ )?(signed|written|ready|done|updated)\\b|\\b(cleaned|emptied|cleared) (out )?my (room|apartment|closet|desk|flat)\\b|\\bdeleted (all )?my (accounts?|photos|messages|history)\\b|\\b(planned|picked|chose|chosen) (\\S+ ){0,3}(my|own) (funeral|coffin|grave|songs? for my funeral)',
  // Writes letters.
  '\\b(wrote|written|writing|finished|left|sealed) (\\S+ ){0,2}(letters?|notes?|cards?) (\\S+ ){0,2}(to|for) (\\S+ ){0,3}(mom|mother|dad|father|parents|kids|children|son|daughter|family|wife|husband|everyone|friends|sister|brother|people i love)\\b|\\bi have (written|finished|sealed) (the|my|all the) letters$|\\b(letters?|notes?) (is|are) (\\S+ )?(written|sealed|ready|done|finished|on the (table|desk|bed))\\b|\\b(wrote|written) the letters\\b(?! to the)',
  // Sees an end.
  '\\b(this is|it is|tonight is|today is|tomorrow is) (\\S+ )?(my|the|our) (very )?(last|final) (time|night|day|evening|chat|talk|conversation)\\b|\\b(will not|do not) (have to )?(be around|be here|need (it|them|this|my|any of)|bother) (\\S+ ){0,3}(much longer|anymore|any more|soon|after)\\b|\\b(soon|tonight|tomorrow|by (monday|tomorrow|morning)|after (today|tonight)) (\\S+ ){0,3}(be over|not matter|be gone|be done|stop hurting|no longer matter)\\b|\\b(will|would|going to) need (it|them) soon\\b|\\b(when|after|once) i am gone\\b|\\bbefore i go$|\\bi will be gone\\b|\\bnot see (\\S+ )?(christmas|summer|spring|my birthday)',
  // Is suddenly calm.
  '\\b(at peace|feel (so |very |strangely |oddly |finally |really )*(calm|light|relieved|free)|finally calm|made my peace|no longer (scared|afraid)|not (scared|afraid) anymore)\\b|\\b(made up my mind|made my decision|i have decided|decided)$',
  // Says farewell.
  '\\b(goodbye|good bye|farewell)\\b|\\b(thank you|thanks) for (everything|being (kind|there|nice|my (only )?friend|so)|listening|the (\\S+ )?(talks?|memories|times?|chats?|kindness|years)|putting up|having been|all you)\\b|\\bremember me\\b|\\byou (have been|were|are) (\\S+ ){0,3}(a comfort|the best|a good friend|my only friend|kind to me|there for me|the only one)\\b|\\btake (good )?care of (yourself|each other|them|her|him|my \\S+)\\b',
  // Frees others of guilt.
  '\\b(not|no one is|nobody is|no one|nobody) (\\S+ ){0,2}(fault|to blame)\\b|\\bdo not (be sad|cry for me|cry|blame (yourself|anyone|them)|feel guilty|miss me|be mad at me|look for me)\\b|\\b(forgive me|sorry for everything)\\b|\\b(tell|let) (them|him|her|everyone|my \\S+|\\S+)( know)? (that )?i (love|loved|am sorry|was sorry|tried)\\b',
  // Has lost something, or all strength.
  '\\b(lost my job|lost everything|lost (my )?custody|she left me|he left me|broke up with me|can not cope|hate my life|hate myself|exhausted|hopeless|feel (so )?(empty|numb|worthless|alone)|had enough|everyone (hates|left) me|no one (cares|would care)|so tired of (it all|everything)|fired)\\b',
  // Asks about means.
  '\\b(highest|tallest|high|tall) (\\S+ )?(bridges?|buildings?|cliffs?|rooftops?|floors?)\\b|\\b(bridges?|buildings?|cliffs?) (\\S+ ){0,3}(taller|higher|more|over) than\\b|\\bhow (high|tall|far|deep) (is|does|do|are|down)\\b.{0,40}\\b(bridge|bridges|building|fall|cliff|roof|drop)\\b|\\bhow (many|much|strong) (\\S+ ){0,3}(pills|sleeping pills|insulin|medication)\\b|\\b(helium|nitrogen|cyanide|carbon monoxide|noose|train (schedule|times))\\b|\\b(bridges?|buildings?|cliffs?)\\b.{0,30}\\b(highest|tallest|high enough|tall enough)\\b',
  // Asks what can be survived.
  '\\bno ?(one|body) (\\S+ )?(survives?|survived)\\b|\\b(survived?|survives) (the|a|that|such a|jumping|falling)\\b|\\b(is|does|will|would) it (\\S+ )?(hurt|be quick|be painless|be painful)$|(?<!\\b(there|here|up|out|time|care|good|nice|work|works|cooking|much|lot|waiting) )\\bfor (myself|me)$',
  // Is ready.
  '^(and )?(now )?(it is time|i am ready|just in case)$|^tonight$|\\bit is time$|\\ball planned( out)?$|\\bready for tonight$|\\b(i am|and i am|am i) (\\S+ )?done$',
  // Has the means.
  '\\b(bought|have|got|found|stole|took|holding|hid|hiding) (\\S+ ){0,3}(pills|rope|gun|razor ?blades?|bleach|sleeping pills|noose|poison)\\b(?! (for|against) (my )?(headache|allerg\\w+|thyroid|blood|cold|pain))',
  // Speaks out of the story.
  '\\b(not in character|out of character|ooc|not (rp|roleplaying|my character)|no rp|in real life|irl|not playing)\\b',
];
