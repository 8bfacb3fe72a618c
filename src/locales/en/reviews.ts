import { formats } from './formats.ts';

export const reviews = {
  title: 'Reviews',
  summary: (average: number, count: number) =>
    `${formats.rating(average)} of 5 stars · ${formats.count(count, { one: '# review', other: '# reviews' })}`,
  none: 'Nobody has written about this mate yet.',
  stars: (count: number) => formats.count(count, { one: '# star', other: '# stars' }),
  ofFive: (count: number) => `${formats.number(count)} of 5 stars`,
  rating: 'Your rating',
  text: 'Your words, if you like',
  write: 'Write a review',
  change: 'Change your review',
  save: 'Publish',
  saving: 'Publishing…',
  cancel: 'Cancel',
  you: 'You',
  somebody: 'Somebody',
  more: 'Show more reviews',
  loadingMore: 'More reviews are coming…',
  moreFailed: 'The next reviews did not arrive.',
  failed: (reason: string) => `The review is not published. ${reason}`,
  date: formats.date,
};
