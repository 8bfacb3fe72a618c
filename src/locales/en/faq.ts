import type { TextPage } from '../text-page.ts';

export const faq = (product: string): TextPage => ({
  title: 'Questions and answers',
  intro: `What people ask about ${product}.`,
  sections: [
    {
      id: 'real',
      heading: 'Am I talking to a person?',
      blocks: [
        'No, never. Every mate is an AI character: a program playing a part. The top of each chat always says so, and a mate tells you so if you sincerely ask.',
      ],
    },
    {
      id: 'how',
      heading: 'How do the mates answer?',
      blocks: [
        'By default, from scripts written for each mate that run on this server. If the operator has connected a language model, that model answers as the mate. The top of the chat tells you which it is.',
      ],
    },
    {
      id: 'age',
      heading: 'Who can use it?',
      blocks: ['Adults aged 18 and older. All mates are adults, too.'],
    },
    {
      id: 'account',
      heading: 'Do I need an account?',
      blocks: [
        'Not for browsing: anyone can see the mates, their pages, and search. To chat, you need an account, so your conversations stay yours alone.',
      ],
    },
    {
      id: 'cost',
      heading: 'What does it cost?',
      blocks: [
        'A new account comes with a number of credits, and each reply costs one. The header shows how many you have left. Whether you can get more, and the price, depends on the operator and is shown with the packages.',
      ],
    },
    {
      id: 'memory',
      heading: 'Does a mate remember me?',
      blocks: [
        'Within a conversation, yes: it’s stored until you delete it, and the mate notes a few things, such as your name. Your persona tells it what you want it to know. What you tell one mate, no other mate knows.',
      ],
    },
    {
      id: 'private',
      heading: 'Who can read my chats?',
      blocks: [
        'Other users can’t. The operator of the server technically can, because chats are not encrypted in the database. No one trains a model on them. The privacy notice has all the details.',
        { links: [{ to: '/privacy-notice', label: 'Privacy notice' }] },
      ],
    },
    {
      id: 'delete',
      heading: 'How do I delete a conversation, or my account?',
      blocks: [
        'To delete a conversation, use the button next to it under Recent chats. To delete your account, go to the end of your profile, where you can also download your data first.',
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
      heading: 'Can I continue a chat on another device?',
      blocks: [
        'Yes. Sign in there: conversations are stored on the server. Only drafts and unsent messages stay in the browser where you wrote them.',
      ],
    },
    {
      id: 'languages',
      heading: 'Which languages are available?',
      blocks: [
        'The app is available in English, Spanish, German, French, Brazilian Portuguese, Japanese, Simplified Chinese, and Arabic; choose under Account and settings. Mates’ own texts aren’t translated. Scripted mates understand and reply in English only; a connected language model replies in the language you write in.',
      ],
    },
    {
      id: 'stars',
      heading: 'What do the asterisks mean?',
      blocks: [
        'Text between asterisks describes an action and is shown in italics; text in quotation marks is spoken. You can write the same way, or just talk.',
      ],
    },
  ],
});
