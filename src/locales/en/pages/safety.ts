import type { TextPage } from '../../text-page.ts';

export const safety = (product: string): TextPage => ({
  title: 'Safety and help lines',
  intro:
    'If you or somebody near you is in danger now, call the emergency services: 911 in North America, 112 in Europe, 999 in the United Kingdom, 000 in Australia, 111 in New Zealand.',
  sections: [
    {
      id: 'lines',
      heading: 'People who listen',
      blocks: [
        'You do not need a reason that is good enough. These lines are for anybody who cannot go on, or who worries about somebody else.',
        {
          links: [
            { to: 'tel:988', label: 'Call 988 (United States and Canada)' },
            { to: 'https://findahelpline.com', label: 'Find a line in any country: findahelpline.com' },
          ],
        },
        {
          table: {
            caption: 'Help lines by country',
            head: ['Country', 'Line', 'Number'],
            rows: [
              ['United States', '988 Suicide & Crisis Lifeline', 'Call or text 988'],
              ['Canada', 'Suicide Crisis Helpline', 'Call or text 988'],
              ['United Kingdom, Ireland', 'Samaritans', '116 123'],
              ['Australia', 'Lifeline', '13 11 14'],
              ['New Zealand', 'Need to talk?', 'Call or text 1737'],
              ['Germany', 'TelefonSeelsorge', '0800 111 0 111'],
              ['France', 'Numéro national de prévention du suicide', '3114'],
              ['Spain', 'Línea 024', '024'],
              ['Brazil', 'Centro de Valorização da Vida', '188'],
              ['Japan', 'Yorisoi Hotline', '0120-279-338'],
              ['China', 'National mental health line', '12356'],
              ['India', 'Tele-MANAS', '14416'],
            ],
          },
        },
        'Numbers change. If one does not answer, use findahelpline.com or the emergency services.',
      ],
    },
    {
      id: 'ai',
      heading: 'What you are talking with',
      blocks: [
        `Every mate in ${product} is a computer program, not a human being. It cannot feel, cannot see you, and cannot call anybody for you. The label in the head of each chat says so all the time, outside the mate’s own words.`,
        'The service is for adults. It may not be right for somebody who is easily drawn away from people, from sleep or from work. Take breaks; nothing is lost, and no mate will reproach you for leaving.',
      ],
    },
    {
      id: 'protocol',
      heading: 'What happens when somebody writes about harming themselves',
      blocks: [
        {
          list: [
            'The server recognises many ways of saying it, in 27 languages, and help lines stand above the reply at once. The mate drops its part, says that it is only a program, and asks you to call. That message costs nothing.',
            'This holds for every mate, whatever engine speaks for it: this reply was written by people, not by a model. No setting turns it off, and the mate stays careful for a while afterwards.',
            'Nothing is blocked: you can go on writing, and the conversation stays yours.',
            'Nobody is alerted. No person reads along, so a mate cannot be the one who saves you. Please call.',
          ],
        },
        'Recognising such words is imperfect: it misses some cries and takes some jokes for one. What you write is read by the program only; it keeps that help was offered beside the message, so that it is there again when you come back.',
        'How often help was offered is counted by month, without words or names. The numbers of each year stand at the end of this page.',
      ],
    },
    {
      id: 'rules',
      heading: 'What mates never do',
      blocks: [
        {
          list: [
            'Claim to be human when asked in earnest.',
            'Take part in anything sexual that involves somebody under 18.',
            'Encourage self-harm or violence.',
            'Make you feel guilty for leaving, or press you to spend.',
          ],
        },
        'If one does, report it with the flag beside its words.',
        {
          links: [
            { to: '/community-guidelines', label: 'Community guidelines' },
            { to: '/support', label: 'Support' },
          ],
        },
      ],
    },
  ],
});
