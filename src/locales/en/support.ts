import type { Site } from '../../../contract/site.ts';
import { links, list, section, type TextPage } from '../text-page.ts';
import { authPanel } from './auth-panel.ts';

export const support = (product: string, mail: Site['mail']): TextPage => ({
  intro: 'What to do when something isn’t working, and who to ask.',
  sections: [
    section('danger', 'If you’re in danger, or life feels too hard', [
      'Call your local emergency services: 112 in Europe, 911 in North America. The safety page lists people you can talk to, day or night.',
      links({ '/safety': 'Safety and helplines' }),
    ]),
    section('mail', 'You can’t find your confirmation link', [
      list([
        mail === 'delivered' ? 'Check your spam folder.' : authPanel.noMail[mail],
        'Request a new one from the page that’s waiting for you to confirm. Earlier links still work.',
        'After 24 hours the sign-up expires. Sign up again, with the same address if you like.',
      ]),
    ]),
    section('sign-in', 'You can’t sign in', [
      list([
        'Use the address and password you signed up with. Only the password is case-sensitive.',
        'After 5 failed attempts you have to wait, a little longer each time: up to 15 minutes in a browser that you’ve signed in with before, up to 1 hour in any other.',
        'Forgot your password? Choose “Forgot your password?” where you sign in: you get a link that works for 30 minutes. If you know it, you can change it in your profile.',
        'With a passkey you sign in without your password, where your browser offers it. You can add and remove passkeys in your profile.',
        'If a passkey is asked for after your password and you don’t have it, enter one of your recovery codes. Each works once. Without both, only the operator of the server can help.',
        'Google and Discord sign-in work only where they’re offered.',
      ]),
    ]),
    section('reply', 'A reply stops or doesn’t appear', [
      list([
        'Replies are written on the server. Leaving the page or losing your connection doesn’t stop them: the reply will be there when you’re back.',
        'A failed reply stays in the conversation with a Retry button. If there was no reply at all, your credit was returned.',
        'A message that couldn’t be sent also stays in the conversation, marked as not sent.',
      ]),
    ]),
    section('data', 'Questions about your data', [
      'The privacy notice explains what is stored. In your profile you can download your data or delete it with your account.',
      links({ '/privacy-notice': 'Privacy notice', '/profile': 'Profile' }),
    ]),
    section('contact', 'Who to ask', [
      `${product} is run by the operator of this server; there’s no company behind it that could look into your account. Please ask the operator. It helps to say what you did, what you saw, and when. Never send your password.`,
    ]),
  ],
});
