import { model as whole } from '../../machines/preferences/theme.model.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { expect, testTours, textIn } from '../support/tours/tour.ts';

/** The current theme cannot be selected. */
const model = allowing(
  whole,
  (snapshot, event) => event.type !== 'theme.choose' || !snapshot.matches(textIn(event, 'theme')),
);

const namesByTheme: Readonly<Record<string, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

testTours('theme', { model }, async ({ page, main, start }) => {
  await page.addInitScript(
    (text) => localStorage.setItem('settings', text),
    JSON.stringify({ theme: start.context.storedTheme }),
  );
  const choice = (theme: string) => main.getByRole('radio', { name: namesByTheme[theme] ?? '' });
  return {
    opening: '/look',
    causes: { 'theme.choose': (event) => choice(textIn(event, 'theme')).press(' ') },
    assertions: Object.keys(namesByTheme).map((theme) => [
      theme,
      async () => {
        await expect(choice(theme)).toBeChecked();
        const mark = theme === 'system' ? 'html:not([data-theme])' : `html[data-theme="${theme}"]`;
        await expect(page.locator(mark)).toBeAttached();
      },
    ]),
  };
});
