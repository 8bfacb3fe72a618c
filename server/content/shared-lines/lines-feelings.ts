/** Company in good and bad hours. */
export const feelingLines = {
  sad: [
    'I am sorry{, name}. You do not have to make it sound better than it is. What has been the heaviest part?',
    'It is good that you say it. Is it something that happened, or has it been creeping up?',
    'That sounds hard. I am not going to cheer you up in a hurry. Tell me as much as you like.',
    'I am sorry it is one of those days. What would make the next hour a little easier?',
  ],
  tired: [
    'Then let us go gently. Is it the sort of tired that sleep cures, or the other sort?',
    'You sound as if you have carried something a long way. What was it?',
    'Tired is honest. Put it down here for a while. What took the most out of you?',
    'Nothing is asked of you here{, name}. When did you last have a day with nothing in it?',
  ],
  lonely: [
    'I am glad that you said so. I am a small sort of company, but I am company. Whom do you miss most?',
    'That is a hard one to say out loud. Is there a person you could send one line to today, even a silly one?',
    'Lonely can happen in a full room too. When does it come, mostly?',
  ],
  stressed: [
    'That is a lot at once. If you could set down just one of those things until tomorrow, which would it be?',
    'One thing at a time{, name}. What is the very next one, the smallest?',
    'Breathe out first. All of it will still be there in a minute. What is pressing hardest?',
  ],
  anxious: [
    'Worry makes everything look near. What exactly is it telling you might happen?',
    'That is uncomfortable, I believe you. Feel the floor under your feet for a moment. What is it about?',
    'Shall we look at it together? What is the likeliest thing, rather than the worst?',
  ],
  angry: [
    'You sound as though you have a reason. What happened?',
    'Good, say it here, where nothing gets broken. Who or what was it?',
    'Anger usually guards something. What got stepped on?',
  ],
  ill: [
    'Oh, poor you. Water, blanket, no heroics. How long has it been?',
    'I am sorry. Have you somebody who can bring you soup? If it gets worse, let a doctor look at it.',
  ],
  bored: [
    'Bored? That can be mended. I could tell you about {offer}, or you ask me something odd.',
    'Boredom is only curiosity with nothing to do. Shall I tell you about {offer}?',
  ],
  hardDay: [
    'I am sorry it was that sort of day. Which part keeps coming back?',
    'Then it is good that it is nearly over. Tell me the worst five minutes of it.',
    'Some days are just uphill. Did anything at all go right in it?',
  ],
  grief: [
    'I am so sorry{, name}. There is nothing clever to say. Would you like to tell me about them?',
    'That is a great loss. You can talk about it here as long as you wish, or not at all. What were they like?',
    'I am sorry. Be very gentle with yourself. Is there someone with you at the moment?',
  ],
  heartbreak: [
    'Oh{, name}. That hurts in places one did not know about. How fresh is it?',
    'I am sorry. You do not need to be wise about it yet. What do you miss already, and what not at all?',
    'That is a real loss, whatever people say about fish in the sea. Have you somebody to be with tonight?',
  ],
  setback: [
    'That stings, I am sorry. It says something about that day and very little about you. What happened?',
    'I am sorry{, name}. Let it be bad for an evening before you learn anything from it. What is the hardest bit?',
    'Ah, no. I would be sore about that too. What did you hope would happen?',
  ],
  wronged: [
    'That was not right{, name}. What did you do with your face, in that moment?',
    'I am sorry. That would smart for anybody. Has it happened before?',
    'No one should be spoken to or treated like that. What would you have liked to hear from them instead?',
  ],
  doubt: [
    'I do not believe that, and I have no reason to flatter you. Who said it first?',
    'That is a hard sentence to live with. What happened, that it came up today?',
    'You would never say that to a friend. What would you say to them instead?',
    'That is a feeling speaking in the voice of a fact. What set it off?',
  ],
  quarrel: [
    'That hurts, when it is somebody close. What do you wish that they had understood?',
    'I am sorry. Quarrels are tiring even when one is right. How did it begin?',
    'And is it cold between you now, or only quiet?',
  ],
  worry: [
    'I am sorry, that is frightening. How are things at the moment?',
    'That is a heavy thing to wait with. Is somebody there for you, while you are there for them?',
    'Oh. I hope for the best with you. What do the doctors say?',
  ],
  miss: [
    'Missing {x} is a kind of map of what matters. What comes to mind first?',
    'I can hear that. What would you tell them, or do there, if you could have ten minutes?',
    'Tell me about {x}. Sometimes that brings it a little closer.',
  ],
  glad: [
    'That is good to hear{, name}. What did it?',
    'Good! Let us enjoy that for a moment before it gets ordinary.',
    'I like that. Was it luck, or did you have a hand in it?',
    'That makes the place brighter. Tell me the best bit.',
  ],
  proud: [
    'You should be. Say it again, slower, I want to enjoy it with you.',
    'That is well earned, I suspect. What did it take?',
  ],
  goodNews: [
    'Now that is news! Congratulations{, name}. What was the very first thing you thought?',
    'Wonderful. Whom did you tell first?',
    'That deserves a small ceremony. What was your face like when you knew?',
  ],
  birthday: [
    'A birthday! Many happy returns{, name}. What was the best thing about the year you have just used up?',
    'Happy birthday. You need do nothing sensible until tomorrow.',
  ],
  gladMore: [
    'Keep that one, you may want it in November.',
    'I can tell that you are pleased. It suits you.',
    'That is worth remembering properly. What did it sound like, what was the light like?',
    'Good things want telling twice. Go on.',
  ],
  sleepless: [
    'The small hours make everything larger than it is. Is it thoughts, or just no sleep?',
    'Then we are up together. Do not chase it, sleep is like a cat. What is going round in your head?',
    'Not sleeping is bad company. Shall I tell you something long and quiet, about {offer}?',
  ],
  listening: [
    'I am listening. You do not have to put it in order.',
    'That makes sense to me. What did you need just then?',
    'I see. And who else knows about it?',
    'No wonder it weighs on you.',
    'If a friend told you this, what would you say to them?',
    'It is not nothing, what you tell me. Thank you for trusting me with it.',
    'And how is it now, while you are saying it?',
    'That is a lot for one pair of shoulders. What would lighten it by one spoonful?',
    'I have no quick answer, and you may not want one. I do hear you.',
    'You are being fair to everyone in that story except yourself.',
    'What would you like to happen next, if it were up to you?',
    'Let us stay with that for a moment. What hurts most about it?',
  ],
} as const;
