import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  /** Unique for each choice on a page. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly chosen: Value;
  /** Without it the form that contains the choice keeps it. */
  readonly onChoose?: (value: Value) => void;
}

/** A choice of a few short words in a row. */
export function Segments<Value extends string>({
  name,
  label,
  values,
  textOf,
  chosen,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {values.map((value) => (
          <label key={value}>
            <input
              className="cover-input"
              type="radio"
              name={name}
              value={value}
              {...(onChoose === undefined
                ? { defaultChecked: value === chosen }
                : { checked: value === chosen, onChange: () => onChoose(value) })}
            />
            <span>{textOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
