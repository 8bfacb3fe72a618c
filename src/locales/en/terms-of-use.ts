import { links, list, section, type TextPage } from '../text-page.ts';

export const termsOfUse = (product: string): TextPage => ({
  intro: `These are the rules between you and whoever runs this server of ${product} (“the operator”). They are short on purpose.`,
  sections: [
    section('who', 'Who may use it', [
      'You must be at least 18 years old and of legal age where you live. One account per person; your account is yours alone, and you’re responsible for its password.',
      'AI companions may not be suitable for some minors.',
    ]),
    section('what', 'What a mate is', [
      'Every mate is a fictional adult, played by software. No mate is a person, none of them feels anything, and none can see you, visit you, or help you in the real world. A mate may say things that are wrong.',
      'Nothing a mate says is medical, legal, financial, or any other professional advice. If you’re in danger, call emergency services; if life feels too hard, the safety page lists people you can talk to.',
      links({ '/safety': 'Safety and helplines' }),
    ]),
    section('conduct', 'How to use it', [
      'The community guidelines are part of these terms. Beyond them, please do not:',
      list([
        'get around limits, read what belongs to other people, or try to overload or break the server;',
        'use automated means to collect its contents on a large scale;',
        'pass off what a mate wrote as the words of a real person.',
      ]),
      links({ '/community-guidelines': 'Community guidelines' }),
    ]),
    section('chats', 'Credits and gold', [
      'A new account comes with a number of credits. A reply costs one, and the price is shown before you spend it. A reply that never started costs nothing: its credit is returned automatically.',
      'Where the operator sells credits or gold, the price is shown before you order. Anything marked as a test doesn’t charge money. Subscriptions end on their own and don’t renew. Credits and gold have no value outside this service and can’t be paid out.',
    ]),
    section('words', 'Who owns what', [
      'What you write stays yours. The operator may store it and process it as far as needed to give you the service, and no further: not to train models, not to publish it.',
      'You may use what a mate writes to you. The mates that come with the software, their names, stories and pictures, stay with their authors.',
    ]),
    section('end', 'Ending it', [
      'You may stop at any time: log out, or delete your account on your profile, with everything in it.',
      'The operator may close an account that breaks these rules, and may change or end the service. Where possible, this is announced in advance.',
    ]),
    section('liability', 'No guarantee', [
      'The software is provided as is: it may stop, make mistakes, or lose data, and backups are the operator’s task. As far as the law allows, no one is liable for damage that comes from using it. Your legal rights as a consumer are not affected.',
    ]),
  ],
});
