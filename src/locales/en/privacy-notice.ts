import { browserData, cookieData, inOrder, recipients, storedData } from '../stored-data.ts';
import { links, list, section, table, type TextPage } from '../text-page.ts';

export const privacyNotice = (product: string): TextPage => ({
  intro: `${product} is software that someone runs on their own server: “the operator” on this page. This notice explains what the software stores, where, for how long, and how you can delete it.`,
  sections: [
    section('short', 'In short', [
      list([
        'Your chats are stored so that they’re still there tomorrow. No one trains a model on them.',
        'There is no advertising, no tracking and no analytics, and the page loads nothing from other companies.',
        'Chats leave the server only if the operator has connected a language model elsewhere.',
        'Chats are not encrypted in the database. Whoever runs the server is able to read them.',
        'A conversation that you delete can be restored for a minute, and is then deleted. Your account is deleted at once, with everything in it.',
        'A temporary chat is deleted when you end it, or an hour after you close it. The credits you used, the number of times helplines were shown, and reports you sent stay on record.',
      ]),
    ]),
    section('stored', 'What the server stores, and how long', [
      table({
        caption: 'What is stored on the server',
        head: ['What', 'Why', 'How long'],
        rows: inOrder(storedData, {
          account: [
            'Email address, language, and your password as an Argon2 hash',
            'To recognize you. The password itself is never stored.',
            'As long as the account exists',
          ],
          signUp: [
            'A sign-up waiting for confirmation: address, password hash, hashes of the emailed links; browser, system, and shortened network address, which the email names',
            'To make the account when you follow the link',
            '24 hours, used or not',
          ],
          passwordReset: [
            'A link for a new password: a hash of it',
            'To set a new password when you follow the link',
            '30 minutes',
          ],
          emailChange: [
            'A change of your email that waits for confirmation: the new address, hashes of the emailed links',
            'To change it when both mailboxes have confirmed',
            '30 minutes',
          ],
          sessions: [
            'Sessions: a hash of each token, browser, system and language, and when it was last used',
            'To keep you signed in',
            'Until you log out; 30 days without a visit; 90 days at most. An operator can set other numbers of days. The entry of a session that has ended is deleted 90 days later.',
          ],
          knownDevices: [
            'Browsers that you signed in with: hashes of a cookie’s value and of the network',
            'So that you can sign in while someone else is guessing your password',
            '180 days after the last sign-in',
          ],
          passkeys: [
            'Passkeys: the public key, the name that you gave it, and when it was last used',
            'To recognize you without a password',
            'Until you remove them',
          ],
          recoveryCodes: [
            'If a passkey is asked for after your password: hashes of your recovery codes',
            'So that you can sign in without your passkey',
            'Until they’re used or replaced',
          ],
          conversations: [
            'Conversations: your messages, the replies, and the few things that a mate notes to remember',
            'To show and continue your conversations',
            'Until you delete the conversation, and for 1 more minute, so that you can undo it',
          ],
          memories: [
            'What mates remember about you, each with the message that it comes from, and summaries of your conversations',
            'So that they can refer to it later. You can see, correct, and delete it.',
            'Until you delete it, its message or its conversation, and for 1 more minute, so that you can undo it',
          ],
          personas: [
            'What you say about yourself: name, color, and personas',
            'So that mates know who they’re talking to',
            'Until you change or delete it',
          ],
          birthDate: [
            'Your date of birth, once it shows that you’re old enough; otherwise, only when you may enter it again. A sentence in which you seem to say that you’re younger, until you answer whether that’s so',
            'To know whether you may chat. Only you can see it.',
            'As long as the account exists',
          ],
          ownMates: [
            'Mates you create',
            'So that you can talk with them, and others too where you make them public',
            'Until you delete them',
          ],
          pictures: [
            'Pictures that you choose for your mates, without data about the camera and the place',
            'To show the mates',
            'Until 30 days after none of your mates uses them, and while a chat shows them or a report about them is open',
          ],
          lorebooks: [
            'Lorebooks that you write or import, and which mates and conversations use them',
            'So that replies can use their texts',
            'Until you delete them',
          ],
          providers: [
            'If you sign in with Google or Discord: which of them, and the ID by which it knows you',
            'To recognize you',
            'As long as the account exists',
          ],
          marks: [
            'Favorites, creators and tags you follow, and reviews',
            'To show them to you again. A review is public, under the name that you chose.',
            'Until you remove them',
          ],
          orders: [
            'Orders: what was ordered, its price and how it ended. No card numbers.',
            'To credit a payment once',
            'As long as the account exists',
          ],
          balances: [
            'Your balances, and a list of what was granted and spent',
            'To count credits correctly. It identifies messages by number and contains none of their text.',
            'As long as the account exists',
          ],
          attempts: [
            'Counters of attempts, under a hash of the network or the email address',
            'To prevent password guessing and floods of requests',
            'One minute to one hour; for failed sign-ins up to a day',
          ],
          searches: [
            'How often a search word found something on a day',
            'For the list of popular searches. Only words that the catalog itself contains are counted, without any sign of who searched.',
            '7 days',
          ],
          reports: [
            'Reports, and mates you blocked',
            'So that the operator can look into the problem. The text of a reply is stored with a report only if you agreed.',
            'As long as the account exists; a block until you remove it',
          ],
          help: [
            'That helplines were shown with a message',
            'To show them again with the message. How often in a month is a plain number that says nothing about you.',
            'As long as the message',
          ],
          operators: [
            'What an operator did with your account: the action, the reason, and the account’s ID',
            'To show what operators do',
            'Permanently, without your name or address',
          ],
        }),
      }),
      'How many messages a mate received is a plain number on its card. It stays when a conversation is deleted, and says nothing about you.',
      'The server’s own log records which kind of request was made, when, and how it ended. It contains no addresses, no tokens, and none of your messages.',
    ]),
    section('browser', 'What your browser keeps', [
      list([
        ...inOrder(browserData, {
          identity:
            'While you’re signed in: your identity for the server, the session’s token, your language, and your balances. After you log out, only that somebody has signed in with this browser.',
          drafts:
            'Drafts and messages that haven’t been sent, by conversation, until they’re sent or cleared. They stay when you log out, unless you choose to delete them.',
          copies:
            'Copies of your last 20 chats, up to 50 messages each, so that you can read them offline. They’re deleted when you log out or another account signs in, and you can turn this off in your profile. Temporary chats aren’t copied.',
          forms:
            'What you typed into other forms, until you save or leave them, log out, or close the tab. Never a password or a code.',
          look: 'Your theme and language, and how far a page was scrolled.',
          signIn:
            'While you sign in with Google or Discord: what the answer is compared with, and the page you came from, until you’re back.',
          trial:
            'What you and a mate wrote in a chat without an account, until the chat is moved to your account, for 24 hours at most.',
          hearts: 'Hearts that you gave before signing in, until you sign in or close the tab.',
          use: 'How long this session has lasted, how often you’ve visited and whether you answered the offer to install the app, and the country you chose for helplines.',
          tab: 'A number for the tab, so that two tabs don’t share a draft, and whether the page was just reloaded.',
        }),
        ...inOrder(cookieData, {
          own_view:
            'While you’re signed in, or have chosen a theme or language: one cookie that says only that, so that the page doesn’t first appear as it does to a new visitor. It’s removed at the next visit after that, or after a year.',
          verify_ticket:
            'While a sign-up is waiting: one cookie that belongs to this site only. It’s removed when the address is confirmed, or after 24 hours at the latest.',
          known_device:
            'After you signed in: one cookie by which the server recognizes this browser, so that others who guess your password can’t keep you out. It expires 180 days after the last sign-in.',
          age_hold: 'If a date of birth was refused: one cookie that says until when, for at most a day.',
        }),
      ]),
      'Clearing this site’s data in your browser removes all of it.',
    ]),
    section('elsewhere', 'What goes to others', [
      'By default, the server sends nothing to anyone. An operator can connect these:',
      list(
        inOrder(recipients, {
          model:
            'A language model at an address of their choice. For each reply, and for the suggestions, these are sent there: the description of the mate, the latest messages of the conversation, the name you go by, your persona with its pronouns and text, and your notes for the chat. So is what you write when you ask for ideas for a mate. Each message and your own texts may also be sent to the same address to be checked for forbidden content (moderation), and each message so that mates find earlier ones by their meaning. Your email address is not.',
          mail: 'An email server. Then emails about your account go through it, like any other email: links, and the browser, system, and shortened network address of a sign-up.',
          providers:
            'Google or Discord, for signing in. Then your browser goes there when you press their button, and the server receives your confirmed email address from them.',
          stripe:
            'Stripe, for payments. Then you pay on Stripe’s page; the number and the price of your order are sent there, and nothing from your chats.',
          traces:
            'A collector of traces. Then it receives which kinds of requests were made, how long they took and how they ended, with nothing of their content and without your address.',
        }),
      ),
      'The AI label at the top of every chat opens a note that says whether its replies come from prepared texts or from a language model.',
      'Nothing is sold, and nothing is shared for advertising. No one trains a model on your chats: the software has no part that does. What a connected model’s host does with what it receives is in that host’s terms, which the operator can tell you.',
    ]),
    section('safe', 'How it is kept safe', [
      'Passwords and tokens are stored as hashes, tokens are replaced daily, and the files of the database can be read only by the account that runs the server. Over the network the traffic is encrypted wherever the address begins with https.',
      'Chats are not encrypted in the database: the server has to read them to continue them. Please don’t write anything in a chat that the operator of the server must not know.',
    ]),
    section('yours', 'See, download, or delete your data', [
      list([
        'To see your chats: they’re all under Recent chats.',
        'To delete a conversation: use the button next to it under Recent chats. Its messages and what the mate remembered are deleted after one minute, in which you can undo it; copies in an operator’s backups are deleted when those are replaced.',
        'To download your data: in your profile, you can get one file with everything stored about you.',
        'To delete your account: in your profile, with your password. Account, personas, conversations, reviews, and sessions are permanently deleted right away.',
      ]),
      links({ '/recent-chats': 'Recent chats', '/profile': 'Profile' }),
    ]),
    section('age', 'Adults only', [
      'The service is for people aged 18 and older. If you learn that a child has an account here, please tell the operator so that it can be removed.',
    ]),
  ],
});
