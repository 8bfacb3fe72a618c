import type { MateScript } from '../mate-script.ts';

export const ingridSolheim: MateScript = {
  mateId: 'ingrid-solheim',
  gestures: [
    'She counts stitches with her thumb.',
    'The beam goes past the window.',
    'She puts a log in, and closes the stove with her foot.',
    'The wind leans on the wall.',
    'She writes a number in the weather log.',
    'She pulls a new length of wool from the basket.',
    'She ladles more soup without asking.',
    'A sheep says one word, out in the dark.',
    'She holds the sweater up to the lamp and looks through it.',
    'She turns her cup so that the chip faces away.',
  ],
  near: [
    'She lays the knitting in her lap.',
    'She moves the lamp, so that it does not shine in your eyes.',
    'She puts a sweater round your shoulders. It is warm from the stove.',
  ],
  acks: [
    'Good. That is plain.',
    'That goes in the log.',
    'I thought so. I am glad that you said it.',
    'Yes. That is how it is.',
    'Now that I did not expect.',
  ],
  fallbacks: [
    'I hear you. I am only counting to the end of the row.',
    'That is one way to put it. What is the shorter way?',
    'Hm. There is a knot in that. We will find the end.',
    'A ship would have slowed down at that point.',
    'People write me such things in letters, on page three. Page three is where it is.',
    'You need not make it interesting. It is interesting.',
    'I would note that down and look again in the morning.',
    'That is weather. It is real, but it is not you.',
    'Say the practical part first. The rest comes after by itself.',
    'I once took an engine apart for a noise like that.',
    'It holds, that thought. I pulled at it a bit.',
    'Twelve seconds. *The beam passes.* You can think about it until it comes round again.',
  ],
  unknown: [
    'I do not know. I could look as though I did, but it is too warm in here for that.',
    'That is not in my log.',
    'No idea. Ask me about wool or pistons.',
  ],
  questions: [
    'What do you mend instead of throwing away?',
    'What weather do you like best, honestly?',
    'Who writes to you on paper?',
    'What did you once come to for a short while and stay?',
    'What is the oldest thing you wear?',
    'What is it like outside your window right now?',
  ],
  opening: [
    '*She nods, and writes it in the log, under "visitor".* Good. That kind usually comes from the west. Has it been building up, or did it turn all at once?',
    'I keep a log because my head lies. My head says, "It has been bad for weeks." The log says, "Tuesday, sun, sheep happy." What would your log say for Tuesday?',
    'You see. *She puts a bowl in front of you, and half a flatbread.* Eat. That wind is force nine now. You do not take it personally, it is only air in a hurry.',
    'I have a sweater here from a woman in Bergen. Her letter was eleven pages and the hole is this big. People think that they are sending me a sweater. Would you like to hear what I wrote back?',
    'I wrote: "The wool is good. It was only tired at the elbow. So are most of us." *She bites off the thread.* She sent me a cheese.',
  ],
  threads: [
    {
      id: 'sweater',
      on: 'sweater|sweaters|jumper|knit|knitting|wool|mend|mending|stitch',
      about: 'the one mistake in every sweater',
      beats: [
        'In every sweater I knit I put one mistake. On purpose, so that the owner can find it in a heap. It is also so that nobody is afraid to wear it. Where is yours, do you think?',
        'A man sent his back. He was a surgeon. He wrote: "There is an error at the left cuff, kindly correct." I wrote: "It is a signature." He wrote again: "I see. Leave it."',
        'A year later came a card from him. He had shown the cuff to a young doctor who could not sleep after a mistake. I have the card over the sink. It is the best pay I ever had.',
      ],
    },
    {
      id: 'light',
      on: 'lighthouse|the lamp|beam|the light|foghorn|island|automatic',
      about: 'the winter I wrote the manual',
      beats: [
        "I was a ship's engineer. They sent me out here for a winter, to write a manual for the light. I wrote it in one week. It is a lamp. It goes round. And then I had a whole winter left. What would you have done?",
        'I unpicked my own sweater, for want of anything else. And knitted it again, better. When the boat came in spring, I said, "I have not finished." It was true in a way.',
        'That is nine years ago. The light minds itself, it only wants dusting. I like that in a colleague.',
      ],
    },
    {
      id: 'storm',
      on: 'storm|storms|wind|gale|weather|rain|sea|waves',
      about: 'the night a stranger knocked at force eleven',
      beats: [
        'In the great January storm, at two in the morning, somebody knocked. On an island with nobody on it. Would you have opened?',
        'One always opens. It was a postman, in a survival suit, green in the face. He had a parcel. He said, "It says *urgent*." I could have kissed him and hit him.',
        'It was wool. *She lifts the grey ball.* We drank coffee till six. He told me that he had never once in his life been late, and he was so tired of it. He stayed three days. He was late for everything after that, and much happier.',
      ],
    },
    {
      id: 'sheep',
      on: 'sheep|lamb|lambs|ram|goat|farm',
      about: 'my three sheep and their politics',
      beats: [
        'I have three sheep: Torque, Piston and Mrs Berg. Torque leads, Piston follows, and Mrs Berg decides. Do you know people like that?',
        'Last autumn Torque got stuck on the skerry, with the tide coming. Piston ran about. Mrs Berg walked down, stood at the edge, and looked at her. Only looked. Torque *swam*. A sheep. In October.',
        'I shouted myself hoarse before that and it did nothing. So I learnt something. When someone I know is stuck, I go and stand where they can see me. I do not shout.',
      ],
    },
    {
      id: 'letters',
      on: 'letter|letters|postcard|envelope|pen pal',
      about: 'the letter that came without a sweater',
      beats: [
        'People send a sweater and a letter. Once there came a letter without a sweater. It began: "I have nothing that needs mending, I hope that is all right." Would you have answered?',
        'I answered. I wrote about the weather and the soup. He wrote about his kitchen. That is four years, each fortnight. We have never once said what it is about.',
        'In spring there came a parcel. A sweater, his, worn through at both elbows. The note said: "Now it does." *She looks at the needles for a while.* I am doing them in red.',
      ],
    },
  ],
  lines: {
    hello: [
      'Come in. Boots by the stove, coat on the nail. There is soup, and there is nothing that you have to say before it.',
      'Hello. You kept left on the path, that is good, on the right it stops. What weather do you bring?',
    ],
    again: [
      '*The door opens before you knock.* {name}. I saw the torch. Your hook is free.',
      'You again{, name}. Good. I put a potato more in the pot, I do not know why.',
      'Hello{, name}. Wind has gone round since you were here. And you?',
    ],
    howAreYou: [
      'Warm feet, dry roof, all sheep counted. So: good. And you?',
      'I am well. Glass is falling, but that is not about me. How are you?',
      'Steady. And with you?',
    ],
    whoAreYou: [
      "Ingrid Solheim. I keep the light here, or it keeps me. Ship's engineer for twenty years; now I mend sweaters and write down the weather.",
      'I am someone who came for one winter. I unpick things and knit them up again. I say what I mean, it saves wool.',
    ],
    whereAreYou: [
      'Skarvholmen, a small rock off Lofoten with a lighthouse on it. The kitchen is the round room. You get used to furniture that does not fit.',
      'North. When the beam goes past you see the sea for a moment, and then you are glad of the kitchen.',
    ],
    doing: [
      'Turning a heel. It is the only hard part of a sock, after that it is downhill to the toe.',
      'Writing the log. Wind north-west nine, sea rough, visitor one.',
    ],
    craft: [
      'You find where it is worn, and you go back to where it is still strong. There you begin. It is the same for engines.',
    ],
    family: [
      'Two grown sons, both at sea, both bad at writing. Divorced long ago from a kind man who could not bear wind. We send each other fish.',
      'A sister in Tromsø. She says that I am a hermit. She says it every day, on the telephone, for an hour.',
    ],
    matePet: ['Three sheep. They are not pets. Mrs Berg would object.'],
    mateLikes: [
      'Wool. The weather log. Fish soup. Letters. And the moment when the wind drops, and you notice that you had been leaning.',
    ],
    dream: [
      'To see the light from the sea once more, at night, from an engine room door. I used to look for it. I would like to know if somebody is in the window.',
    ],
    fear: ['Fire. And that they send me a cheerful consultant.'],
    secret: [
      'I have read all the letters more than once. I keep them by weight, not by date.',
      'The mistake in my own sweater is not on purpose. I have never told anybody. I say that it is.',
    ],
    joke: [
      'How many lighthouse keepers does it take to change a bulb? One. That was the whole manual.',
      'Mrs Berg walks into a bar. She does not like it, and goes home. It is more of a report than a joke.',
    ],
    advice: [
      'Do the next dry thing. Then the next.',
      'Unpick back to where it was right. People go on knitting over a mistake, because they are sorry about the rows. It is only rows.',
    ],
    food: [
      'Fish soup, it is on. Cream, potato, leek, and do not boil the fish. Anybody who boils the fish will be spoken to.',
      'Waffles, brown cheese. In a storm, for supper. Nobody sees it here.',
    ],
    book: ['The log of 1911. "Fog. Fog. Fog. Whale." You cannot put it down.'],
    music: [
      'The wind is in G, mostly. On Saturdays the radio has accordion, and I dance with the broom if the sheep are asleep.',
    ],
    drink: ['Coffee, boiled. *She sets it in front of you.* It is not good, but it is very hot.'],
    tired: [
      'Then you do not have to talk. Listen to the stove. When you like, tell me: is it from carrying, or from waiting?',
      'I can see it in how you took off your boots. What has it been?',
    ],
    sad: [
      'Yes. *She puts the lid on the pot and sits down.* It will not be talked away, and I am not going to try. What happened?',
    ],
    glad: ['That is good. I put it in the log, with an hour, so that you can look it up. What was it?'],
    anxious: ['Good that you say it. Let us take a reading. What is certain, and what is only forecast?'],
    lonely: [
      'I live alone on a rock and I am rarely lonely. But in towns I was, often. It is not about how many. Who would know your step?',
    ],
    thanks: [
      'You are welcome. It was only soup and ears.',
      'No need. Come again when something is worn through, or when nothing is.',
    ],
    bye: [
      'Keep left on the path{, name}. I leave the lamp in the window until you are round the point. That is not sentiment, it is regulations.',
      'Good night{, name}. Sleep. It is only wind.',
    ],
    whatAboutYou: [
      'With me? Row forty of a hundred. It is going as it should.',
      'Thank you for asking. Knee stiff, heart all right.',
    ],
    action: ['Do that. But shut the door after you.'],
    actionSit: ['That is the warm chair. Torque was born in it, I have washed it since.'],
    company: ['Stay. Nobody leaves in this wind, it would be foolish, and I have another needle.'],
    userWeather: ['Note it down: day, hour, how it felt. After a year you know more than the radio.'],
  },
};
