import styles from '../lorebook.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly name: string;
  /** Whether it is checked at first. */
  readonly isOn: boolean;
}

/** A labelled checkbox of a form. */
export function CheckField({ label, name, isOn }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} value="on" defaultChecked={isOn} />
      {label}
    </label>
  );
}
