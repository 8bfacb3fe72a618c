import { trimmed } from '../../../contract/blank-text.ts';
import type { SubmitEvent } from 'react';
import { hintLimit, type ReplyHint } from '../../../contract/reply-hint.ts';
import { useMessages } from '../../locales/messages.ts';
import { textOf } from '../dom/field.ts';
import { closeSheet } from '../dom/popover.ts';
import { Button } from './button.tsx';
import { ChipButton } from './chip.tsx';
import styles from './reply-hints.module.css';

interface ReplyHintsProps {
  /** Scripted mates only vary the length. */
  readonly isScripted: boolean;
  readonly disabled: boolean;
  readonly onPick: (hint: ReplyHint) => void;
}

/** Requests another reply that differs in a way that the user chooses, or describes. */
export function ReplyHints({ isScripted, disabled, onPick }: ReplyHintsProps) {
  const t = useMessages('messageActions').hint;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = trimmed(textOf(event.currentTarget, 'hint'));
    if (text === '') return;
    closeSheet(event);
    onPick({ kind: 'own', text });
  };
  return (
    <div className={styles.hints} role="group" aria-label={t.label}>
      <p aria-hidden="true">{t.label}</p>
      <div className={styles.row}>
        {(isScripted ? lengths : kinds).map((kind) => (
          <ChipButton
            key={kind}
            disabled={disabled}
            onClick={(event) => {
              closeSheet(event);
              onPick({ kind });
            }}
          >
            {t[kind]}
          </ChipButton>
        ))}
      </div>
      {isScripted ? null : (
        <form className={styles.row} onSubmit={submit}>
          <input
            name="hint"
            maxLength={hintLimit}
            placeholder={t.own}
            aria-label={t.own}
            autoComplete="off"
            dir="auto"
            className={styles.own}
          />
          <Button type="submit" disabled={disabled}>
            {t.send}
          </Button>
        </form>
      )}
    </div>
  );
}

const lengths = ['shorter', 'longer'] as const;
const kinds = [...lengths, 'playful'] as const;
