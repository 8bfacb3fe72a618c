import type { Theme } from '../../machines/preferences/theme.machine.ts';

/** Marks the page for its style sheet, which follows the device where there is no mark. */
export function applyTheme(theme: Theme, page: Document = document): void {
  if (theme === 'system') delete page.documentElement.dataset['theme'];
  else page.documentElement.dataset['theme'] = theme;
}
