import { useMessages } from '../../locales/messages.ts';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { ThemeChoice } from '../layout/theme-choice.tsx';
import sheet from '../components/sheet.module.css';

/** How the page looks, and the language it speaks. */
export function ProfileLook() {
  const words = useMessages('profile');
  return (
    <section className={sheet.section}>
      <h2>{words.look}</h2>
      <ThemeChoice name="profile-theme" />
      <LanguageChoice />
      <p className={sheet.muted}>{words.matesEnglish}</p>
    </section>
  );
}
