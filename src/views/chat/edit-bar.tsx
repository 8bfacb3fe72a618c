import { useMessages } from '../../locales/messages.ts';
import type { ComposerActor } from '../../machines/chat/composer.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './chat-composer.module.css';

/** Says that the draft takes the place of an earlier message. */
export function EditBar({ composer }: { readonly composer: ComposerActor }) {
  const words = useMessages('chatExtras').editing;
  return (
    <div className={styles.bar}>
      <span role="status">{words.title}</span>
      <Button onClick={() => composer.send({ type: 'edit.cancel' })}>{words.cancel}</Button>
    </div>
  );
}
