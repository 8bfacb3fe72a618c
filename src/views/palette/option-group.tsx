import { useId } from 'react';
import { isSame, type PaletteOption } from '../../machines/palette/palette.reducers.ts';
import { showPointed } from '../dom/keys/palette-keys.ts';
import styles from './option-group.module.css';

interface OptionGroupProps {
  readonly label: string;
  readonly listId: string;
  readonly options: readonly PaletteOption[];
  readonly pointed: PaletteOption | null;
  readonly onChoose: (option: PaletteOption) => void;
}

/** The id of the element of an option. */
export const idOf = (listId: string, { kind, id }: PaletteOption): string =>
  `${listId}-${kind}-${encodeURIComponent(id)}`;

/** Options of one kind. The field has the focus and the keys: here one presses only. */
export function OptionGroup({ label, listId, options, pointed, onChoose }: OptionGroupProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <div role="presentation" id={labelId} className={styles.label}>
        {label}
      </div>
      {options.map((option) => {
        const isPointed = isSame(option, pointed);
        return (
          <button
            key={option.id}
            type="button"
            role="option"
            id={idOf(listId, option)}
            tabIndex={-1}
            aria-selected={isPointed}
            ref={isPointed ? showPointed : undefined}
            className={styles.option}
            onClick={() => onChoose(option)}
          >
            <bdi className={styles.name}>{option.name}</bdi>
            {option.detail === '' ? null : <bdi className={styles.detail}>{option.detail}</bdi>}
          </button>
        );
      })}
    </div>
  );
}
