import { allowing } from 'statechart-tools/explorer/model';
import { edgeWalks } from 'statechart-tools/walks/walks';
import { ann, ben } from '../../machines/app/shell-samples.ts';
import { model as whole } from '../../machines/auth/logout-confirmation.model.ts';
import { pollStill } from '../support/clock.ts';
import { otherTab } from '../support/users/storage.ts';
import { absent, expect, focused, numbered, on, pressIn, success, testTours } from '../support/tours/tour.ts';

/**
 * A session that starts closes an open dialog; without a dialog there is nothing to see. After a logout no second one
 * follows.
 */
const model = allowing(whole, (snapshot, { type }) => {
  if (type === 'logout.request') return snapshot.context.userId === '' || snapshot.context.count > 0;
  return type !== 'session.started' || snapshot.matches('asking');
});
const signOut = '/user/logout';
const drafts = [`mates.draft/${ann.uuid}/room-1`, `mates.mate-draft/${ann.uuid}/new`];

testTours('[S8.10] logoutConfirmation', { model, walks: numbered(edgeWalks(model)) }, (visit) => {
  const { page, gate, observer } = visit;
  const question = page.getByRole('dialog', { name: 'You have unsent drafts. Log out anyway?' });
  const leave = () => gate.settle(signOut, success());
  const stored = () => page.evaluate((keys) => keys.filter((key) => key in localStorage), drafts);
  return {
    opening: { place: '/nowhere', held: [signOut], isKept: true },
    causes: {
      'logout.request': async (_, { snapshot }) => {
        // The model finds drafts at every other request.
        const hasDrafts = snapshot.context.count === 0;
        await page.evaluate(hasDrafts ? write : remove, drafts);
        await pressIn(page, 'Account and settings');
        await pressIn(page, 'Log out');
        if (!hasDrafts) await leave();
      },
      'logout.cancel': 'Stay signed in',
      'drafts.keep': async () => {
        await pressIn(page, 'Log out and keep drafts');
        await leave();
        expect(await stored()).toEqual(drafts);
      },
      'drafts.discard': 'Log out and delete drafts',
      'session.ended': async (_, { snapshot }) => {
        // Any response may say so.
        if (snapshot.matches('asking')) return observer.send('auth', { type: 'session.expired' });
        // A chat that is still open in another tab does this.
        await page.evaluate(write, drafts);
        await leave();
        await pollStill(page, stored, 'the drafts are deleted').toEqual([]);
      },
      'session.started': async () => {
        await otherTab(page)({ user: ben });
        await expect.poll(() => observer.valueOf('auth')).toEqual({ loggedIn: 'reloading' });
        // The page cannot reload, so it continues.
        await page.clock.runFor(3000);
      },
    },
    assertions: [
      ['asking', question.getByText('2 unsent drafts are saved on this device.')],
      ['asking', focused(on(question).button('Stay signed in'))],
      [['idle', 'removing'], absent(question)],
      ['removing', async () => expect(await stored()).toEqual([])],
    ],
  };
});

const write = (keys: readonly string[]): void => keys.forEach((key) => localStorage.setItem(key, 'a draft'));
const remove = (keys: readonly string[]): void => keys.forEach((key) => localStorage.removeItem(key));
