import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { model as listModel } from '../../machines/notifications/notifications.model.ts';
import { model as oneModel } from '../../machines/notifications/notification.model.ts';
import type { AcceptedNotification } from '../../../src/machines/notifications/notification.machine.ts';
import type { NotificationsContext } from '../../../src/machines/notifications/notifications.types.ts';
import { absent, counted, on, pressIn, sent, testTours, textIn } from '../support/tours/tour.ts';

const itemsOn = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
const opening = { place: '/nowhere', store: {} };

/** Other parts of the page decide what is shown, changed and closed; a removed notification was dismissed. */
testTours('notifications', { model: listModel }, ({ page, observer }) => ({
  opening,
  causes: {
    'history.clear': (event, { snapshot }) =>
      snapshot.context.past.length > 0 ? clearHistory(page) : observer.send('notifications', event),
    'notification.removed': async (event, { snapshot }) => {
      const { items }: NotificationsContext = snapshot.context;
      const index = items.findIndex(({ id }) => id === textIn(event, 'id'));
      await on(itemsOn(page).nth(index)).button('Dismiss').click();
      await page.clock.runFor(200);
    },
    '*': sent,
  },
  assertions: [[{}, counted(itemsOn(page), ({ items }) => items.length)]],
}));

/** By keyboard, as a user who cannot see the page. */
async function clearHistory(page: Page): Promise<void> {
  await pressIn(page, 'Account and settings');
  const sheet = page.getByRole('dialog', { name: 'Account and settings' });
  await sheet.locator('summary').press('Enter');
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await pressIn(sheet, 'Clear: Notifications');
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** The model's inputs have this type, which its samples have lost. */
const Input = v.custom<AcceptedNotification>((value) => v.is(v.looseObject({ message: v.string() }), value));

/** A single notification, whose user points at it, moves the pointer away or dismisses it. */
testTours('notification', { model: oneModel }, ({ page, observer, walk }) => {
  const { id, message, type, position, timeout } = v.parse(Input, walk.start.input);
  const shown = { id, message, type, position, ...(timeout === null ? {} : { timeout }) };
  const items = itemsOn(page);
  const dismiss = on(items).button('Dismiss');
  const send = (event: { readonly type: string; readonly [key: string]: unknown }) =>
    observer.send('notifications', event);
  const show = () => send({ type: 'notification.show', notification: shown });
  return {
    opening,
    begin: show,
    causes: {
      'notification.dismiss': () => dismiss.click(),
      // The focus, unlike the pointer, does not move while axe checks the page at other sizes.
      'pointer.enter': () => dismiss.focus(),
      'pointer.leave': () => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).focus(),
      'message.change': (event) =>
        send({ type: 'notification.update', id, message: textIn(event, 'message') }),
      'notification.repeat': show,
    },
    assertions: [
      ['showing', ({ context }) => expect(items.getByRole('status')).toContainText(String(context.message))],
      ['leaving', () => expect(items).toHaveAttribute('data-leaving')],
      ['removed', absent(items)],
    ],
  };
});
