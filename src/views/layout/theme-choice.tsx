import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectTheme } from '../../machines/preferences/theme.selectors.ts';
import type { Theme } from '../../machines/preferences/theme.types.ts';
import { useTheme } from '../app-context.ts';
import styles from './theme-choice.module.css';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The choice of the theme. `name` is unique for each choice on a page. */
export function ThemeChoice({ name }: { readonly name: string }) {
  const t = useMessages('notifications');
  const actor = useTheme();
  const chosen = useSelector(actor, selectTheme);
  return (
    <fieldset className={styles.choice}>
      <legend>{t.theme}</legend>
      <div className={styles.row}>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => actor.send({ type: 'theme.choose', theme })}
            />
            <span>{t.themes[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
