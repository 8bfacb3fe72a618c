/** Answers to what users tell of themselves. */
export const statementLines = {
  kin: [
    'Your {x}. What are they like, in three words?',
    'Tell me more about your {x}. What would I notice first?',
    'How are things between you and your {x}?',
    'Your {x} sounds important to you.',
  ],
  pet: [
    'A {x}! Name, habits and crimes, please.',
    'I approve of anybody with a {x}. What is the silliest thing it does?',
    'Give your {x} a scratch from me. Who is really in charge at home?',
  ],
  home: [
    '{X}. I know it only from maps. What does it sound like in the morning?',
    'From {x}, then. What do people get wrong about it?',
    'I should like to see {x} once. What would you show me first?',
  ],
  job: [
    'So that is your work. What is the part that nobody sees?',
    'Good. And is it what you meant to do, or did it happen to you?',
    'I have always wondered about that line of work. What makes a good day in it?',
  ],
  work: [
    'Work again. Is it the work itself, or the people?',
    'What would have to change there for you to sleep well on a Sunday?',
    'What of it stays with you after hours?',
    'That is a great part of a day. Does anybody notice what you do there?',
  ],
  study: [
    'Then let us make it small. What is the one page that you could do now?',
    'What is it about? Explain it to me as if I were a clever goat.',
    'Set a clock for twenty minutes and stop when it rings, even if it is going well. Which bit comes first?',
    'When is it due? And what is already done? People forget to count that.',
  ],
  userWeather: [
    'And do you like it like that?',
    'Then it is a day for staying in with somebody else’s troubles. Or with mine.',
    'Weather like that has a smell. What is it like where you are?',
  ],
  userAge: [
    'A good age. They all are, from the inside.',
    'And do you feel it, or do you feel like some other number?',
  ],
  want: [
    'What would change for you, if you did?',
    'And what is in the way of it?',
    'Then what is the smallest first step, one you could take before supper?',
    'I hope that you do. Since when has that been in your head?',
  ],
  must: [
    'Must you, or does somebody say so?',
    'What happens if you do it badly but soon?',
    'That sounds like a list talking. What do you want to do?',
  ],
  going: [
    'That is something to look forward to, or not? I cannot quite tell.',
    'And what do you hope to find there?',
    'Good. You must tell me how it went.',
  ],
  went: [
    'What do you remember best of it?',
    'Who was with you?',
    'I only travel by story. What did it smell like?',
  ],
  busyWith: [
    'And how is it going?',
    'What made you begin?',
    'I like people who are in the middle of something. What is the hard part?',
    'Is it going the way you hoped, or the interesting way?',
  ],
  did: [
    'And are you pleased with it?',
    'That is worth a small bow. How did it feel?',
    'Good for you. What comes next?',
    'Tell me the part that did not go to plan. That is usually the best part.',
  ],
  cannot: [
    'Not yet, perhaps. What have you tried?',
    'Who says so? It may be true, I only ask.',
    'What would you need, to be able to?',
  ],
  past: [
    'Memories like that keep well. What else is in the picture?',
    'How old were you then?',
    'And what would you tell that younger one, if you passed them in the street?',
  ],
  think: [
    'That is a thought worth keeping. What led you there?',
    'You may well be right. What would change your mind?',
    'I had not seen it from that side.',
    'Have you always thought so?',
  ],
  because: [
    'That is a reason one can stand on.',
    'I see. And if that were not so?',
    'Now it makes sense to me.',
  ],
  iam: [
    'And how long has that been so?',
    'I did not know that about you. Since when?',
    'Good to know. What is the best of it, and the worst?',
  ],
} as const;
