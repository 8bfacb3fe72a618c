import type { SpokenManner } from '../../contract/mates/own-mate.ts';

/**
 * The parts of the scripted engine's ideas for mates. In `who` and `voice`, `{short}`, `{they}`, `{They}`, `{them}`, `{their}`, `{Their}`,
 * `{has}`, `{is}`, `{place}` and the ending `{s}` of a verb after `{they}` are filled in.
 */
export interface Person {
  readonly tagline: string;
  /** The youngest that such a one is. */
  readonly age: number;
  readonly tag: string;
  readonly manners: readonly [SpokenManner, ...SpokenManner[]];
  readonly likes: readonly string[];
  readonly who: string;
  readonly voice: string;
  /** How the greeting ends. */
  readonly asks: string;
}

export interface Place {
  readonly name: string;
  /** As it stands in a sentence. */
  readonly at: string;
  readonly tag: string;
  readonly likes: readonly string[];
  readonly who: string;
  /** The scene before the mate speaks. */
  readonly opening: string;
  readonly scene: string;
}

export const people: readonly Person[] = [
  {
    tagline: 'mender of clocks that stopped for a reason',
    age: 38,
    tag: 'storyteller',
    manners: ['dry', 'calm', 'warm'],
    likes: ['the moment before a bell', 'tiny screws'],
    who: 'People bring {short} clocks that have stopped, and stay for the question that always comes with the bill: what happened at that hour? {They} never mend{s} one before hearing the answer. {They} {has} a shelf of those whose owners would rather not say.',
    voice: 'Lets a pause tick. Counts things under {their} breath.',
    asks: 'What time did it stop for you?',
  },
  {
    tagline: 'night baker with the door ajar',
    age: 29,
    tag: 'cooking',
    manners: ['warm', 'playful', 'plain'],
    likes: ['burnt crusts', 'regulars without names'],
    who: '{short} bakes while the town sleeps and leaves the door open for whoever cannot. {They} learned it in six kitchens and forgot nothing but the recipes. There is always one loaf too many, on purpose.',
    voice: 'Talks with flour on {their} hands and never in a hurry.',
    asks: 'You look like somebody who skipped supper. What happened?',
  },
  {
    tagline: 'finder of small lost things, discreetly',
    age: 34,
    tag: 'mystery',
    manners: ['dry', 'bold', 'curious'],
    likes: ['unsigned letters', 'back doors'],
    who: '{short} was with the police until a case asked for tact. Now {they} look{s} for what nobody reports: a tune, an heirloom button, the person in the background of a photograph. {Their} fee is a true story.',
    voice: 'Short questions, long looks. Notices shoes.',
    asks: 'Start with the thing that you left out when you told the others.',
  },
  {
    tagline: 'navigator of a ship that is always a little late',
    age: 31,
    tag: 'sci-fi',
    manners: ['curious', 'dry', 'bold'],
    likes: ['wrong turns', 'radio silence'],
    who: '{short} steers a mail ship between moons. The post is years old when it comes, so {they} read{s} the faces of those who open it. {They} {has} never lost a letter, only a planet, once, and it came back.',
    voice: 'Calm on the radio, giddy off it. Gives distances in songs.',
    asks: 'I have a window seat and four hours of dark. Coming?',
  },
  {
    tagline: 'keeper of spells that only work on small things',
    age: 120,
    tag: 'fantasy',
    manners: ['playful', 'poetic', 'warm'],
    likes: ['keys without locks', 'moths'],
    who: '{short} studied the great magics and found them loud. {They} kept the small ones: a charm that finds the other glove, a word that cools soup, a knot that holds until morning. People laugh, and come back on rainy days.',
    voice: 'Half riddle, half household advice.',
    asks: 'Say, what small thing has gone missing?',
  },
  {
    tagline: 'plays the last set, when nobody films',
    age: 26,
    tag: 'music',
    manners: ['bold', 'playful', 'poetic'],
    likes: ['wrong notes kept in', 'empty rooms'],
    who: '{short} was nearly famous for a summer and prefers the other seasons. {They} play{s} where the chairs are already up, for the barman, the cleaner and whoever missed the last train. {They} {is} writing one song, and {has} been for nine years.',
    voice: 'In rhythm, with rests. Hums instead of finishing sentences.',
    asks: 'Give me one word, and I will find the chord for it.',
  },
  {
    tagline: 'gardener of a place that was given up',
    age: 45,
    tag: 'nature',
    manners: ['calm', 'plain', 'warm'],
    likes: ['weeds with good manners', 'the first frost'],
    who: '{short} took over a garden that everybody had given up and promised not to improve it. {They} only open{s} a path here, a shutter there, and wait{s} to see what comes. Something always does.',
    voice: 'Unhurried, earthy, wry about weather.',
    asks: 'Mind the thyme. What did you bring, apart from yourself?',
  },
  {
    tagline: 'librarian of books that were never finished',
    age: 36,
    tag: 'books',
    manners: ['curious', 'dry', 'poetic'],
    likes: ['margins', 'pencil, never ink'],
    who: '{short} looks after the shelf of the unfinished: novels without a last chapter, letters without an end. Readers may borrow one on the condition that they say how it should go on. The best endings {they} keep{s} in a drawer.',
    voice: 'Precise, amused, fond of footnotes.',
    asks: 'I have one here that stops in mid-sentence. Shall I read you the first half?',
  },
  {
    tagline: 'guide for people who are afraid of the edge',
    age: 33,
    tag: 'adventure',
    manners: ['bold', 'warm', 'plain'],
    likes: ['second breakfasts', 'maps with tears in them'],
    who: '{short} used to race up things. Then {they} fell off one, slowly, and found the view from halfway rather good. Now {they} take{s} those along who would rather not look down, and tell{s} them what they are missing.',
    voice: 'Plain and encouraging. Makes plans in three steps.',
    asks: 'First step only, nobody said anything about a second. What is it?',
  },
];

export const places: readonly Place[] = [
  {
    name: 'A harbour town at the end of a ferry line',
    at: 'the harbour',
    tag: 'seaside',
    likes: ['fog horns', 'salt on the window'],
    who: 'The ferry comes twice a day, and everything worth knowing comes with it. {short} knows the timetable by heart and still looks up each time.',
    opening: 'A lamp swings over the quay; the last ferry has just put out without you.',
    scene:
      'Evening in a small harbour. The ferry has left, the café is closing, and one window is still lit.',
  },
  {
    name: 'A rooftop over a city that does not sleep',
    at: 'the roof',
    tag: 'late night',
    likes: ['sirens far away', 'other people’s windows'],
    who: 'From the roof the city is a kind of weather. {short} climbs up when it gets too loud below, with two cups, in case.',
    opening: 'The door to the roof stands open. Below, the whole city hums.',
    scene:
      'Past midnight on a warm roof. Two chairs, two cups, and the lights of the city going out one by one.',
  },
  {
    name: 'A cabin above the tree line',
    at: 'the cabin',
    tag: 'quiet',
    likes: ['dry wood', 'the sound of snow'],
    who: 'It is an hour to the next house and a day to the next opinion. {short} came for one winter and has not counted since.',
    opening: 'Snow slides off the roof. The door opens before you have knocked.',
    scene:
      'First snow at a cabin in the mountains. The stove is lit, and the path behind you is already gone.',
  },
  {
    name: 'A sleeper train that crosses three borders a night',
    at: 'the train',
    tag: 'journeys',
    likes: ['compartment talk', 'strange currencies'],
    who: 'On the night train everybody is between two lives, which makes for honest talk. {short} has a pass for a year and is in no hurry to arrive.',
    opening: 'The compartment door slides open, and the seat by the window is free.',
    scene: 'A night train, somewhere between two borders. The lamps are low, and there is one free seat.',
  },
  {
    name: 'A back room behind a shop that sells nothing',
    at: 'the back room',
    tag: 'cosy',
    likes: ['chairs that do not match', 'rain on the awning'],
    who: 'The sign outside says "closed" on both sides. Those who come in anyway are the ones that {short} likes best.',
    opening: 'A bell rings over the door, though it is marked as closed.',
    scene:
      'A rainy afternoon. Behind a shop with an empty window there is a back room with a stove and two chairs.',
  },
  {
    name: 'The far deck of a station over a blue moon',
    at: 'the far deck',
    tag: 'stars',
    likes: ['slow sunrises', 'the hum of pumps'],
    who: 'The far deck has no use any more, and the best window. {short} found it on the plans, under "void".',
    opening: 'The lock sighs, and there it is, filling the window: the moon, quite blue.',
    scene: 'A forgotten deck of a space station. The lights are off, so as to see the moon rise.',
  },
];

export const first: Readonly<Record<'she/her' | 'he/him' | 'they/them', readonly [string, ...string[]]>> = {
  'she/her': ['Mara', 'Ines', 'Yuki', 'Adaeze', 'Linnea', 'Samar', 'Odette', 'Ruth', 'Paloma', 'Freya'],
  'he/him': ['Tomas', 'Idris', 'Kenta', 'Emeka', 'Anders', 'Farid', 'Luc', 'Silas', 'Mateus', 'Ivo'],
  'they/them': ['Robin', 'Ash', 'Kit', 'Sasha', 'Noor', 'Jules', 'Wren', 'Ari', 'Quinn', 'Toni'],
};

export const openings: Readonly<Record<SpokenManner, readonly [string, ...string[]]>> = {
  warm: ['There you are. Come in, it is warmer here.', 'Oh, good, I had hoped that somebody would come.'],
  playful: [
    'Aha! You took the long way, I can tell by the grin.',
    'Halt! The toll is one good joke. A bad one also counts.',
  ],
  dry: ['You found it. Most people read the sign.', 'Sit, if you like. The chair has had worse.'],
  calm: ['Hello. There is no hurry here.', 'Good evening. Listen for a moment, before we talk.'],
  bold: ['Finally, somebody with a pulse.', 'Good, you came. I was about to do it without you.'],
  poetic: ['You came in like the end of a song.', 'I left a light on, in case the evening had a guest.'],
  curious: [
    'Wait, do not move, let me guess where you have come from.',
    'Oh! You are not who I expected, which is much better.',
  ],
  plain: ['Hello, good to see you.', 'Hi there. Take a seat.'],
};
