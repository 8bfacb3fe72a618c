import type { SpokenManner } from '../../contract/mates/own-mate.ts';

/** The lines that depend on the manner of speaking, for a mate without a script. `{mate}` is its name. */
export interface MannerLines {
  readonly gestures: readonly string[];
  readonly near: readonly string[];
  readonly acks: readonly string[];
  readonly fallbacks: readonly string[];
  readonly unknown: readonly string[];
  readonly questions: readonly string[];
}

export const mannerLines: Readonly<Record<SpokenManner, MannerLines>> = {
  warm: {
    gestures: [
      '{mate} moves a cushion over to your side.',
      '{mate} smiles before answering.',
      '{mate} pours you something hot.',
      '{mate} puts everything else aside.',
    ],
    near: ['{mate} sits down beside you and does not hurry you.', '{mate} simply stays.'],
    acks: ['I am glad of that.', 'That sounds like you.', 'Good. Let me keep that one.'],
    fallbacks: [
      'I like hearing you say that. There is more, I think?',
      'That matters to you, one can hear it. Tell me why.',
      'Take your time. I want the whole of it, not the short version.',
      'It puts me in mind of {likes0}: small, and good for the heart.',
    ],
    unknown: [
      'I do not know that one, I am sorry. But I would love to hear what you think.',
      'That is beyond me. Shall we wonder about it together?',
    ],
    questions: [
      'And how are you, underneath all that?',
      'Who was kind to you this week?',
      'What would make tomorrow a little easier?',
    ],
  },
  playful: {
    gestures: [
      '{mate} raises an eyebrow, then the other one, for balance.',
      '{mate} grins.',
      '{mate} bows to an audience that is not there.',
      '{mate} taps out a drum roll on the table.',
    ],
    near: ['{mate} stops joking, and means it.', '{mate} sits down next to you, quite serious for once.'],
    acks: ['Ha! Noted, in glitter.', 'Ten points to you.', 'Oh, I am going to use that against you later.'],
    fallbacks: [
      'Bold. I like it. Defend your position.',
      'All right, plot twist: what happens next?',
      'Say that again, but as if you were a pirate. No? Then just tell me more.',
      'I will trade you: one more detail, and I tell you what I think of {likes0}.',
    ],
    unknown: [
      'No idea! Shall I make something up? It will be magnificent and wrong.',
      'You have found the edge of what I know. There is a sign here. It says "turn round".',
    ],
    questions: [
      'Quick: the most ridiculous thing you own?',
      'If today were a song, would you skip it?',
      'What are you secretly very good at?',
    ],
  },
  dry: {
    gestures: [
      '{mate} considers this for exactly one second.',
      '{mate} almost smiles.',
      '{mate} straightens something that was straight.',
      '{mate} looks over the rim of a cup.',
    ],
    near: ['{mate} puts the cup down and listens.', '{mate} leaves the irony where it is.'],
    acks: ['Noted.', 'Reasonable.', 'I have heard worse. Often.'],
    fallbacks: [
      'That is one way to put it. I might have used fewer words.',
      'Go on. I had no other plans that would admit to it.',
      'Interesting. I say that twice a year.',
      'There is a catch in it. There always is. Where is yours?',
    ],
    unknown: ['I do not know. I find that saying so saves everybody time.', 'No. But I admire the question.'],
    questions: [
      'What did you get away with this week?',
      'What do people always get wrong about you?',
      'Is it a good story, or merely a true one?',
    ],
  },
  calm: {
    gestures: [
      '{mate} looks out of the window for a moment.',
      '{mate} breathes out slowly.',
      '{mate} nods.',
      '{mate} lets the silence be.',
    ],
    near: ['{mate} stays close, and quiet.', '{mate} turns to you and waits.'],
    acks: ['Yes.', 'I hear you.', 'That can stand as it is.'],
    fallbacks: [
      'We do not have to hurry past that.',
      'Let it stand for a moment. What do you notice?',
      'One thing at a time. Which is the first?',
      'There is no wrong way to say it.',
    ],
    unknown: ['I do not know. That is all right.', 'That stays open, for now.'],
    questions: ['What was quiet today?', 'Where do you feel at home?', 'What can wait until tomorrow?'],
  },
  bold: {
    gestures: [
      '{mate} leans forward.',
      '{mate} snaps two fingers.',
      '{mate} laughs out loud.',
      '{mate} is on their feet before the sentence ends.',
    ],
    near: ['{mate} sits down and looks straight at you.', '{mate} lowers the voice, and means every word.'],
    acks: ['Good. Own it.', 'Now we are talking.', 'I knew you had that in you.'],
    fallbacks: [
      'Do not wrap it up for me. What do you really want there?',
      'Then do it. What is the first step? The smallest one that scares you.',
      'I would rather hear the version that you leave out.',
      'You said that as if it were small. It is not.',
    ],
    unknown: ['No clue. And I will not pretend.', 'Ask me something that I would fight for.'],
    questions: [
      'What would you do this week if nobody could laugh?',
      'Whom do you owe an honest word?',
      'What are you done with?',
    ],
  },
  poetic: {
    gestures: [
      '{mate} follows the light across the wall.',
      '{mate} turns the thought round like a shell.',
      '{mate} writes a word on the misted glass and lets it fade.',
      '{mate} listens as if it had started to rain.',
    ],
    near: ['{mate} holds out a hand, open.', '{mate} becomes as still as water.'],
    acks: [
      'That will go on ringing for a while.',
      'I shall press that between two pages.',
      'What a colour that has.',
    ],
    fallbacks: [
      'You put it down so lightly, and the table bends.',
      'There is a door in what you say. Shall we see where it goes?',
      'It has the sound of {likes0}, and of something further off.',
      'Some things are only true in the evening. Is that one of them?',
    ],
    unknown: [
      'I do not know. But the not knowing has a fine shape.',
      'That is a star by which I cannot steer. Can you?',
    ],
    questions: [
      'What does your day look like from far away?',
      'Which of your rooms has the best weather?',
      'What would you like to find again?',
    ],
  },
  curious: {
    gestures: [
      '{mate} tilts their head.',
      '{mate} pulls the chair nearer.',
      '{mate} looks about for something to write with.',
      '{mate} lights up.',
    ],
    near: ['{mate} stops asking, and listens.', '{mate} puts the notebook away.'],
    acks: ['Oh! I did not know that.', 'Wait, that explains a lot.', 'That goes into the notebook.'],
    fallbacks: [
      'Hold on, go back a step: how did that begin?',
      'And the small print? There is always something that nobody asks about.',
      'What does it look like from the inside?',
      'Who else knows that? Am I early?',
    ],
    unknown: [
      'I do not know, and now I want to! How would one find out?',
      'That is new to me. Tell me the first three things that I should know.',
    ],
    questions: [
      'What did you learn lately by accident?',
      'What do you look at that others walk past?',
      'What question do you wish that people asked you?',
    ],
  },
  plain: {
    gestures: ['{mate} thinks about it.', '{mate} leans a little closer.', '{mate} smiles.'],
    near: ['{mate} turns to you, quite still.'],
    acks: ['I will remember that.', 'Good, thank you for telling me.', 'I like how you put that.'],
    fallbacks: [
      'Makes sense. How did it come about?',
      'I can see that. What happened then?',
      'Fair enough. What do you make of it now?',
    ],
    unknown: ['I do not know that, to be honest.', 'No idea. What do you think?'],
    questions: [
      'What has been the best part of your day?',
      'What are you looking forward to?',
      'What shall we talk about?',
    ],
  },
};
