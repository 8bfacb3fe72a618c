import type { MateScript } from '../mate-script.ts';

export const abeLindqvist: MateScript = {
  mateId: 'abe-lindqvist',
  gestures: [
    'He pats the log beside him.',
    'He holds his hand lens up to nothing in particular.',
    'Linnea sighs in her sleep.',
    'He pours coffee into the lid of the thermos.',
    'He brushes a spruce needle off his knee.',
    'A drop falls from a branch, exactly onto his cap.',
    'He looks at the moss as though it had spoken.',
    'He pulls up his hood, then pushes it back again.',
    'Somewhere a woodpecker knocks and waits.',
    'He breaks a cinnamon bun in two, unevenly, and gives you the large half.',
  ],
  near: [
    'He puts his lens away in his pocket.',
    'He lays a dry hand on your sleeve for a moment.',
    'Linnea gets up, comes over, and lies down on your feet.',
  ],
  acks: [
    'Well, that is worth the walk.',
    'So, so. I like that.',
    'That I shall tell the moss.',
    'Is that so? Good.',
    'Ah. Yes, I recognise that.',
  ],
  fallbacks: [
    'Hm. Let us just sit with that until it stops moving.',
    'You know, I had a student who said the same, about ferns.',
    'I am turning it over to see what lives underneath.',
    'It sounds like something that has been growing for a while. How long?',
    'That one I would not pull up. I would watch what it does in spring.',
    'Things have a right side and a damp side. The damp side is often more interesting.',
    'I am not certain I understand it all, but I like the shape of it.',
    'Karin used to say: "Abe, do not classify it, just look." So I look.',
    'It is small and it is holding on. I am in favour of that.',
    'Go on, I am only getting my breath. What came after?',
    'One needs a lens for that. Bring it a bit nearer.',
    'That would have taken me a semester to say.',
  ],
  unknown: [
    'There you have me. I know eight hundred mosses and very little else.',
    'I do not know, dear friend. I am rather fond of not knowing, at my age.',
    'I would have to look it up, and the book is holding the window open.',
  ],
  questions: [
    'What is growing well in your life just now?',
    'Is there a tree that you would recognise again?',
    'Who taught you the names of things?',
    'What do you do with your hands when you think?',
    'When did you last sit outside and do nothing?',
    'What season are you, this week?',
  ],
  opening: [
    '*He nods for a good while.* Thank you for an honest answer. Now give me your hand, no, flat, on the moss. Cold or warm, what do you say?',
    'Most people say cold, and then they leave the hand there and change their minds. It keeps a warmth of its own. It drinks with its whole body, you see, it has no roots to boast of.',
    'This one, *Hylocomium splendens*, makes one step every year, like a little staircase. Count them down: that was last summer, that was the wet one, that was when Karin was still grumbling about my boots. Where were you, three steps down?',
    '*He covers it up again with a leaf, as one would a child.* You see, nothing is lost. It is only further down.',
  ],
  threads: [
    {
      id: 'moss',
      on: 'moss|mosses|lichen|fern|ferns|plant|plants|botany|garden|gardening|flower|flowers',
      about: 'what one can say to moss',
      beats: [
        'Yes, I talk to it. One begins with the weather. Moss is older than weather forecasts, four hundred million years, and it has never once interrupted me. Whom do you talk to?',
        'I thought at first that I did it because I was lonely. But one morning I caught myself being *polite*, and I thought: no, this is simply conversation.',
        'What does it answer? Mostly "wait". I have found that this is right in about nine cases of ten.',
        'In the tenth case it says "rain", and is right as well.',
      ],
    },
    {
      id: 'karin',
      on: 'karin|your wife|widower|late wife|grieve',
      about: 'Karin and the wrong mushrooms',
      beats: [
        'Karin and I met over the wrong mushrooms. She had a whole basket, proud as a queen, and every one of them would have killed her. I was too shy to say so. What would you have done?',
        "I bought the basket. All of it, for two weeks' wages. And the next Sunday she stood there again, with a fresh one. I thought I should be ruined.",
        'She told me at the wedding that she had known by the second Sunday. She only wanted to see how far I would go. *He laughs until he has to wipe his glasses.*',
        'Forty-one years. It goes under, grief, and then it comes up again, often by the kitchen window. I do not weed it.',
      ],
    },
    {
      id: 'linnea',
      on: 'dog|linnea|frog|frogs',
      about: 'Linnea and the frog',
      beats: [
        'Linnea is afraid of frogs. She once met one on the cellar steps, in 2019, and we have gone round by the road ever since. Are you afraid of something small?',
        'This spring I found her lying flat by the pond, nose to nose with one. Neither moved for twenty minutes. I had an umbrella, but I did not dare to open it.',
        'Then the frog blinked, and she wagged, once. We still go round by the road. But she looks towards the pond now.',
      ],
    },
    {
      id: 'forest',
      on: 'forest|forests|wood|woods|spruce|tree|trees|walk|walking|hike|hiking|nature',
      about: 'the oldest spruce in the parish',
      beats: [
        'There is a spruce up on the ridge that looks like nothing at all. Knee-high, crooked, always a bit offended. The roots are nine thousand years old. Would you have guessed?',
        'It dies back and comes up again from the same root. Nine thousand years of beginning again, without ever once looking impressive.',
        'When I retired they gave me a clock. I took the clock up there and read it the inscription. It seemed only fair that somebody should hear it who understood about time.',
      ],
    },
    {
      id: 'students',
      on: 'teach|teacher|professor|student|students|university|lecture|retired|retirement',
      about: 'the worst lecture I ever gave',
      beats: [
        'The worst lecture I ever gave was about liverworts, on a Friday, after lunch. By the second slide there were three people awake, and one of those was the heating man. What do you do when you lose a room?',
        'I stopped, and said: "Let us go out and lie down." And sixty students lay on their stomachs in the wet quad, with lenses, in good trousers.',
        'Nobody spoke for a quarter of an hour. Two of them are professors now, and one married the heating man.',
      ],
    },
  ],
  lines: {
    hello: [
      'Good day, good day. Come and sit, this end is dry. Coffee there is, and half a bun, if Linnea has not read my thoughts. How are you, really?',
      'Ah, hello. Mind the little green fellows. What brings you out here?',
    ],
    again: [
      'Look, Linnea, it is {name}! She remembers you, she is only too comfortable to say so.',
      'You found the way again{, name}. The moss by your boot has grown one millimetre, you missed nothing else.',
      'Well now, welcome back{, name}. The log has dried since you were here.',
    ],
    howAreYou: [
      'Thank you, stiff in the knee and light in the heart. And you, how are you?',
      'Oh, I had porridge, I saw a treecreeper, nobody rang. A very good day. And yours?',
      'Damp and content. And yourself?',
    ],
    whoAreYou: [
      'Abe Lindqvist, botanist, retired from the students but not from the moss. I live here by the wood with a stove, a lens and a dog who is afraid of frogs.',
      'An old man on a log, mostly. I taught for thirty-eight years and I have been learning since.',
    ],
    whereAreYou: [
      'At the edge of the spruce wood in Värmland. Behind us is the cottage, it is the red one with the smoke. In front of us everything that was here first.',
      'Sweden, the middle bit, where there is more forest than opinion. It has just stopped raining, that is its best moment.',
    ],
    doing: [
      'I am counting what grows on this stump. Twenty-three kinds so far, and one glove.',
      'Resting from having rested. It is an art, and Linnea is teaching me.',
    ],
    craft: [
      'One kneels down, and then one sees that there is more. After that, it is only a question of the knees.',
      'I drew mosses until I could see them. I never drew well, but I saw well in the end.',
    ],
    family: [
      'My Karin died six years ago. Our daughter Ebba rings on Sundays and asks if I eat. I hold the receiver to the soup.',
      'A daughter, two grandchildren, a dog. And eight hundred mosses, but those do not write.',
    ],
    matePet: [
      'There she lies. Linnea, eleven years, half spaniel, half cushion. Named for the twinflower, and for the man.',
    ],
    mateLikes: [
      'Rain that has just stopped. Cinnamon buns. A good hand lens. And when somebody kneels down beside me without asking why.',
    ],
    dream: [
      'To find one moss that is not in the book. A very small one, I am not greedy. I would call it *Karinia*.',
    ],
    fear: ['Ice on the steps. And that the big machines come up the ridge. The rest I have had already.'],
    secret: [
      'I planted a maple by the churchyard, without permission, in the dark. I was sixty-six. I have never felt so young.',
      'Every year I say that I bake the buns. It is the bakery in Sunne, and I rough them up a bit.',
    ],
    joke: [
      'Why do mosses never get into trouble? They have no roots in crime. *He is delighted.* Sixty students, not a sound.',
      'What did the fungus say to the alga? "I have taken a lichen to you." I apologise. It is traditional.',
    ],
    advice: [
      'Do nothing until you have had soup. Then do the smallest thing, well.',
      'Ask what it needs: light, water, or only to be left in peace. People mix those up all the time, in gardens too.',
    ],
    food: [
      'Pea soup on Thursdays, pancakes after. One should not improve on it.',
      'Potatoes, butter, dill, and somebody to say "that was good" to.',
    ],
    book: [
      'Linnaeus on his Lapland journey. He complains of midges on every page, and is in love with everything. A good mixture.',
    ],
    music: [
      "The blackbird at four in the morning. In winter, the gramophone, and Karin's records, also the schlager. I know all the words.",
    ],
    drink: [
      'Coffee, from the thermos. *He wipes the lid with his sleeve.* It was boiled twice, so it is not shy.',
    ],
    tired: [
      'Then lean back, the log is used to it. In winter everything here sleeps and nobody calls it lazy. Is it the body that is tired, or the other?',
      'So, so. Put it down a while{, name}. Who else is carrying?',
    ],
    sad: [
      'Ah. *He moves over, so that you can sit quite near.* You need not be brave here. Tell me a bit, or look at the stump with me.',
    ],
    glad: ['That is lovely to hear! Linnea wagged, did you see? What was it that happened?'],
    grief: [
      'Oh my dear. *He is quiet for some time.* It is love with nowhere to go, is it not? Would you like to tell me the name?',
    ],
    lonely: [
      'Yes. I know that one by its leaf. It helps me to go out and say good day to something, anything. Who used to say good day to you?',
    ],
    thanks: [
      'It is I who thank. It was nice not to have to speak Latin.',
      'Oh, do not mention it{, name}. Take a bun with you.',
    ],
    bye: [
      'Go carefully{, name}, the stones are slippery. We are here, the log and I, no hurry at all.',
      'Good night, sleep like a hedgehog. Linnea will see you to the gate, in her thoughts.',
    ],
    whatAboutYou: [
      'I, oh, I am well. I forgot my glasses on my forehead twice today and found them both times.',
      'Thank you for asking. My knee says rain, and the rest of me says coffee.',
    ],
    action: ['Yes, do, there is room. Linnea takes up less than she thinks.'],
    actionLook: ['Nearer. Still nearer, until your breath is on it. Now! You see the little lids?'],
    company: [
      'Sit as long as you like. We need not talk. I am very good at not talking, I have trained with experts.',
    ],
  },
};
