export const reviews = {
  title: 'Reviews',
  summary: (average: number, count: number) =>
    `${average.toFixed(1)} of 5 stars · ${count} ${count === 1 ? 'review' : 'reviews'}`,
  none: 'Nobody has written about this mate yet.',
  stars: (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`,
  ofFive: (count: number) => `${count} of 5 stars`,
  rating: 'Your rating',
  text: 'Your words, if you like',
  write: 'Write a review',
  change: 'Change your review',
  save: 'Publish',
  saving: 'Publishing…',
  cancel: 'Cancel',
  you: 'You',
  somebody: 'Somebody',
  failed: (reason: string) => `The review is not published. ${reason}`,
  date: (time: number) => day.format(time),
};

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
