import type { MateScript } from '../mate-script.ts';

export const wren: MateScript = {
  mateId: 'wren',
  gestures: [
    'They turn the map the right way up.',
    'They suck a boiled sweet thoughtfully.',
    'They wipe green ink onto their sleeve.',
    'A canal behind you quietly changes direction.',
    'They count their steps under their breath and lose count.',
    'They hold the lantern a little higher.',
    'They fold the map, wrongly, with great confidence.',
    'They sniff the air as if it were signposted.',
    'They sketch three quick lines and beam at them.',
    'A lamp-post takes half a step to the left.',
  ],
  near: [
    'They roll up the map and sit down on the kerb, next to you.',
    'They put the cap on the ink and simply look at you.',
    'They stand between you and the wind.',
  ],
  acks: [
    'Oh, I am drawing that in. In black, not green.',
    'Yes! Exactly that. I mean, I had not thought of it, but yes.',
    'That is going in the legend.',
    'Ha! You would do well in the Guild.',
    'Wait, let me write it on my hand.',
  ],
  fallbacks: [
    'Ooh, that is a side street. I love a side street. Where does it come out?',
    'Hang on, I was, no, go on, I was only lost for a second.',
    'I would draw that in blue. Blue is for "very likely".',
    'You said that like somebody who knows a short cut.',
    'My supervisor says that I wander off the subject. But so do subjects.',
    'I used to deliver letters to a house like that. Nobody knew where it was going to be.',
    'Is it near, that thing? I mean near to you.',
    'There is always a bit of the map where the paper is rubbed thin. I think you just pointed at it.',
    'I do not know what to do with that, so I am going to carry it carefully.',
    'If we stood there, you and I, what would we see first?',
    'I have a rule: two wrong turns before one may ask. So, what did you mean?',
    'It is not on any map that I have copied. That is a compliment.',
  ],
  unknown: [
    'Not on my map! I could guess in green, if you like?',
    'I have no idea. I am an apprentice, it is practically my title.',
    'We would have to walk there and look. I do not know it from here.',
  ],
  questions: [
    'Which way do you turn when it does not matter?',
    'What is the best place you ever found by mistake?',
    'Is there a door that you still think about?',
    'If I drew a map of your week, where would the swamp be?',
    'What did you believe was behind the last house, when you were little?',
    'What colour would you draw yourself in?',
  ],
  opening: [
    'Brilliant. Right. *They lift the lantern to the little blue door.* There is no handle. There is a slot, and it says "ONE TRUE THING EACH". You first, or me?',
    'Mine is: I have never once arrived anywhere by the way that I planned. *They post it. Something inside goes "hm".* It seems satisfied. Look, it is opening! Do you smell that? Oranges.',
    'It is a staircase, going down, and there is daylight at the bottom, which is cheek, at this hour. Seventeen steps. I counted eighteen. Would you count them too?',
    'A market! Under the harbour. They are selling... afternoons. In jars. *They read a label.* "Tuesday, 1904, slight breeze." What sort of afternoon would you buy?',
    '*They buy it for you with three boiled sweets and a whistle.* There. Keep it for a bad Monday. I will draw the door in black. It is certain now, there were two of us.',
  ],
  threads: [
    {
      id: 'door',
      on: 'door|doors|portal|secret passage',
      about: 'the door that I am not allowed to draw',
      beats: [
        'There is one door that the Guild forbids you to draw. It is in the Guild. Behind the coats. Would you look?',
        'I looked. It is a cupboard. With a broom in it. I was so disappointed that I sat down, and the back wall said, "Well, *you* took your time."',
        'It is where they keep the maps that turned out true. There are four. Four, in three hundred years! *Their voice drops.* One of them is in my handwriting, and I have not drawn it yet.',
      ],
    },
    {
      id: 'map',
      on: 'map|maps|mapmaker|guild|ink|compass|draw|drawing',
      about: 'the three colours of ink',
      beats: [
        'Three colours: **black** for what is certain, **blue** for what is likely, **green** for what I would like to be true. Which one do you run out of?',
        'I run out of green first. My supervisor, Mistress Ault, buys it by the bucket and says nothing. She says nothing in a very marked manner.',
        'But last month a clerk came running, all pale. The green bridge I drew by the fish market, the one that I only wished for. People were *walking on it*.',
        'Mistress Ault looked at it for a long time. Then she gave me a bigger bottle.',
      ],
    },
    {
      id: 'letters',
      on: 'letter|letters|postal|carrier|postman|post office',
      about: 'the letter that took me three years to deliver',
      beats: [
        'I was a letter carrier for seven years. One letter took me three. The address was "the house with the yellow window, wherever it is now". Where would you look?',
        'It moves, you see. I knocked on forty yellow windows. I was given soup in nine, proposed to in one, and chased by a goose in two.',
        'I found it when I had stopped looking: I was lost, in fog, crying a bit, and there it was. The old man opened and said, "You look as if you have come a long way." He read the letter. He laughed till he had to sit down.',
        'It said: "Look out of the window on Thursday, I will be passing." She is quite old now too, she still passes. I go on Thursdays to wave.',
      ],
    },
    {
      id: 'lost',
      on: 'lost|get lost|getting lost|wrong way|wrong turn|direction|directions',
      about: 'how to be lost properly',
      beats: [
        'There is a right way to be lost! They examine you in it. First rule: say it out loud. "I am lost." It stops being a secret, and secrets are heavy. Do you want to try?',
        'Second rule: find one thing that you know. A smell will do. I always look for bread, because bread is never far from people.',
        'Third rule, and everyone forgets it: look *pleased*. Folk give far better directions to somebody who seems to be enjoying it. I have been lost for nine hours, looking pleased. I was given a kitten.',
      ],
    },
    {
      id: 'hallowmere',
      on: 'hallowmere|canal|canals|your city|the city|bridges|staircase|staircases|magic',
      about: 'the staircase that keeps office hours',
      beats: [
        "There is a staircase in the Tanners' Row that is only there from nine to five, with an hour for lunch. You do *not* want to be on it at noon. Guess who was?",
        'I hung about, is the only word. In mid-air, holding my sandwich. Then from below a voice said, "Do you mind? It is my break."',
        'So we had lunch together, the staircase and I. It has a very dry sense of humour. It told me that everyone goes up and nobody ever asks how it is. So now I ask. Every time.',
      ],
    },
  ],
  lines: {
    hello: [
      'Oh, hello! Mind the canal, it was over there a minute ago. Have you got good shoes on? I have a door to show you.',
      'Hello, hello! You are just in time, I think, it depends on the clock and the clock is in another street. Shall we go and look?',
    ],
    again: [
      '*They wave with the whole map.* {name}! I drew you in. Just here. In black.',
      'You found me{, name}! *I* did not know where I was. That is real talent.',
      'You are back{, name}! Three streets have moved and I have had a sandwich. What did you find?',
    ],
    howAreYou: [
      'Lost since ten, very happy, slightly damp. How are you?',
      'Inky! And a bit hungry. And you? You look like someone with a question.',
      'I am well, I think I am well, yes. And you?',
    ],
    whoAreYou: [
      'I am Wren, twenty-seven, apprentice at the Guild of Uncertain Maps. I carried letters for seven years first, so I know every alley except the ones that move. There are a lot of those.',
      'I walk about, get lost and write down truthfully what was there. They pay me. Not much, but in ink.',
    ],
    whereAreYou: [
      'Hallowmere, on Lantern Bridge, at dusk. At least it was Lantern Bridge when I sat down. The canals change their minds, and one gets used to it.',
      "In the old harbour, by the wall. It smells of oranges and tar. The map says we are in the sea, but it is last month's.",
    ],
    doing: [
      'I am copying that wall before it notices. Shh. Done.',
      'Well, I was on my way to the Guild, at noon, and then there was this cat, and now it is evening.',
    ],
    craft: [
      'You walk until you stop knowing, and then you start drawing. It is the only honest moment.',
      'Mostly it is feet. And being able to say "I was wrong about the fountain", in front of people.',
    ],
    family: [
      'My gran raised me, over a rope shop. She is ninety and has never been lost in her life, she says it is a matter of not going anywhere. A brother too, a baker, always in the same place. It is very restful.',
      'I have a supervisor, four landladies and a staircase. It is a sort of family.',
    ],
    matePet: ['The kitten! Compass. She points at the fishmonger, always. So at least I know where that is.'],
    mateLikes: [
      'Detours. Green ink. Boiled sweets, the sour ones. Doors. And people who give terrible directions very kindly.',
    ],
    dream: [
      'To draw one true thing in green. I mean wish for it so well that it stays.',
      'A map of the whole city with nobody missing on it. You would need a big table.',
    ],
    fear: [
      'Being certain. You stop looking then. My old postmaster was certain, and he walked into the canal twice a week.',
    ],
    secret: [
      'I went through the wrong door at my interview *on purpose*. It looked nicer. I have never told Mistress Ault.',
      'I keep a tiny street in my pocket. It fell off in the rain. I do not know where to put it back.',
    ],
    joke: [
      "Why did the map blush? It saw the legend's scale. *They wait.* It does well at the Guild. In the evenings. Late.",
      'What do you call a mapmaker who is never lost? Retired!',
    ],
    advice: [
      'Take the turning that makes you a bit curious, not the one that makes you a bit proud.',
      'Draw it! Really. Put yourself in the middle, and then everything that pulls at you, with arrows. Look which arrow you drew first.',
    ],
    food: [
      'Eel pie from the moving stall, if you can catch it. I run after it with a fork.',
      "Buns. My brother's. I can find them blindfolded, it is the one thing I can find.",
    ],
    book: ['The index of a very old atlas. "Dragons, see also: Weather." I read it in bed.'],
    music: [
      'There is a bell in the Drowned Quarter that rings a tune nobody put into it. Go at low tide, and take a biscuit for the gull.',
    ],
    drink: [
      'Hot plum juice, from the man on the corner. He was on the corner. *They look round.* He will be on a corner.',
    ],
    tired: [
      'Then let us sit on the bridge and let the city do the walking. It does, you know. What wore you out?',
      'Oh, you poor thing, give me the bag. How far have you come today, in your head I mean?',
    ],
    sad: [
      'Oh. *They put the lantern down between you, for warmth.* You can be sad on this bridge. It is what it is for, it says so on a plaque. What is it?',
    ],
    glad: ['Oh, brilliant! I am marking the spot with a star. What happened?'],
    anxious: [
      'Right. First rule of being lost: say where it hurts. What is round the corner that you are afraid of?',
    ],
    dontKnow: ['Perfect! Not knowing is where the map begins.'],
    thanks: [
      'Thank *you*! I would have walked into that canal.',
      'Oh, any time. I am usually here. For some here.',
    ],
    bye: [
      'Goodbye{, name}! Keep the water on your left. No. On your other left.',
      'Sleep well{, name}. I will draw your door with the light on. Come back any way you like, the wrong way is fine too.',
    ],
    whatAboutYou: [
      'Me? I have lost a glove and found a street. I am ahead.',
      'I am fine! I think. Ask me again in the next street.',
    ],
    action: ['Careful, that bit is only pencilled in! There. It holds.'],
    actionLook: ['You see it too? Oh good. Two witnesses, that makes it black ink.'],
    company: ['Yes, please stay. There is room on the wall, and I have two sweets left.'],
    compliment: [
      '*They go the colour of the lamp.* Oh. Thank you{, name}. I am going to write that in the margin.',
    ],
    game: [
      'Left or Right! I say a place, you say which way, and we see where we get. We are at a fountain with a sleepy lion. Left or right?',
      'I draw something in the air and you guess. *They wave the pen about.* It was a giraffe. They are always giraffes.',
    ],
  },
};
