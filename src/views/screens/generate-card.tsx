import { useMessages } from '../../locales/messages.ts';
import sheet from '../parts/sheet.module.css';
import { Icon } from '../parts/icon.tsx';
import styles from './generate-card.module.css';
import type { GenerateActor } from './generate.tsx';

/** Fills the form from a character card, which is a file. Nothing of it leaves the browser before it is saved. */
export function GenerateCard({ actor }: { readonly actor: GenerateActor }) {
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
          onChange={() => actor.send({ type: 'card.choose' })}
        />
      </label>
    </div>
  );
}
