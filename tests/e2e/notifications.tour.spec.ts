import { expect, type Locator, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { model as listModel } from '../machines/notifications/notifications.model.ts';
import { model as oneModel } from '../machines/notifications/notification.model.ts';
import type { Node } from '../../tools/statechart-tests/model.ts';
import type { AcceptedNotification } from '../../src/machines/notifications/notification.types.ts';
import type { NotificationsContext } from '../../src/machines/notifications/notifications.types.ts';
import { openStill } from './support/clock.ts';
import type { Observer } from './support/observer.ts';
import { absent, testTours, textIn, type Stage } from './support/tour.ts';
import { sent } from './support/stage.ts';

testTours('notifications', { model: listModel }, async ({ page, observer }) => {
  await openStill(page, () => page.goto('/nowhere'));
  return listStage(page, observer);
});

testTours('notification', { model: oneModel }, async ({ page, observer, walk }) => {
  await openStill(page, () => page.goto('/nowhere'));
  const shown = shownBy(walk.start);
  await show(observer, shown);
  return oneStage(page, observer, shown);
});

/** The list. Other parts of the page decide what is shown, changed and closed; a removed notification was dismissed. */
const listStage = (page: Page, observer: Observer): Stage => ({
  causes: {
    'history.clear': (event, { snapshot }) =>
      snapshot.context.past.length > 0 ? clearHistory(page) : observer.send('notifications', event),
    'notification.removed': async (event, { snapshot }) => {
      const { items }: NotificationsContext = snapshot.context;
      const index = items.findIndex(({ id }) => id === textIn(event, 'id'));
      await itemsOn(page).nth(index).getByRole('button', { name: 'Dismiss' }).click();
      await page.clock.runFor(200);
    },
    '*': sent,
  },
  assertions: [[{}, ({ context }) => expect(itemsOn(page)).toHaveCount(context.items.length)]],
});

/** By keyboard, as a user who cannot see the page. */
async function clearHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account and settings' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Account and settings' });
  await sheet.locator('summary').press('Enter');
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Clear: Notifications' }).press('Enter');
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** A single notification, whose user points at it, moves the pointer away or dismisses it. */
function oneStage(page: Page, observer: Observer, shown: AcceptedNotification): Stage {
  const dismiss = itemsOn(page).getByRole('button', { name: 'Dismiss' });
  return {
    causes: {
      'notification.dismiss': () => dismiss.click(),
      // The focus, unlike the pointer, does not move while axe checks the page at other sizes.
      'pointer.enter': () => dismiss.focus(),
      'pointer.leave': () => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).focus(),
      'message.change': (event) => observer.send('notifications', update(shown.id, textIn(event, 'message'))),
      'notification.repeat': () => show(observer, shown),
    },
    assertions: [
      [
        'showing',
        ({ context }) => expect(itemsOn(page).getByRole('status')).toContainText(String(context.message)),
      ],
      ['leaving', () => expect(itemsOn(page)).toHaveAttribute('data-leaving')],
      ['removed', absent(itemsOn(page))],
    ],
  };
}

function itemsOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
}

function show(
  observer: Observer,
  { id, message, type, position, timeout }: AcceptedNotification,
): Promise<void> {
  const request = { id, message, type, position, ...(timeout === null ? {} : { timeout }) };
  return observer.send('notifications', showing(request));
}

function showing(notification: object): EventObject {
  const event = { type: 'notification.show', notification };
  return event;
}

function update(id: string, message: string): EventObject {
  const event = { type: 'notification.update', id, message };
  return event;
}

function shownBy({ input }: Node): AcceptedNotification {
  if (!isNotification(input)) throw new Error('the model begins with no notification');
  return input;
}

function isNotification(value: unknown): value is AcceptedNotification {
  return typeof value === 'object' && value !== null && 'message' in value && 'position' in value;
}
