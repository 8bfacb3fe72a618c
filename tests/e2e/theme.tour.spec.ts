import { expect } from '@playwright/test';
import type { ThemeInput } from '../../src/machines/preferences/theme.types.ts';
import { model as whole } from '../machines/preferences/theme.model.ts';
import { allowing, type Edge } from '../../tools/statechart-tests/model.ts';
import { testTours, textIn, type StateAssertion } from './support/tour.ts';
import { openProfile } from './support/passkeys-stage.ts';

/** The current theme cannot be selected. */
const model = allowing(
  whole,
  (snapshot, event) => event.type !== 'theme.choose' || !snapshot.matches(textIn(event, 'theme')),
);

testTours('theme', { model }, async ({ page, walk }) => {
  const { storedTheme }: { storedTheme: ThemeInput['theme'] } = walk.start.snapshot.context;
  await page.addInitScript(
    (text) => localStorage.setItem('settings', text),
    JSON.stringify({ theme: storedTheme }),
  );
  await openProfile(page);
  const choice = (name: string) => page.getByRole('main').getByRole('radio', { name });

  async function happen({ event }: Edge): Promise<void> {
    await choice(namesByTheme[textIn(event, 'theme')] ?? '').press(' ');
  }

  const assertion = (theme: string): StateAssertion => [
    theme,
    async () => {
      await expect(choice(namesByTheme[theme] ?? '')).toBeChecked();
      const mark = page.locator('html');
      await (theme === 'system'
        ? expect(mark).not.toHaveAttribute('data-theme')
        : expect(mark).toHaveAttribute('data-theme', theme));
    },
  ];
  return { happen, assertions: Object.keys(namesByTheme).map(assertion) };
});

const namesByTheme: Readonly<Record<string, string>> = { system: 'System', light: 'Light', dark: 'Dark' };
