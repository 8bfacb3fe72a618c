/** Steps of a random walk through one room, on several pages at once. */
import { setTimeout as wait } from 'node:timers/promises';
import { errors, type Locator, type Page } from '@playwright/test';
import {
  beginReply,
  piece,
  writeReply,
  type ModelAnswer,
} from '../../server/support/model-hosts/model-host.ts';
import { pickFor } from './menus.ts';

/** The values that a step chooses from. */
export interface Walk {
  readonly pages: readonly Page[];
  /** Returns a whole number below the bound. */
  readonly random: (bound: number) => number;
  /** The name of the step, so that each text is its own. */
  readonly step: string;
}

/** A host of a model that is fast, slow, refuses, or breaks off. */
export const answers: readonly ModelAnswer[] = [
  writeReply('All is well.'),
  writeReply('The lamp is lit.'),
  async (response) => {
    beginReply(response);
    for (const word of ['The ', 'rain ', 'keeps ', 'on ', 'over ', 'the ', 'harbor.']) {
      response.write(piece(word));
      await wait(90);
    }
    response.end(`${piece('', 'stop')}data: [DONE]\n\n`);
  },
  (response) => beginReply(response, piece('This goes on and'), piece('', 'length')).end('data: [DONE]\n\n'),
  (response) => beginReply(response, piece('', 'stop')).end('data: [DONE]\n\n'),
  (response) => beginReply(response, piece('Half a sen'), 'data: {"error":{"message":"full"}}\n\n').end(),
  (response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{}'),
  async (response) => {
    beginReply(response, piece('I was'), piece(' just'), piece(' saying'));
    await wait(30);
    response.destroy();
  },
  (response) => response.destroy(),
];

type Step = (walk: Walk) => Promise<unknown>;

const pick = <Item>({ random }: Walk, items: readonly Item[]): Item => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

const composer = (page: Page): Locator => page.locator('textarea[name=message]');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** One of the last messages of the user, or of the mate. */
async function oneOf(walk: Walk, page: Page, kind: 'sent' | 'done'): Promise<Locator> {
  const found = page.locator(`li[data-message]:not([data-message=""])[data-status="${kind}"]`);
  return found.nth(-1 - walk.random(Math.max(1, Math.min(4, await found.count()))));
}

const clickOn =
  (name: string): Step =>
  (walk) =>
    button(pick(walk, walk.pages), name).last().click();

const choose =
  (kind: 'sent' | 'done', item: string): Step =>
  async (walk) =>
    pickFor(await oneOf(walk, pick(walk, walk.pages), kind), item);

const edit =
  (kind: 'sent' | 'done', item: string): Step =>
  async (walk) => {
    const page = pick(walk, walk.pages);
    await pickFor(await oneOf(walk, page, kind), item);
    await say(page, `${walk.step} in other words`);
  };

const sayOne: Step = (walk) => say(pick(walk, walk.pages), `${walk.step} alone`);

const sayAhead: Step = async (walk) => {
  const page = pick(walk, walk.pages);
  await say(page, `${walk.step} first`);
  await say(page, `${walk.step} second`);
  await say(pick(walk, walk.pages), `${walk.step} third`);
};

/** All pages at the same moment. */
const race: Step = ({ pages, step }) =>
  Promise.all(pages.map((page, index) => say(page, `${step} of page ${index + 1}`)));

const stopElsewhere: Step = async (walk) => {
  await say(pick(walk, walk.pages), `${walk.step} to be stopped`);
  await wait(walk.random(500));
  await button(pick(walk, walk.pages), 'Stop').click();
};

const reload: Step = (walk) => pick(walk, walk.pages).reload();

/** The second browser loses its network while it waits for a reply. */
const loseNetwork: Step = async (walk) => {
  const page = walk.pages.at(-1);
  await page?.context().setOffline(true);
  if (page !== undefined) await say(page, `${walk.step} without a network`);
  await wait(walk.random(800));
  await page?.context().setOffline(false);
};

/** The most frequent steps are in the list more than once. */
export const steps: readonly (readonly [name: string, step: Step])[] = [
  ['say', sayOne],
  ['say', sayOne],
  ['say', sayOne],
  ['say ahead', sayAhead],
  ['race', race],
  ['stop elsewhere', stopElsewhere],
  ['retry', clickOn('Retry')],
  ['retry', clickOn('Retry')],
  ['continue', clickOn('Continue')],
  ['show the previous one', clickOn('Previous reply')],
  ['show the next one', clickOn('Next reply')],
  ['show the previous version', clickOn('Previous version')],
  ['show the next version', clickOn('Next version')],
  ['undo', clickOn('Undo')],
  ['another', choose('done', 'Another reply')],
  ['another', choose('done', 'Another reply')],
  ['like', choose('done', 'Like this message')],
  ['pin', choose('done', 'Pin this message')],
  ['delete', choose('sent', 'Delete from here on')],
  ['edit', edit('sent', 'Edit this message')],
  ['edit a reply', edit('done', 'Edit this reply')],
  ['reload', reload],
  ['lose the network', loseNetwork],
];

/** Takes a step. Returns whether it could be taken: another page may have changed what it needs, and then it is taken back. */
export async function take(step: Step, walk: Walk): Promise<boolean> {
  try {
    await step(walk);
    return true;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    for (const page of walk.pages) {
      await page.context().setOffline(false);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    return false;
  }
}
