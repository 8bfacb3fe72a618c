import { useMessages } from '../../locales/messages.ts';
import type { MateFormActor } from '../../machines/mates/mate-form.selectors.ts';
import sheet from '../components/sheet.module.css';
import { Icon } from '../components/icon.tsx';
import styles from './mate-editor-card.module.css';

/** Fills the form from a character card file. Nothing is sent before the mate is saved. */
export function CardImport({ actor }: { readonly actor: MateFormActor }) {
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
          className="visually-hidden"
          onChange={() => actor.send({ type: 'card.import' })}
        />
      </label>
    </div>
  );
}
