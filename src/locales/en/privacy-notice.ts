import type { TextPage } from '../text-page.ts';

export const privacyNotice = (product: string): TextPage => ({
  title: 'Privacy notice',
  intro: `${product} is software that someone runs on their own server: “the operator” on this page. This notice explains what the software stores, where, for how long, and how you can delete it.`,
  sections: [
    {
      id: 'short',
      heading: 'In short',
      blocks: [
        {
          list: [
            'Your chats are stored so that they’re still there tomorrow. No one trains a model on them.',
            'There is no advertising, no tracking and no analytics, and the page loads nothing from other companies.',
            'Chats leave the server only if the operator has connected a language model elsewhere.',
            'Chats are not encrypted in the database. Whoever runs the server is able to read them.',
            'A conversation that you delete is deleted at once, and so is your account with everything in it.',
          ],
        },
      ],
    },
    {
      id: 'stored',
      heading: 'What the server stores, and how long',
      blocks: [
        {
          table: {
            caption: 'What is stored on the server',
            head: ['What', 'Why', 'How long'],
            rows: [
              [
                'Email address, language, and your password as an Argon2 hash',
                'To recognize you. The password itself is never stored.',
                'As long as the account exists',
              ],
              [
                'A sign-up waiting for confirmation: address, password hash, hashes of the emailed links; browser, system, and shortened network address, which the email names',
                'To make the account when you follow the link',
                '24 hours, used or not',
              ],
              [
                'A change of your email that waits for confirmation: the new address, hashes of the emailed links',
                'To change it when both mailboxes have confirmed',
                '30 minutes',
              ],
              [
                'Sessions: a hash of each token, browser, system and language, and when it was last used',
                'To keep you signed in',
                'Until you log out; 30 days without a visit; 90 days at most. An operator can set other numbers of days.',
              ],
              [
                'Conversations: your messages, the replies, and the few things that a mate notes to remember',
                'To show and continue your conversations',
                'Until you delete the conversation',
              ],
              [
                'What you say about yourself: name, color, and personas',
                'So that mates know who they’re talking to',
                'Until you change or delete it',
              ],
              [
                'Your date of birth, once it shows that you’re old enough; otherwise, only when you may enter it again',
                'To know whether you may chat. Only you can see it.',
                'As long as the account exists',
              ],
              [
                'Mates you create',
                'So that you can talk with them, and others too where you make them public',
                'Until you delete them',
              ],
              [
                'If you sign in with Google or Discord: which of them, and the ID by which it knows you',
                'To recognize you',
                'As long as the account exists',
              ],
              [
                'Favorites, creators you follow, and reviews',
                'To show them to you again. A review is public, under the name that you chose.',
                'Until you remove them',
              ],
              [
                'Orders: what was ordered, its price and how it ended. No card numbers.',
                'To credit a payment once',
                'As long as the account exists',
              ],
              [
                'Your balances, and a list of what was granted and spent',
                'To count credits correctly. It identifies messages by number and contains none of their text.',
                'As long as the account exists',
              ],
              [
                'Counters of attempts, under a hash of the network or the email address',
                'To prevent password guessing and floods of requests',
                'One minute to one hour; for failed sign-ins up to a day',
              ],
              [
                'How often a search word found something on a day',
                'For the list of popular searches. Only words that the catalogue itself contains are counted, without any sign of who searched.',
                'Seven days',
              ],
              [
                'Reports, and mates you blocked',
                'So that the operator can look into the problem. The text of a reply is stored with a report only if you agreed.',
                'As long as the account exists; a block until you remove it',
              ],
              [
                'That helplines were shown with a message',
                'To show them again with the message. How often in a month is a plain number that says nothing about you.',
                'As long as the message',
              ],
            ],
          },
        },
        'How many messages a mate received is a plain number on its card. It stays when a conversation is deleted, and says nothing about you.',
        'The server’s own log records which kind of request was made, when, and how it ended. It contains no addresses, no tokens, and none of your messages.',
      ],
    },
    {
      id: 'browser',
      heading: 'What your browser keeps',
      blocks: [
        {
          list: [
            'While you’re signed in: your identity for the server, the session’s token, your language, and your balances.',
            'Drafts and messages that haven’t been sent, by conversation, until they’re sent or cleared. They stay when you log out, unless you choose to delete them.',
            'Your theme and language, and how far a page was scrolled.',
            'While you’re signed in, or have chosen a theme or language: one cookie that says only that, so that the page doesn’t first appear as it does to a new visitor. It’s removed at the next visit after that, or after a year.',
            'While a sign-up is waiting: one cookie that belongs to this site only. It’s removed when the address is confirmed, or after 24 hours at the latest.',
            'How long this session has lasted, and the country you chose for helplines.',
          ],
        },
        'Clearing this site’s data in your browser removes all of it.',
      ],
    },
    {
      id: 'elsewhere',
      heading: 'What goes to others',
      blocks: [
        'By default, the server sends nothing to anyone. An operator can connect these:',
        {
          list: [
            'A language model at an address of their choice. Then the description of the mate, the latest messages of the conversation, and the name you go by, if you gave one, are sent there for each reply. Your email address is not.',
            'An email server. Then confirmation emails go through it, like any other email.',
            'Google or Discord, for signing in. Then your browser goes there when you press their button, and the server receives your confirmed email address from them.',
            'Stripe, for payments. Then you pay on Stripe’s page; the number and the price of your order are sent there, and nothing from your chats.',
          ],
        },
        'The top of every chat says whether the mate is scripted here or answered by a model.',
        'Nothing is sold, and nothing is shared for advertising. No one trains a model on your chats: the software has no part that does. What a connected model’s host does with what it receives is in that host’s terms, which the operator can tell you.',
      ],
    },
    {
      id: 'safe',
      heading: 'How it is kept safe',
      blocks: [
        'Passwords and tokens are stored as hashes, tokens are replaced daily, and the files of the database can be read only by the account that runs the server. Over the network the traffic is encrypted wherever the address begins with https.',
        'Chats are not encrypted in the database: the server has to read them to continue them. Please don’t write anything in a chat that the operator of the server must not know.',
      ],
    },
    {
      id: 'yours',
      heading: 'See, download, or delete your data',
      blocks: [
        {
          list: [
            'To see your chats: they’re all under Recent chats.',
            'To delete a conversation: use the button next to it under Recent chats. Its messages and what the mate remembered are deleted right away; copies in an operator’s backups are deleted when those are replaced.',
            'To download your data: in your profile, you can get one file with everything stored about you.',
            'To delete your account: in your profile, with your password. Account, personas, conversations, reviews, and sessions are permanently deleted right away.',
          ],
        },
        {
          links: [
            { to: '/recent-chats', label: 'Recent chats' },
            { to: '/profile', label: 'Profile' },
          ],
        },
      ],
    },
    {
      id: 'age',
      heading: 'Adults only',
      blocks: [
        'The service is for people aged 18 and older. If you learn that a child has an account here, please tell the operator so that it can be removed.',
      ],
    },
  ],
});
