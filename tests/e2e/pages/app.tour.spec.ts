import { startingFrom } from 'statechart-tools/explorer/model';
import { model } from '../../machines/app/app.model.ts';
import { iris } from '../../machines/mates/catalogue-samples.ts';
import { pollStill } from '../support/clock.ts';
import { writtenWalks } from '../support/tours/steps.ts';
import { attached, code, on, refusal, success, testTours } from '../support/tours/tour.ts';

const catalogueCall = '/mate/recommend';
const signInCall = '/user/loginDiscord';

const [visit, callback] = (model.samples.inputs ?? []).map((input) => startingFrom(model, [input]));
if (visit === undefined || callback === undefined) throw new Error('the root has two inputs');
const walks = {
  ...writtenWalks(visit, {
    // One transition handles the crash of each of the seven vital children.
    'a vital child crashes': 'error navigation › page.reload',
    'a view crashes': 'view.crashed',
  }),
  ...writtenWalks(callback, {
    'a sign-in returns': 'done oauthCallback',
    'a sign-in that returns crashes': 'error oauthCallback',
  }),
};

testTours('[S3.5] app', { model, walks }, ({ page, main, gate, observer, start }) => ({
  opening: {
    place: start.context.isOAuthCallback === true ? '/?code=word&state=this' : '/',
    store: {},
    held: [catalogueCall],
    prepare: () => page.addInitScript(storeFlow),
  },
  // The part that starts after the first screen subscribes to the children as well, and reports those that have crashed before. It waits
  // three seconds for a screen whose calls are held.
  begin: async () => {
    const others = () => observer.valueOf('appUpdate');
    await pollStill(page, others, 'the others have started', 500).not.toBeNull();
    await gate.keepPage();
  },
  answers: {
    navigation: () => observer.kill('navigation'),
    oauthCallback: { call: signInCall, envelope: () => refusal(code.notAvailable, 'Not here.') },
  },
  causes: {
    'page.reload': 'Reload page',
    'xstate.error.actor.oauthCallback': () => observer.kill('oauthCallback'),
    'view.crashed': async () => {
      // As a browser extension may, which removes a part of the page that React renders.
      await main
        .locator('[aria-hidden]')
        .first()
        .evaluate((skeleton) => skeleton.remove());
      await gate.settle(catalogueCall, success({ pick: iris, mates: [iris] }));
    },
  },
  assertions: [
    [{ running: 'returning' }, attached('Signing you in with Discord…')],
    ['running', attached(page.getByRole('contentinfo'))],
    ['broken', on(page).alert('Something went wrong')],
  ],
}));

const storeFlow = (): void =>
  sessionStorage.setItem(
    'sign-in-flow',
    JSON.stringify({ provider: 'discord', state: 'this', secret: 'a'.repeat(43), startedAt: Date.now() }),
  );
