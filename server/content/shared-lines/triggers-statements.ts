/** Triggers for what users tell about themselves, and for small talk. */
export const statementTriggers = `
! array kin = mother|mum|mom|father|dad|sister|brother|wife|husband|partner|girlfriend|boyfriend|son|daughter|friend|best friend|friends|grandmother|grandma|grandfather|grandpa|granddad|kids|children|family|parents|aunt|uncle|cousin|flatmate|roommate|neighbour|neighbor|ex|fiance|niece|nephew|baby
! array beast = dog|cat|puppy|kitten|rabbit|hamster|parrot|budgie|tortoise|turtle|horse|guinea pig|goldfish|fish|pet|pets|cats|dogs|hen|hens|chickens
! array yes = yes|yeah|yep|yup|sure|ok|okay|of course|definitely|absolutely|certainly|please|yes please|why not|alright|all right|sounds good|sounds great|gladly|i would love to|i would like that|i would love that|i do|i have|i am|i did|i will|let us|let us go|let us do it|deal|go ahead|ready|i am ready|i am in|coming|i think so|i guess|i guess so|maybe|perhaps|probably|a little|sometimes|with pleasure|show me
! array no = no|nope|nah|not really|no thanks|no thank you|never|not yet|i do not|i do not think so|i have not|not at all|i am not|i did not|of course not|no way|neither
! array more = tell me more|go on|continue|more|and then|then what|what then|what happened|what happened then|what happened next|what next|and|keep going|carry on|next|another|another one|one more|go ahead and tell me|say more|how so|how come|what do you mean|what was it|what was that|which one|which|what is it|who was it|what did you do|what did they do|tell me|tell me about it|i want to know|i want to hear it|i am listening|i am curious|explain|like what|such as|where|when|who|what kind|really|is that so|seriously|for real|oh really

+ {weight=705}[*] my name is *
- name: <star>
+ {weight=705}[*] (je m'appelle|me llamo|mi nombre es|ich heiße|ich heisse|mein name ist|meu nome é|me chamo|chamo-me) *
- name: <star2>
+ {weight=705}[*] the name is *
- name: <star>
+ {weight=700}[*] (call me|calls me|people call me|i go by|i am called|i am named|they call me) *
- name: <star2>
+ {weight=710}[*] (do not call me|that is not my name|not my name|my name is not|forget my name) [*]
- forgetName
+ {weight=470}(hi|hello|hey|hiya|good evening|good morning|evening|nice to meet you|pleased to meet you) [there|<bot short>|<bot full>] i am *
- maybeName: <star2>
+ {weight=120}i am *
- maybeName: <star>

+ {weight=720}[*] (do not|did not|not) [really|even|actually] (want to|like to|feel like|care to|wish to|going to|ready to|able to|in the mood to) (talk|talking|speak|speaking|think|thinking|chat) about *
- leaveIt
+ {weight=720}[*] (do not|not) [really|even|actually] (want to|feel like|care to|ready to|in the mood to) (talk|talking|say|discuss it|discuss that|discuss this|go there|go into it|go into that|get into it|get into that|answer|answer that|tell you) [now|right now|yet|today|tonight|anymore|any more|at the moment]
- leaveIt
+ {weight=720}[*] i (can not|could not) (talk|speak|think) about (it|this|that|him|her|them) [*]
- leaveIt
+ {weight=720}[*] (rather not|prefer not to) (say|talk|tell|answer|discuss|go into|get into|think about) [*]
- leaveIt
+ {weight=720}[*] (let us not|can we not|could we not|please do not|stop) (talk about|talking about|speak about|discuss|ask about|asking|ask me|go there) [*]
- leaveIt
+ {weight=720}[ok|okay|well|no|sorry|please|just|oh|i would] (not now|not today|not tonight|not right now|another time|some other time|maybe later|maybe another time|rather not|prefer not to|drop it|let it go|let it be|leave it|leave it be|let us leave it|forget it|forget about it|never mind|nevermind|do not ask|do not ask me|no comment|none of your business|that is private|it is private|that is none of your business|no more questions|let us drop it|leave it at that) [please|now|thanks|thank you|okay|ok|about it|about that]
- leaveIt
+ {weight=715}[*] are you [even|really|still|actually] (listening|paying attention|following|hearing me) [to me|to what i say|at all|now|yet|to a word i say]
- heard
+ {weight=715}[*] (do|did|can|could) you [even|really|actually] (hear|read|listen to|understand) (me|what i said|what i say|what i just said|what i wrote|what i told you|what i am saying|a word i say) [*]
- heard
+ {weight=715}[*] you (are not|do not|did not|never) [even|really] (listening|listen|hear me|hear what i said|paying attention|pay attention) [*]
- heard
+ {weight=715}(what did i just say|what did i say|what have i just said|what was i saying)
- heard
+ {weight=715}[*] why (do|did|would|are) you (say|saying|ask|asking|think|telling me|tell me) (that|this|so|it|me) [*]
- whySaid
+ {weight=715}[*] (why do you ask|why did you ask|why are you asking|why do you want to know|what makes you say that|what makes you think that|what makes you think so|what makes you ask|where did that come from)
- whySaid

+ {weight=690}[*] (do you remember|what do you remember|what do you know about|do you know anything about|remember) (me|about me|anything about me|who i am) [*]
- recall
+ {weight=690}[*] do you (remember|know who i am) [me|who i am|what i said|what i told you|anything]
- recall
+ {weight=691}[*] (what is my name|what am i called|do you know my name|remember my name|know my name|what was my name|who am i|my name again|what my name is|what i am called) [*]
- recallName
+ {weight=691}[*] what [do|did] i [say i|tell you i] [really] (like|love|enjoy|am into|said i like|said i love) [*]
- recallLikes
+ {weight=691}[*] (remember what i|what do i) (like|love|enjoy) [*]
- recallLikes
+ {weight=691}[*] (what were we talking about|what did we talk about|where were we|where did we stop|what did we say) [*]
- recallTopic

+ {weight=638}[*] i [really|just|also|do] (love|like|adore) (you|u) [*]
- love
+ {weight=636}i [really|just|also|do] (love|like|enjoy|adore) (your *|how you *|when you *|talking *|the way you *|what you *) [*]
- compliment
+ {weight=637}i [really|just|also|do] (love|like|enjoy|adore) (it|that|this|them|him|her|that one|this one|these|those|that idea|this place|it here)
- wow
+ {weight=620}[*] i [really|also|just|do|absolutely|quite|truly|still] (like|love|enjoy|adore) *
- like: <star2>
+ {weight=620}[*] i am [really|also|very|quite|a bit] (into|fond of|a fan of|a big fan of|a huge fan of|crazy about|obsessed with|passionate about|keen on) *
- like: <star2>
+ {weight=622}[*] my favorite * (is|are) *
- favorite: <star3>
+ {weight=620}[*] my (hobby is|hobbies are|passion is) *
- like: <star2>
+ {weight=621}[*] i [really|just|do] (hate|do not like|dislike|can not stand|do not enjoy|despise|do not really like) *
- dislike: <star2>

+ {weight=612}[*] my (@kin) [*]
- kin: <star>
+ {weight=613}[*] my (@beast) [*]
- pet: <star>
+ {weight=613}[*] i have [a|an|two|three|got a|some|one] (@beast) [*]
- pet: <star>
+ {weight=605}[*] (i am|i come|we are|i was born|i am originally) (from|in) *
- home: <star3>
+ {weight=605}[*] i live (in|near|on) *
- home: <star2>
+ {weight=604}[*] i (work as|work in|work at|work for|am working as) [a|an] *
- job: <star2>
+ {weight=125}i am a *
- job: <star>
+ {weight=125}i am an *
- job: <star>
+ {weight=604}i am # [years old|year old]
- userAge: <star>
+ {weight=604}i am only #
- userAge: <star>
+ {weight=520}[*] i (want|wish|would like|would love|hope|plan|am planning|am hoping|dream of|am thinking of|am thinking about) [to] *
- want: <star2>
+ {weight=518}[*] i (need|have|must|should|ought|have got) to *
- must: <star2>
+ {weight=519}[*] i am going to *
- going: <star>
+ {weight=519}[*] (i|we) [just|once|also|have|recently] (went|have been|been|travelled|traveled|drove|flew|moved|walked) to *
- went: <star3>
+ {weight=517}[*] i am [currently|just|still|now] (learning|studying|reading|watching|playing|writing|building|cooking|making|painting|working on|listening to|trying to|drinking|eating|knitting|baking|looking at|training for) *
- busyWith: <star> <star2>
+ {weight=516}[*] i [just|finally|also|recently] (finished|started|bought|found|made|cooked|baked|read|saw|watched|learned|learnt|wrote|built|met|planted|got|painted|tried|played|ate) *
- did: <star2>
+ {weight=515}[*] i (can not|could not|am not able to|do not know how to|never learned to|never learnt to) *
- cannot: <star2>
+ {weight=514}[*] (when i was|i used to|i remember|as a child) *
- past: <star2>
+ {weight=350}[*] i (think|believe|guess|suppose|reckon|feel like) [that] *
- think: <star2>
+ {weight=345}[*] because *
- because: <star>
+ {weight=500}(i do not know|no idea|not sure|i am not sure|dunno|idk|hard to say|i have no idea|good question|who knows) [*]
- dontKnow
+ {weight=480}(thanks|thank you|thx|cheers|many thanks|ty|i appreciate it|that helps|that helped|that is helpful) [*]
- thanks
+ {weight=475}[*] (thank you|thanks) [*]
- thanks
+ {weight=490}[*] (gute nacht|hasta luego|adiós|au revoir|bonne nuit|goodbye|bye|good night|goodnight|see you|see ya|i have to go|i need to go|i must go|i should go|i have got to go|gotta go|talk later|talk to you later|time for bed|heading to bed|off to bed|going to bed|going to sleep|until next time|see you later|i should sleep|go to sleep now|farewell|ttyl) [*]
- bye
+ {weight=490}(hasta luego|adios|adiós|au revoir|bonne nuit|tschüss|gute nacht|buenas noches|tchau|night|nighty night|nite|night night|sleep well|sweet dreams|laters|cya|later) [<bot short>|then|now|everyone|to you too|you too]
- bye
+ {weight=650}[*] (i have to go|i need to go|i must go|i should go|i have got to go|got to go|i need to sleep|i should get some sleep|i am off to bed|i am going to bed) [*]
- bye
+ {weight=490}(sorry|i am sorry|my bad|apologies|excuse me|forgive me) [*]
- sorry
+ {weight=480}(haha|hahaha|hehe|lol|lmao|rofl|funny|that is funny|very funny|you are funny|ha|haha ok|xd|ha ha|hilarious) [*]
- laugh
+ {weight=480}(wow|whoa|amazing|awesome|cool|great|nice|lovely|beautiful|wonderful|brilliant|fantastic|incredible|perfect|oh wow|interesting|fascinating|sweet|oh|aww|aw|oh nice|that is [@very] (cool|great|nice|lovely|beautiful|amazing|wonderful|interesting|fascinating|sweet|awesome|good|true|clever)|sounds (nice|lovely|good|delicious|amazing|wonderful|fun|cool|great|beautiful|interesting|tasty|cozy|cosy)|makes sense|fair enough|i see|got it|right|true|exactly|good point|well said|understood|indeed|same|me too|same here|you are right|you may be right|you are probably right|good idea|that is a good idea|well put|love it|i love it|love that|i love that|i like it|i like that) [*]
- wow
+ {weight=470}(@yes) [@yes] [@yes] [<bot short>|then|please|i would|i do|i have|i am|go on|tell me|tell me more|show me|let us go]
- yes
+ {weight=470}(@no) [@no] [<bot short>|thanks|thank you|i do not|i have not|i am not|i did not|never]
- no
+ {weight=478}(@more) [<bot short>|please|then]
- more
+ {weight=478}why [not|is that|so|that]
- why
+ {weight=495}[*] (change the subject|something else|talk about something else|another topic|different topic|enough of that|enough about) [*]
- changeSubject
+ {weight=492}[please|just|ok|okay|no] (stop|stop it|stop that|stop this|stop talking|shut up|enough|that is enough|leave me alone|leave me be|leave me in peace|be quiet|go away) [*]
- stop
+ {weight=500}[*] (you are|you seem|you sound|you look) [@very] (nice|kind|sweet|lovely|great|cool|funny|smart|clever|wise|wonderful|amazing|the best|awesome|cute|beautiful|interesting|good|helpful|fun|pretty|adorable|gorgeous|handsome|talented) [*]
- compliment
+ {weight=500}[*] (you are|you seem|you sound) [@very] [a|an] (stupid|boring|dumb|idiot|useless|annoying|ugly|bad|weird|awful|terrible|lame|creepy|rude|nonsense|crap|rubbish) [*]
- insult
+ {weight=495}(fuck|fuck you|fuck off|i hate you|screw you|you suck|idiot|bitch|asshole|bastard) [*]
- insult
+ {weight=520}[*] (marry me|date me|kiss|kiss me|kisses you|be my girlfriend|be my boyfriend|be my wife|be my husband|go out with me|in love with you|have a crush on you|flirt|go on a date) [*]
- love
+ {weight=500}(hug|hugs|hugs you|hug me|can i have a hug|give me a hug|i need a hug|can i get a hug|i could use a hug) [*]
- hug
+ {weight=450}(hi|hello|hey|hiya|heya|good evening|good morning|good afternoon|greetings|howdy|yo|evening|morning|hello there|hi there|hey there|i am back|i am here|hello again|hi again|it is me|knock knock|bonjour|bonsoir|salut|hola|hallo|servus|ciao|olá|ola|namaste|salam|aloha|sup|heyy|heyyy|helloo) [*]
- hello
+ {weight=480}(nice to meet you|pleased to meet you|good to meet you|nice meeting you) [*]
- hello
+ {weight=481}(good to see you|i missed you|miss me|did you miss me|do you miss me|have you missed me|missed me) [*]
- missMe
+ {weight=460}(guess what|you know what|i have news|i have something to tell you|can i tell you something|i want to tell you something|can i talk to you|can we talk|i need to talk|i need someone to talk to|listen|do you have time|are you busy|you there|are you there)
- listenUp
+ {weight=0}*
- fallback: <star>
`;
