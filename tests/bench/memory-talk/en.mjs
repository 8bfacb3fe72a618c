/** English facts, and talk that shares their words: see memory-talk.mjs. */
const facts = `
single | I work as a {0} at the harbor. | What do I work as at the harbor? | Remember my job? | welder / pilot
single | My brother {0} plays the {1}. | Which instrument does my brother {0} play? | What kind of music does {0} make? | Jonas, cello / Emil, trumpet
single | I am allergic to {0}. | What am I allergic to? | Is there any food that makes me ill? | hazelnuts / shellfish
single | Our neighbor {0} keeps {1} in the yard. | What does our neighbor {0} keep in the yard? | Which animals live next door at {0}’s place? | Mrs. Calder, geese / Mr. Okoro, beehives
single | My favorite film is {0}. | What is my favorite film? | Which movie do I like best? | Paper Harbors / The Tin Orchard
single | I grew up in a village called {0}. | What is the village called where I grew up? | Where did I spend my childhood? | Hallowmere / Tarnby
single | The {0} in my kitchen is from my aunt {1}. | From whom is the {0} in my kitchen? | Which relative gave me the {0}? | clock, Rosalind / teapot, Harriet
single | I am writing a book about {0}. | What is the book about that I am writing? | Which subject is my novel on? | glaciers / puppeteers
single | My car is a {0} that I call {1}. | What do I call my {0} car? | What is the nickname of the vehicle that I drive, the {0}? | Volvo, Biscuit / Fiat, Comet
single | My doctor {0} told me to eat less {1}. | What did doctor {0} tell me to eat less of? | Which food should I avoid, according to {0}? | Brandt, salt / Ferreira, sugar
two | My sister {0} moved to {1} for good. / In {1} there is a {2} that everyone is proud of. | What is everyone proud of in the town to which my sister {0} moved? | What is the pride of the place where {0} lives? | Lena, Aldershaw, glass bridge / Mira, Quenby, tide mill
two | My friend {0} has a dog called {1}. / {1} is afraid of {2}. | What is the dog of my friend {0} afraid of? | What scares {0}’s pet? | Piet, Waffle, balloons / Samira, Otto, umbrellas
two | My boss is called {0}. / {0} collects {1}. | What does my boss collect? | What is the hobby of the person I report to, {0}? | Ms. Varga, thimbles / Mr. Lindqvist, barometers
two | I am taking lessons in {0}. / The {0} lessons are with a teacher named {1}. | Who is the teacher of my {0} lessons? | Who is it that I learn {0} from? | fencing, Arkady / pottery, Solveig
two | My grandmother left me a {0}. / The {0} is kept in {1}. | Where is the {0} kept that my grandmother left me? | In what place is the thing I inherited, the {0}? | violin, the attic trunk / telescope, the boathouse
two | My cousin {0} opened a {1}. / The {1} of my cousin burned down in {2}. | When did the {1} of my cousin {0} burn down? | What became of the business of {0}? | Ines, bakery, November / Ruben, cinema, August
changed | I live in {0} now. / I have moved: I live in {1} now. | Where do I live now? | What is my home town these days? | Bergen, Porto / Porto, Ghent
changed | My team leader is {0}. / My team leader is {1} from now on. | Who is my team leader? | Who is in charge of our group at the office? | Dorothea, Malik / Malik, Yvette
changed | I drink {0} every morning. / I stopped that: I drink {1} every morning instead. | What do I drink every morning? | What is in my cup at breakfast? | espresso, rooibos / rooibos, cocoa
changed | The wedding is planned for {0}. / The wedding is now planned for {1}. | For when is the wedding planned? | When are they going to get married? | May, July / July, October
changed | My phone number ends in {0}. / New number: my phone number ends in {1}. | In which digits does my phone number end? | How could someone call me, what are the last digits? | 4417, 9032 / 9032, 7751
changed | I am dating {0}. / It is over; I am dating {1} since spring. | Who am I dating? | Who is my partner at the moment? | Carla, Naomi / Naomi, Beatriz
dated | On {0} I have an exam in {1}. | In what do I have an exam on {0}? | What am I being tested in on {0}? | 12 March, botany / 3 June, statics
dated | On {0} we fly to {1}. | Where do we fly on {0}? | Which destination is our trip of {0} to? | 21 April, Tromsø / 9 September, Palermo
dated | My birthday is on {0}. | When is my birthday? | On what day was I born? | 17 May / 17 May
dated | On {0} the choir sings in {1}. | Where does the choir sing on {0}? | Where is the concert on {0}? | 6 December, the old granary / 14 February, the customs hall
dated | Since {0} I do not eat {1} any more. | What do I not eat any more since {0}? | Which food did I give up in {0}? | January, beef / Easter, licorice
never |  | What is the name of my horse? | How did I call the pony I ride?
never |  | What did I say about my trip to Lima? | How was my journey to the capital of Peru?
never |  | Which chess opening do I prefer? | How do I begin a game of chess?`;
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
