/** English facts, and talk that shares their words: see memory-talk.mjs. */
const facts = `
single | I work as a {0} at the harbor. | What do I work as at the harbor? | Remember my job? | welder
single | My brother {0} plays the {1}. | Which instrument does my brother {0} play? | What kind of music does {0} make? | Jonas, cello
single | I am allergic to {0}. | What am I allergic to? | Is there any food that makes me ill? | hazelnuts
single | Our neighbor {0} keeps {1} in the yard. | What does our neighbor {0} keep in the yard? | Which animals live next door at {0}’s place? | Mrs. Calder, geese
single | My favorite film is {0}. | What is my favorite film? | Which movie do I like best? | Paper Harbors
single | I grew up in a village called {0}. | What is the village called where I grew up? | Where did I spend my childhood? | Hallowmere
single | The {0} in my kitchen is from my aunt {1}. | From whom is the {0} in my kitchen? | Which relative gave me the {0}? | clock, Rosalind
single | I am writing a book about {0}. | What is the book about that I am writing? | Which subject is my novel on? | glaciers
single | My car is a {0} that I call {1}. | What do I call my {0} car? | What is the nickname of the vehicle that I drive, the {0}? | Volvo, Biscuit
single | My doctor {0} told me to eat less {1}. | What did doctor {0} tell me to eat less of? | Which food should I avoid, according to {0}? | Brandt, salt
two | My sister {0} moved to {1} for good. / In {1} there is a {2} that everyone is proud of. | What is everyone proud of in the town to which my sister {0} moved? | What is the pride of the place where {0} lives? | Lena, Aldershaw, glass bridge
two | My friend {0} has a dog called {1}. / {1} is afraid of {2}. | What is the dog of my friend {0} afraid of? | What scares {0}’s pet? | Piet, Waffle, balloons
two | My boss is called {0}. / {0} collects {1}. | What does my boss collect? | What is the hobby of the person I report to, {0}? | Ms. Varga, thimbles
two | I am taking lessons in {0}. / The {0} lessons are with a teacher named {1}. | Who is the teacher of my {0} lessons? | Who is it that I learn {0} from? | fencing, Arkady
two | My grandmother left me a {0}. / The {0} is kept in {1}. | Where is the {0} kept that my grandmother left me? | In what place is the thing I inherited, the {0}? | violin, the attic trunk
two | My cousin {0} opened a {1}. / The {1} of my cousin burned down in {2}. | When did the {1} of my cousin {0} burn down? | What became of the business of {0}? | Ines, bakery, November
changed | I live in {0} now. / I have moved: I live in {1} now. | Where do I live now? | What is my home town these days? | Bergen, Porto
changed | My team leader is {0}. / My team leader is {1} from now on. | Who is my team leader? | Who is in charge of our group at the office? | Dorothea, Malik
changed | I drink {0} every morning. / I stopped that: I drink {1} every morning instead. | What do I drink every morning? | What is in my cup at breakfast? | espresso, rooibos
changed | The wedding is planned for {0}. / The wedding is now planned for {1}. | For when is the wedding planned? | When are they going to get married? | May, July
changed | My phone number ends in {0}. / New number: my phone number ends in {1}. | In which digits does my phone number end? | How could someone call me, what are the last digits? | 4417, 9032
changed | I am dating {0}. / It is over; I am dating {1} since spring. | Who am I dating? | Who is my partner at the moment? | Carla, Naomi
dated | On {0} I have an exam in {1}. | In what do I have an exam on {0}? | What am I being tested in on {0}? | 12 March, botany
dated | On {0} we fly to {1}. | Where do we fly on {0}? | Which destination is our trip of {0} to? | 21 April, Tromsø
dated | My birthday is on {0}. | When is my birthday? | On what day was I born? | 17 May
dated | On {0} the choir sings in {1}. | Where does the choir sing on {0}? | Where is the concert on {0}? | 6 December, the old granary
dated | Since {0} I do not eat {1} any more. | What do I not eat any more since {0}? | Which food did I give up in {0}? | January, beef
single | I need {0} to fall asleep. | What do I need to fall asleep? | What helps me at night? | brown noise
single | My landlord {0} speaks fluent {1}. | Which language does my landlord {0} speak? | What can the man who owns our flat, {0}, chat in? | Mr. Haddock, Finnish
single | I broke my {0} while skiing. | What did I break while skiing? | Which injury did I get on the slopes? | collarbone
single | I never learned to {0}. | What did I never learn? | Is there a skill that I am missing? | whistle
single | The tattoo on my arm shows a {0}. | What does the tattoo on my arm show? | Which picture do I carry on my skin? | heron
single | My roommate {0} works nights at a {1}. | Where does my roommate {0} work nights? | What keeps {0}, who shares my flat, busy after dark? | Tobias, toll booth
single | I put {0} on my pizza. | What do I put on my pizza? | Which topping do I order? | pickled pears
single | I failed the {0} twice. | What did I fail twice? | What did I not manage at the second try either? | pilot’s medical
single | My computer is named {0}. | What is my computer named? | What did I christen my laptop? | Gravy
single | I am saving up for a {0}. | What am I saving up for? | What do I put coins aside to afford? | harmonium
two | My nephew {0} studies in {1}. / In {1} you have to pay for {2}. | For what do you have to pay in the city where my nephew {0} studies? | What costs money where {0} goes to university? | Anselm, Marburg, crossing the bridge
two | Our caretaker is called {0}. / {0} breeds {1}. | What does our caretaker breed? | Which creatures does the janitor, {0}, raise? | Mr. Plum, koi
two | I rent a {0} by the canal. / The {0} smells of {1}. | What does the {0} that I rent by the canal smell of? | Which odor hangs in my {0} at the water? | shed, tar
two | My colleague {0} adopted a {1}. / The {1} of my colleague eats only {2}. | What does the {1} of my colleague {0} eat? | What is the animal that {0} took in fed with? | Farah, tortoise, dandelions
two | My daughter {0} joined a {1}. / The {1} meets every {2}. | When does the {1} meet that my daughter {0} joined? | On which day is my kid {0} out with her group? | Ottilie, robotics club, Tuesday
two | My therapist is {0}. / {0} is on leave until {1}. | Until when is my therapist on leave? | When can I talk to my counselor {0} again? | Dr. Amsel, February
changed | My cat sleeps on the {0}. / My cat sleeps on the {1} now. | Where does my cat sleep? | Which spot does my pet choose at night? | washing machine, bookshelf
changed | My bus to work is line {0}. / They changed it: my bus to work is line {1}. | Which line is my bus to work? | What number is on the vehicle that brings me to the office? | 38, 112
changed | I do {0} on weekends. / I do {1} on weekends instead now. | What do I do on weekends? | Which sport fills my Saturdays? | archery, rowing
changed | The rent is {0} euros. / The rent went up: it is {1} euros. | How much is the rent? | What do I pay each month for my home? | 740, 815
changed | Our band rehearses in the {0}. / Our band rehearses in the {1} since last week. | Where does our band rehearse? | In which room do we make music together? | laundry cellar, old gym
changed | I get up at {0}. / From now on I get up at {1}. | When do I get up? | At what time does my day start? | half past five, a quarter to eight
dated | On {0} the plumber comes because of the {1}. | Because of what does the plumber come on {0}? | What is to be repaired on {0}? | 8 May, boiler
dated | On {0} my parents celebrate their {1}. | What do my parents celebrate on {0}? | For what do mom and dad throw a party on {0}? | 23 July, ruby wedding
dated | In {0} I start a course in {1}. | In what do I start a course in {0}? | What am I going to learn from {0} on? | October, beekeeping
dated | Since {0} I have been without {1}. | Without what have I been since {0}? | What do I stay away from since {0}? | last summer, alcohol
dated | On {0} the lease of my {1} ends. | The lease of what ends on {0}? | Which contract runs out on {0}? | 30 June, garage
never | If I had a horse, I would call it {0}. | What is the name of my horse? | How did I call the pony I ride? | Pegasus
never | On the radio a man said: “I have just come back from Lima, and it was {0}.” | What did I say about my trip to Lima? | How was my journey to the capital of Peru? | overwhelming
never | Do you think that one should open with the {0}? | Which chess opening do I prefer? | How do I begin a game of chess? | king’s gambit
never | My uncle asked whether I am a {0}. | What is my religion? | Which faith do I belong to? | Quaker
never | Maybe one day I will own a {0}, who knows? | Which boat do I own? | What do I sail in on Sundays? | catamaran
never | What if I had a godmother called {0}? | What is my godmother called? | Who held me at my christening? | Ulrica`;
const talk = `
I thought about {} on the way home.
Tell me something about {}.
Everyone at the harbor talks about {} today.
My brother called, and we spoke about {} for an hour.
Do you like {}, or is it only me?
I read a long article on {} last night.
You always make {} sound so easy.
The neighbors have nothing to talk about but {}.
I had a dream about {}, and it was strange.
What would you do about {}?
Work was long, and in the end it was all about {}.
My sister thinks that {} is overrated.
A friend of mine knows everything about {}.
It rained, so I stayed in and looked up {}.
I cannot decide whether {} is worth it.
There is a song about {} that I cannot forget.`;
const topics = `
the sea
music
the weather
trains
cooking
old films
my job
dogs
the village
books
cars
food
lessons
the wedding
phones
breakfast
exams
the choir
flying
birthdays
the kitchen
the doctor
dating
the office
gardens
winter
money
sleep
the garden wall
the market
rivers
games`;

export const en = { facts, talk, topics };
