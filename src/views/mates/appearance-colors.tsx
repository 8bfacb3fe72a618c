import { useMessages } from '../../locales/messages.ts';
import { tinted } from '../components/mate-theme.ts';
import styles from '../account/profile.module.css';

const step = 30;

/** The colour that everything of the mate takes its own from. One that stands between two of these is kept. */
export function GenerateColours({ hue }: { readonly hue: number }) {
  const words = useMessages('generate').look;
  const nearest = Math.round(hue / step) % words.colours.length;
  return (
    <fieldset className={styles.colours}>
      <legend>{words.colour}</legend>
      {words.colours.map((colour, index) => (
        <label key={colour} title={colour} {...tinted(index * step)}>
          <input
            type="radio"
            name="hue"
            value={index === nearest ? hue : index * step}
            defaultChecked={index === nearest}
          />
          <span aria-hidden="true" />
          <span className="unseen">{colour}</span>
        </label>
      ))}
    </fieldset>
  );
}
