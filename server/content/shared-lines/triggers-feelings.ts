/** How the user is, and the large things that happen to people. */
export const feelingTriggers = `
! array be = am|feel|am feeling|have been|have been feeling|am just|feel like i am
! array been = am|feel|am feeling|have been|have been feeling|am just|was|felt
! array very = so|really|very|a bit|a little|a little bit|pretty|quite|just|super|too|kind of|still|also|always|completely|totally|rather|extremely|fairly|sort of|always so
! array sad = sad|down|low|lost|adrift|stuck|depressed|unhappy|miserable|hopeless|empty|numb|awful|terrible|horrible|heartbroken|hurt|blue|crying|not okay|not ok|not well|bad|rubbish|worthless
! array tired = tired|exhausted|drained|worn out|burnt out|burned out|sleepy|knackered|shattered|wiped out
! array stressed = stressed|stressed out|overwhelmed|swamped|under pressure|frazzled|busy|overworked
! array lonely = lonely|alone|isolated|left out|homesick
! array anxious = anxious|nervous|worried|scared|afraid|panicking|terrified|uneasy|on edge
! array angry = angry|mad|furious|annoyed|frustrated|irritated|pissed|pissed off|upset|fed up
! array ill = ill|sick|unwell|poorly|in pain
! array bored = bored|restless
! array glad = happy|good|great|glad|excited|wonderful|fantastic|amazing|cheerful|well|fine|relaxed|better|content|delighted|thrilled|over the moon
! array proud = proud|relieved|grateful|thankful

+ {weight=650}[*] i @been [@very] [@very] (@tired) [*]
- tired: <star>
+ {weight=651}[*] i @been [@very] [@very] (@lonely) [*]
- lonely: <star>
+ {weight=651}[*] i @be [@very] [@very] (@stressed) [*]
- stressed: <star>
+ {weight=651}[*] i @be [@very] [@very] (@anxious) [*]
- anxious: <star>
+ {weight=651}[*] i @been [@very] [@very] (@angry) [*]
- angry: <star>
+ {weight=651}[*] i @be [@very] [@very] (@ill) [*]
- ill
+ {weight=652}[*] i @been [@very] [@very] (@sad) [*]
- sad: <star>
+ {weight=650}[*] my [*] (hurts|hurt|aches|ache|is killing me|are killing me|is sore|are sore) [*]
- ill
+ {weight=646}[*] (quit my job|quitting my job|quit|quitting|leave my job|change jobs|change careers|resign) [*]
- want
+ {weight=648}[*] i @be [@very] [@very] (@bored) [*]
- bored
+ {weight=645}[*] i @be [@very] [@very] (@proud) [*]
- proud: <star>
+ {weight=640}[*] i @be [@very] [@very] (@glad) [*]
- glad: <star>
+ {weight=653}[*] i @be not [@very] (good|great|fine|well|happy|okay|ok) [*]
- sad
+ {weight=641}[@very] (@tired) [today|tonight|really|now|actually|to be honest|honestly]
- tired: <star>
+ {weight=641}[@very] (@sad) [today|tonight|really|now|actually|to be honest|honestly]
- sad: <star>
+ {weight=641}[@very] (@lonely) [today|tonight|really|now|actually|to be honest|honestly]
- lonely: <star>
+ {weight=641}[@very] (@stressed) [today|tonight|really|now|actually|to be honest|honestly]
- stressed: <star>
+ {weight=641}[@very] (@anxious|@angry) [today|tonight|really|now|actually|to be honest|honestly]
- hardDay
+ {weight=640}(not|not so|not very|not too|not really) (good|great|well) [*]
- sad
+ {weight=640}not (bad|too bad|so bad) [*]
- glad
+ {weight=639}[i am] [@very] (fine|good|great|okay|ok|well|alright|all right) (thanks|thank you|and you|how are you|how about you|today|tonight|actually) [*]
- glad
+ {weight=640}[*] (bad|rough|hard|awful|terrible|long|horrible|tough|stressful|exhausting|difficult|crappy|shitty|rubbish|lousy) (day|week|night|morning|month|shift|year|time|evening) [*]
- hardDay
+ {weight=640}[*] (sour|burnt) (one|day) [*]
- hardDay
+ {weight=630}[*] (had|was|been|having|quite|such|really) [*] (good|great|nice|lovely|amazing|wonderful|fantastic|brilliant|excellent|perfect) (day|week|night|morning|weekend|evening|time) [*]
- glad
+ {weight=660}[*] (died|passed away|funeral|is dying|in mourning|grieving|grief) [*]
- grief
+ {weight=655}[*] (broke up|break up|breaking up|breakup|dumped me|left me|cheated on me|divorce|divorced) [*]
- heartbreak
+ {weight=655}[*] (lost my job|got fired|was fired|laid off|fired me|unemployed|got rejected|was rejected|rejection) [*]
- setback
+ {weight=655}[*] i [have|just] (failed|messed up|screwed up|ruined|made a mistake) [*]
- setback
+ {weight=646}[*] (got promoted|promotion|got the job|new job|i passed|got engaged|got married|i won|we won|graduated|good news|great news|finished my|got accepted|got in) [*]
- goodNews
+ {weight=646}[*] (my birthday|birthday today) [*]
- birthday
+ {weight=646}[*] (can not sleep|could not sleep|insomnia|can not fall asleep|still awake|wide awake|up all night|up late) [*]
- sleepless
+ {weight=560}[*] (exam|exams|studying|homework|essay|thesis|revision|dissertation|study|coursework) [*]
- study: <star>
+ {weight=560}[*] (deadline|deadlines|procrastinating|procrastinate|can not focus|can not concentrate|distracted) [*]
- study: <star>
+ {weight=645}[*] my (boss|manager|coworker|coworkers|colleague|colleagues|team|teacher|professor|client|job|work) [*]
- work: <star>
+ {weight=630}[*] (at work|the office|meeting|meetings|overtime|night shift) [*]
- work: <star>
+ {weight=652}[*] (yelled at me|shouted at me|screamed at me|shouts at me|yells at me|humiliated|humiliating|embarrassed|embarrassing|bullied|made fun of me|insulted me|ignored me|ignores me|hurt my feelings|hurt me|let me down|lied to me|treated me|so unfair|betrayed|used me) [*]
- wronged
+ {weight=653}[*] (not good enough|not smart enough|not clever enough|not enough for|never good enough|nobody likes me|no one likes me|everyone hates me|i hate myself|can not do anything right) [*]
- doubt
+ {weight=653}[*] (i am|i feel like) [just|such|so|really] [a|an] (failure|loser|idiot|stupid|burden|impostor|imposter|fraud|useless|dumb|disappointment) [*]
- doubt
+ {weight=652}[*] (not talking to me|does not talk to me|stopped talking to me|will not talk to me|not speaking to me|ghosted me|ignoring me|had a fight|a fight with|an argument|argued with|fell out|falling out|quarrel|quarreled|quarrelled|we fought|we argue|keep arguing) [*]
- quarrel
+ {weight=652}[*] (in hospital|in the hospital|has cancer|cancer|surgery|an operation|diagnosed|diagnosis|very sick|very ill|seriously ill|is sick|is ill) [*]
- worry
+ {weight=647}[*] i miss *
- miss: <star>
+ {weight=400}[*] (rain|raining|rainy|snowing|snow|storm|stormy|sunny|hot outside|cold outside|freezing) [here|today|outside|again|tonight|where i am|all day|now]
- userWeather: <star>
`;
