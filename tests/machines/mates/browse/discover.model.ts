import { discoverMachine } from '../../../../src/machines/mates/browse/discover.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { iris, roomWithIris, tomas } from '../catalogue-samples.ts';

const ranks = [iris, tomas, { ...tomas, mateId: 'kai-nakoa', name: 'Kai Nakoa' }].map((mate, index) => ({
  rank: index + 1,
  mate,
}));

export const model = modelOf(discoverMachine, {
  events: {
    'tag.choose': [{ tag: 'gentle' }, { tag: null }],
    'copy.found': [{ chats: [roomWithIris] }],
  },
  actors: {
    fetchCatalogue: {
      done: [
        { pick: iris, mates: [iris, tomas] },
        { pick: null, mates: [] },
      ],
      error: [new Error('broken')],
    },
    fetchRanks: { done: [ranks], error: [new Error('broken')] },
    fetchChats: { done: [[roomWithIris]], error: [new Error('broken')] },
    offerCopy: { error: [new Error('broken')] },
  },
  inputs: [{ isSignedIn: false }, { isSignedIn: true }],
  view: ({ tag, chats }) => ({ tag, chats: chats.length }),
});
