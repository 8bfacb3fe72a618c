import { useMessages } from '../../../locales/messages.ts';
import styles from './hue-choice.module.css';
import { hueStep, nearestHue, tinted } from '../mates/mate-theme.ts';

interface HueChoiceProps {
  readonly label: string;
  readonly hue: number;
  /** Undefined in a form that reads the choice when it is submitted. */
  readonly onChoose?: (hue: number) => void;
}

/** Chooses a hue. A hue between two of these stays until another is chosen. */
export function HueChoice({ label, hue, onChoose }: HueChoiceProps) {
  const names = useMessages('hues');
  const nearest = nearestHue(hue);
  return (
    <fieldset className={styles.colours}>
      <legend>{label}</legend>
      {names.map((name, index) => {
        const offered = index * hueStep;
        const isNearest = offered === nearest;
        return (
          <label key={name} title={name} {...tinted(offered)}>
            <input
              className="cover-input"
              type="radio"
              name="hue"
              value={offered}
              {...(onChoose === undefined
                ? { defaultChecked: isNearest }
                : { checked: isNearest, onChange: () => onChoose(offered) })}
            />
            <span aria-hidden="true" />
            <span className="visually-hidden">{name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
