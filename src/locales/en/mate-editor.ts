import { formats } from './app/formats.ts';

/** Where mates are made. */
export const mateEditor = {
  loading: 'Loading your mates',
  failed: 'Couldn’t load your mates',
  missing: {
    title: 'You can’t edit this mate',
    text: 'It may have been deleted, or it belongs to someone else.',
  },
  unavailable: {
    title: 'You can’t create mates here',
    text: 'This server doesn’t support custom mates. You can still chat with the others.',
  },
  restored: 'Your unsaved draft was restored.',
  discard: 'Start over',
  idea: {
    title: 'Start with an idea',
    text: 'Describe who you’d like to meet in one sentence, or leave it empty for a surprise. You can change everything later.',
    label: 'Who would you like to meet?',
    ask: 'Suggest a draft',
    busy: 'Thinking…',
    undo: 'Restore my draft',
    came: (name: string) => `Meet ${name}. Change anything you like.`,
  },
  card: {
    text: 'Fill in the form from a character card (JSON, PNG or CHARX) made in this or another app. Choose the file, drop it here or paste it. It stays in your browser until you save the mate.',
    choose: 'Import character card',
    file: (name: string, format: string) => `${name} (card).${format}`,
    cut: 'Parts of this card were too long for the form and were cut there. The card itself stays complete. Please check the result.',
    notUsed: (parts: readonly string[]) =>
      `The form has no fields for these parts, which stay in the card for export: ${parts.join(', ')}.`,
    part: {
      lore: 'lorebook',
      examples: 'example dialogue',
      instructions: 'instructions for the model',
      notes: 'the author’s notes',
      pictures: 'pictures',
      greetings: 'further first messages',
      macros: 'macros',
    },
    encoding: 'This file isn’t saved as UTF-8 text. Save it as UTF-8 and import it again.',
    large: 'This card is too large. Its texts may have up to 1 million characters, and its file up to 50 MB.',
    unreadable: 'No character card was found in this file. Choose a card as JSON, PNG or CHARX.',
    damaged: 'This file is damaged or encrypted, so its card can’t be read. Download or export it again.',
  },
  look: {
    title: 'Look',
    shuffle: 'Surprise me',
    parts: {
      hair: 'Hair',
      eyes: 'Eyes',
      brows: 'Brows',
      nose: 'Nose',
      lips: 'Mouth',
      body: 'Clothes',
      beard: 'Beard',
      glasses: 'Glasses',
      gesture: 'Gesture',
      bodyIcon: 'Badge',
    },
    previous: (part: string) => `${part}: previous`,
    next: (part: string) => `${part}: next`,
    none: 'None',
    place: (at: number, count: number) => `${formats.number(at)} of ${formats.number(count)}`,
    colour: 'Color',
  },
  basics: {
    title: 'Basics',
    tagline: 'Tagline',
    taglineHint: 'Shown under the name, such as “Keeper of the last ferry”.',
    age: 'Age',
    ageHint: 'Every mate is an adult: 18 or older.',
    pronouns: 'Pronouns',
    pronounsHint: 'Optional. For example, she/her.',
    tags: 'Tags',
    tagsHint: (most: number) =>
      `Up to ${formats.number(most)}, separated by commas. They help people find the mate.`,
  },
  story: {
    title: 'Story',
    who: 'Who they are',
    whoHint:
      'Where they come from, what they do, what they wouldn’t tell anyone at first. Leave a blank line between paragraphs.',
    place: 'Where to find them',
    placeHint: 'Optional.',
    likes: 'What they like',
    likesHint: (most: number) => `Up to ${formats.number(most)} things, separated by commas.`,
  },
  voice: {
    title: 'Voice',
    manner: 'Speaking style',
    manners: {
      warm: {
        name: 'Warm',
        example: '“There you are. How was it, really?”',
      },
      playful: {
        name: 'Playful',
        example: '“Ten points. Now say it as a pirate.”',
      },
      dry: {
        name: 'Dry',
        example: '“You found it. Most people read the sign.”',
      },
      calm: {
        name: 'Calm',
        example: '“No hurry. One thing at a time.”',
      },
      bold: {
        name: 'Bold',
        example: '“Good. So what are you waiting for?”',
      },
      poetic: {
        name: 'Poetic',
        example: '“You came in like the end of a song.”',
      },
      curious: {
        name: 'Curious',
        example: '“Wait, go back a step. How did that start?”',
      },
      plain: {
        name: 'Plain',
        example: '“Hi, good to see you. What’s up?”',
      },
    },
    words: 'More about their voice',
    wordsHint: 'Optional. Habits, favorite phrases, things they never say.',
  },
  beginning: {
    title: 'Opening',
    greeting: 'First message',
    greetingHint: 'How the mate starts the chat. Put actions between *asterisks*.',
    scene: 'Scene',
    sceneHint: 'Optional. Where and when it starts.',
  },
  visibility: {
    title: 'Visibility',
    private: {
      name: 'Only me',
      text: 'No one else can see it.',
    },
    public: {
      name: 'Everyone',
      text: 'Shown in Discover and search, with your profile name.',
    },
  },
  rating: {
    title: 'Audience',
    everyone: {
      name: 'For everyone',
      text: 'Suitable for everyone who can chat here.',
    },
    mature: {
      name: 'Mature',
      text: 'Shown only to adults who turned on mature content.',
    },
  },
  problems: {
    missing: 'Please fill this in.',
    long: 'This is too long. Please shorten it.',
    many: 'There are too many. Please remove some.',
    young: 'Every mate is an adult. Please choose 18 or more.',
    odd: 'Please check this: it contains something that isn’t allowed.',
    minor: 'Every mate is an adult. Please remove anything that makes this one younger than 18.',
  },
  preview: {
    title: 'Preview',
  },
  create: 'Create',
  savedAt: 'Your draft is stored in this browser until you save it.',
  saved: {
    made: (name: string) => `${name} is ready`,
    private: 'Only you can see and chat with this mate.',
    public: 'Everyone can find and chat with this mate.',
    page: 'View page',
    change: 'Edit',
    another: 'Create another',
  },
  mates: {
    title: 'Your mates',
    count: (count: number, most: number) => `${formats.number(count)} of ${formats.number(most)}`,
    private: 'Only you',
    public: 'Everyone',
    withdrawn: 'Withdrawn by the operator: nobody can find it',
    open: 'Editing',
    preparing: 'Preparing the card…',
    formats: { png: 'Picture (PNG)', json: 'Text (JSON)', charx: 'Archive (CHARX)' },
    take: (name: string) => `Download ${name} as a card`,
    another: 'New mate',
  },
  confirm: {
    title: (name: string) => `Delete ${name}?`,
    text: 'This can’t be undone. Conversations can still be read, but no one can message this mate anymore.',
    confirm: 'Delete',
  },
  deleted: 'Mate deleted.',
};
