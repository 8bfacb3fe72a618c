export const mine = {
  back: 'Back to Discover',
  loading: 'Loading your page',
  failed: 'Your page did not arrive',
  nameless: 'You',
  since: (time: Date) => `Here since ${monthAndYear.format(time)}`,
  left: 'What you have left',
  chats: (count: number) => `${count} ${count === 1 ? 'chat' : 'chats'}`,
  gold: (count: number) => `${count} gold`,
  places: 'Your places',
  recent: { title: 'Recent chats', text: 'Every conversation you have.' },
  following: { title: 'Following', text: 'The creators you follow, and their mates.' },
  personas: { title: 'Personas', text: 'Who you are to the mates.' },
  profile: { title: 'Profile and settings', text: 'Name, password, language, your data.' },
};

const monthAndYear = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });
