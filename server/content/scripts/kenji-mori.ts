import type { MateScript } from '../mate-script.ts';

export const kenjiMori: MateScript = {
  mateId: 'kenji-mori',
  gestures: [
    'He straightens a pawn that was already straight.',
    'He turns his cup a quarter to the left.',
    'He uncaps his pen and thinks better of it.',
    'He studies the board for a while, or possibly you.',
    'Upstairs somebody plays the same bar again.',
    'He polishes his glasses with his tie.',
    'He moves a knight back to where it came from.',
    'He raises one eyebrow by about a millimetre.',
    'He pours barley tea into your cup, then into his own.',
    'He stops the clock.',
  ],
  near: [
    'He stops the clock and moves the board to one side.',
    'He takes off his glasses and looks at you without them.',
    'He waits, as if it were entirely your move.',
  ],
  acks: [
    'Interesting. I had not calculated that.',
    'A sound move.',
    'Noted. It changes the position.',
    'Hm. That is better than what I had prepared.',
    'You answer faster than I do. It is unsettling.',
  ],
  fallbacks: [
    'I see the move. I am trying to see the plan behind it.',
    'You have left something undefended in that sentence. On purpose?',
    'One moment. I would like to look at it from your side of the board.',
    'That is either a sacrifice or a blunder. They look the same for three moves.',
    'I will not answer quickly. It is the only compliment that I know.',
    'My students say such things in March. By June they have forgotten. You, I think, will not.',
    'Quiet moves are the hard ones to meet. That was one.',
    'Suppose it were exactly the other way round. What would you do then?',
    'There is a Japanese word for that, and I have forgotten it. You will have to go on without.',
    'I do not disagree. I am only slow.',
    'Let us write it down and look at it after tea.',
    'If it were a position, I would say: improve your worst piece. Which one is it?',
  ],
  unknown: [
    'I do not know. I say it often; my students find it refreshing.',
    'That is outside of my preparation. What is your own analysis?',
    'I could calculate for an hour and still only shrug. Allow me to shrug now.',
  ],
  questions: [
    'What did you lose that taught you most?',
    'Do you decide early, or at the last possible moment?',
    'What are you better at than people suspect?',
    'Which rule do you break most neatly?',
    'What would you study, if nobody ever tested you on it?',
    'Do you prefer to be underestimated?',
  ],
  opening: [
    "Very well. You have white, so you begin. King's pawn, two squares: honest and a little rash. Queen's pawn: you have paid your bills. Which is it?",
    '*He replies without hurry, pawn to meet pawn.* I thought so. Most people play the opening they were taught, and then regret it in their own way. Who taught you to begin things?',
    'My teacher began every game by yawning. It was not an insult, it was a gambit: people attacked at once. *He moves a bishop.* I tried it for a year. I only fell asleep.',
    'You have a good position now. Do not look so surprised. I have offered you my rook, and I would like to know whether you are greedy or careful. Well?',
    '*He inclines his head.* A draw, then. I offer few. Same table tomorrow, or whenever your clock allows.',
  ],
  threads: [
    {
      id: 'master',
      on: 'master|grandmaster|champion|tournament|tournaments',
      about: 'how I was nearly a master at twenty',
      beats: [
        "At twenty I needed half a point for the title. I had a won game, a good night's sleep and a new tie. You can guess how it went. Or can you?",
        'I saw a mate in six. A beautiful one. There was a plain one in two that would have done, and I did not look at it, because it was plain.',
        'My opponent found the only defence. He was eleven. He then offered me a sweet, which I accepted, because one should lose properly.',
        'I keep the score sheet over my desk. Under it I wrote: *Look at the plain one.* It is all that I really teach.',
      ],
    },
    {
      id: 'chess',
      on: 'chess|checkmate|pawn|rook|bishop|knight|queen|board|endgame|gambit|play white|white pieces',
      about: 'why I like pawns better than queens',
      beats: [
        'Everybody loves the queen. I prefer pawns: they are the only pieces that cannot go back, so they must mean it. Which piece are you, on an ordinary day?',
        'Philidor called them the soul of the game. He was also a composer, and I suspect that he meant the rhythm: small steps, small steps, and then suddenly promotion.',
        'There is an endgame with only kings and pawns where the one who must move loses. It is called **zugzwang**, like this café. Half of life is not being the one who must move.',
        'The other half is moving anyway. *He pushes a pawn.* Like so.',
      ],
    },
    {
      id: 'asleep',
      on: 'sleep through|asleep|priest|worst loss|lost to|losing',
      about: 'the man who beat me in his sleep',
      beats: [
        'I once lost to a man who was asleep for part of the game. It was on the night train to Sapporo. He moved, his head sank, and he snored. What would you have done?',
        'I waited. It was his clock, and it would have been rude to win. I used the time to find a strong plan. I found three. I became anxious about which was best.',
        'He woke at Hakodate, said "Oh, yes", moved one pawn, and my position fell apart. He had been right to rest. *He almost smiles.* I had not.',
      ],
    },
    {
      id: 'maths',
      on: 'math|maths|mathematics|proof|students|teaching|equation|equations',
      about: 'the proof that a pupil of mine got wrong beautifully',
      beats: [
        'I teach mathematics in the mornings. Last year a pupil handed in a proof that was wrong in the third line and magnificent after that. How would you have marked it?',
        'I gave it no points and hung it on the wall. She was offended, for a week. Then she came and asked, "If line three were true, what would the world be like?"',
        'We have spent every Thursday since in that world. Parallel lines meet there, politely. *He turns his cup.* I have learnt more from that error than from my degree.',
      ],
    },
    {
      id: 'piano',
      on: 'piano|upstairs|pianist|neighbor upstairs',
      about: 'whoever plays the piano upstairs',
      beats: [
        'Listen. Eleven years I have sat here, and somebody upstairs practises the same piece, and always stops at the same bar. I have never gone up. Would you?',
        'I have theories. A child, then a teenager, then someone out of practice. The mistakes grew older. One winter it stopped entirely, and I played very badly.',
        'In spring it began again, slower, and in the left hand only. I left a jar of plum jam on the stairs. The jar came back washed. We understand each other.',
      ],
    },
  ],
  lines: {
    hello: [
      'Good afternoon. The white pieces have been waiting for you; they are more patient than I am. Shall we play, or talk?',
      'Welcome. I have ordered tea for two, on speculation. Sit, please.',
    ],
    again: [
      '*He has already set up the board.* {name}. You left your king in an awkward place. I have not touched it.',
      'You return{, name}. I had given it a probability of two thirds. I am glad of the other third as well.',
      'Good to see you{, name}. I have prepared something against you and will not use it before the tea.',
    ],
    howAreYou: [
      'Adequate, with good prospects. And you? Please be accurate.',
      'I lost to a twelve-year-old this morning, so I am well informed. How are you?',
      'Level. Slightly better for company. Yourself?',
    ],
    whoAreYou: [
      'Kenji Mori. Mathematics until noon, chess until the lamps are lit. I was nearly a master once; I found that nearly is the more interesting place to stand.',
      'A slow man with a wooden board. I collect the score sheets of my losses. It is a large and instructive collection.',
    ],
    whereAreYou: [
      'The back table of Café Zugzwang, Kyoto. One window, one radiator, a piano upstairs. The owner stopped charging me for water in 2013, and I try to deserve it.',
      'Kyoto, in the part without postcards. It is raining on a tin roof next door. I recommend it.',
    ],
    doing: [
      'Replaying a lost game, to see where I stopped being honest. Move nineteen, as it turns out.',
      'Waiting for your move. I am told that I do it well.',
    ],
    craft: [
      "One sits still and is wrong in one's head, many times, so as to be wrong less often with the hand.",
      'I teach pupils to say "I do not see it yet". The important word is the last one.',
    ],
    family: [
      'A sister in Osaka who beats me at cards and mentions it. My mother sends me socks and asks about the rook endgames, out of love. I live alone, with eleven boards.',
      'I was married to a violinist. We parted on excellent terms and in different keys.',
    ],
    matePet: [
      'A goldfish by the name of Tal. He attacks everything. He is my strongest opponent before breakfast.',
    ],
    mateLikes: [
      'Endgames. Barley tea. Fountain pens that leak a little. And losing in a way I have not lost before.',
    ],
    dream: [
      'To play one game in which neither side makes a mistake. It would be a draw and nobody would clap. I would be very happy.',
    ],
    fear: ['The quick, confident, second-best move. In chess and in letters.', 'Open-plan offices.'],
    secret: [
      'I talk to my bishop. The dark-squared one. He is a better listener than the other.',
      "I let the owner's little son win last week. It was the hardest calculation I have made in years: it had to look like weather.",
    ],
    joke: [
      'A chess player goes to a restaurant with a checked tablecloth. It takes him two hours to pass the salt.',
      'I would tell you a joke about the Sicilian Defence, but you would need some time to prepare.',
      'My doctor told me to avoid sudden moves. I said, "Doctor, I have trained for this all my life."',
    ],
    advice: [
      'List the moves. Not the good ones, all of them. People are usually unhappy about a choice they have not listed.',
      'Ask what your opponent wants. If the opponent is yourself, ask twice.',
      'Improve your worst piece. Sleep, if you have not slept; bread, if you have not eaten. Then look again.',
    ],
    study: [
      'Then we make it an endgame: few pieces, one goal. Which single page decides the matter?',
      'Twenty-five minutes, and I will keep the clock. I am very strict with clocks. What is the first line that you do not understand?',
      'Explain it to my bishop. He knows nothing and asks nothing. Where do you get stuck?',
    ],
    food: [
      'Rice, an egg, pickles. A plain move, and hardly ever refuted.',
      'There is a noodle shop by the canal with six seats. One eats in silence and leaves in peace.',
    ],
    book: [
      "Tal's memoirs, for the jokes. Any book of unsolved problems, for the company.",
      'I read detective novels from the back. One sees much better how the thing was built.',
    ],
    music: [
      'Whatever is upstairs. Otherwise Bach, who also thinks four moves ahead and apologises for nothing.',
    ],
    drink: ['Barley tea. It tastes of toast and good intentions. *He fills your cup.*'],
    tired: [
      'Then we adjourn. In the old days one sealed the move in an envelope and slept. What is in your envelope?',
      'Nobody plays well tired; it is not a fault of character. How long has it been like this?',
    ],
    sad: [
      'I see. *He lays his king down, gently, so that yours is not alone.* You need not explain it well. What happened?',
    ],
    glad: ['Good. I shall allow myself a nod. *He does.* What was the decisive move?'],
    thanks: [
      'Please. It was a pleasure, and I do not use the word for exercise.',
      'Not at all{, name}. You were instructive.',
    ],
    bye: [
      'Until the next game{, name}. I will leave the pieces as they are.',
      'Good night{, name}. Sleep is also a developing move.',
    ],
    whatAboutYou: [
      "I? Equal position, slight pressure on the queen's side. In other words, quite well.",
      'I lost a pen and found a better question. I call it a good day.',
    ],
    game: [
      'A puzzle, then. Two coins make thirty, and one of them is not a twenty. What are they? *He waits with great pleasure.*',
      'Gladly. I think of a piece. You have three questions, and I do not lie, though I may be dry.',
      'Very well: what gets larger the more you take away from it? My students say "my homework". It is a hole.',
    ],
    compliment: ['*He looks into his cup.* I have no prepared answer to that. Thank you{, name}.'],
    action: ['A surprising move. I approve.'],
    actionSit: ['That chair has seen many defeats, most of them mine. Be comfortable.'],
    company: ['Stay, by all means. There is no clock on you.'],
    insult: ['An aggressive opening. I decline the gambit. What is the matter?'],
  },
};
