import type { TextPage } from '../../text-page.ts';

export const termsOfUse = (product: string): TextPage => ({
  title: 'Terms of use',
  intro: `These are the rules between you and whoever runs this server of ${product} (“the operator”). They are short on purpose.`,
  sections: [
    {
      id: 'who',
      heading: 'Who may use it',
      blocks: [
        'You must be at least 18 years old, and of age where you live. One person, one account; the account is yours alone, and so is the care for its password.',
      ],
    },
    {
      id: 'what',
      heading: 'What a mate is',
      blocks: [
        'Every mate is a fictional adult, played by software. No mate is a person, none of them feels anything, and none can see, visit or help you in the world. A mate may say things that are wrong.',
        'Nothing that a mate says is medical, legal, financial or any other professional advice. In danger, call the emergency services; when life is too heavy, the safety page lists people who answer.',
        { links: [{ to: '/safety', label: 'Safety and help lines' }] },
      ],
    },
    {
      id: 'conduct',
      heading: 'How to use it',
      blocks: [
        'The community guidelines are part of these terms. Beyond them, please do not:',
        {
          list: [
            'get around limits, read what is another person’s, or try to overload or break the server;',
            'use the service by machine to fetch its contents on a large scale;',
            'pass off what a mate wrote as the words of a real person.',
          ],
        },
        { links: [{ to: '/community-guidelines', label: 'Community guidelines' }] },
      ],
    },
    {
      id: 'chats',
      heading: 'Chats and gold',
      blocks: [
        'A new account is given a number of chats. A reply costs one, shown before it is spent. A reply that never began costs nothing: its chat is given back by itself.',
        'Where the operator sells chats or gold, the price stands beside them before you order. What is marked as a trial takes no money. Subscriptions end by themselves and do not renew. Chats and gold have no value outside this service and cannot be paid out.',
      ],
    },
    {
      id: 'words',
      heading: 'Whose words these are',
      blocks: [
        'What you write stays yours. The operator may store it and process it as far as needed to give you the service, and no further: not to train models, not to publish it.',
        'You may use what a mate writes to you. The mates that come with the software, their names, stories and pictures, stay with their authors.',
      ],
    },
    {
      id: 'end',
      heading: 'Ending it',
      blocks: [
        'You may stop at any time: log out, or delete your account on your profile, with everything in it.',
        'The operator may close an account that breaks these rules, and may change or end the service. Where that can be foreseen, it is said beforehand.',
      ],
    },
    {
      id: 'liability',
      heading: 'No guarantee',
      blocks: [
        'The software is given as it is: it may pause, err or lose data, and backups are the operator’s task. Within what the law allows, nobody is liable for damage that comes from using it. Rights that the law gives you as a consumer are not touched by this.',
      ],
    },
  ],
});
