import { expect } from '@playwright/test';
import { iris } from '../machines/mates/catalogue-samples.ts';
import { model as whole } from '../machines/shared/commands/toggle.model.ts';
import { success } from './support/gate.ts';
import { openSignedIn, whileSignedIn } from './support/signed-in-stage.ts';
import { testTours } from './support/tour.ts';

const model = whileSignedIn(whole);

/** The two kinds of toggles, each on a page that has one of them. */
const heart = {
  place: '/for-you',
  answers: { '/mate/forYou': success({ entries: [{ mate: iris, reason: { kind: 'popular' } }] }) },
  name: 'Favorite: Iris Vale',
  call: '/user/doFavorite',
  answer: (isOn: unknown) => ({ mateId: iris.mateId, favorite: isOn }),
};
const follow = {
  place: '/follow-list',
  answers: {
    '/mate/followList': success({
      creators: [{ creator: iris.creator, mates: [], followers: 2, since: 1 }],
    }),
  },
  name: /^Follow(ing)? Ada$/,
  call: '/mate/followCreator',
  answer: (isOn: unknown) => ({ creatorId: iris.creator.creatorId, following: isOn }),
};

testTours('[S1.5] toggle', { model }, async ({ page, walk }) => {
  const { place, answers, name, call, answer } = walk.start.snapshot.matches('off') ? heart : follow;
  const gate = await openSignedIn(page, place, { answers, held: [call] });
  const button = page.getByRole('main').getByRole('button', { name });
  const save = { call, response: answer, isFailing: true };
  return {
    gate,
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
