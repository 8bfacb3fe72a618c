import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { isBlank } from '../../../../contract/blank-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { KeyListActor } from '../../../machines/lore/entries/keys/key-list.machine.ts';
import { allKeys } from '../../../machines/lore/entries/keys/key-list.reducers.ts';
import { listed } from '../../../machines/lore/entries/keys/key-text.ts';
import { describedBy, FieldNotes } from '../../components/forms/field.tsx';
import field from '../../components/forms/field.module.css';
import { useRefusalAt } from '../../components/forms/form-refusal.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { focusListField, reportValue, sendListKey, sendPastedList } from '../../dom/keys/key-list-keys.ts';
import styles from './key-field.module.css';

interface KeyFieldProps {
  readonly actor: KeyListActor;
  readonly label: string;
  readonly hint?: string;
}

/** A list of keys, each with a button that removes it, and a field for more. The form has them as the lines of one value. */
export function KeyField({ actor, label, hint }: KeyFieldProps) {
  const name = useSelector(actor, ({ context }) => context.name);
  const written = useSelector(actor, ({ context }) => context.written);
  // With what is still in the field.
  const value = useSelector(actor, ({ context }) => listed(allKeys(context)));
  const problem = useRefusalAt(name);
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <Keys actor={actor} label={label} />
        <input
          id={id}
          value={written}
          autoComplete="off"
          autoCapitalize="none"
          dir="auto"
          enterKeyHint="done"
          aria-describedby={describedBy(id, { hint, problem })}
          aria-invalid={problem === undefined ? undefined : true}
          onChange={({ currentTarget, nativeEvent }) =>
            actor.send({
              type: isComposed(nativeEvent) ? 'text.compose' : 'text.change',
              text: currentTarget.value,
            })
          }
          onCompositionEnd={({ currentTarget }) =>
            actor.send({ type: 'text.change', text: currentTarget.value })
          }
          onKeyDown={(event) => sendListKey(actor, event)}
          onPaste={(event) => sendPastedList(actor, event)}
        />
      </div>
      <FieldNotes id={id} hint={hint} problem={problem} />
      <Announcement actor={actor} />
      <input key={value} ref={reportValue} type="hidden" name={name} defaultValue={value} />
    </div>
  );
}

function Keys({ actor, label }: Pick<KeyFieldProps, 'actor' | 'label'>) {
  const t = useMessages('lorebooks').entry;
  // A file may have a key twice, or blank ones.
  const keys = [...new Set(useSelector(actor, ({ context }) => context.keys))].filter((key) => !isBlank(key));
  if (keys.length === 0) return null;
  return (
    <ul className={styles.keys} aria-label={label}>
      {keys.map((key) => (
        <li key={key} className={styles.key}>
          <bdi>{key}</bdi>
          <button
            type="button"
            className={styles.remove}
            aria-label={t.removeKey(key)}
            onClick={({ currentTarget }) => {
              focusListField(currentTarget);
              actor.send({ type: 'key.remove', key });
            }}
          >
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Says what was added or removed to those who do not see the list. */
function Announcement({ actor }: Pick<KeyFieldProps, 'actor'>) {
  const { keyChanges } = useMessages('lorebooks').entry;
  const change = useSelector(actor, ({ context }) => context.change);
  return (
    <p role="status" className="visually-hidden">
      {change === null ? null : keyChanges[change.kind](change.keys.join(' · '))}
    </p>
  );
}

const isComposed = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
