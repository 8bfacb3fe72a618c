import * as v from 'valibot';
import type { NavigationContext } from '../../../src/machines/navigation/navigation.machine.ts';
import { pollStill } from '../support/clock.ts';
import { CodeGate } from '../support/stand-ins/code-gate.ts';
import { model, walks } from '../support/tours/navigation-walks.ts';
import { stepBack } from '../support/page-events.ts';
import { otherTab } from '../support/users/storage.ts';
import {
  attached,
  code,
  expect,
  refusal,
  signedIn,
  success,
  testTours,
  type Cause,
} from '../support/tours/tour.ts';

const titles: Readonly<Record<string, string>> = {
  '/faq': 'Questions and answers',
  '/privacy-notice': 'Privacy notice',
  '/support': 'Support',
  '/terms-of-use': 'Terms of use',
  '/search': 'Search',
  '/recent-chats': 'Recent chats',
};
const Arrival = v.looseObject({ place: v.object({ path: v.string(), search: v.string() }) });

/** The code of a part that a deployment removed (`outages.spec.ts`), and a session that starts or expires over what is shown or has failed. */
const elsewhere = [
  'navigation —code.outdated→ (stays)',
  'navigation —session.expired→ (stays)',
  'navigation —session.started→ (stays)',
  'navigation.active —xstate.after.reloadedRecently.navigation.active→ (stays)',
  'navigation.failed —session.expired→ navigation.resolving',
];

testTours(
  '[S2.1] [S2.3] navigation',
  { model, walks, impossible: elsewhere },
  async ({ page, gate, observer, main, button }) => {
    const codeGate = new CodeGate();
    await codeGate.hold(page, ['faq', 'privacy-notice', 'support', 'terms-of-use', 'recent-chats', 'search']);
    const storeElsewhere = otherTab(page);

    /** Some changes leave the navigation where it is: without the wait, two in a row would be read as one. */
    const hasSession = (state: 'loggedIn' | 'loggedOut') =>
      pollStill(page, () => observer.valueOf('auth'), `auth is ${state}`).toHaveProperty(state);
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

    async function goTo(path: string, query: string): Promise<void> {
      if (['/privacy-notice', '/support', '/terms-of-use'].includes(path))
        return link(titles[path] ?? '').click();
      if (query === '') return stepBack(page, path);
      await main.getByRole('searchbox').fill('iris');
      return page.clock.runFor(300);
    }
    /** Holds the code of the next screen. */
    const held =
      (cause: (event: object) => Promise<unknown>): Cause =>
      (event) => {
        codeGate.holdAgain();
        return cause(event);
      };

    return {
      opening: {
        place: '/faq',
        store: {},
        answers: { '/room/roomList': success({ rooms: [] }) },
        held: ['/user/benefits'],
        isKept: true,
      },
      answers: {
        loadScreen: (how, result) =>
          codeGate.settle(how === 'error' ? 'unreachable' : result === 'outdated' ? 'missing' : 'loaded'),
      },
      causes: {
        'xstate.error.actor.screen': () => observer.kill('screen'),
        'load.retry': held(() => button('Try again').click()),
        'link.follow': held(() => link('Support').click()),
        'session.started': held(async () => {
          await storeElsewhere(signedIn);
          await hasSession('loggedIn');
        }),
        'session.ended': held(async () => {
          await storeElsewhere({});
          await hasSession('loggedOut');
        }),
        'session.expired': held(async () => {
          await gate.settle('/user/benefits', refusal(code.loginExpired, 'login expired'));
          await hasSession('loggedOut');
        }),
        'location.changed': held((event) => {
          const { path, search } = v.parse(Arrival, event).place;
          return goTo(path, search);
        }),
      },
      forbidden: { addressBar: ['popstate'] },
      assertions: [
        [{ loading: 'pending' }, attached(page.getByText('Loading the page').first())],
        [{ loading: 'slow' }, attached(page.getByText('This is taking longer than usual').first())],
        ['reloading', attached(page.getByText('Loading the page').first())],
        [
          'active',
          async ({ context }) => {
            const { place }: NavigationContext = context;
            const name = titles[place.path] ?? '';
            await expect(page.getByRole('heading', { level: 1, name, includeHidden: true })).toBeAttached();
            await expect(page).toHaveURL(place.search === '' ? place.path : `${place.path}?${place.search}`);
            await expect(page).toHaveTitle(new RegExp(`^${name}`));
          },
        ],
        ['signInRequired', attached(page.getByText('Sign in to see this').first())],
        ['failed', attached(page.getByText('Couldn’t load this page').first())],
      ],
      unnamed: ['loading', 'reloading'],
    };
  },
);
