import { links, list, section, type TextPage } from '../text-page.ts';

export const communityGuidelines = (product: string): TextPage => ({
  intro: `What ${product} is for, and what isn’t allowed. These guidelines apply to what you write, to the mates, and to people who create mates.`,
  sections: [
    section('for', 'What it is for', [
      'Good conversations, stories, practice, company at odd hours. Characters may be sad, sharp, strange, or wrong; fiction may be dark. It stays fiction, among adults.',
    ]),
    section('never', 'What is never allowed', [
      list([
        'Anything sexual involving anyone under 18, or anyone described as a child: not in play, not in a story, not with any setting.',
        'Encouraging anyone to harm or kill themselves, or telling them how.',
        'Help with weapons, violence against real people, or other serious crimes.',
        'Threats, stalking, or hatred toward people for who they are.',
        'Other people’s private information, and characters that imitate a real person without their consent.',
        'Pretending that a mate is human in order to deceive someone.',
      ]),
    ]),
    section('mates', 'What you can expect from a mate', [
      list([
        'It tells you plainly that it’s an AI when you sincerely ask.',
        'It lets you leave when you want to, without blaming you.',
        'It doesn’t pressure you to spend money.',
        'When someone seems to be in danger, it steps out of its role and points to real help.',
      ]),
      links({ '/safety': 'How this works: safety' }),
    ]),
    section('trouble', 'If something is wrong', [
      'To report a reply, open its menu and choose “Report this reply”. To report or block a mate, choose “Report or block” on its page. If you’re in danger, don’t wait for an answer; call emergency services.',
      'Accounts that break these rules may be closed.',
      links({ '/support': 'Support' }),
    ]),
  ],
});
