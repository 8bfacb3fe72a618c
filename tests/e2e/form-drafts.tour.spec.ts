import { model } from '../machines/auth/form-drafts.model.ts';
import { securityPage } from './support/passkeys-stage.ts';
import { expect, on, pressIn, sent, testTours } from './support/tour.ts';

testTours('formDrafts', { model }, ({ page, main, observer }) => {
  const { button, field } = on(main);
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form-draft/')));
  const isStored = (count: number) => expect.poll(stored).toHaveLength(count);
  const openForm = async () => {
    if (!(await field('New email').isVisible())) await pressIn(main, 'Change email');
  };
  return {
    opening: securityPage(),
    // Auth has announced the session, and ends it for this machine alone: the form stays on the page.
    begin: async () => {
      await expect(button('Change email')).toBeVisible();
      await observer.send('formDrafts', { type: 'session.ended' });
    },
    causes: {
      'form.changed': async () => {
        await openForm();
        await field('New email').fill('ada@example.org');
        await isStored(1);
      },
      'form.left': async () => {
        await openForm();
        await pressIn(main, 'Cancel');
        await isStored(0);
      },
      '*': sent,
    },
    assertions: ['signedOut', 'signedIn', 'expired'].map((state) => [
      state,
      page.getByRole('heading', { level: 1 }),
    ]),
  };
});
