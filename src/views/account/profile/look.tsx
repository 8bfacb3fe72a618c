import { useMessages } from '../../../locales/messages.ts';
import { LanguageChoice } from '../../layout/header/language-choice.tsx';
import { ThemeChoice } from '../../layout/header/theme-choice.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { SettingsPage } from '../settings-page.tsx';

/** How the page looks, and the language it speaks. */
export function Look() {
  const t = useMessages('profile');
  return (
    <SettingsPage>
      <section className={sheet.section}>
        <ThemeChoice name="settings-theme" />
        <LanguageChoice />
        <p className={sheet.muted}>{t.mateLanguages}</p>
      </section>
    </SettingsPage>
  );
}
