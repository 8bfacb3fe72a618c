import { useMessages } from '../../locales/messages.ts';
import { tinted } from '../components/mate-theme.ts';
import styles from '../account/profile.module.css';

const step = 30;

interface AppearanceColorsProps {
  readonly hue: number;
  readonly onChoose: (hue: number) => void;
}

/** Chooses the hue of the mate. A hue between two of these stays until another is chosen. */
export function AppearanceColors({ hue, onChoose }: AppearanceColorsProps) {
  const t = useMessages('mateEditor').look;
  const nearest = Math.round(hue / step) % t.colours.length;
  return (
    <fieldset className={styles.colours}>
      <legend>{t.colour}</legend>
      {t.colours.map((colour, index) => (
        <label key={colour} title={colour} {...tinted(index * step)}>
          <input
            type="radio"
            name="hue"
            value={index * step}
            checked={index === nearest}
            onChange={() => onChoose(index * step)}
          />
          <span aria-hidden="true" />
          <span className="visually-hidden">{colour}</span>
        </label>
      ))}
    </fieldset>
  );
}
