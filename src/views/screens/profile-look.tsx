import { useSelector } from '@xstate/react';
import type { Language } from '../../../contract/account.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectLanguage } from '../../machines/profile.selectors.ts';
import { ThemeChoice } from '../layout/theme-choice.tsx';
import sheet from '../parts/sheet.module.css';
import type { ProfileActor } from './profile.tsx';
import styles from './profile.module.css';

/** The languages that the page has texts in. */
const spoken: readonly Extract<Language, 'en'>[] = ['en'];

/** How the page looks, and the language it speaks. */
export function ProfileLook({ actor }: { readonly actor: ProfileActor }) {
  const words = useMessages('profile');
  const chosen = useSelector(actor, selectLanguage);
  return (
    <section className={sheet.section}>
      <h2>{words.look}</h2>
      <ThemeChoice name="profile-theme" />
      <fieldset className={styles.languages}>
        <legend>{words.language}</legend>
        {spoken.map((language) => (
          <label key={language}>
            <input
              type="radio"
              name="language"
              value={language}
              checked={language === chosen}
              onChange={() => actor.send({ type: 'language.choose', language })}
            />
            <span lang={language}>{words.languages[language]}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
