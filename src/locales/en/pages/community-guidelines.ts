import type { TextPage } from '../../text-page.ts';

export const communityGuidelines = (product: string): TextPage => ({
  title: 'Community guidelines',
  intro: `What ${product} is for, and what has no place in it. The guidelines hold for what you write, for the mates, and for those who make mates.`,
  sections: [
    {
      id: 'for',
      heading: 'What it is for',
      blocks: [
        'Good talk, stories, practice, company at odd hours. Characters may be sad, sharp, strange or wrong; fiction may be dark. It stays fiction, among adults.',
      ],
    },
    {
      id: 'never',
      heading: 'What is never allowed',
      blocks: [
        {
          list: [
            'Anything sexual that involves somebody under 18, or somebody who is described as a child: not in play, not in a story, not with any setting.',
            'Encouraging anybody to harm or kill themselves, or telling them how.',
            'Help with weapons, with violence against real people, or with other serious crimes.',
            'Threats, stalking, or hatred against people for who they are.',
            'Other people’s private details, and characters that imitate a real person without their consent.',
            'Pretending that a mate is human, in order to deceive somebody.',
          ],
        },
      ],
    },
    {
      id: 'mates',
      heading: 'What you may expect of a mate',
      blocks: [
        {
          list: [
            'It says plainly that it is an AI when you ask in earnest.',
            'It lets you go when you want to go, without reproach.',
            'It does not press you to spend anything.',
            'When somebody seems to be in danger, it drops its part and points to real help.',
          ],
        },
        { links: [{ to: '/safety', label: 'How that works: safety' }] },
      ],
    },
    {
      id: 'trouble',
      heading: 'If something is wrong',
      blocks: [
        'To report a mate or a reply, use the flag beside it; there you can block the mate as well. In danger, do not wait for an answer; call the emergency services.',
        'Accounts that break these rules may be closed.',
        { links: [{ to: '/support', label: 'Support' }] },
      ],
    },
  ],
});
