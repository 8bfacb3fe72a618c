import { model, wren } from '../../machines/trial/trial-offer.model.ts';
import { almostOver } from '../../machines/trial/trial-samples.ts';
import { pollStill } from '../support/clock.ts';
import { writtenWalks } from '../support/tours/steps.ts';
import { absent, on, testTours } from '../support/tours/tour.ts';

const walks = writtenWalks(model, {
  'imported in another tab': 'trial.found › trial.missing',
  accepted: 'trial.found › offer.accept',
  dismissed: 'trial.found › offer.dismiss',
  'a browser that allows no listener': 'error watchTrials',
});
const trial = JSON.stringify({
  name: wren.name,
  endsAt: Number.MAX_SAFE_INTEGER,
  isDeclined: false,
  chat: almostOver,
});

testTours('trialOffer', { model, walks }, ({ page, observer }) => {
  const notice = page.getByRole('status').filter({ hasText: 'You chatted with Wren' });
  /** Stores or removes a trial as another tab does. */
  const store = (text: string | null) =>
    page.evaluate(
      ([key, text]) => {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [`trial/${wren.mateId}`, text] as const,
    );
  return {
    opening: { place: '/support', held: ['/room/createRoom', '/import/messages'] },
    begin: async () => {
      await pollStill(page, () => observer.valueOf('trialOffer'), 'the offer has started').toBe('none');
      await page.getByRole('link', { name: 'Discover' }).first().focus();
    },
    causes: {
      'trial.found': () => store(trial),
      'trial.missing': () => store(null),
      'offer.accept': 'Add to my chats',
      'offer.dismiss': 'Not now',
    },
    within: notice,
    forbidden: { watchTrials: ['storage'] },
    assertions: [
      ['none', absent(notice)],
      ['offered', on(notice).button('Add to my chats')],
    ],
  };
});
