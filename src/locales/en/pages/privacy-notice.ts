import type { TextPage } from '../../text-page.ts';

export const privacyNotice = (product: string): TextPage => ({
  title: 'Privacy notice',
  intro: `${product} is software that somebody runs on a server of their own: “the operator” on this page. This notice says what the software keeps, where, for how long, and how you get rid of it.`,
  sections: [
    {
      id: 'short',
      heading: 'In short',
      blocks: [
        {
          list: [
            'Your chats are stored so that they are there again tomorrow. Nobody trains a model on them.',
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
                'E-mail address, language, and your password as an Argon2 hash',
                'To know you again. The password itself is never stored.',
                'As long as the account exists',
              ],
              [
                'A sign-up that waits for its mail: address, password hash, hashes of the mailed links; browser, system and shortened network address, which the mail names',
                'To make the account when you follow the link',
                '24 hours, used or not',
              ],
              [
                'Sessions: a hash of each token, and when it was last used',
                'To keep you signed in',
                'Until you log out; 30 days without a visit; 90 days at most. An operator can set other numbers of days.',
              ],
              [
                'Conversations: your messages, the replies, and the few things that a mate notes to remember',
                'They are what you came for',
                'Until you delete the conversation',
              ],
              [
                'What you say about yourself: name, colour and personas',
                'So that a mate knows whom it talks with',
                'Until you change or delete it',
              ],
              [
                'Your birth date, once it says that you are old enough; else only when you may tell it again',
                'To know whether you may chat. Only you can see it.',
                'As long as the account exists',
              ],
              [
                'Mates that you make',
                'So that you can talk with them, and others too where you make them public',
                'Until you delete them',
              ],
              [
                'Where you sign in with Google or Discord: which of them, and the number by which it knows you',
                'To know you again',
                'As long as the account exists',
              ],
              [
                'Favourites, creators you follow, and reviews',
                'To show them to you again. A review is public, under the name that you chose.',
                'Until you take them back',
              ],
              [
                'Orders: what was ordered, its price and how it ended. No card numbers.',
                'To credit a payment once',
                'As long as the account exists',
              ],
              [
                'Your balances, and a list of what was granted and spent',
                'To count chats correctly. It names messages by number and holds no text of them.',
                'As long as the account exists',
              ],
              [
                'Counters of tries, under a hash of the network or the e-mail address',
                'Against guessing of passwords and floods of requests',
                'One minute to one hour; for failed sign-ins up to a day',
              ],
              [
                'How often a search word found something on a day',
                'For the list of popular searches. Only words that the catalogue itself contains are counted, without any sign of who searched.',
                'Seven days',
              ],
              [
                'Reports, and mates that you blocked',
                'So that the operator can look into what is wrong. The text of a reply is kept with a report only where you agreed.',
                'As long as the account exists; a block until you take it back',
              ],
              [
                'That help lines were shown beside a message',
                'To show them again with the message. How often in a month is a plain number that says nothing about you.',
                'As long as the message',
              ],
            ],
          },
        },
        'How often a mate was written to is a plain number on its card. It stays when a conversation is deleted, and says nothing about you.',
        'The server’s own log says which kind of call was made, when, and how it ended. It holds no addresses, no tokens and no words of yours.',
      ],
    },
    {
      id: 'browser',
      heading: 'What your browser keeps',
      blocks: [
        {
          list: [
            'While you are signed in: who you are to the server, the session’s token, your language and your balances.',
            'A draft in the composer, and messages that were not sent yet, by conversation, until they are sent or cleared. They stay when you log out, unless you choose then to remove them.',
            'Your choice of colours and of a language, and how far a page was scrolled.',
            'While a sign-up waits: one cookie that belongs to this site only. It goes when the address is confirmed, and after 24 hours in any case.',
            'How long you have been here in this session, and the country that you chose for help lines.',
          ],
        },
        'Clearing the data of this site in your browser removes all of it.',
      ],
    },
    {
      id: 'elsewhere',
      heading: 'What goes to others',
      blocks: [
        'As it comes, the server sends nothing to anybody. An operator can connect these:',
        {
          list: [
            'A language model at an address of their choice. Then the description of the mate, the latest messages of the conversation and the name you go by, if you gave one, are sent there for each reply. Your e-mail address is not.',
            'A mail server. Then confirmation mails go through it, as any mail does.',
            'Google or Discord, to sign in with. Then your browser goes there when you press their button, and the server learns your confirmed e-mail address from them.',
            'Stripe, to pay with. Then you pay on Stripe’s page; the number and the price of your order are sent there, and no word of your chats.',
          ],
        },
        'The head of every chat says whether the mate is scripted here or answered by a model.',
        'Nothing is sold, and nothing is handed on for advertising. Nobody trains a model on your chats: the software has no part that does. What a connected model’s host does with what it receives is in that host’s terms, which the operator can tell you.',
      ],
    },
    {
      id: 'safe',
      heading: 'How it is kept safe',
      blocks: [
        'Passwords and tokens are stored as hashes, tokens are replaced daily, and the files of the database can be read only by the account that runs the server. Over the network the traffic is encrypted wherever the address begins with https.',
        'Chats are not encrypted in the database: the server has to read them to continue them. Please do not write anything into a chat that must not be known to whoever runs the server.',
      ],
    },
    {
      id: 'yours',
      heading: 'To see, take or delete your data',
      blocks: [
        {
          list: [
            'To see your chats: they are all under Recent chats.',
            'To delete a conversation: use the button beside it under Recent chats. Its messages and what the mate remembered are gone at once; copies in an operator’s backups go when those are replaced.',
            'To take your data with you: on your profile, download one file with everything that is stored about you.',
            'To delete your account: on your profile, with your password. Account, personas, conversations, reviews and sessions are gone at once, for good.',
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
        'The service is for people of 18 years and older. If you learn that a child has an account here, please tell the operator, so that it is removed.',
      ],
    },
  ],
});
