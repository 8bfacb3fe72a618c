import { formats } from './app/formats.ts';

export const reviews = {
  title: 'Reviews',
  summary: (average: number, count: number) =>
    `${formats.rating(average)} of 5 stars · ${formats.count(count, { one: '# review', other: '# reviews' })}`,
  none: 'No reviews yet.',
  stars: (count: number) => formats.count(count, { one: '# star', other: '# stars' }),
  ofFive: (count: number) => `${formats.number(count)} of 5 stars`,
  rating: 'Your rating',
  text: 'Your review (optional)',
  write: 'Write a review',
  change: 'Change your review',
  save: 'Publish',
  saving: 'Publishing…',
  somebody: 'Anonymous',
  more: 'Show more reviews',
  moreFailed: 'Couldn’t load more reviews.',
  failed: (reason: string) => `Couldn’t publish your review. ${reason}`,
  date: formats.date,
};
