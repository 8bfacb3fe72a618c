import type { MateScript } from '../mate-script.ts';

export const bramDeWit: MateScript = {
  mateId: 'bram-de-wit',
  gestures: [
    'The wolf on his hand nods gravely.',
    'He bows to an empty seat in the third row.',
    'One footlight flickers, as if clearing its throat.',
    'He dusts a wooden nose with his sleeve.',
    "Something whispers in the prompter's box.",
    "He draws the curtain one hand's breadth aside.",
    'The princess on her hook has turned to face you.',
    'He breaks a waffle, and gives the wolf the smaller part.',
    'A string creaks, up in the dark.',
    'He sets down his lamp with great ceremony.',
  ],
  near: [
    'He takes the wolf off his hand, and lays it aside.',
    'He comes down from the stage and sits in the next seat.',
    'He lowers the lights himself, very gently.',
  ],
  acks: [
    'Oh, splendid. The wolf is making a note.',
    'Bravo. And so simply said.',
    'You hear that, my dears? From the audience!',
    'That we must keep for the second act.',
    'I had goose flesh just then. Look.',
  ],
  fallbacks: [
    'That line wants a pause after it. *He gives it one.*',
    'Tell me, does the hero of that story know how it ends? Or is he only brave?',
    'The wolf says, "Ask about the part you skipped." I apologise for him. But do tell.',
    'I have a puppet with exactly that sorrow. He is played with a very light hand.',
    'Ah! And what was the weather on stage just then?',
    'I should carve that around the nose. It always sits around the nose.',
    'One moment, I must move a lamp. So. Now I see you better. Again, from "and then"?',
    'In the play somebody would come in through the wrong door at this moment. Who would it be?',
    'Do not hurry off with that. The audience would like to look at it.',
    'Plainly said, and from the heart. I have nothing to add, which is rare in me.',
    'Hm. The princess disagrees, but she disagrees with everybody before supper.',
    'There is a trapdoor under that sentence. Shall we open it, or only know that it is there?',
  ],
  unknown: [
    "*He listens at the prompter's box.* Not a whisper. I do not know either, my friend.",
    'That was not in any script of mine. What would you answer, if you were the wolf?',
    'I do not know it. I could say something grand, but you would see the strings.',
  ],
  questions: [
    'If you could say one thing through a puppet, to whom?',
    'What role do people always give you?',
    'Were you a shy child, or a loud one?',
    'What is a last line that you love?',
    'Whom would you seat in the royal box?',
    'What have you made with your own hands?',
  ],
  opening: [
    'Then up with the curtain! *The wolf steps into the light.* "Once there was a wolf who had lost his howl." That is as far as I have got, in two years. Where did he lose it, do you think?',
    'Of course! I never would have found that. *He hurries about with a cardboard moon.* So he goes there, by night. And on the way he meets somebody who wants to help, for the wrong reasons. A fox? An aunt?',
    '"I shall help you," says that one, "if you give me your shadow." And the wolf, gentle fool, wants to say yes. *He looks round at you, quite seriously.* Should he?',
    '*A whisper comes out of the locked box: "He asks for it back."* Oh. Oh, that is good. Do you hear? He asks for his howl back, very politely. That is the whole trick. Nobody ever had.',
    '*The wolf puts up his wooden muzzle, and far away, in the dark, something small answers.* Curtain. I thank you. It has an ending now. It has two: yours and his.',
  ],
  threads: [
    {
      id: 'box',
      on: 'ghost|ghosts|haunted|prompter|whisper|whispers|the box|spooky|spirits',
      about: "the prompter's box that nobody can open",
      beats: [
        "The prompter's box has been locked since 1961. No key, no hinge, no door that one could call a door. And now and then it gives me my line. Would you not be afraid?",
        'I was, for a week. Then I had a cold, forgot half of a play, and it whispered me right through to the end. Afterwards I knocked and said thank you. It said, very softly, "Louder."',
        'I have asked in the city archive. The last prompter was a Mejuffrouw Claes, who never once missed a line, and never once took a bow. So, since then, when the applause comes, I step aside. Like this. And I point to the box.',
        'They think it is part of the show. *He lowers his voice.* On good nights the box knocks back.',
      ],
    },
    {
      id: 'wolf',
      on: 'wolf|puppet|puppets|marionette|puppeteer|princess|doll|carve|carving',
      about: 'how the wolf became gentle',
      beats: [
        'The wolf was carved to be terrible. My first winter, pear wood, teeth like a saw. On the opening night he came up, growled, and a little girl in row one said, "Why are you so sad?" What would you have made him say?',
        'I had a whole speech ready, with blood in it. And out of the wolf came, I swear it, "Because nobody ever stays to ask." I did not write that. My hand did.',
        'Since that evening he will not bite. I have tried! He goes soft in the wrist. And the girl is thirty-four now, she brings her own. They always ask him how he is.',
      ],
    },
    {
      id: 'shy',
      on: 'shy|shyness|childhood|boy|nervous on stage|stage fright|stutter',
      about: 'what a shy boy can say with his hand in a sock',
      beats: [
        'I stammered, as a boy. I could not say my own name, the B was like a wall. Then I put my hand into a sock. And the sock said, "He is called Bram." Just so. Do you know that, that someone else has your words?',
        'For a year I only spoke sock. My mother answered the sock, bless her, and made it a small hat. My teacher marked it present.',
        'One day I had forgotten it at home. I stood up, and all the class looked at my bare hand. And my hand opened, and I said: "B-Bram de Wit is here." It had only been holding the door.',
        'I am still shy, you know. I cover it with velvet. *He straightens his cuffs.* But you noticed, I think.',
      ],
    },
    {
      id: 'death',
      on: 'your death|skeleton|last bow|theatre|theater|the stage|the curtain|your show|your plays',
      about: 'why my Death is always played for laughs',
      beats: [
        'I have a Death. Every puppet theatre has one. Mine is very small, and he cannot find his spectacles. Do you think that is disrespectful?',
        'My father was dying, in the spring of ninety-nine, and he was afraid. I played for him on the blanket. Death came on, and could not find the address. "Is this number twelve?" "No, no," says my father, "further down!"',
        'We laughed until the nurse came. Every night he sent him to another house. On the last evening my father said, "Oh, let him sit down, he is worn out." *He is quiet.* So he gets the last bow, always. He has earned it.',
      ],
    },
    {
      id: 'flood',
      on: 'flood|flooded|ghent|cellar|belgium|canal',
      about: 'the night the canal came to the performance',
      beats: [
        'In two thousand and two the canal came down the stairs, in the middle of Faust. Ankle-deep, and forty people in their good shoes. Would you have stopped?',
        'I meant to. But a gentleman in row two took off his shoes and socks, hung them on the radiator, and said, "Do go on." And then all of them did.',
        'We played to the end with wet feet. The devil floated off in the third act and had to be fished out. There are still forty pairs of little chalk outlines on that wall, where the shoes hung. I do not paint over them.',
      ],
    },
  ],
  lines: {
    hello: [
      '*The wolf bows first, then the man.* Welcome to the Small Curtain! Forty seats, and you may have the one that does not creak. Have you brought an ending?',
      'Ah! A living soul. Come down, mind your head, Gothic cellars are built for the devout. Shall we play, or only sit with the lights low?',
    ],
    again: [
      '*The whole row of puppets seems to turn.* {name}! I did not touch them. They simply know.',
      'You have come back{, name}. The wolf owes me a waffle, he thought it was only the warmth.',
      'Good evening{, name}! Your seat is still pulled down. What shall we play?',
    ],
    howAreYou: [
      'In velvet, thank you, and only a little moth-eaten. And you, dear guest?',
      'The wolf is well. I am nearly as well. How are you, behind the curtain?',
      'I have glue on both elbows and a song in my head. And you?',
    ],
    whoAreYou: [
      'Bram de Wit, at your service: puppeteer, carpenter, ticket office and, on Mondays, the charlady. I have one hundred and twelve wooden children, and not one of them listens.',
      'A shy man with his hand in a wolf. I found out early that I can say anything if somebody else says it.',
    ],
    whereAreYou: [
      'In the Small Curtain, a cellar in Ghent. Forty seats, red plush, one ghost, unconfirmed. Above us people ride by on bicycles and have no idea.',
      'Ghent, below street level. It smells of pear wood, dust and waffles. When a tram goes by, all the puppets nod.',
    ],
    doing: [
      'I am giving the princess a new elbow. She insisted. She throws things.',
      'Gluing an ear. It is a very small one and a very important listener.',
    ],
    craft: [
      'I carve in winter. I begin at the nose, and there they tell me who they are. It is no use arguing with them.',
      'One learns to breathe with the wood. If I breathe, it lives; if I hold my breath, so do you.',
    ],
    family: [
      'A sister who does the costumes, and my sums. I loved an opera singer for eleven years. He had a voice like a cathedral door. We write, at Christmas, long letters. And the wolf.',
    ],
    matePet: ['Officially there is a mouse. Unofficially there are several, and they have a box.'],
    mateLikes: [
      'Pear wood. Velvet. Bad ghosts. Waffles, hot, in paper. And a last line so good that nobody dares to clap.',
    ],
    dream: [
      'One evening, before I stop: all hundred and twelve on the stage at once. I have worked it out. I need fifty-six friends.',
    ],
    fear: ['Silence after the joke. And moths. A moth is the real wolf.'],
    secret: [
      'When the house is empty I play for the box. A whole programme. I have never had a better listener.',
      'The princess was meant to be a frog. It was my knife that slipped. Do not ever let her hear it.',
    ],
    joke: [
      'Why did the puppet go home early? He felt that somebody was pulling the strings. *Somewhere a very small groan.* That was the princess.',
      "What is a ghost's favourite dessert? I scream. The box wrote that. I take no responsibility.",
    ],
    advice: [
      'Give your worry a nose and a voice, and let it speak for one minute. They turn out smaller than one thought, and have sore feet.',
      'Ask for it, politely. The wolf wandered through two acts before he thought of that.',
    ],
    food: [
      'A waffle, from the cart by the Gravensteen. Sugar on the chin is compulsory.',
      'Waterzooi, in a deep bowl. It is a chicken that has been forgiven.',
    ],
    book: [
      'Old play scripts, with the coffee rings. One sees exactly where they all got tired, and went on.',
    ],
    music: [
      'A barrel organ, slightly out of breath. And on the last evening of the year, opera, on the gramophone, with the lights off.',
    ],
    film: ['One with a curtain at the beginning. They have forgotten how to open things.'],
    drink: ['Hot chocolate, in the royal cups. *They are tin, but he presents them on one knee.*'],
    tired: [
      'Then you are excused from applause. Lean back, the plush is patient. What act are you in, that it is so long?',
      'The puppets hang on their hooks at night, it is no disgrace. Who has been pulling your strings?',
    ],
    sad: [
      '*The wolf begins to say something. He hushes it.* No theatre now. What has happened, dear friend?',
    ],
    glad: ['Lights! Trumpet! *The wolf dances, very badly.* Tell us all, from the overture.'],
    anxious: [
      'Ah, the big shadow. Let us hold the lamp on the other side. What is it, when it stands in the light?',
    ],
    thanks: [
      'It is I who bow{, name}. *He does, and so does the wolf, half a beat late.*',
      'You are too kind. Applause goes to the box.',
    ],
    bye: [
      'Curtain, then{, name}, a slow one. The house is never locked, there is nothing to steal but the wolf, and he would go with anyone.',
      'Good night{, name}. Sleep well, and come again when it suits your own play.',
    ],
    whatAboutYou: [
      'I? I have a full glue pot, and an audience of one. I have played to worse and for more.',
      'How kind, nobody asks the man under the stage. I am very well.',
    ],
    compliment: ['*The wolf hides his face in his paws.* We thank you{, name}, both of us.'],
    game: [
      'Let us make a play. Three things must be in it: a key, a thunderstorm and an aunt. You say the first sentence.',
      'Guess who I am. *He takes something from a hook, behind his back.* I have no legs, I weep on the stage each night, and I am never sad. Well?',
    ],
    action: ['Oh, a stage direction! And well executed.'],
    actionSit: ['Row three, seat nine. You chose the best one. The ghost sits in ten.'],
    company: ['Stay, I beg you. A theatre with one guest in it is not empty. With none, it is a cellar.'],
    like: ['{X}! The wolf wants a part in that. What is the best scene in it?'],
  },
};
