import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { languages, type Language } from '../../../../contract/languages.ts';
import { languageNames } from '../../../locales/languages.ts';
import { useMessages } from '../../../locales/messages.ts';
import { useLanguage } from '../../app-context.ts';
import { Button } from '../../components/button.tsx';
import styles from './language-choice.module.css';

/** Chooses the page's language. Lists each language by its own name. */
export function LanguageChoice() {
  const t = useMessages('notifications').language;
  const parts = useMessages('components');
  const id = useId();
  const language = useLanguage();
  const chosen = useSelector(language, ({ context }) => context.language);
  const isBusy = useSelector(
    language,
    (snapshot) => snapshot.hasTag('loading') || snapshot.hasTag('syncing'),
  );
  const isSlow = useSelector(language, (snapshot) => snapshot.hasTag('slow'));
  const isSyncFailed = useSelector(language, (snapshot) => snapshot.hasTag('syncFailed'));
  return (
    <div className={styles.choice} aria-busy={isBusy}>
      <label htmlFor={id}>{t.label}</label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => {
          const chosen = languages.find((name) => name === event.currentTarget.value);
          if (chosen !== undefined) language.send({ type: 'language.choose', language: chosen });
        }}
      >
        {languages.map((name: Language) => (
          <option key={name} value={name} lang={name}>
            {languageNames[name]}
          </option>
        ))}
      </select>
      <p role="status" className={styles.note}>
        {isBusy ? parts.loading : null}
        {isSyncFailed ? t.notSavedHere : null}
      </p>
      {isSlow ? <Button onClick={() => language.send({ type: 'load.cancel' })}>{parts.cancel}</Button> : null}
      {isSyncFailed ? (
        <Button onClick={() => language.send({ type: 'sync.retry' })}>{t.saveAgain}</Button>
      ) : null}
    </div>
  );
}
