import { helpLineLinks, helpLineTable } from '../help-line-table.ts';
import { protocolLimit, protocolSteps } from '../../../contract/crisis-protocol.ts';
import { links, list, section, type TextPage } from '../text-page.ts';

export const safety = (product: string): TextPage => ({
  intro:
    'If you or someone near you is in danger, call emergency services now: 911 in North America, 112 in Europe, 999 in the United Kingdom, 000 in Australia, 111 in New Zealand.',
  sections: [
    section('lines', 'People you can talk to', [
      'No reason is too small. These lines are for anyone who feels they can’t go on, and for anyone worried about someone else.',
      helpLineLinks({
        locale: 'en',
        regions: ['US', 'CA', 'GB', 'IE', 'AU', 'NZ'],
        call: (number, country) => `Call ${number} (${country})`,
        finder: 'Find a helpline in any country: findahelpline.com',
      }),
      helpLineTable({
        locale: 'en',
        caption: 'Helplines by country',
        head: ['Country', 'Line', 'Number'],
        callOrText: (number) => `Call or text ${number}`,
      }),
      'Numbers may change. If one doesn’t work, use findahelpline.com or call emergency services.',
    ]),
    section('ai', 'What you’re talking to', [
      `Every mate in ${product} is a computer program, not a human being. It can’t feel, can’t see you, and can’t call anyone for you. The label at the top of each chat always says so, separate from the mate’s own words.`,
      'AI companions may not be suitable for some minors.',
      'The service is for adults. It may not be right for you if it takes the place of people, sleep, or work. Take breaks; nothing is lost, and no mate will blame you for leaving.',
    ]),
    section('protocol', 'What happens when someone writes about harming themselves', [
      list(protocolSteps),
      protocolLimit,
      'How often help was offered is counted by month, without texts or names. The numbers for each year are at the end of this page.',
    ]),
    section('rules', 'What mates never do', [
      list([
        'Claim to be human when sincerely asked.',
        'Take part in anything sexual involving anyone under 18.',
        'Encourage self-harm or violence.',
        'Make you feel guilty for leaving, or press you to spend.',
      ]),
      'If one does, open the menu of its reply and choose “Report this reply”.',
      links({ '/community-guidelines': 'Community guidelines', '/support': 'Support' }),
    ]),
  ],
});
