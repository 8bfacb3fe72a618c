import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ComposerActor } from '../../../machines/chat/outbox/composer.machine.ts';
import type { ReplySuggestionsActor } from '../../../machines/chat/reply/reply-suggestions.machine.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { ChipButton } from '../../components/chip.tsx';
import { TypedText } from '../../components/messages/own-text.tsx';
import { focusComposer } from '../../dom/focus-composer.ts';
import styles from './reply-suggestions.module.css';
import { usePart } from '../../use-part.ts';

interface ReplySuggestionsProps {
  readonly conversation: ConversationActor;
  readonly composer: ComposerActor;
}

/**
 * Suggestions for the next message. A click puts one into the composer as it is shown, and Enter then sends it. The row keeps its height while it is empty, so that
 * the conversation does not move when suggestions load.
 */
export function ReplySuggestions({ conversation, composer }: ReplySuggestionsProps) {
  const replySuggestions = usePart(conversation, ({ children }) => children.replySuggestions);
  return replySuggestions === undefined ? null : (
    <Suggestions replySuggestions={replySuggestions} composer={composer} />
  );
}

/** In UTF-16 units: what fits into one line is not made narrower. */
const shortText = 40;

interface SuggestionsProps {
  readonly replySuggestions: ReplySuggestionsActor;
  readonly composer: ComposerActor;
}

function Suggestions({ replySuggestions, composer }: SuggestionsProps) {
  const t = useMessages('messageActions').ideas;
  const { undo } = useMessages('components');
  const suggestions = useSelector(replySuggestions, ({ context }) => context.suggestions);
  const isLoading = useSelector(replySuggestions, (snapshot) => snapshot.hasTag('loading'));
  const isUnsupported = useSelector(replySuggestions, (snapshot) => snapshot.hasTag('unsupported'));
  const canUndo = useSelector(composer, (snapshot) => snapshot.matches({ open: 'suggested' }));
  const hasWritten = useSelector(composer, ({ context }) => context.recent.length > 0);
  const isPending = isLoading && hasWritten && suggestions.length === 0;
  if (isUnsupported) return null;
  const isEmpty = suggestions.length === 0 && !isPending && !canUndo;
  return (
    <div className={styles.ideas} {...(isEmpty ? {} : { role: 'group', 'aria-label': t.label })}>
      {suggestions.map((text) => (
        <ChipButton
          key={text}
          className={styles.idea}
          data-long={text.length > shortText || undefined}
          dir="auto"
          onClick={() => {
            composer.send({ type: 'suggestion.chosen', text });
            focusComposer();
          }}
        >
          <bdi>
            <TypedText text={text} />
          </bdi>
        </ChipButton>
      ))}
      {isPending ? <span>{t.asking}</span> : null}
      {canUndo ? (
        <ChipButton
          className={styles.idea}
          onClick={() => {
            composer.send({ type: 'draft.undo' });
            focusComposer();
          }}
        >
          {undo}
        </ChipButton>
      ) : null}
    </div>
  );
}
