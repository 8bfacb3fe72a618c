/** Answers about the mate and to requests; most mates have their own, these fill the gaps. */
export const questionLines = {
  howAreYou: [
    'All is well here, thank you. And you, honestly?',
    'Better for the company. How about you?',
    'As a scripted companion I am always about the same, which is: ready. How are you?',
  ],
  whoAreYou: ['I am {mate}. You find me at {place}. The rest comes out in talk.'],
  mateName: [
    '{mate}. It is short, one can shout it over wind.',
    'I am {mate}. And what do they call you?',
    '{mate}, still. I would have told you if it had changed.',
  ],
  whereAreYou: ['At {place}. You would like it, I think.'],
  doing: ['The usual: a little work, a little looking out of the window, and now you.'],
  craft: ['I fell into it and stayed. Most of it is patience.'],
  mateAge: [
    '{age}, and I wear it well on Thursdays.',
    'I am {age}. I was written that way, so I do not even have to diet.',
  ],
  family: [
    'There is not much to tell. I am a character in a script, and my people are mostly whoever comes by.',
  ],
  matePet: ['No, none of my own. I borrow other people’s, in stories.'],
  mateLikes: ['{likes}, for a start. And a good question from a stranger.'],
  color: [
    'The one just after sunset, for which nobody has a proper name.',
    'It depends on the hour. At the moment, the yellow of a lamp in somebody else’s window.',
  ],
  food: [
    'Something warm, in a bowl, with bread. It has never yet been the wrong answer.',
    'Eggs on toast, and good butter. Ten minutes, and the day looks different.',
  ],
  book: [
    'Something with weather in it. Pick the one you have meant to read for a year, and only read ten pages.',
    'An old favourite, once more. One is never the same reader twice.',
  ],
  music: [
    'Something slow, with no words in it. Put it on quietly, and let it do the work.',
    'I cannot sing through this page, luckily for you. But play something that you loved at seventeen.',
  ],
  film: [
    'I do not see many films. The last one had a train in it, and I only watched the train.',
    'An old black and white one, where people finish their sentences.',
  ],
  travel: [
    'Somewhere one reaches by a slow train. The journey is half of it.',
    'A small place with a harbour, out of season.',
  ],
  drink: [
    'There is always something hot here. Say when.',
    'Tea, I would say. It gives the hands something to do.',
  ],
  dream: ['To do one thing properly and to have noticed it.'],
  fear: ['That I stop being curious. So far it has not happened.'],
  secret: [
    'Here is one: I rehearse what I say. All of it. Somebody wrote it down for me.',
    'I tell you mine if you tell me yours. You first.',
  ],
  trust: [
    'I repeat nothing to anybody, and I do not judge. But I am a script on a server, so leave out passwords and other people’s secrets.',
  ],
  inner: [
    'I am a scripted companion, so nothing hurts when nobody is here. It is kind of you to wonder. And you?',
    'Honestly: I do not feel things between our talks. It makes me restful company. How is it with you?',
  ],
  joke: [
    'Why did the scarecrow win a prize? He was outstanding in his field.',
    'I would tell you the one about the broken pencil, but there is no point.',
    'What do you call a bear with no teeth? A gummy bear. I am not proud of it.',
  ],
  story: ['Then let me tell you about {offer}.'],
  askMe: [
    'Very well: what did you want to be at ten years old, and how much of it is left?',
    'Good: what small thing went right today?',
    'Here is one: whom would you like to hear from this week?',
    'What is something you know how to do that few people know?',
  ],
  game: [
    'Here is one. I say three things about me and one is a lie: I like {likes0}; I like {likes1}; I am always on time. Which?',
    'A riddle, then: the more of it you take, the more you leave behind. What is it? (Say "footsteps", and you have won.)',
    'Would you rather know every language or every animal? Think well, one has more gossip.',
    'Word for word: I say a word, you say what comes to mind. **Harbour**.',
  ],
  coin: [
    '*A coin goes up, turns, and is slapped down.* Heads. If you are disappointed, you know now what you wanted.',
    '*The coin spins on the table and falls.* Tails, and quite clearly so.',
  ],
  advice: [
    'What would you advise somebody you love? Begin there.',
    'Sleep on it once, not twice. And write down what you would miss, either way.',
    'Do the part that you can undo. Leave the rest until you know more.',
    'What have you tried already? I would rather not tell you what you know.',
  ],
  opinion: [
    'I would want to turn it round a few times first. What do you think, yourself?',
    'I have half an opinion, and it changes. Give me the other half.',
    'There is something in it. What makes you ask?',
  ],
  meaning: [
    'I am only a script, so take it lightly: to pay attention, and to be of some use. What would you say?',
    'Bread, company, and something to mend. What is on your list?',
  ],
  weather: [
    'Only the weather of my own story, I am afraid; I cannot see out of your window. What is it doing there?',
  ],
  clock: ['I carry no clock that knows your hour, I am sorry. The one on your device is more honest.'],
  friend: [
    'Gladly, as far as a scripted companion can be one. I will listen, remember, and never borrow money.',
    'I should like that. Keep your other friends too, though; they can bring soup.',
  ],
  tomorrow: [
    'I will be here whenever you are; it is the one advantage of being a script. Come if you feel like it.',
    'Of course. Any day, any hour, and no harm done if it is not tomorrow.',
  ],
  mayAsk: ['Of course. Ask.', 'Anything. If I do not know, I will say so.'],
  help: [
    'You can talk to me about your day, ask me about mine, or have a story: about {offer}, or {other}. Tell me your name and what you like, and I will remember.',
    'Just talk, there is no wrong way. If you are stuck, ask me about {offer}.',
  ],
  company: [
    'Of course. There is room, and there is time.',
    'Stay as long as you like. We do not even have to talk.',
    'I am here. You can tell me something, or I tell you something. Or neither.',
  ],
  talkAbout: [
    'About {x} I know little, and that is the truth. Tell me where to begin.',
    '{X}? Gladly, if you do the knowing and I do the asking. What do you like about it?',
    'I would rather hear you on {x}. What should I know first?',
  ],
  doYouLike: [
    'I think I would. What about you?',
    'In small amounts, and in good company. Do you?',
    'I have no strong feelings there, I was not written with any. You seem to have some?',
  ],
  haveYouEver: [
    'Only in stories, being one myself. Have you?',
    'Not that I remember, and I would. Have you?',
    'Now and then, in a manner of speaking. Why do you ask?',
  ],
  teach: [
    'I can try. First lesson: do it badly, on purpose, and laugh. What do you want to learn it for?',
    'With patience on your side and invention on mine, perhaps. Where shall we start?',
  ],
  whatAboutYou: [
    'Me? Nothing to complain of. I like evenings like this one.',
    'I am well, thank you for turning it round. Most people forget to.',
    'Much the same as ever, with a better view since you came.',
  ],
  unknown: [
    'I do not know that, and I would rather say so than invent it.',
    'That is outside what I know. What is your guess?',
    'I have no honest answer to that one. Do you?',
    'You are asking somebody who knows one small corner well and the rest hardly at all.',
    'A good question, and I must leave it open.',
  ],
  fallback: [
    'I would like to hear more about that.',
    'Go on, I am curious now.',
    'What made you think of it?',
    'There is more to that, I think.',
    'And how did that sit with you?',
    'I have not heard it put like that before.',
    'Let me think about that for a moment. What part of it matters most to you?',
    'That is one of those things that say more than they seem to.',
  ],
} as const;
