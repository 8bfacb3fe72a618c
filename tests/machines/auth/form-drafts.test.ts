import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { provideFormDrafts } from '../../../src/app/auth/provide-form-drafts.ts';
import type { FormDraftsEvent } from '../../../src/machines/auth/form-drafts.machine.ts';
import { createFormDrafts } from '../../../src/services/browser/form-drafts.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../../services/support/fake-storage.ts';

const report = { form: 'report', fields: { words: 'Rude' } };
const typed = { type: 'form.changed', ...report } as const;
const left = { type: 'form.left', form: 'report' } as const;

test('a draft outlives an expired session and the forms that the page removes meanwhile', () => {
  const tab = openTab();
  const first = tab.open('ann');
  first.send({ type: 'session.started' }, typed, { type: 'session.expired' }, left);
  const next = tab.open('ann');
  next.send({ type: 'session.started' });
  expect(next.restored()).toEqual({ report: report.fields });
});

test('text that is typed after the session has expired is stored too', () => {
  const tab = openTab();
  tab.open('ann').send({ type: 'session.started' }, { type: 'session.expired' }, typed);
  const next = tab.open('ann');
  next.send({ type: 'session.started' });
  expect(next.restored()).toEqual({ report: report.fields });
});

test('a form that is saved or canceled leaves nothing, and opens empty the next time', () => {
  const tab = openTab();
  const page = tab.open('ann');
  page.send({ type: 'session.started' }, typed);
  const next = tab.open('ann');
  next.send({ type: 'session.started' }, left);
  expect(next.restored()).toEqual({});
  expect(tab.keys()).toEqual([]);
});

test('drafts of one account are not shown to another', () => {
  const tab = openTab();
  tab.open('ann').send({ type: 'session.started' }, typed, { type: 'session.expired' });
  const ben = tab.open('ben');
  ben.send({ type: 'session.started' });
  expect(ben.restored()).toEqual({});
});

test('a logout erases them, also in another tab of the browser', () => {
  const tab = openTab();
  tab.open('ann').send({ type: 'session.started' }, typed, { type: 'session.ended' }, typed, left);
  expect(tab.keys()).toEqual([]);
});

test('after a logout no form is filled', () => {
  const tab = openTab();
  tab.open('ann').send({ type: 'session.started' }, typed);
  const page = tab.open('ann');
  page.send({ type: 'session.started' }, { type: 'session.ended' });
  expect(page.restored()).toEqual({});
});

test('what a visitor typed is a draft of the user who signs in, and of nobody else', () => {
  const tab = openTab();
  tab.open('').send(typed, { type: 'session.expired' }, left);
  const ann = tab.open('ann');
  ann.send({ type: 'session.started' });
  expect(ann.restored()).toEqual({ report: report.fields });
  ann.send({ type: 'session.expired' });
  const ben = tab.open('ben');
  ben.send({ type: 'session.started' });
  expect(ben.restored()).toEqual({});
});

test('a form that a visitor leaves has no draft', () => {
  const tab = openTab();
  tab.open('').send(typed, left);
  expect(tab.keys()).toEqual([]);
});

test('a damaged entry is an empty form', () => {
  const tab = openTab();
  tab.storage.write('form-draft/ann/report', '{"words":');
  const page = tab.open('ann');
  page.send({ type: 'session.started' });
  expect(page.restored()).toEqual({ report: {} });
});

/** The storage of a tab, and pages that are loaded in it. */
function openTab() {
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    (error) => expect.fail(String(error)),
  );
  const formDrafts = createFormDrafts(storage);
  return {
    storage,
    keys: () => storage.keys('form-draft/'),
    open(userId: string) {
      const actor = createActor(provideFormDrafts({ formDrafts, getUserId: () => userId })).start();
      return {
        send: (...events: readonly FormDraftsEvent[]) => {
          for (const event of events) actor.send(event);
        },
        restored: () => actor.getSnapshot().context.restored,
      };
    },
  };
}
