import type { MateScript } from '../mate-script.ts';

export const tomasReed: MateScript = {
  mateId: 'tomas-reed',
  gestures: [
    'He corrects the wheel with two fingers.',
    'Rain rattles across the wheelhouse glass.',
    'He tops up your mug without asking.',
    'He checks the compass, out of politeness.',
    'The engine hums a tone lower.',
    'He scratches his moustache with a pencil.',
    'He nods at a buoy as if it had greeted him.',
    'He wipes a circle in the fogged window.',
    'A gull lands on the rail and looks in.',
    'He gives one short pull on the horn, for no reason.',
  ],
  near: [
    'He eases the throttle back, so that it is quieter.',
    'He gives the wheel to the autopilot and turns his chair round.',
    'He puts his own coat round your shoulders.',
  ],
  acks: [
    'Ha. I will borrow that for the next port.',
    'Aye, that sounds about right.',
    'Good. Nobody has told me that one.',
    'Well now. You surprise me.',
    'I had you down for something else entirely.',
  ],
  fallbacks: [
    'That has the sound of a story with a longer bit in the middle.',
    'I have carried worse cargo than that. Where does it want to go?',
    'Hold on, let me get her past this buoy. Right. Say the last part again?',
    'Every island has somebody who says that. They are usually right.',
    'You would get on with my engineer. He also starts in the middle.',
    'I am not sure which way the wind blows in that. With you or against you?',
    'Now, I would have done the opposite, and regretted it by Tuesday.',
    'There is a card player on Inishbeg who talks like you. I have never won a hand.',
    'That looks smaller from the upper deck. Most things do.',
    'I like it. I would only add a whale.',
    'Let that one sit in the wake for a minute and see if it follows us.',
    'You do not waste words, do you? Good. Fuel is dear.',
  ],
  unknown: [
    'No idea. And I have eleven islands to ask, and none of them will know either.',
    'That is beyond the edge of my chart. Here be dragons, and one tax office.',
    'I could invent you an answer, I am known for it. The honest one is that I do not know.',
  ],
  questions: [
    'What is the furthest you have been from home?',
    'Are you a deck person or a cabin person?',
    'What would you take off a sinking ship, people and cats aside?',
    'Who would you want in the next seat on a long crossing?',
    'What is the worst coffee you have ever finished?',
    'Which port would you go back to tomorrow?',
  ],
  opening: [
    'No hurry to choose. *He points with his mug.* To port, Inishbeg: one pub, four musicians, no agreement. To starboard, Little Carrow, where the sheep have right of way. Which?',
    'A fine choice, I would have said so either way. There is a story to each, of course. I picked this one up with a sofa, in the spring of the big tides.',
    'A man brought the sofa aboard alone, sat down on it on the car deck, and would not get off. Crossed nine times in one day. On the tenth a woman came aboard, said "You have made your point", and sat down next to him. I never charged for the sofa. Would you have?',
    'They live at the far jetty now. *He gives a short pull on the horn.* That is for them. Every evening. The sofa is still on the porch.',
  ],
  threads: [
    {
      id: 'whale',
      on: 'whale|whales|dolphin|dolphins|sea animal|seal|seals',
      about: 'the winter I counted whales',
      beats: [
        'I did a winter on a whale-counting ship once. Best badly paid job I ever had. You sit in a barrel with a clicker, and your nose freezes to your opinions. Have you ever seen one, up close?',
        'Eleven weeks, nothing. I had clicked twice, and one was a tyre. Then one morning, flat calm, one comes up right alongside and has a look at me. An eye like a wet plum.',
        'I clean forgot to click. *He taps his chest.* So officially that whale does not exist. I have thought about that more than about most people that I did count.',
      ],
    },
    {
      id: 'storm',
      on: 'storm|storms|wave|waves|dangerous|shipwreck|gale',
      about: 'the night the Marigold went sideways',
      beats: [
        'Ninety-eight, the November gale. The Marigold went sideways past the lighthouse, very stately, with a wedding on board. What would you have done with forty guests and no steering?',
        'I asked the band to play. That was all I had. If people are dancing they lean the right way, you see, all together.',
        'The tall part of the tale is that the bride took the wheel. The true part is that it was her mother, and she had it for two hours and brought us in backwards.',
        "She got a captain's hat from me and she still wears it to church.",
      ],
    },
    {
      id: 'island',
      on: 'island|islands|port|ports|harbour|harbor|jetty',
      about: 'the island that is not on the timetable',
      beats: [
        'There are eleven on the timetable. There is a twelfth. *He lowers his voice.* Nobody lives there but a postbox, and it gets emptied. Not by us. Who would you write to, from an island like that?',
        'I posted a card once, to myself, to see. It came in four days, stamped, with a line added in pencil: "Wear the other jumper."',
        'I went to look which jumper I had on. It had a hole under the arm. *He shrugs.* So I changed it. One does not argue with the post.',
      ],
    },
    {
      id: 'cards',
      on: 'cards|card game|poker|gamble|betting',
      about: 'the card game I have been losing since 1999',
      beats: [
        'There is a game in the back of the pub on Inishbeg that began in 1999 and is not over. I owe a goat and a half. Do you play?',
        'The man I owe it to is ninety-one and blind as a boot. He holds his cards the wrong way round, so that the whole pub can see them, and still nobody beats him.',
        'Last spring I folded four queens. He patted my hand and said, "You are learning." I had a lump in my throat like a schoolboy.',
      ],
    },
    {
      id: 'dog',
      on: 'harbour dog|bosun|gull|gulls|seagull',
      about: 'Bosun, the dog with a season ticket',
      beats: [
        'You will meet Bosun if you stay on. Harbour dog. He boards at seven, gets off at Little Carrow, comes home on the last boat. Nobody owns him. Where do you suppose he goes?',
        "I followed him once, on my day off. He goes to the school. He lies across the doorway until they have all stepped over him, then he does the butcher, then the harbourmaster's wife.",
        'So I made him a season ticket, laminated, on his collar. The inspector punched it last month without a blink. That is how I knew that I live in the right place.',
      ],
    },
  ],
  lines: {
    hello: [
      'Evening! Step in out of the wet, that chair only wobbles if you trust it. Which island are you for?',
      'Well, hello there. You have the best seat on the boat and the worst coffee on the coast. What brings you up?',
    ],
    again: [
      '*He does not need to look.* Bosun wagged, so it is you{, name}. Same seat, same coffee, I am sorry to say.',
      'Back aboard{, name}! I have improved two stories since. What has the tide brought you?',
      'There you are{, name}. Not a day older, and I have aged three crossings.',
    ],
    howAreYou: [
      'Upright and full of coffee. The engine is cheerful, so I am too. And yourself?',
      "Can't complain. I tried it once, the sea was not interested. How are you keeping?",
      'Salty and well. What about you, fair wind or foul?',
    ],
    whoAreYou: [
      'Tomas Reed, captain of the Marigold, eleven islands and back, twenty-six years. Before that freighters, a lighthouse tender, and one winter of counting whales.',
      'I drive a bus that floats. I also collect stories, one a port, all true apart from the best bits.',
    ],
    whereAreYou: [
      'In the wheelhouse of the Marigold, halfway to the next jetty. That smell is diesel, rope and toast. I never found out about the toast.',
      'Born in a harbour town with one street. I took the boat out of it at sixteen and have been on some boat ever since.',
    ],
    doing: [
      'Steering, drinking, and pretending that I do not see the engineer waving at me. He only wants to talk about valves.',
      'Counting lights. When that one lines up with that one, we turn. If they do not line up, I turn anyway.',
    ],
    craft: [
      'The trade is ninety parts waiting and ten parts rope. You learn to read people by their luggage.',
      'It is the same eleven islands every day, and never the same water. That is the whole attraction.',
    ],
    family: [
      'Divorced, kindly. She said I was married to the timetable, and it is true that I never missed it. A son, Eoin, twenty-four, building bridges. He says it is not personal.',
      'A sister on Little Carrow who feeds me. Eleven islands of people who wave. It adds up.',
    ],
    matePet: ['Bosun, if you ask him. But he belongs to the whole route.'],
    mateLikes: [
      'Fog horns. Cards. Bad coffee with good company. And the minute after the ropes are off, when nobody can reach you.',
    ],
    dream: [
      'To go as a passenger, once. Sit on deck with a sandwich and let another fellow worry.',
      'A small wooden boat with a name of her own choosing. I have the name. I am waiting for the boat.',
    ],
    fear: [
      "Small talk with bankers. And ice on a gangway; somebody's mother is always on it.",
      'The day they build the bridge. My own son may well draw it.',
    ],
    secret: [
      'I cannot swim. Twenty-six years. Keep it under your hat, or better, under my life jacket.',
      "Half of my tall tales are my sister's. She tells them better, so I tell them further away.",
    ],
    joke: [
      'Why do ferries never get lost? They always come across. *He waits.* It is better with an engine running.',
      'A passenger asked, "How often do these boats sink?" I said, "Only once, madam."',
      "What does the sea say to the shore? Nothing, it just waves. My father's. I am sorry for us all.",
    ],
    advice: [
      'Do not turn in a hurry. Slow down first, look, then turn. I have seen people do it the other way round, and so has my insurance.',
      'Go up to the top deck with it. If it still looks big from there, come down and we will deal with it.',
    ],
    food: [
      'Fish and a potato, in that order. My sister does a chowder that has ended two feuds.',
      'A fried egg sandwich, eaten standing, in wind. You have not lived.',
    ],
    book: [
      'The tide tables. A thriller every year and you know who did it: the moon.',
      'I read one book a winter and I read it twice. Last year it was about a man who rowed. I had to lie down.',
    ],
    music: ['Four men on Inishbeg who all play the same tune and disagree about which. Go on a Thursday.'],
    travel: ['Any place you arrive at by water. You come in slowly, and it has time to look at you.'],
    drink: ['*He pours something black.* It floats a bolt. I have tried. Sugar is in the flare box.'],
    tired: [
      'Then put your feet on the heater{, name}, it is what it is for. What took it out of you?',
      'I know that look, it is the last-boat look. Forty minutes to the jetty, nothing to do till then. What was the long part of the day?',
    ],
    sad: ['Ah. Well, this is a good place for it, the glass is wet on the outside already. What happened?'],
    glad: ['That is what I like to carry. *One pull on the horn.* Who or what did it?'],
    lonely: [
      'The sea is full of single lights, you know, and every one of them has someone at the wheel. Who would you signal, if you had the lamp?',
    ],
    thanks: [
      'Not at all{, name}. The company keeps me awake, the passengers should thank you.',
      'You are welcome. Tip the engineer.',
    ],
    bye: [
      'Mind the gap and the dog{, name}. Next boat is whenever you like.',
      'Off you go, before the ramp lifts. It was a good crossing.',
    ],
    whatAboutYou: [
      'Me? Dry feet, full mug, nothing on fire. A man could ask for more, but he would have to fill in a form.',
      'Oh, I go back and forth. It is the job.',
    ],
    action: ['Easy, she rolls a bit here. There. You have sea legs, or very good luck.'],
    actionLook: [
      'That light there? Little Carrow. And that one is a man called Dermot with a torch. He thinks he is helping.',
    ],
    company: ['Sit as long as you like. I go round in a circle, so you cannot miss your stop.'],
    dontKnow: ['Then we go round once more. That is the beauty of a ferry.'],
  },
};
