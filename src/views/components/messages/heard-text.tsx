import { useMessages } from '../../../locales/messages.ts';
import { writtenText } from '../../dom/thread/rich-text.ts';
import styles from './message.module.css';

interface HeardTextProps {
  readonly text: string;
  /** How much of it was heard, in UTF-16 units. */
  readonly heardTo: number;
}

/** A reply that was interrupted in a call, with a mark where the user stopped listening. */
export function HeardText({ text, heardTo }: HeardTextProps) {
  const { heard } = useMessages('messageActions');
  return (
    <>
      {heardTo === 0 ? null : (
        <div ref={writtenText(text.slice(0, heardTo))} className={styles.text} dir="auto" />
      )}
      <p className={styles.heard}>{heardTo === 0 ? heard.nothing : heard.part}</p>
      <div ref={writtenText(text.slice(heardTo))} className={styles.text} dir="auto" />
    </>
  );
}
