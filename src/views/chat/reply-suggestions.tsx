import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectCanUndo,
  selectHasWritten,
  type ComposerActor,
} from '../../machines/chat/composer.selectors.ts';
import {
  selectIdeas,
  selectIsAsking,
  selectIsOff,
  type ReplySuggestionsActor,
} from '../../machines/chat/reply-suggestions.selectors.ts';
import { ChipButton } from '../components/chip.tsx';
import styles from './reply-suggestions.module.css';

interface ChatIdeasProps {
  readonly inspiration: ReplySuggestionsActor;
  readonly composer: ComposerActor;
}

/** Suggestions for the next message. A click puts one into the composer; without suggestions nothing is shown. */
export function ChatIdeas({ inspiration, composer }: ChatIdeasProps) {
  const words = useMessages('chatExtras').ideas;
  const ideas = useSelector(inspiration, selectIdeas);
  const isAsking = useSelector(inspiration, selectIsAsking);
  const isOff = useSelector(inspiration, selectIsOff);
  const canUndo = useSelector(composer, selectCanUndo);
  const hasWritten = useSelector(composer, selectHasWritten);
  const isPending = isAsking && hasWritten && ideas.length === 0;
  if (isOff || (ideas.length === 0 && !isPending && !canUndo)) return null;
  return (
    <div className={styles.ideas} role="group" aria-label={words.label}>
      {ideas.map((text) => (
        <ChipButton
          key={text}
          className={styles.idea}
          dir="auto"
          onClick={() => inspiration.send({ type: 'suggestion.choose', text })}
        >
          <bdi>{actionIn(text) === null ? text : <em>{actionIn(text)}</em>}</bdi>
        </ChipButton>
      ))}
      {isPending ? <span>{words.asking}</span> : null}
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
