import { links, section, type TextPage } from '../text-page.ts';

export const faq = (product: string): TextPage => ({
  intro: `What people ask about ${product}.`,
  sections: [
    section('real', 'Am I talking to a person?', [
      'No, never. Every mate is an AI character: a program playing a part. The top of each chat always says so, and a mate tells you so if you sincerely ask.',
    ]),
    section('how', 'How do the mates answer?', [
      'By default, from scripts written for each mate that run on this server. If the operator has connected a language model, that model answers as the mate. The AI label at the top of the chat opens a note that says which it is.',
    ]),
    section('age', 'Who can use it?', ['Adults aged 18 and older. All mates are adults, too.']),
    section('account', 'Do I need an account?', [
      'Not for browsing: anyone can see the mates, their pages, and search. To chat, you need an account, so your chats stay yours alone.',
    ]),
    section('cost', 'What does it cost?', [
      'A new account comes with a number of credits, and each reply costs one. The header shows how many you have left. Whether you can get more, and the price, depends on the operator and is shown with the packages.',
    ]),
    section('memory', 'Does a mate remember me?', [
      'Within a chat, yes: it’s stored until you delete it, and the mate notes a few things, such as your name. Your persona tells it what you want it to know. What you tell one mate, no other mate knows.',
    ]),
    section('private', 'Who can read my chats?', [
      'Other users can’t. The operator of the server technically can, because chats are not encrypted in the database. No one trains a model on them. The privacy notice has all the details.',
      links({ '/privacy-notice': 'Privacy notice' }),
    ]),
    section('delete', 'How do I delete a chat, or my account?', [
      'To delete a chat, use the button next to it under Recent chats; you can undo this for a minute. To delete your account, go to the end of your profile, where you can also download your data first.',
      links({ '/recent-chats': 'Recent chats', '/profile': 'Profile' }),
    ]),
    section('devices', 'Can I continue a chat on another device?', [
      'Yes. Sign in there: chats are stored on the server. Only drafts and unsent messages stay in the browser where you wrote them.',
    ]),
    section('languages', 'Which languages are available?', [
      'The app is available in English, Spanish, German, French, Brazilian Portuguese, Japanese, Simplified Chinese, and Arabic; choose under Account and settings. Mates’ own texts aren’t translated. Scripted mates understand and reply in the languages that their pages name, and Noor Haddad in all of these; a connected language model replies in the language you write in.',
    ]),
    section('stars', 'What do the asterisks mean?', [
      'Text between asterisks describes an action and is shown in italics; text in quotation marks is spoken. You can write the same way, or just talk.',
    ]),
  ],
});
