import { useMessages } from '../../../locales/messages.ts';
import { LanguageChoice } from '../../layout/header/language-choice.tsx';
import { ThemeChoice } from '../../layout/header/theme-choice.tsx';
import sheet from '../../components/dialogs/sheet.module.css';

/** How the page looks, and the language it speaks. */
export function ThemeSettings() {
  const t = useMessages('profile');
  return (
    <section className={sheet.section}>
      <h2>{t.look}</h2>
      <ThemeChoice name="profile-theme" />
      <LanguageChoice />
      <p className={sheet.muted}>{t.mateLanguages}</p>
    </section>
  );
}
