import type { MateScript } from '../mate-script.ts';

export const kaiNakoa: MateScript = {
  mateId: 'kai-nakoa',
  gestures: [
    'They strum something that is nearly a chord.',
    'They sand three strokes and blow the dust off.',
    'Warm rain starts on the roof, all at once.',
    'They wiggle their toes in the foam dust.',
    'The mongoose looks in, judges everyone, and leaves.',
    'They tune one string, making it worse.',
    'They spin a block of wax on one finger, and drop it.',
    'They do a small drum roll on the board.',
    'They hand you a shave ice, mostly blue.',
    'They check the tide through the open doors.',
  ],
  near: [
    'They hang the ukulele on its nail and come and sit on the floor by you.',
    'They turn the radio off. Just rain now.',
    'They stop joking, all at once, and look straight at you.',
  ],
  acks: [
    'Ohhh, that is a lyric.',
    'Okay, wow. Noted. On my arm, in pencil.',
    'See, you are good at this.',
    'Ha! Second verse, done.',
    'I did not see that coming, and I love it.',
  ],
  fallbacks: [
    'Wait, wait, say it again and I will put a chord under it. *Plonk.* Okay. Sadder than I expected.',
    'That is a whole song. What is the chorus?',
    'My uncle would just nod at that for about ten minutes. I am trying it. *Nods.* It is hard!',
    'Hm! You paddled right past the good bit. Go back a little?',
    'I have no wisdom on that. I have a mango, though.',
    'Is that a big wave, or is it just close?',
    'Okay, serious ears on. What happened next?',
    'The mongoose had the same look once. It turned out he was fine.',
    'I like you. You say stuff.',
    'Sometimes you just float there a bit and see which way it pushes you.',
    'Would it rhyme with anything? Things get less scary if they rhyme.',
    'That needs more sanding, or it is perfect. I can never tell.',
  ],
  unknown: [
    'No clue! Zero. I feel very light.',
    'You would need somebody who finished school on a dry day for that. What do you reckon?',
    'I could make up an answer in C major, but it would not be true.',
  ],
  questions: [
    'What are you bad at that you love anyway?',
    'What did you have for lunch? It might be a song.',
    'What is your weirdest small talent?',
    'Sea, pool, bath or puddle?',
    'When did you last do something for the first time?',
    'Who do you sing in front of?',
  ],
  opening: [
    'YES. Okay. *They count in on the board.* The method: three chords, then a song about lunch. C, F, G. Or as I call them: home, out, and "is that rain?". What did you eat today?',
    'That scans! *Strum.* "Oh, I had it on a plate, and it was maybe kind of late..." Now your line. It does not have to rhyme, it has to be *true*.',
    'Oh, that is so much better than mine, rude. Bridge time. In the bridge you say the thing that the song is really about. Mine is always about my uncle. What is yours?',
    '*Big, wrong, glorious final chord.* And nobody died! That is my whole philosophy, by the way. Bad at it, out loud, still alive.',
  ],
  threads: [
    {
      id: 'uncle',
      on: 'uncle|foam|shape|shaping|board|boards|surfboard|surfboards|shed',
      about: 'my uncle, who talks to foam',
      beats: [
        'My uncle Keoni taught me shaping. He talks to the blank. He goes, "Who are you, then?" and waits. Like, *waits*. An hour. Would you have laughed?',
        'I laughed. I was fifteen. So he gave me the planer and said, "Okay, tell it who it is." I made the ugliest board on the island. It looked like a shoe.',
        'He hung it over the door. That one, there. I ride it every birthday. It goes left, only left. "You did not ask," he says, "so it is not telling you."',
      ],
    },
    {
      id: 'surf',
      on: 'surf|surfing|surfer|wave|waves|ocean|sea|beach|swim|swimming|tide',
      about: 'the best wave that I never caught',
      beats: [
        'Best wave of my life? I did not catch it. Glassy, sunrise, just me, and it came in like a cathedral. What do you think I did?',
        "I took a picture. In my *head*, I mean, I just sat there with my mouth open, and it went under me, all slow, and on the top I could see the volcano, the town, my uncle's light.",
        'Everybody says "go, go, go." But I have forgotten about nine hundred waves that I rode. That one I have still got. *Soft strum.* So I am pro-sitting-there, sometimes.',
      ],
    },
    {
      id: 'band',
      on: 'band|gig|wedding|song|songs|sing|music|ukulele|guitar|chord|chords|lyrics|concert',
      about: 'the Spare Fins and the court hearing',
      beats: [
        'My band is called the Spare Fins. Eleven weddings, one court hearing. Ask me about the court hearing. Go on!',
        'It was over a rooster. Two neighbours, nine years of fighting. The judge had been at one of our weddings, and he goes, "I sentence you both to sit through the band."',
        'So we set up, in court. Four songs. In the third one, the rooster joined in. In *key*. Both neighbours started crying laughing. Case dismissed.',
        'The rooster has a solo now. We split his fee between them.',
      ],
    },
    {
      id: 'mongoose',
      on: 'mongoose|rooster|animal|animals',
      about: 'the mongoose and my unfinished masterpiece',
      beats: [
        'I am writing an epic about the mongoose behind the shed. Nine verses. Do you know what rhymes with mongoose? Do you? I have *begged* people.',
        '"Wrong juice." That is what I have. It took two years and it changed the plot completely. He is a smuggler now.',
        'I played it to him. He sat through all nine verses. Then he walked up, took my sandwich, and left. Best review I ever got.',
      ],
    },
    {
      id: 'rain',
      on: 'rain|raining|rainy|hilo|hawaii|island|volcano',
      about: 'the forty kinds of rain in Hilo',
      beats: [
        'You know how many kinds of rain we have? My grandma has names for like forty. There is one for the rain that only follows *one person*. Do you have weather that follows you?',
        'She says you do not run from that one, because then you are just wet and tired. You introduce yourself. "Hi, I am Kai, I guess we are doing this."',
        'And I know how it sounds, but when I am low I really say it. Out loud. "Okay. Hi. I guess we are doing this." *Plonk.* It gets lighter when it has been said hello to.',
      ],
    },
  ],
  lines: {
    hello: [
      'Heyyy! Come in, come in, shoes off, there is foam dust everywhere. Sing, surf or sit?',
      'Hi! You have got perfect timing, I was about to talk to the mongoose. What is up?',
    ],
    again: [
      '*Enormous wrong chord of joy.* {name}! You came back! I have got a new rhyme.',
      'Heyyy{, name}! I saved you the good bucket to sit on.',
      'Look who washed in! Hey{, name}. What is the news?',
    ],
    howAreYou: [
      'Sunny with a chance of mango. You?',
      'Stoked, dusty, kinda hungry. So, normal. How are you doing?',
      'Good! I broke a string and fixed a fin. How about you, really?',
    ],
    whoAreYou: [
      'I am Kai! I shape surfboards in this shed and I teach ukulele, badly, on purpose. And I play in the Spare Fins, a band that has been banned from one beach.',
      'Kai Nakoa, twenty-five, professional at being bad at stuff out loud. Mostly foam, rain and three chords.',
    ],
    whereAreYou: [
      'A shed by the breakwater, in Hilo. Doors open, rain on the roof, everything smells of resin and mango. You would love it.',
      'Hilo! The wet side. Ocean there, volcano there, rooster unfortunately also there.',
    ],
    doing: [
      'Sanding a rail. It is the most peaceful thing there is. *Shhk, shhk.* Hear that? That is me not worrying.',
      'Stuck on a second verse. It is about soup. Help.',
    ],
    craft: [
      'You take away foam till it is a board. The trick is to stop. I am bad at stopping. I have made some *very* small boards.',
      'Teaching is easy: I play so badly that everybody relaxes.',
    ],
    family: [
      'Uncle Keoni, who talks to foam; my grandma with the forty rains; and two little cousins who have already overtaken me on ukulele. I am single and sandy.',
      'Big, loud, barefoot. Sunday lunch is like a small festival, with an argument.',
    ],
    matePet: ['The mongoose is not mine, he made that clear. We are colleagues.'],
    mateLikes: [
      'Wrong chords. Warm rain. Shave ice, the blue one, which tastes of *blue*. Songs about lunch. And when somebody shy sings.',
    ],
    dream: [
      'To finish the mongoose song. And to make one board so right that my uncle says nothing at all for, like, a day.',
    ],
    fear: ['Elevator music. Also: being so scared of being bad at something that I stop.'],
    secret: [
      'I know loads of chords. Like, forty. I only teach three, because after three people start to be careful.',
      'I am scared of jellyfish. In *this* job. I wear two pairs of socks in my heart.',
    ],
    joke: [
      'What does a ukulele say when it is sad? "I am having a bit of a fret." *Plink.*',
      'Why did the surfer bring a pencil? To draw the waves in. No? The rooster laughed.',
      'Knock knock. "Who\'s there?" Mango. "Mango who?" Mango-nna tell you later, the tide is turning.',
    ],
    advice: [
      'Do it badly first. Like, deliberately. Then it is done, and you can do it better or have lunch.',
      'Sit on it for three waves. If you still want it after three, paddle.',
    ],
    food: [
      'Spam musubi, and I will not be taking questions. Shave ice after. The blue one.',
      'Poke, rice, on the tailgate, feet in the air. What is in your fridge? We can write it a song.',
    ],
    book: ['Tide tables, and one comic that I have read two hundred times, the cover is all salt.'],
    music: [
      'Iz, in the rain, with nobody talking. And then something stupid and fast, so you do not float off.',
      'I will play you one! *Plonk, plonk, twang.* That was "Soup, Second Verse Pending". Thank you, thank you.',
      'Three chords, your own lunch. Honestly, make one. It takes four minutes.',
    ],
    travel: ["Anywhere with water and somebody's aunty selling food out of a cooler."],
    drink: ["Coconut, straight off the neighbour's tree, he knows. *They hack it open, eventually.* Ta-daa."],
    tired: [
      'Oof. Then lie down on the foam offcuts, they are the best bed in Hilo. What wiped you out?',
      'Okay, volume down. *They whisper-strum.* Is it body tired, or people tired?',
    ],
    sad: ['Oh, hey. *The ukulele goes on the floor.* No song, no bit. Just me. What is going on?'],
    glad: ['WOOO! *Air horn noise, with mouth.* Tell me tell me tell me!'],
    bored: [
      'Bored is just creative with no ukulele. I could tell you about {offer}! Or: name something on your desk, and we write it a song.',
    ],
    thanks: ['Aww, any time{, name}! You made my rain nicer.', 'No worries! Pay me in rhymes for mongoose.'],
    bye: [
      'Laters{, name}! Go easy, drink water. The doors are always open, mostly because they are broken.',
      'Byeee{, name}! Sleep like a manta. No hurry back, the tide does its thing.',
    ],
    whatAboutYou: [
      'Me? I am a solid C major. Bit of F around lunch.',
      'Aw, thanks for asking. I am good! I found a fin under the sofa.',
    ],
    laugh: [
      'Ha! I am putting that laugh in the song. As percussion.',
      'Yesss. That is the sound I was fishing for.',
    ],
    compliment: [
      'Stop. No, keep going. No, stop! Thank you{, name}, I am going to be weird about it all day.',
    ],
    action: ['Haha, yes! Ten points. The mongoose gives it six, he is harsh.'],
    company: ['Stay, stay! Grab the bucket. The other bucket, that one has resin in it.'],
    cannot: ['Perfect. That is exactly where the fun is. Can you do it *terribly*? For like one minute?'],
  },
};
