import { useMessages } from '../../locales/messages.ts';
import type { MateFormActor } from '../../machines/mates/editor/mate-form.selectors.ts';
import sheet from '../components/sheet.module.css';
import { FileChoice } from '../components/file-choice.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './mate-editor-card.module.css';

/** Fills the form from a character card file. Nothing is sent before the mate is saved. */
export function MateEditorCard({ actor }: { readonly actor: MateFormActor }) {
  const t = useMessages('mateEditor').card;
  return (
    <div className={styles.card}>
      <p className={sheet.muted}>{t.text}</p>
      <FileChoice name="card" onChoose={() => actor.send({ type: 'card.import' })}>
        <Icon name="book-open" />
        {t.choose}
      </FileChoice>
    </div>
  );
}
