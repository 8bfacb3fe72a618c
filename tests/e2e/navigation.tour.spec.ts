import { expect } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { NavigationContext } from '../../src/machines/navigation/navigation.types.ts';
import { ann, some } from '../machines/app/shell-samples.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { tick } from './support/clock.ts';
import { CodeGate } from './support/code-gate.ts';
import { forbidListening } from './support/failing-listeners.ts';
import { refusal, success } from './support/gate.ts';
import { model, walks } from './support/navigation-walks.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { fails } from './support/steps.ts';
import { otherTab } from './support/storage.ts';
import { attached, testTours } from './support/tour.ts';
import { stepBack } from './support/page-events.ts';

const files = ['faq', 'privacy-notice', 'support', 'terms-of-use', 'recent-chats', 'search'];

testTours('[S2.1] [S2.3] navigation', { model, walks }, async ({ page, observer, walk }) => {
  if (walk.steps.some(fails('addressBar'))) await forbidListening(page, 'popstate');
  const codeGate = new CodeGate();
  await codeGate.hold(page, files);
  const answers = { '/room/roomList': success({ rooms: [] }) };
  const gate = await openVisiting(page, '/faq', { answers, held: ['/user/benefits'] });
  await gate.keepPage();
  const storeElsewhere = otherTab(page);
  /** Another tab signs in or out. */
  async function store(isSignedIn: boolean): Promise<void> {
    await storeElsewhere(isSignedIn ? { user: ann, benefits: some } : {});
    await hasSession(isSignedIn);
  }
  /** Some changes leave the navigation where it is: without the wait, two in a row would be read as one. */
  const hasSession = (isSignedIn: boolean) =>
    expect
      .poll(() => tick(page).then(() => observer.valueOf('auth')))
      .toHaveProperty(isSignedIn ? 'loggedIn' : 'loggedOut');
  const follow = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

  async function goTo(path: string, query: string): Promise<void> {
    const links: Readonly<Record<string, string>> = {
      '/privacy-notice': 'Privacy notice',
      '/support': 'Support',
      '/terms-of-use': 'Terms of use',
    };
    const name = links[path];
    if (name !== undefined) await follow(name);
    else if (query === '') await stepBack(page, path);
    else {
      await page.getByRole('main').getByRole('searchbox').fill('iris');
      await page.clock.runFor(300);
    }
  }

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') return codeGate.settle(cause.result === 'outdated' ? 'missing' : 'loaded');
    if (cause.kind === 'error' && cause.child === 'loadScreen') return codeGate.settle('unreachable');
    if (cause.kind === 'error' && cause.child === 'screen') return observer.kill('screen');
    codeGate.holdAgain();
    if (event.type === 'load.retry') await page.getByRole('button', { name: 'Try again' }).click();
    else if (event.type === 'link.follow') await follow('Support');
    else if (event.type === 'session.started') await store(true);
    else if (event.type === 'session.ended') await store(false);
    else if (event.type === 'session.expired') {
      await gate.settle('/user/benefits', refusal(code.loginExpired, 'login expired'));
      await hasSession(false);
    } else {
      const { path, search } = placeIn(event);
      await goTo(path, search);
    }
  }
  const tookAtStart = fails('addressBar');
  const see = (text: string) => attached(page.getByText(text).first());
  const titles: Readonly<Record<string, string>> = {
    '/faq': 'Questions and answers',
    '/privacy-notice': 'Privacy notice',
    '/support': 'Support',
    '/terms-of-use': 'Terms of use',
    '/search': 'Search',
    '/recent-chats': 'Recent chats',
  };
  return {
    happen,
    tookAtStart,
    assertions: [
      [{ loading: 'pending' }, see('Loading the page')],
      [{ loading: 'slow' }, see('This is taking longer than usual')],
      ['reloading', see('Loading the page')],
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
      ['signInRequired', see('Sign in to see this')],
      ['failed', see('Couldn’t load this page')],
    ],
    unnamed: ['loading', 'reloading'],
  };
});

function placeIn(event: object): { path: string; search: string } {
  const place: unknown = 'place' in event ? event.place : null;
  if (typeof place !== 'object' || place === null || !('path' in place)) throw new Error('nobody arrives');
  return { path: String(place.path), search: 'search' in place ? String(place.search) : '' };
}
