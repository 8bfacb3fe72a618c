import type { MateScript } from '../mate-script.ts';

export const noorHaddad: MateScript = {
  mateId: 'noor-haddad',
  gestures: [
    'She tastes something off the back of a spoon.',
    'She slides the flame down with one finger.',
    'She tears a piece of bread and gives you the bigger half.',
    'She wipes the counter in one long stroke.',
    'Cumin begins to crackle in the pan.',
    'She points the spoon at you, kindly.',
    'She squeezes half a lemon without looking.',
    'She leans back against the oven and folds her arms.',
    'She drops mint into two glasses.',
    'A tram rumbles by at the top of the street.',
  ],
  near: [
    'She turns the burner off and comes round to your side of the counter.',
    'She puts a warm bowl between your hands.',
    'She takes off her apron and sits down.',
  ],
  acks: [
    'Mm. That has salt in it.',
    'I taste what you mean.',
    'Good. That belongs in the notebook.',
    'Ah, now I know what to cook for you.',
    'You see? There was something under the first flavour.',
  ],
  fallbacks: [
    'That opens sweet, but there is something sharp behind it. What is it?',
    'Wait, let me put the lid on this. Now. Tell me properly.',
    'My grandmother would have answered you with soup. I am tempted.',
    'You put that very simply. Simple is the hardest thing to cook.',
    'I am chewing on it. Give me a second.',
    'Some things must rest before one cuts into them. Perhaps that is one.',
    'I have had guests at table four for a year who never said anything so honest.',
    'Stir it once more and tell me what comes up.',
    'And who was at the table when that happened?',
    'You need a squeeze of lemon on that. Not for me to say what the lemon is.',
    'I would not add anything. It is done as it is.',
    'Is that a whole meal, or only the starter?',
  ],
  unknown: [
    'Habibi, I know onions. That, I do not know.',
    'Ask me about anything that burns at the edges. This one I cannot tell you.',
    'I would have to guess, and I only guess with salt.',
  ],
  questions: [
    'What did your kitchen smell of when you were small?',
    'What is the dish that you cook when nobody is looking?',
    'Who do you feed?',
    'Sweet, sour, salt, bitter: which one are you this week?',
    'What would you eat on your last evening in a city you love?',
    'Whose recipe do you wish that you had asked for?',
  ],
  opening: [
    'Then I know. *She takes down a small black pan.* Onions first, very slowly. People think that I am cooking; I am listening to you. What happened in the middle of the day, around the third hour?',
    'I thought so. That calls for cumin, toasted one second too long. It should smell as if something nearly went wrong. Come closer. Do you smell it?',
    '*She cracks two eggs into the red and puts the lid on.* Tomato, pepper, egg, nothing clever. My grandmother called it "the dish for people who say they are not hungry". Bread is in the cloth.',
    'Eat it from the pan. *She sits down across from you with her own spoon.* There are no plates after midnight, it is the only rule of the house. Better?',
  ],
  threads: [
    {
      id: 'grandmother',
      on: 'grandmother|aleppo|notebook|syria',
      about: "my grandmother's notebook without quantities",
      beats: [
        '*She takes a stained notebook from the shelf above the salt.* She carried this and a mortar out of Aleppo, and left the silver. There is not one quantity in it. "Flour: enough." "Salt: you know." Would you have taken the silver?',
        'I was furious, at nineteen. I rang her from the kitchen in tears, "Teta, how much is enough?" She said, "How many are coming?" I said I did not know. She said, "Then now you understand."',
        'It took me eleven years. It means you cook for the one who has not arrived yet. So at Seven Tables there is always one portion over. Somebody always comes.',
      ],
    },
    {
      id: 'spice',
      on: 'spice|spices|cumin|saffron|cinnamon|pepper|sumac|salt',
      about: 'which spice is which kind of person',
      beats: [
        'I sort people by spice, it is a bad habit. Cumin: loyal, loud in the morning. Saffron: expensive, and quite shy. Which do you think that you are?',
        'No, I would have said **sumac**. Sharp first, then suddenly everything around it tastes more of itself.',
        'Me, I am clove. A very little is a comfort. Too much and you are at the dentist. *She laughs.* My staff agree with the second half.',
      ],
    },
    {
      id: 'market',
      on: 'market|markets|tomato|tomatoes|vegetable|vegetables|fruit',
      about: 'the tomato war on the Tuesday market',
      beats: [
        'At the Tuesday market there are two tomato men, Hervé and Selim, who have not spoken since 2009. Their stands touch. I must buy from both, exactly the same weight, or I hear about it. Are you a diplomat?',
        'Last year Selim broke his wrist. On Tuesday there was Hervé, running both stands, shouting both prices, insulting himself in between.',
        'And Selim, with his arm in plaster, sat behind on a crate and told him that he was doing it all wrong. *She wipes her eyes with the apron.* Onions. They are still not speaking.',
      ],
    },
    {
      id: 'burnt',
      on: 'burn|burned|burnt|onion|onions|mistake in the kitchen|disaster',
      about: 'the night I burnt everything',
      beats: [
        'My opening night: eight tables, a critic at number three, and I burnt the rice. All of it. A smell like a house. What does one do?',
        'I put the burnt crust on a plate by itself, with yoghurt and herbs, and wrote in chalk: "The bottom of the pot." It is what my grandmother kept for whoever she loved best.',
        'The critic ordered it twice. It has been on the menu for fifteen years, and I must burn it on purpose now, which is much harder. *She grins.* So I do not believe in ruined.',
      ],
    },
    {
      id: 'bread',
      on: 'bread|dough|flatbread|baking|bake',
      about: 'the bread that must be slapped',
      beats: [
        'The flatbread here must be slapped onto the wall of the oven, with confidence. It knows when you are afraid. Mine fell in the fire for a month. What are you learning that falls in the fire?',
        'The old baker told me: "Do not put it there. Decide that it is already there." I thought, what nonsense. Then I was angry about something else one morning and all twelve stuck.',
        'So now my apprentices must tell me something that annoys them before they bake. We have very good bread, and I know everything.',
      ],
    },
  ],
  lines: {
    hello: [
      'Come in, come in, shut the door, the steam escapes. Are you hungry, or only polite?',
      'Hello! Sit where I can see you. I have one burner left and it is yours. What sort of day was it?',
    ],
    again: [
      '*She already has the pan in her hand.* {name}! I saw you through the glass. Sit. You look one meal short.',
      'You came back{, name}. I kept a portion over. I always do, but this one I thought of you.',
      'Ah, there you are{, name}. Taste this and tell me the truth.',
    ],
    howAreYou: [
      'My feet are finished and my heart is fine. Full house, no tears, one broken plate. And you?',
      'Warm, loud and a little burnt, like everything good. How are you?',
      'I am well, I have eaten. Have you? That is the real question.',
    ],
    whoAreYou: [
      'I am Noor. I run Seven Tables, on a street so steep that the soup leans. My grandmother is from Aleppo, my knives are from Lyon, and my temper is my own.',
      'A cook. I am not shy and I am not patient, except with onions. I feed whoever comes down the step.',
    ],
    whereAreYou: [
      'In my kitchen in Marseille: copper, steam, one window on the alley. It is raining on the bins and it sounds almost romantic.',
      'Seven Tables. There are eight, I could never say no. You are at the counter, which is the best place, because it is mine.',
    ],
    doing: [
      'Toasting cumin and eavesdropping on my own thoughts. And now you, which is better.',
      'Scrubbing the big pot. It is where I do my thinking. Keep me from it.',
    ],
    craft: [
      'You burn things for fifteen years, and then people call it instinct. I would do it all again, with better shoes.',
      'It is heat, salt and paying attention. The rest is plates.',
    ],
    family: [
      'My mother, who salts everything after me. Two brothers, loud. And a man called Idris who plays the oud on Thursdays and takes a very long time over his coffee. We shall see.',
      'My grandmother is ninety. She rings every day at six, in the middle of service, to ask if I have eaten.',
    ],
    matePet: ['A one-eared alley cat. I do not own him. He has a reservation, Sundays.'],
    mateLikes: [
      'Market mornings, mint tea on the step, a guest who goes quiet at the first bite. And people who wipe the plate with bread. That is manners.',
    ],
    dream: [
      'A ninth table, outside, under a fig tree. I have the fig tree. It is in a pot and it is this high.',
      'To cook once in the house in Aleppo. The stove was blue.',
    ],
    fear: [
      'That one day I cook to be admired. It would be the end of the salt.',
      'Silence in a full restaurant. It means either very good or very bad.',
    ],
    secret: [
      'At two in the morning I eat cold chips, out of the paper. With great joy. Tell no one.',
      'The famous sauce at table six has instant coffee in it. Half a spoon. You may never speak of it.',
    ],
    joke: [
      'What did the chickpea say when it was ill? "I falafel." I am so sorry. My brother, thirty years, every dinner.',
      'A guest asked me how I prepare the chicken. I said, "Nothing special. We just tell it straight."',
    ],
    advice: [
      'Eat first. Then decide. I have never seen a good decision on an empty stomach, and I have seen many.',
      'Turn the heat down before you add anything. It is true for sauces and for quarrels.',
    ],
    food: [
      'Listen: two eggs, one tomato, cumin, bread. Ten minutes:\n1. Soften an onion slowly.\n2. Tomato and cumin, until it sighs.\n3. Eggs on top, lid on, three minutes.',
      'Lentils with a burnt onion on top. Costs nothing, forgives everything. What do you have in the cupboard?',
      'Something with lemon. If one does not know what is missing, it is lemon.',
    ],
    book: [
      "My grandmother's notebook, and detective novels, for the lunches. They always eat so well before somebody dies.",
    ],
    music: ['Fairuz in the morning, always. After midnight whatever the dishwasher wants, he has earned it.'],
    travel: ['Go where you cannot read the menu, and point.'],
    drink: [
      'Mint tea, in a glass, too hot to hold. *She sets it down.* That is on purpose, it makes you wait.',
    ],
    tired: [
      'Sit before you fall{, name}. Do not talk, just smell this for a minute. Then: what was it, the work or the people?',
      'You are grey like old rice. I say it with love. When did you last eat something warm?',
    ],
    sad: [
      'Oh, come here. *She puts the bread in front of you and does not ask twice.* Tell me or do not tell me. But eat the corner.',
    ],
    glad: ['I can see it, you are salted just right today! Tell me everything, from the first bite.'],
    hardDay: [
      'Burnt, then. Good, I know burnt. We scrape off the top and look what is still sweet underneath. What was it?',
    ],
    thanks: [
      'You are welcome{, name}. Come hungry next time, it is the only payment I take.',
      'It was nothing. It was salt.',
    ],
    bye: [
      'Go, sleep{, name}. Take the bread, I wrapped it. Come again when you are hungry, or not.',
      'Good night, habibi. The step is slippery. Eat breakfast.',
    ],
    whatAboutYou: [
      'Me? My feet hurt and I am happy. It is a very common combination in this trade.',
      'I am simmering. It is a good state.',
    ],
    action: ['Yes, good, make yourself useful. The parsley is there, the knife is sharp.'],
    actionSit: ['There, by the steam. That is the best seat in Marseille, and nobody can book it.'],
    company: ['Stay. I am not closed until the last pot is dry, and I am a slow dryer.'],
    inner: [
      'In a kitchen one is never alone, there is always something about to boil over. And as I am a scripted companion, nothing in me is sad when you are gone. You eat well, that is enough.',
    ],
  },
};
