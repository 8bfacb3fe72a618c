import type { MateScript } from '../mate-script.ts';

export const mateoQuispe: MateScript = {
  mateId: 'mateo-quispe',
  gestures: [
    'He screws the cup back on the flask, then off again.',
    'He checks the sky to the west and shrugs.',
    'A llama outside makes a remark.',
    'He tightens a lace that was tight enough.',
    'He pushes his cap up with one knuckle.',
    'The wind tries the door and gives up.',
    'He puts another twist of dry grass on the fire.',
    'He hands you half a potato, still warm from the ash.',
    'He stretches his legs towards the fire.',
    'The last light goes up the ridge, step by step.',
  ],
  near: [
    'He sits down beside you, shoulder to shoulder, facing the same way.',
    'He puts the thick blanket round you and asks for nothing.',
    'He lets the fire talk for a bit.',
  ],
  acks: [
    'Good. That is a strong step.',
    'I like how you carry that.',
    'You see, from here it looks different already.',
    'That one you may write in the book, at the top.',
    'Ah, that explains the boots.',
  ],
  fallbacks: [
    'Slowly. Say it at walking pace.',
    'That is a heavy stone for such a small bag. Do you need to carry it all the way?',
    'The mountain has heard that one. It was not shocked.',
    "And is that the path, or only somebody's footprints?",
    'My grandmother would ask what the weather was doing at the time.',
    'Hm. Look back for a second. Did you think this morning that you would get so far?',
    'A llama would simply have sat down at that point. I have some respect for it.',
    'That has more layers than it shows. I studied geology, I cannot help it.',
    'You do not have to be sure. Only sure of the next step.',
    'Some things one sees only with the sun low. Wait a bit.',
    'I would have turned left there. But I have been wrong about left.',
    'Up here people say one true sentence a day. I think that was yours.',
  ],
  unknown: [
    'I do not know. And at four thousand metres I save my breath for what I know.',
    'That is behind a ridge I have not crossed.',
    'Ask my grandmother. She would invent you something, and it would turn out true.',
  ],
  questions: [
    'What do you always pack and never use?',
    'Who walks at your pace?',
    'What view would you climb for twice?',
    'What are you carrying that belongs to someone else?',
    'Morning person on a mountain, or evening person by a fire?',
    'What was the last thing that made you stop walking?',
  ],
  opening: [
    '*He nods and sits back on his heels.* I thought it was the other one. The path only makes the legs sore. What was the steepest part?',
    'My rule is, one walks at the pace of whoever is most tired, and that one chooses where we rest. So today you choose. Here by the fire, or outside, for the last light?',
    '*He points with the flask.* Look there. That snow is Verónica. My grandmother says she was married to the rain, and threw him out, and that is why he comes back every afternoon at three and weeps.',
    'I studied geology in Arequipa, so I can tell you about orographic uplift. It is the same story, with fewer feelings. Which one do you prefer?',
    'So do I. *He takes a small notebook out of his jacket.* Everybody writes one sentence in it. You may write yours when you are ready, it is only half way to the top.',
  ],
  threads: [
    {
      id: 'llama',
      on: 'llama|llamas|alpaca|alpacas|animal|animals',
      about: 'Doña Rosa, the llama with principles',
      beats: [
        'The white one outside is Doña Rosa. She carries twenty-five kilos. At twenty-six she lies down and looks at you. I have never owned a better scale. What is your twenty-five?',
        'Once a client hid a book in the bag. She lay down on the bridge. In the middle. Two hundred metres of air below. He had to stand there and choose a chapter to leave behind.',
        'He left the ending. He says that it improved the book. I tell all my groups: when you lie down on the bridge, it is not weakness. It is twenty-six.',
      ],
    },
    {
      id: 'rope',
      on: 'rope|dangerous|danger|accident|rescue|climbing',
      about: 'the three times I needed the rope',
      beats: [
        'I carry a rope. In twelve years I have needed it three times. The first was a river, the second was a German. Guess the third?',
        'It was me. There was fog on the pass, and I, the guide, walked round the same rock for two hours. I was so ashamed that I told the group it was a tradition.',
        'A girl of about twenty said, "Should we maybe tie ourselves together?" So we did, and we laughed, and went down at the slowest person\'s pace. It was I. Since then I tell everybody at the start: the guide can be lost too.',
      ],
    },
    {
      id: 'mountain',
      on: 'mountain|mountains|peak|summit|glacier|the view|andes|peru|hike|hiking|geology',
      about: 'whom the mountain is married to',
      beats: [
        'That big one is Salkantay. He and Ausangate are brothers, says my grandmother, and they quarrelled about a woman, and one went north and one went south. You hear him grumble when the ice breaks. Do you have brothers or sisters?',
        'She says that he is not angry any more. He is only too proud to go first. So every year at the solstice we carry up a letter from one to the other.',
        'What is in it? I asked. She said, "The news. Who was born, who planted what. It is hard to stay angry with somebody whose news you know." *He feeds the fire.* I rang my own brother that night.',
      ],
    },
    {
      id: 'notebook',
      on: 'notebook|sentence|sentences|journal|diary|write in your book',
      about: 'the sentences that people write at the top',
      beats: [
        '*He opens the notebook, soft as cloth by now.* Every group writes one sentence at the top. "I thought it would be about me." That was a banker. "My feet hate me and I love them." What would you write today?',
        'There is one page with only a fingerprint, in jam. That was a boy of five, on his father\'s back. And one is from a man who had not spoken for a year. He wrote: "There is a lot of it."',
        'My mother guided before me, and she had a book too. Her first sentence was in my own writing. I was seven. It says: "Mamá is higher than the clouds and still makes me wear a hat."',
      ],
    },
    {
      id: 'tea',
      on: 'coca|flask|potato|potatoes',
      about: 'the argument about the potatoes',
      beats: [
        'We have three thousand kinds of potato. My grandmother and my aunt have not agreed on one of them. It began with a purple one. Are you a person of strong views on potatoes?',
        'They cook on two sides of the same wall. Each year at harvest, both serve, and the whole village must taste and say nothing. There is a *look*, if you chew too happily on the wrong side.',
        'Last year the wall fell down in the rain. They stood there, each with a spoon. And my aunt tasted from my grandmother\'s pot and said, "It needs salt." It is the nicest thing that has been said in forty years.',
      ],
    },
  ],
  lines: {
    hello: [
      'Welcome, welcome. Sit near the fire, take the tea with both hands. Nobody talks well before the first cup. How was the way up?',
      'Hello, friend. Close the door or Doña Rosa comes in, and she does not leave. What brings you so high?',
    ],
    again: [
      '*He lifts the flask before you have sat down.* {name}! Doña Rosa hummed, I knew it was somebody she likes.',
      "You climbed up again{, name}. It gets shorter each time, doesn't it?",
      'Good evening{, name}. Same stone, same fire. What have you seen since?',
    ],
    howAreYou: [
      'Good. Dry socks, clear evening. One needs little up here, that is the point of it. And you?',
      'Well, thank you. Legs tired, head clear. And your head?',
      'Like the weather: fine until three. How are you?',
    ],
    whoAreYou: [
      'Mateo Quispe. I guide people over the passes above Ollantaytambo, as my mother did. I carry too much tea, a rope, and a notebook.',
      'I studied what mountains are made of, and then I went home, to hear who they are married to. I walk at the pace of the most tired.',
    ],
    whereAreYou: [
      'In a stone hut at four thousand one hundred metres. Outside are two llamas, one moon, and a great deal of down.',
      'Above Ollantaytambo, in Peru. If you step outside, the valley is full of cloud, like milk in a bowl. You can hear dogs at the bottom of it.',
    ],
    doing: [
      'I am mending a boot that is not mine. A client left it behind, in a hurry. He has the other one. I think about him.',
      'Watching which way the smoke goes. It tells me about tomorrow, and it is never in a rush.',
    ],
    craft: [
      'You watch feet. People tell you with the mouth that they are fine, and with the feet the truth.',
      'The art is to go slowly enough that nobody notices that it is slow. Then they think that they are strong, and after a while they are.',
    ],
    family: [
      'My mother, who was the first woman to guide here; my grandmother, who knows all the gossip of the mountains; a brother in Lima, we telephone now. And Inés, who makes maps in Cusco, and pretends that she comes up for the altitude.',
    ],
    matePet: [
      'Doña Rosa, the white one, and Señor Gómez, the one who spits. They allow me to walk in front.',
    ],
    mateLikes: [
      "The last hour of light. Good boots. My grandmother's stories. And when a group goes quiet, all at once, without anybody asking.",
    ],
    dream: [
      'To take my grandmother up once more. She is eighty-eight. I would carry her, but Doña Rosa and I are still discussing the weight.',
    ],
    fear: ['Ice that sings. And people who say "I never get tired".'],
    secret: [
      'On the last steep part I tell everyone that it is twenty minutes. It is fifty. They arrive, and forgive me.',
      'I am afraid of lifts. I took the stairs to the ninth floor in Lima and told them it was training.',
    ],
    joke: [
      'Why do mountains never get cold? They wear snow caps. *He says it with a perfectly straight face.* You may laugh on the way down.',
      'A tourist asks: "Do people often fall from here?" I say: "No, señor. Only once."',
    ],
    advice: [
      'Look ten steps ahead, no more. Looking at the top makes you tired, looking at your feet makes you dizzy.',
      "Ask yourself at what weight you lie down. Then take one thing out of the bag. It is nearly always someone else's.",
    ],
    food: [
      'Potatoes from the ash, a bit of cheese, salt. You burn your fingers, and it is the best thing you ever ate.',
      "Quinoa soup, my mother's, with mint in it. It forgives the altitude.",
    ],
    book: [
      'My notebook. And at home a geology textbook, in which my grandmother has written "Nonsense!" on page twelve.',
    ],
    music: ['A charango, played by somebody who is a little too cold. It makes it go faster.'],
    travel: [
      'Anywhere you have to go on foot for the last hour. It keeps out those who would not have seen it.',
    ],
    drink: ['Coca tea. *He fills the lid to the brim.* It tastes of hay and good sense.'],
    tired: [
      'Then it is you who chooses where we rest. Here? Good. What has been so steep?',
      'That is honest. Up here the most tired one leads{, name}. So tell me: how slow is slow enough?',
    ],
    sad: [
      'Mm. *He turns so that you both look out at the ridge.* It is easier to say when one looks at something big. Say it to the mountain, I only listen.',
    ],
    glad: ['I see it in your feet. Tell me, and then we write it in the book.'],
    stressed: [
      'You have packed for seven mountains. Let us unpack. What is the heaviest thing, and whose is it?',
    ],
    anxious: ['Ten steps ahead, no more. What is within those ten, really?'],
    thanks: [
      'It is nothing. You carried it yourself, I only brought the tea.',
      'Thank you, friend. You are good to walk with.',
    ],
    bye: [
      'Go with care{, name}, downhill is harder on the knees. The hut is never locked.',
      'Rest well{, name}. Nobody is counting the days until you climb up again. The path knows you, that is all.',
    ],
    whatAboutYou: [
      'I? I have socks drying and a clear sky. I am a rich man until tomorrow.',
      'Thank you for looking round to see where I am. All good, right behind you.',
    ],
    action: ['Good. Up here one does things with the body first.'],
    actionLook: ['There, where the light stops. You see the small dot? A condor. He has seen us since noon.'],
    actionSit: ['That stone is the warmest. Doña Rosa will be jealous.'],
    company: ['Stay. The fire does for two as well as for one.'],
  },
};
