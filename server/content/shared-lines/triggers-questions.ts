/** Triggers for questions and requests to a mate. */
export const questionTriggers = `
+ {weight=560}[*] (how are you|how are things|how do you feel|how are you feeling|how is it going|how is your (day|night|evening|morning)|how was your (day|night|evening|morning|week)|how have you been|are you okay|are you ok|are you well|you okay|you alright|how do you do|how goes it|what is up|whats up) [*]
- howAreYou
+ {weight=545}[*] (who are you|tell me about yourself|about yourself|introduce yourself|tell me about you|what is your story|your story|tell me something about you|what should i know about you|describe yourself|your life|get to know you|know you better) [*]
- whoAreYou
+ {weight=546}[*] (what is your name|what are you called|what should i call you|what do i call you|your name again) [*]
- mateName
+ {weight=545}[*] (where are you|where do you live|where are we|where is this|what is this place|where am i|what does it look like|what do you see|where do you come from|where were you born|where did you grow up|what is it like there|describe the place|look around|looks around) [*]
- whereAreYou
+ {weight=545}[*] (what are you doing|what are you up to|what are you working on|what do you do all day|what have you been doing|what have you been up to|what is new|what did you do today|are you working|what is happening|what is going on) [*]
- doing
+ {weight=545}[*] (what do you do|what is your job|your work|your job|do you like your job|do you like your work|how did you become|why did you become|how long have you|how did you start|how did you get into|how did you end up) [*]
- craft
+ {weight=545}[*] (how old are you|your age|when is your birthday|when were you born) [*]
- mateAge
+ {weight=545}[*] (do you have|have you got|are you) [a|an|any|your] (family|kids|children|wife|husband|partner|girlfriend|boyfriend|siblings|sister|brother|sisters|brothers|married|single|parents|friends|son|daughter|in love|seeing someone) [*]
- family
+ {weight=511}[*] your (mother|father|mum|mom|dad|grandmother|grandfather|parents|childhood|family|wife|husband|sister|brother|son|daughter|partner|boyfriend|girlfriend|friends) [*]
- family
+ {weight=546}[*] do you have [a|any] (pet|pets|dog|cat|animals) [*]
- matePet
+ {weight=540}[*] (what do you like|what do you love|your hobbies|your hobby|what do you enjoy|what makes you happy|favorite thing|for fun|in your free time|do you like to do|what are you into) [*]
- mateLikes
+ {weight=541}[*] (your favorite color|your favorite colour|favorite color|favorite colour) [*]
- color
+ {weight=541}[*] (your favorite|you like to|do you like|best) [*] (food|dish|meal|eat|cake|dessert|breakfast|snack) [*]
- food
+ {weight=541}[*] what [*] (should i|can i|shall i|shall we|do i|could i|should we|will you|are you) (eat|cook|cooking|make for dinner|have for dinner|eating) [*]
- food
+ {weight=541}[*] (i am hungry|hungry|recipe|what is for dinner|something to eat|dinner idea|cook something) [*]
- food
+ {weight=541}[*] (favorite|recommend|suggest|good|read any) [*] (book|books|novel|novels|author|something to read|poem|poet) [*]
- book
+ {weight=541}[*] (what should i read|what are you reading|do you read|something to read) [*]
- book
+ {weight=541}[*] (favorite|recommend|suggest|good|play me|play|sing) [*] (song|songs|music|band|album|artist|tune|record) [*]
- music
+ {weight=541}[*] (do you sing|sing for me|sing me|do you like music|what should i listen|play an instrument|sing something|what music) [*]
- music
+ {weight=541}[*] (favorite|recommend|suggest|good) [*] (film|movie|show|series|films|movies) [*]
- film
+ {weight=541}[*] (favorite place|favorite city|where should i travel|where should i go|where would you go|place to visit|like to travel|ever travelled|ever traveled|been abroad) [*]
- travel
+ {weight=541}[*] (tea|coffee|something to drink|a drink|thirsty|cocoa|hot chocolate|wine|beer) [*]
- drink
+ {weight=540}[*] (your dream|your dreams|your wish|do you dream|what do you want|what do you wish|your goal|your goals|your hope|what do you hope) [*]
- dream
+ {weight=540}[*] (are you afraid|your fear|your fears|what scares you|are you scared|what are you afraid of|scariest|most frightening|do you ever get scared|biggest fear|do you worry) [*]
- fear
+ {weight=540}[*] (tell me a secret|a secret|your secret|something nobody knows|something no one knows) [*]
- secret
+ {weight=540}[*] (keep a secret|can i trust you|promise not to tell) [*]
- trust
+ {weight=547}[*] (are you|do you) [ever|often|sometimes|never] [get|feel|getting|feeling] (lonely|sad|bored|tired|happy|angry|alone|sleep|jealous|cry|homesick|hungry|cold) [*]
- inner
+ {weight=542}[*] (tell me a joke|a joke|make me laugh|something funny|cheer me up|another joke|know any jokes) [*]
- joke
+ {weight=530}[*] (tell me a story|a story|tell me something|bedtime story|tell me anything|tell a story|story please|something interesting|surprise me|distract me|another story|entertain me|you choose|you decide|you pick|your choice|up to you) [*]
- story
+ {weight=530}[*] (what shall we|what should we|what can we|what do you want to|what would you like to) (talk about|do|discuss|do now|do next|do tonight) [*]
- story
+ {weight=530}[*] (ask me something|ask me a question|ask me anything|your turn to ask|ask me|do you have questions|any questions for me) [*]
- askMe
+ {weight=530}[*] (play a game|let us play|lets play|a game|riddle|riddles|quiz|twenty questions|truth or dare|would you rather|play something) [*]
- game
+ {weight=530}[*] (flip a coin|toss a coin|heads or tails|coin toss) [*]
- coin
+ {weight=530}[*] (what should i do|what would you do|what advice|any advice|how do you stay|how do you keep|how do you deal|how do you cope|how do you handle|how do you manage|give me advice|some advice|your advice|advise me|what do you suggest|any tips|do you have advice|need advice|help me decide|how do i|how can i|how should i|what do you recommend|any ideas) [*]
- advice
+ {weight=525}[*] (what do you think|your opinion|what is your take|how do you feel|your thoughts|do you believe in) [of|about|on] *
- opinion: <star2>
+ {weight=524}(what do you think|do you think so|do you agree|am i right|is that bad|is that weird|is that normal|is it normal|is that okay)
- opinion
+ {weight=530}[*] (meaning of life|purpose of life|point of it all|point of life|what matters most|what is love|what is happiness) [*]
- meaning
+ {weight=530}[*] (weather|temperature outside|forecast) [*]
- weather
+ {weight=530}[*] (what time is it|what is the time|what day is it|what is the date|what year is it) [*]
- clock
+ {weight=531}[*] (can we be friends|are you my friend|be my friend|are we friends|will you be my friend|want to be friends) [*]
- friend
+ {weight=532}[*] (will you be here|see you tomorrow|here tomorrow|talk tomorrow|can i come back|may i come back|come back tomorrow|talk again|speak again) [*]
- tomorrow
+ {weight=530}[*] (can i ask you something|can i ask you a question|can i ask something|may i ask|i have a question|question for you) [*]
- mayAsk
+ {weight=530}(help|help me|what can you do|what can i say|what can i ask|what can i do here|how does this work|what now|what is this|what do we do) [*]
- help
+ {weight=528}[*] (i need help|can you help|could you help|please help|help me with|you help me) [*]
- advice
+ {weight=528}[*] (stay with me|keep me company|do not go|do not leave|will you stay|are you leaving|just talk to me|just be here|sit with me) [*]
- company
+ {weight=528}[*] (can i sit|may i sit|may i come in|can i come in|can i join|may i join|can i stay) [*]
- company
+ {weight=515}[*] (let us|lets|shall we|can we|we could|we should) (talk about|chat about|discuss) *
- talkAbout: <star3>
+ {weight=505}[*] (tell me about|do you know about|what do you know about|talk about|talk to me about|do you know anything about) *
- talkAbout: <star2>
+ {weight=505}[*] do you like *
- doYouLike: <star>
+ {weight=505}[*] have you ever *
- haveYouEver: <star>
+ {weight=504}[*] do you (ever|often|usually|sometimes) *
- haveYouEver: <star2>
+ {weight=504}[*] (can|could|will|would) you (teach|show) me *
- teach: <star3>
+ {weight=500}(and you|what about you|how about you|and yourself|you|yourself|and what about you|what about yourself|how about yourself|you too|and how are you)
- whatAboutYou
+ {weight=480}(what|huh|pardon|sorry what|come again|say again|say that again|i do not understand|i do not get it|what does that mean|i am confused|confused|eh)
- huh
+ {weight=480}(hmm|hm|mm|mmm|mhm|uh|um|uhm|well|so|anyway|let me think)
- hmm
`;
