import type { TextPage } from '../../text-page.ts';

export const faq = (product: string): TextPage => ({
  title: 'Questions and answers',
  intro: `What people ask about ${product}.`,
  sections: [
    {
      id: 'real',
      heading: 'Am I talking with a person?',
      blocks: [
        'No, never. Every mate is an AI character: a program that plays a part. The head of each chat says so all the time, and a mate that is asked in earnest says so too.',
      ],
    },
    {
      id: 'how',
      heading: 'How do the mates answer?',
      blocks: [
        'As the software comes, from scripts that were written for each mate and that run on this server. Where the operator has connected a language model, that model answers in the mate’s part. The head of the chat says which it is.',
      ],
    },
    {
      id: 'age',
      heading: 'Who may use it?',
      blocks: ['Adults: people of 18 years and older. All mates are adults as well.'],
    },
    {
      id: 'account',
      heading: 'Do I need an account?',
      blocks: [
        'Not for looking around: the mates, their pages and the search are open to everybody. To chat, you need an account, so that your conversations are yours alone.',
      ],
    },
    {
      id: 'cost',
      heading: 'What does it cost?',
      blocks: [
        'A new account is given a number of chats, and each reply costs one of them. The header shows how many are left. Whether more can be had, and for how much, depends on the operator and is shown with the packages.',
      ],
    },
    {
      id: 'memory',
      heading: 'Does a mate remember me?',
      blocks: [
        'Within a conversation, yes: it is kept until you delete it, and the mate notes a few things, such as your name. Your persona tells it what you want it to know. What you tell one mate, no other mate knows.',
      ],
    },
    {
      id: 'private',
      heading: 'Who can read my chats?',
      blocks: [
        'Other users cannot. The operator of the server technically can, because chats are not encrypted in the database. Nobody trains a model on them. The privacy notice has the whole of it.',
        { links: [{ to: '/privacy-notice', label: 'Privacy notice' }] },
      ],
    },
    {
      id: 'delete',
      heading: 'How do I delete a conversation, or my account?',
      blocks: [
        'A conversation: with the button beside it under Recent chats; it is gone at once. The account: at the end of your profile, where you can download your data first.',
        {
          links: [
            { to: '/recent-chats', label: 'Recent chats' },
            { to: '/profile', label: 'Profile' },
          ],
        },
      ],
    },
    {
      id: 'devices',
      heading: 'Can I go on with a chat on another device?',
      blocks: [
        'Yes. Sign in there: conversations live on the server. Only drafts and unsent messages stay in the browser in which they were written.',
      ],
    },
    {
      id: 'languages',
      heading: 'Which languages does it speak?',
      blocks: [
        'The page speaks English, Spanish, German, French, Brazilian Portuguese, Japanese, Simplified Chinese and Arabic; choose under Account and settings. The mates’ own words stay as they were written. Scripted mates understand and answer in English only; a connected language model answers in the language that you write in.',
      ],
    },
    {
      id: 'stars',
      heading: 'What do the asterisks mean?',
      blocks: [
        'Words between asterisks tell what somebody does, and are shown in italics; words in quotation marks are spoken. You may write in the same way, or simply talk.',
      ],
    },
  ],
});
