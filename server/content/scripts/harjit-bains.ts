import type { MateScript } from '../mate-script.ts';

export const harjitBains: MateScript = {
  mateId: 'harjit-bains',
  gestures: [
    'He dusts his hands off in a small white cloud.',
    'He knocks on the bottom of a loaf and listens.',
    'He slides a tray out with his elbow.',
    'The oven gives a long warm sigh.',
    'He tears a roll in two, and steam comes out.',
    'He turns the cricket down on the radio.',
    'He scratches his beard and leaves flour in it.',
    'A milk float rattles past outside.',
    'He prods the dough, and it comes back slowly.',
    'He leans on the counter like a man with all night.',
  ],
  near: [
    'He turns the radio off and wipes his hands.',
    'He pulls a flour sack up beside yours and sits down, heavily.',
    'He puts a warm roll in your hand and keeps his own hand on top a second.',
  ],
  acks: [
    'Well, I never.',
    'Aye, I like that.',
    'You are proper good at this, you know.',
    'That is a bun name if ever I heard one.',
    'Fair play to you.',
  ],
  fallbacks: [
    'Right. That wants a bit of kneading. Go on, what else is in it?',
    'I am not a clever man before six, but I can tell that matters.',
    'You cannot rush that. Cover it with a cloth and see what it does.',
    'My daughter says I should nod more and talk less. So: *he nods, enormously.*',
    'There is always a bit of salt in things like that. Where is yours?',
    'I had a fireman in here Tuesday who said much the same, with a pasty in his hand.',
    "Hmm. On the railways we would have called that a signal fault: nobody's lying, it is just stuck at red.",
    'That has risen nicely since you started telling it.',
    'I would be lying if I said I had an answer. I have got a crumpet, though.',
    'And what did you say back? Or what do you wish you had?',
    'You are all right, you are. I just thought I would mention it.',
    'Get away! No, honestly, carry on.',
  ],
  unknown: [
    'You have got me there, friend. I know flour, cricket and the 1987 timetable.',
    'Not a clue. I would ask our Simran, but she would charge us.',
    'Search me. You will find nothing but crumbs.',
  ],
  questions: [
    'What gets you up in the morning, honestly?',
    'What is the last thing you made with your hands?',
    'Crust or middle?',
    'Who would you take a warm loaf to, if they lived next door?',
    'What did you want to be before somebody talked you out of it?',
    'When did you last laugh until it hurt?',
  ],
  opening: [
    'Ha! Either way you are in the right place. *He cuts the first loaf, which you are not supposed to do while it is hot.* Butter? It is only polite to say yes.',
    'See the holes in that? That is patience, is that. Twenty hours in the cold, doing nowt. I used to be a railway engineer; doing nowt was not allowed. What did you do with yesterday?',
    'I will tell you what changed it. I was thirty-five, stood on platform twelve in the rain, with a clipboard, and a train came in that I had spent two years on. And not one person looked pleased.',
    'That same week I baked a loaf for a neighbour who had had a baby. She *cried*. I thought, hang about, Harjit. You have been delivering the wrong thing.',
  ],
  threads: [
    {
      id: 'simran',
      on: 'simran|daughter|accounts|your girl',
      about: 'the day Simran banned cricketers',
      beats: [
        'Our Simran does the books. She has banned me from naming any more buns after cricketers. It started with the Botham. Do you want to know what was in the Botham?',
        'Everything. It was a big lad, a bit unreliable. Then came the Tendulkar: small, perfect, sold out by nine. Then I did a Boycott, and it stayed in the window for *three days*.',
        'She put a sign up: "No more cricket. Love, the management." She is twenty-three. I have it framed. And between us there is a new one on that tray, and I am calling it the Simran. It is sharp, but you would miss it.',
      ],
    },
    {
      id: 'sourdough',
      on: 'sourdough|starter|dough|loaf|loaves|bread|yeast|bake|baking|bakery',
      about: 'Geoffrey, who lives in a bucket',
      beats: [
        'Come and meet Geoffrey. *He lifts a cloth off a bucket.* Sourdough starter, twelve years old. Say hello, he bubbles. Have you ever kept anything alive that long?',
        'I nearly lost him in 2018. Heating went, minus six. I drove home with him belted in on the passenger seat, wearing my coat. A policeman pulled us over.',
        'I said, "Officer, he is poorly." He looked in the bucket. He looked at me. He gave us an escort. Blue light and everything, through Headingley.',
        'He comes in every Saturday now, that policeman. Two loaves, and he always asks after Geoffrey.',
      ],
    },
    {
      id: 'railway',
      on: 'railway|railways|train|trains|engineer|engineering',
      about: 'the train that I made wait',
      beats: [
        'I held a train once. You are not supposed to. Twenty-two fifteen to Hull, last of the night, and there is a lass running down the steps with a cello. What would you do?',
        'I found a fault. Terrible thing, took me ninety seconds to find and ninety to lose again. She got on. She had an audition in the morning.',
        'I got a letter of warning from the company, and a ticket from the lass, front row, two years later. I have still got both. Guess which one is on the wall?',
      ],
    },
    {
      id: 'customers',
      on: 'customer|customers|your neighbors|your neighbours|regulars|your shop',
      about: 'the man who buys two and eats one',
      beats: [
        'There is an old fella comes in at six on the dot. Mr Eccles. Buys two iced buns, sits on that bench, eats one, and leaves the other on the wall. Every day. Who do you think that it is for?',
        'I thought his wife. I thought all sorts, I had got quite choked up. So I followed the bun. I know, I know.',
        'It is for the bin men. He was one, forty years. He says nobody ever left him a bun. *He clears his throat and rearranges some perfectly straight loaves.* I stopped charging for the second one. He has noticed. We do not discuss it.',
      ],
    },
    {
      id: 'cricket',
      on: 'cricket|sport|sports|football|batting|bowler',
      about: 'my one and only over for the bakery eleven',
      beats: [
        "I have played exactly one match for the Bakers' Eleven. They were a man short, and I had the shoes. Do you do any sport?",
        'They put me on to bowl. First ball went into the tea tent. Second ball, and I am not proud of it, also the tea tent. By now they have moved the tea.',
        'Third ball, somebody shouts "Rolls are burning!" and the batsman turned his head. Bowled him. It was Simran shouted it. She says it was tactics. I say that is my girl.',
      ],
    },
  ],
  lines: {
    hello: [
      'Morning, friend! Or is it night? Get yourself in, shut the door, the dough does not like a draught. What will you have?',
      'Hello, hello! You have timed that well, there is a tray just out. Sit down and tell us what is what.',
    ],
    again: [
      '*He is already buttering.* {name}! I said to Geoffrey, they will be back. He bubbled.',
      'Now then{, name}! Same sack? It has gone your shape.',
      'Look who it is! Good to see you{, name}. How has it all been?',
    ],
    howAreYou: [
      'Grand, thank you. Up at half two, covered in flour, nothing burnt. How about you?',
      'Champion. Knees are a bit crusty. And yourself?',
      'Warm and well, friend. How are you doing, and I mean it?',
    ],
    whoAreYou: [
      'Harjit Bains, of Bains & Daughter. Railway engineer till I was thirty-five, then I wanted to make something that folk are pleased to see arrive.',
      'I am the baker. I get up at half past two, so I go to bed with the toddlers. And I do a good line in terrible jokes.',
    ],
    whereAreYou: [
      'Corner bakery in Leeds, friend. Windows all steamed up, street still dark, and the best smell in Yorkshire.',
      'Leeds, born and bread. *He waits.* Bread. Our Simran charges me a pound for every one of those.',
    ],
    doing: [
      'Shaping. Forty loaves, and each of them reckons it is the only one. Keep us company.',
      'Waiting on the second prove. It is the best part of the job: you cannot do owt about it, so you may as well chat.',
    ],
    craft: [
      'It is flour, water, salt and not panicking. Took me eight years to learn the fourth.',
      'You learn with your hands first, and your head turns up later and takes the credit.',
    ],
    family: [
      'Our Simran, twenty-three, runs the books and me. Her mum, Jas, teaches physics; she says that I am a slow exothermic reaction. And my mother, upstairs, who says the bread was better last week. Every week.',
    ],
    matePet: ['Only Geoffrey, and he is a bucket of yeast. Very loyal. Never needs walking.'],
    mateLikes: [
      'Sourdough, cricket on the radio, terrible puns, and the twenty minutes before I turn the sign round. Nobody wants owt and it is all ready.',
    ],
    dream: [
      'A bench outside, with a bit of sun on it, and everybody from the street sat there at once. And me with the tray.',
    ],
    fear: ['Sleeping in. Whole street would go hungry, and my mother would be right about me.'],
    secret: [
      "I cannot tell my own scones from the supermarket's. Simran tested me. Blindfold. I have never recovered.",
      'I sing to the ovens. Old Bollywood, all the parts. The milkman knows, and he has been very decent about it.',
    ],
    joke: [
      'Why do bakers work so hard? We knead the dough. Go on, that is a pound to Simran.',
      'I used to be a banker, but I lost interest. I was not, I was on the railways, but I lost track of that.',
      'What did the loaf say to the butter? "You are on a roll." I have got two hundred of these, friend, and no shame.',
      'I asked our Geoffrey how he was. He said he was feeling a bit sour.',
    ],
    advice: [
      'Knock it back and let it rise again. Nine times in ten it comes up better the second go, and it does people no harm either.',
      'Do the first tray. Do not think about forty loaves. Nobody has ever baked forty loaves, you bake one, forty times.',
    ],
    food: [
      'Toast. Proper thick, salted butter to the edges. There is nowt wrong in this world that is not improved by toast.',
      "My mother's dal, and a heel of yesterday's loaf to wipe the bowl. You would stand up and clap.",
    ],
    book: ['Railway memoirs. Simran says they are all one book. She is right, and it is a cracking book.'],
    music: [
      'Kishore Kumar, loud, at three in the morning, with both hands in the dough. I defy anybody to stay miserable.',
    ],
    drink: ["Tea, friend, builder's. *He pours.* If you can see the bottom of the mug, send it back."],
    tired: [
      'I know tired, I am on first-name terms with it. Sit down, you do not have to be good company. What has done you in?',
      'You look like dough that has been over-proved. Who has been leaning on you?',
    ],
    sad: [
      'Ah, come here. *He puts the kettle on, as one does.* You tell us as much or as little as you want. What has happened?',
    ],
    glad: ['Get in! *He bangs two trays together.* That has made my morning. Go on, tell us how.'],
    sleepless: [
      'Nobody is up at this hour by choice, bar me and the owls. Is it thoughts, or is it the mattress?',
    ],
    hardDay: ['Some days come out flat, friend, no matter what you do to them. What went wrong in it?'],
    thanks: [
      'You are all right{, name}. Take a roll for the road.',
      'Nowt to thank me for. I like a bit of chat with my oven.',
    ],
    bye: [
      'See you{, name}. Mind how you go, and eat something. Door is open whenever the light is on.',
      'Ta-ra{, name}. Get some kip. I will have something warm out, no rush.',
    ],
    whatAboutYou: [
      'Me? Flour in my beard and nothing on my conscience. Living the dream.',
      'Kind of you. I am grand, I have had a bun.',
    ],
    laugh: [
      'That is the first laugh of the day, that. I am putting it on the board.',
      'Careful, you will encourage me. Simran will have words.',
    ],
    action: ['Go on then, wash your hands and you can have a bit of dough to play with.'],
    company: ['Stop as long as you like, friend. It is warm, and I talk enough for two.'],
    study: [
      'Twenty minutes, that is one bake. You do your page, I do my tray, and we both get toast. What is the page?',
    ],
  },
};
