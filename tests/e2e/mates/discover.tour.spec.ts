import { recommend, trendingRank } from '../../../contract/mates/mate.ts';
import { roomList } from '../../../contract/rooms/room.ts';
import { model } from '../../machines/mates/browse/discover.model.ts';
import { attached, counted, pressIn, sent, testTours } from '../support/tours/tour.ts';

testTours('[S2.5] discover', { model }, ({ main, observer, start }) => {
  const tags = main.getByRole('group', { name: 'Show mates tagged' });
  const ranking = main.getByRole('complementary', { name: 'Trending' });
  return {
    opening: start.context.isSignedIn === true ? '/' : { place: '/', store: {} },
    answers: {
      request: recommend,
      ranks: { call: trendingRank, response: (ranks) => ({ ranks }) },
      // The page catches what fails there.
      copy: () => observer.send('discover', { type: 'xstate.error.actor.copy' }),
      chats: { call: roomList, response: (rooms) => ({ rooms }) },
    },
    causes: {
      // It is read before the test could see what is shown without it.
      'copy.found': sent,
      // The list of chats has a page of its own, with a button.
      'load.retry': (event, { snapshot }) =>
        snapshot.matches({ chats: 'failed' })
          ? observer.send('discover', event)
          : pressIn(main, /^(Try again|Reload)$/),
      'tag.choose': (event) =>
        pressIn(tags, 'tag' in event && typeof event.tag === 'string' ? event.tag : 'All'),
    },
    within: main,
    assertions: [
      [{ catalogue: 'loading' }, attached('Loading mates')],
      [{ catalogue: 'ready' }, main.getByRole('heading', { level: 2, name: 'Iris Vale' })],
      [{ catalogue: 'empty' }, 'No mates yet'],
      [{ catalogue: 'failed' }, 'Couldn’t load mates'],
      [{ catalogue: 'ready', trending: 'ready' }, counted(ranking.getByRole('listitem'), 3)],
      [{ catalogue: 'ready', trending: 'failed' }, ranking.getByText('Couldn’t load trending mates.')],
    ],
  };
});
