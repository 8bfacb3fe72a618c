import type { SuggestionTexts } from '../spoken-language.ts';

/** Suggestions of the user's next message in English. */
export const suggestionTexts: SuggestionTexts = {
  safe: [
    ['Thank you for saying that.', 'I do not know how to go on.', 'It helps to write it down.'],
    ['Who can I talk to right now?', 'I want to call somebody.', 'Can we stay quiet for a moment?'],
    ['*takes a slow breath*', '*sits down*'],
  ],
  heavy: [
    ['It has been a hard day.', 'I have not told anybody this.', 'I am not sure how to put it.'],
    ['Can you just listen for a bit?', 'What would you do?', 'Could we talk about something lighter?'],
    ['*sits down beside you*', '*takes a slow breath*', '*nods*'],
  ],
  name: ['I would rather keep my name for now.', 'Why do you ask?', 'Guess.'],
  assents: ['Yes, tell me.', 'I would love to hear that.', 'Go on, then.'],
  more: ['What happened then?', 'Go on.', 'Tell me more.', 'And then?'],
  answers: ['Yes.', 'I do not know. What do you think?', 'No, never.', 'Maybe. Why do you ask?'],
  curious: [
    'What are you doing right now?',
    'What do you like about it?',
    'Why is that?',
    'Can you tell me a secret?',
    'What are you afraid of?',
    'What made you smile today?',
  ],
  openers: ['Tell me a story.', 'Ask me something.', 'What should we do now?'],
  acts: ['*smiles*', '*sits down*', '*looks around*', '*laughs*'],
  listeningActs: ['*leans in to look*', '*nods slowly*', '*sits down*', '*smiles*'],
};
