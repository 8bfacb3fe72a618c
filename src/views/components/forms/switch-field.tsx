import { useId, type ReactNode } from 'react';
import sheet from '../dialogs/sheet.module.css';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  readonly label: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: () => void;
  /** The status of the last change, where it takes time. */
  readonly children?: ReactNode;
}

/** A labelled switch, with what it means. */
export function SwitchField({ label, note, isOn, isBusy, onChange, children }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={id}
          aria-busy={isBusy}
          onChange={onChange}
        />
        {label}
      </label>
      <p id={id} className={sheet.muted}>
        {note}
      </p>
      {children}
    </div>
  );
}
