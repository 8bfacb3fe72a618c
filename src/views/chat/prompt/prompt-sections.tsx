import type {
  PromptItem,
  PromptReason,
  RemovedPart,
  ReplyPrompt,
} from '../../../../contract/replies/reply-prompt.ts';
import { useMessages } from '../../../locales/messages.ts';
import styles from './prompt-sections.module.css';

/** The text removed from a reply, and the sections of its prompt with their shares of its limit, and the facts, chapters and passages in them. */
export function PromptSections({
  prompt: { limit, sections, removed = [] },
}: {
  readonly prompt: ReplyPrompt;
}) {
  const t = useMessages('messageActions').why;
  const used = sections.reduce((sum, { tokens }) => sum + tokens, 0);
  const share = (tokens: number): number => Math.min(1, tokens / Math.max(1, limit));
  return (
    <>
      {removed.length === 0 ? null : <Removed parts={removed} />}
      <p className={styles.total}>
        {t.total({ tokens: used, limit, percent: Math.round(share(used) * 100) })}
      </p>
      <ol className={styles.sections}>
        {sections.map(({ name, tokens, leftOut, items = [] }) => (
          <li key={name}>
            <h3>
              {t.sections[name]} <span className={styles.tokens}>{t.tokens(tokens)}</span>
            </h3>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${share(tokens) * 100}%` }} />
            </span>
            {items.length === 0 ? null : (
              <ul className={styles.items}>
                {items.map((item, index) => (
                  <Item
                    key={item.loreId ?? item.factId ?? item.chapterId ?? item.messageIds?.join(' ') ?? index}
                    item={item}
                  />
                ))}
              </ul>
            )}
            {leftOut === 0 ? null : <p className={styles.reason}>{t.leftOut(leftOut)}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

function Removed({ parts }: { readonly parts: readonly RemovedPart[] }) {
  const t = useMessages('messageActions').why.removed;
  return (
    <section className={styles.removed}>
      <h3>{t.title}</h3>
      <ul className={styles.items}>
        {parts.map(({ reason, text }, index) => (
          <li key={`${String(index)} ${reason}`}>
            {text === undefined ? null : (
              <p className={styles.text} dir="auto">
                {text}
              </p>
            )}
            <p className={styles.reason}>{t.reasons[reason]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item: { text, tokens, reason } }: { readonly item: PromptItem }) {
  const t = useMessages('messageActions').why;
  return (
    <li>
      {text === null ? (
        <p className={styles.reason}>{t.deleted}</p>
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <p className={styles.reason}>
        <Reason reason={reason} />
        <span>{t.tokens(tokens)}</span>
      </p>
    </li>
  );
}

function Reason({ reason }: { readonly reason: PromptReason }) {
  const reasons = useMessages('messageActions').why.reasons;
  switch (reason.kind) {
    case 'words':
      return <span dir="auto">{reasons.words(reason.words.join(' · '))}</span>;
    case 'key':
      return <span dir="auto">{reason.key === '' ? reasons.keyGone : reasons.key(reason.key)}</span>;
    default:
      return <span>{reasons[reason.kind]}</span>;
  }
}
