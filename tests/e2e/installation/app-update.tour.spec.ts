import { model } from '../../machines/installation/app-update.model.ts';
import { installationStarts } from '../support/stand-ins/install-prompt.ts';
import { replaceWorkers } from '../support/stand-ins/stand-in-worker.ts';
import { fails, writtenWalks } from '../support/tours/steps.ts';
import { absent, on, testTours } from '../support/tours/tour.ts';

const dies = fails('watchVersions');

const walks = writtenWalks(model, {
  'dismissed, offered again, and accepted':
    'version.found › notice.dismiss › version.found › reload.request › done › timer',
  'a worker that is gone': 'version.found › reload.request › error activateVersion',
  'a worker that does not take over': 'version.found › reload.request › timer',
  'a browser that installs no worker': 'error watchVersions',
});

testTours('appUpdate', { model, walks }, ({ page, walk }) => {
  const notice = on(page).status('A new version is available.');
  const { button } = on(notice);
  return {
    opening: {
      place: '/support',
      store: {},
      isKept: true,
      prepare: () => replaceWorkers(page, { isForbidden: walk.steps.some(dies) }),
    },
    begin: () => installationStarts(page),
    tookAtStart: dies,
    answers: {
      activateVersion: (how) =>
        page.evaluate((hasFailed) => window.settleActivation?.(hasFailed), how === 'error'),
    },
    causes: {
      'version.found': () => page.evaluate(() => window.offerVersion?.()),
      'reload.request': 'Reload',
      'notice.dismiss': 'Not now',
    },
    within: notice,
    assertions: [
      [['current', 'postponed'], absent(notice)],
      ['available', button('Reload')],
      [['activating', 'reloading'], button('Reloading…')],
    ],
  };
});
