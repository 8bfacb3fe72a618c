import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectCanUndo, type ComposerActor } from '../../machines/composer.selectors.ts';
import {
  selectIdeas,
  selectIsAsking,
  selectIsFailed,
  selectIsOff,
  type InspirationActor,
} from '../../machines/inspiration.selectors.ts';
import { ChipButton } from '../parts/chip.tsx';
import styles from './chat-ideas.module.css';

interface ChatIdeasProps {
  readonly inspiration: InspirationActor;
  readonly composer: ComposerActor;
}

/** What one could say next. An idea goes into the composer, never further; nothing stands here where a host has none. */
export function ChatIdeas({ inspiration, composer }: ChatIdeasProps) {
  const words = useMessages('chatExtras').ideas;
  const ideas = useSelector(inspiration, selectIdeas);
  const isAsking = useSelector(inspiration, selectIsAsking);
  const isFailed = useSelector(inspiration, selectIsFailed);
  const isOff = useSelector(inspiration, selectIsOff);
  const canUndo = useSelector(composer, selectCanUndo);
  if (isOff) return null;
  return (
    <div className={styles.ideas} role="group" aria-label={words.label}>
      {ideas.map((text) => (
        <ChipButton
          key={text}
          className={styles.idea}
          dir="auto"
          onClick={() => inspiration.send({ type: 'idea.choose', text })}
        >
          <bdi>{actionIn(text) === null ? text : <em>{actionIn(text)}</em>}</bdi>
        </ChipButton>
      ))}
      {isAsking && ideas.length === 0 ? <span>{words.asking}</span> : null}
      {isFailed ? (
        <>
          <span role="status">{words.failed}</span>
          <ChipButton className={styles.idea} onClick={() => inspiration.send({ type: 'ideas.ask' })}>
            {words.again}
          </ChipButton>
        </>
      ) : null}
      {canUndo ? (
        <ChipButton className={styles.idea} onClick={() => composer.send({ type: 'draft.undo' })}>
          {words.undo}
        </ChipButton>
      ) : null}
    </div>
  );
}

/** What is done rather than said stands between asterisks, and is shown without them. */
const actionIn = (text: string): string | null => /^\*([^*]+)\*$/.exec(text)?.[1] ?? null;
