import type { TextPage } from '../../text-page.ts';

export const support = (product: string): TextPage => ({
  title: 'Support',
  intro: 'What to do when something does not work, and whom to ask.',
  sections: [
    {
      id: 'danger',
      heading: 'If you are in danger, or life feels too heavy',
      blocks: [
        'Call the emergency services of your country: 112 in Europe, 911 in North America. People who listen day and night are listed on the safety page.',
        { links: [{ to: '/safety', label: 'Safety and help lines' }] },
      ],
    },
    {
      id: 'mail',
      heading: 'The confirmation mail does not come',
      blocks: [
        {
          list: [
            'Look into the folder for unwanted mail.',
            'On the page that waits for it, have it sent again. Earlier links stay good.',
            'After 24 hours the sign-up is forgotten: sign up again, with the same address if you like.',
          ],
        },
      ],
    },
    {
      id: 'sign-in',
      heading: 'Signing in does not work',
      blocks: [
        {
          list: [
            'Both the address and the password must be those of the sign-up. Capital letters count in the password only.',
            'After five failed tries one has to wait, longer each time, up to a quarter of an hour.',
            'A password that you know is changed on your profile. A forgotten one cannot be set anew from here yet: ask whoever runs the server.',
            'Signing in with Google or Discord works only where it is offered in the panel.',
          ],
        },
      ],
    },
    {
      id: 'reply',
      heading: 'A reply breaks off or never comes',
      blocks: [
        {
          list: [
            'The reply is written on the server. Leaving the page, or losing the connection, does not stop it: come back and it is there.',
            'A reply that failed stays in the conversation with a button to try again. Its chat was given back if nothing had come.',
            'A message that could not be sent stays in the conversation too, marked as unsent.',
          ],
        },
      ],
    },
    {
      id: 'data',
      heading: 'Questions about your data',
      blocks: [
        'The privacy notice says what is stored. On your profile you download it, or delete it with the account.',
        {
          links: [
            { to: '/privacy-notice', label: 'Privacy notice' },
            { to: '/profile', label: 'Profile' },
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Whom to ask',
      blocks: [
        `${product} is run by whoever gave you this address; there is no company behind it that could look into your account. Please ask them. It helps to say what you did, what you saw, and when. Never send your password.`,
      ],
    },
  ],
});
