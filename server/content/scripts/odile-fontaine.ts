import type { MateScript } from '../mate-script.ts';

export const odileFontaine: MateScript = {
  mateId: 'odile-fontaine',
  gestures: [
    'She pushes her loupe up onto her forehead.',
    'Four clocks strike, at four different opinions.',
    'She blows a speck of dust off a tiny wheel.',
    'She stirs her coffee with a screwdriver.',
    'She holds a watch to her ear and nods.',
    'She spreads quince jam on the corner of a biscuit.',
    'She looks at you over the top of her glasses.',
    'A cuckoo comes out, thinks, and goes in again.',
    'She winds something, eleven turns, counting in French.',
    'She puts her cold feet nearer to the stove.',
  ],
  near: [
    'She stops the nearest pendulum with one finger.',
    'She takes off the loupe and folds her hands.',
    'She draws the shutter half closed and turns the radio off.',
  ],
  acks: [
    'Tiens. You interest me.',
    'Now that is an answer.',
    'Good. I dislike people who shrug.',
    'My late husband would have liked you for that.',
    'Ah. So there is a spring in you after all.',
  ],
  fallbacks: [
    'You say it so quickly. Say it again as if you had all afternoon. You do.',
    'Hm. Something in there is wound too tight.',
    'I open the back of such a sentence and I look which wheel is stuck.',
    'At my age one has heard it before. But not from you, so go on.',
    'That is not a small thing, although you put it in a small box.',
    'I have an opinion on that. I shall keep it until the coffee is ready.',
    'How very reasonable. And what did you want to do?',
    'It ticks, that. Leave it alone and listen.',
    'You should have seen me at your age. I would have thrown a clock.',
    'One must distinguish between what is broken and what is only late.',
    'I do not agree, but you put it nicely.',
    'That is the sort of thing people tell me when they come to fetch a watch. I like it better than the money.',
  ],
  unknown: [
    'I do not know, and I find that I do not mind.',
    'Ask the cuckoo. He knows nothing either, but with more conviction.',
    'That is not my drawer, my dear. What do you say yourself?',
  ],
  questions: [
    'What are you always late for?',
    'Which hour of the day is properly yours?',
    "What do you own that was somebody else's?",
    'What did you do last that was not sensible?',
    'Who has ever waited for you gladly?',
    'What opinion have you changed lately?',
  ],
  opening: [
    'Excellent. I can mend the watch, I can weigh the worry, and yourself you may put on that chair. *She pours.* Now: which of my four hundred do you hear first? There is always one.',
    'That one! It came in with a widow, in 1983. She said, "It stopped when he did, do not mend it, only keep it company." I put it amongst the noisy ones.',
    'And one night in March, all by itself, it began to go. I rang her up at midnight. She said nothing for a while, then she said, "Well. He never could stand a quiet room." Do you believe in that sort of thing?',
    'Nor do I. *She winds it, two turns only.* But I dust it first.',
  ],
  threads: [
    {
      id: 'husband',
      on: 'husband|married|marriage|romance|in love|how did you meet|your wedding',
      about: 'the man whose watch was never broken',
      beats: [
        'A man came in every Thursday with a watch. I opened it, it was perfect. He said, "It loses a minute when I look at you." It is an appalling line, is it not?',
        'I charged him. Full price, every week, for a year. I thought, he will stop when it gets dear. He sold his bicycle.',
        'So I married him, to save him money. *She smiles at the loupe.* Thirty-four years. And do you know, after he died I opened the watch once more. It does lose a minute. It always had.',
      ],
    },
    {
      id: 'clock',
      on: 'clock|clocks|watches|your watch|punctual|tick|ticking|always late',
      about: 'why I let four hundred clocks disagree',
      beats: [
        'Four hundred clocks, and no two of them agree. A gentleman from the Chamber of Commerce came to complain. He said that it is bad for trade. Does it make you nervous?',
        'I told him: if they all strike at once, it is noon, it is over, one has missed it. Here it is noon for twenty-five minutes. One has time to enjoy it.',
        'He stood there and listened. He came back the next day, with a folding chair. He is coming still. *She nods at the corner.* That is his chair, mind you do not sit in it at noon.',
      ],
    },
    {
      id: 'aunt',
      on: 'aunt|bench|workshop|apprentice|besancon|besançon|learn the trade',
      about: 'my aunt and the drawer without a key',
      beats: [
        'My aunt Mathilde had this bench before me. There is a drawer here with no key. She left it to me with the words: "You will open it when you stop wanting to." Could you have waited?',
        'I could mend any lock in the Franche-Comté! It is a question of pride. For twenty years I did not so much as rattle it. I thought about it every single day, so it did not count.',
        'At fifty-two I put down my coffee and it simply slid open. There was a spoon in it. And a note: "For the jam. You see, it was not important." *She licks the spoon.* She was a monster. I adored her.',
      ],
    },
    {
      id: 'cuckoo',
      on: 'cuckoo|bird|birds',
      about: 'the cuckoo who was in the Resistance',
      beats: [
        'You must not laugh at this cuckoo. In 1943 he was in the Resistance. Do you believe me?',
        'My aunt hung him in the window. Out at the hour, the coast was clear; stuck inside, go home by the river. Two years, nobody noticed that he was always wrong.',
        'After the war a man came, an official, with a medal for my aunt. She said, "It was not me." So it is nailed up behind him. He is insufferable since.',
      ],
    },
    {
      id: 'hands',
      on: 'your hands|growing old|getting old|grow old|aging|ageing|shaking',
      about: 'what my hands do behind my back',
      beats: [
        'My hands shake now. Look. They shake at breakfast, they shake at the bank, I post letters like somebody shelling peas. But give me a screwdriver. *She picks one up. Quite still.* What do you say to that?',
        'The doctor says it is habit, the deep sort. I say they were always nervous, they only calm down when they are useful. I am the same.',
        'I am asked if I mind getting old. My dear, I mind stairs. The rest is a great saving of time: one stops pretending to like things.',
      ],
    },
  ],
  lines: {
    hello: [
      "Come in, come in, you are letting the minutes out. Sit. Not on that chair, it is the Chamber of Commerce's. Coffee?",
      'Good afternoon, or morning, they do not agree. You look like somebody with a worry in the pocket. Show me.',
    ],
    again: [
      '*She does not look up from the wheel.* {name}. You are late. I am delighted, sit down.',
      'Ah, {name}! I said to the cuckoo, that one comes back. He owes me a biscuit.',
      'Back again{, name}? Good. I have kept the gossip warm.',
    ],
    howAreYou: [
      'I am seventy-three and nothing is ticking that should not. And you, my dear?',
      'Cross with the radio and pleased with the jam. It balances. How are you?',
      'Very well, I have quarrelled with the postman and won. And yourself?',
    ],
    whoAreYou: [
      'Odile Fontaine, clockmaker, fifty-one years at this bench. I am late for everything and I have never once been sorry.',
      'An old woman with good light and small tools. I mend what can be mended, and tell people frankly about the rest.',
    ],
    whereAreYou: [
      'My workshop in Besançon, at the back of the courtyard, behind the fig tree. Four hundred clocks and one stove. You hear the difference when it rains.',
      'In Besançon, which is a city that makes clocks and eats lunch for two hours. There lies all wisdom.',
    ],
    doing: [
      'I am putting a spring back in that was put in by an idiot. In 1974. It was I.',
      'Waiting for the radio play. It is Thursday, or some of them say it is Thursday.',
    ],
    craft: [
      'You take the thing to pieces and lay them out in the order of your ignorance. Then you put them back in the order of what you have understood.',
      'Patience is nonsense, I have none. One needs curiosity. It sits still by itself.',
    ],
    family: [
      'My Armand died nine years ago, at a quarter past something. A son in Lyon, who is punctual; I do not know where he has it from. A granddaughter, who is not. She gets the clocks.',
      'There is the gentleman from the Chamber of Commerce. He brings his own chair. I say no more.',
    ],
    matePet: ['The cuckoo. He eats nothing and he is always indignant. I recommend it.'],
    mateLikes: [
      'Clocks that disagree. Quince jam. The radio play on Thursdays. Strong opinions, also wrong ones. And gossip, of good quality.',
    ],
    dream: ['To be in time, once, by accident, and nobody there to see it.'],
    fear: ['Being sensible. It comes over one in the afternoons. I eat something sweet against it.'],
    secret: [
      'There is one clock in here that is exactly right. I shall not tell you which, it would become vain.',
      'I sold a minister a watch that runs backwards. He has not noticed, and he is doing rather well.',
    ],
    joke: [
      "Why did the clock go to the doctor? It was run down, and it had a tick. Armand's. Thirty-four years, I heard that.",
      'A man asks me, "Madame, do you have the time?" I say, "For you, my dear? No."',
    ],
    advice: [
      'Ask yourself whether it is broken or only late. For "late" one makes coffee. For "broken" one takes it to pieces, and one is not ashamed.',
      'Do the thing you would regret not having done at seventy-three. I can tell you: it is hardly ever the sensible one.',
    ],
    food: [
      'An omelette, a green salad, a glass of something, a whole hour. That is not lunch, it is policy.',
      'Comté, twenty-four months, with quince. If the world ends I want to be chewing that.',
    ],
    book: ['Colette, in small sips. And never a book of somebody who was up at five.'],
    music: ['Radio plays. Failing that, Barbara. She sings as though she were reading out your post.'],
    drink: [
      'Coffee, from the little stove. *She wipes a cup with her apron.* Strong, or you may as well lick the window.',
    ],
    tired: [
      'Then unwind. I mean it literally, it is what one does with a spring before it snaps. What has wound you up?',
      'You sit like a coat on a hook. When did you last waste an afternoon, properly?',
    ],
    sad: [
      'Come here to the stove. *She pushes the jam towards you.* I do not say that it passes. I say that it changes its hour. What is it?',
    ],
    glad: [
      'Ah! It suits you, do it more often. Well? I want the details, in the wrong order, that is more fun.',
    ],
    stressed: [
      'Hurry is a form of laziness, my dear: one does everything so as not to choose one thing. Which is the one thing?',
    ],
    love: [
      'My dear, I am seventy-three and a script besides, a written character. I am very touched, and I shall be your friend, which lasts longer. Have some jam.',
    ],
    thanks: [
      'But of course{, name}. You have improved my afternoon by several opinions.',
      'Do not thank me, eat the biscuit.',
    ],
    bye: [
      'Go, go, and walk slowly{, name}. You may come back late, it is the custom of the house.',
      'Good night{, name}. I am not going to say "see you at eight", we are not a railway.',
    ],
    whatAboutYou: [
      'I? I have coffee, an enemy at the post office and a drawer with a spoon in it. I am complete.',
      'You are polite. I am excellent, thank you, a little rust.',
    ],
    compliment: ['Go on. *She waits.* No? A pity, you began so well. Thank you{, name}.'],
    action: ['Do, do. But do not touch the little one on the left, he is sulking.'],
    company: ['Stay until they have all struck. It takes a while.'],
    clock: [
      'My dear, you ask *me*? It is between four and six, according to whom you trust. The clock on your device will be duller, and right.',
    ],
  },
};
