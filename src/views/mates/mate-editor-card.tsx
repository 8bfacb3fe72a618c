import { useMessages } from '../../locales/messages.ts';
import sheet from '../components/sheet.module.css';
import { Icon } from '../components/icon.tsx';
import styles from './mate-editor-card.module.css';
import type { MateEditorActor } from './mate-editor.tsx';

/** Fills the form from a character card, which is a file. Nothing of it leaves the browser before it is saved. */
export function GenerateCard({ actor }: { readonly actor: MateEditorActor }) {
  const words = useMessages('generate').card;
  return (
    <div className={styles.card}>
      <p className={sheet.muted}>{words.text}</p>
      <label className={styles.choice}>
        <Icon name="book-open" />
        {words.choose}
        <input
          type="file"
          name="card"
          accept=".json,application/json"
          className="unseen"
          onChange={() => actor.send({ type: 'card.import' })}
        />
      </label>
    </div>
  );
}
