import { iris } from '../machines/mates/catalogue-samples.ts';
import { model as whole } from '../machines/shared/commands/toggle.model.ts';
import { expect, success, testTours, whileSignedIn } from './support/tour.ts';

const model = whileSignedIn(whole);
const followed = { creator: iris.creator, mates: [], followers: 2, since: 1 };

/** The two kinds of toggles, each on a page that has one of them. */
const heart = {
  place: '/for-you',
  answers: { '/mate/forYou': success({ entries: [{ mate: iris, reason: { kind: 'popular' } }] }) },
  name: 'Favorite: Iris Vale',
  call: '/user/doFavorite',
  response: (isOn: unknown) => ({ mateId: iris.mateId, favorite: isOn }),
};
const follow = {
  place: '/follow-list',
  answers: { '/mate/followList': success({ creators: [followed] }) },
  name: /^Follow(ing)? Ada$/,
  call: '/mate/followCreator',
  response: (isOn: unknown) => ({ creatorId: iris.creator.creatorId, following: isOn }),
};

testTours('[S1.5] toggle', { model }, ({ main, start }) => {
  const { place, answers, name, call, response } = start.matches('off') ? heart : follow;
  const button = main.getByRole('button', { name });
  const save = { call, response };
  return {
    opening: { place, answers },
    answers: { saveToggle: save, saveToggleOff: save },
    causes: { '*': () => button.click() },
    assertions: ['off', 'turningOn', 'on', 'turningOff'].map((state) => [
      state,
      async () => {
        await expect(button).toHaveAttribute('aria-pressed', String(['on', 'turningOff'].includes(state)));
        await expect(button).toHaveAttribute('aria-busy', String(state.startsWith('turning')));
      },
    ]),
  };
});
