import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { manners } from '../../../../contract/mates/own-mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import { useAuth } from '../../app-context.ts';
import { Icon } from '../../components/icons/icon.tsx';
import styles from './mate-options.module.css';

interface ChoicesProps {
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** How the mate speaks: each manner with something it would say. */
export function MannerChoice({ chosen, onChoose }: ChoicesProps) {
  const t = useMessages('mateEditor').voice;
  return (
    <fieldset className={styles.choices}>
      <legend>{t.manner}</legend>
      {manners.map((manner) => (
        <Choice key={manner} name="manner" value={manner} isChosen={manner === chosen} onChoose={onChoose}>
          <strong>{t.manners[manner].name}</strong>
          <em>{t.manners[manner].example}</em>
        </Choice>
      ))}
    </fieldset>
  );
}

const visibilities = [
  ['private', 'pencil'],
  ['unlisted', 'eye-off'],
  ['public', 'compass'],
] as const;

/** Who may meet the mate. */
export function VisibilityChoice({ chosen, onChoose }: ChoicesProps) {
  const t = useMessages('mateEditor').visibility;
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{t.title}</legend>
      {visibilities.map(([value, icon]) => (
        <Choice key={value} name="visibility" value={value} isChosen={chosen === value} onChoose={onChoose}>
          <strong>
            <Icon name={icon} />
            {t[value].name}
          </strong>
          <span>{t[value].text}</span>
        </Choice>
      ))}
    </fieldset>
  );
}

/** The content rating of the mate. Only users who see mature content can change it. */
export function RatingChoice({ chosen, onChoose }: ChoicesProps) {
  const t = useMessages('mateEditor').rating;
  const nfsw = useSelector(useAuth(), ({ context }) => context.nfsw);
  if (!nfsw) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{t.title}</legend>
      <Choice name="rating" value="everyone" isChosen={chosen !== 'mature'} onChoose={onChoose}>
        <strong>{t.everyone.name}</strong>
        <span>{t.everyone.text}</span>
      </Choice>
      <Choice name="rating" value="mature" isChosen={chosen === 'mature'} onChoose={onChoose}>
        <strong>{t.mature.name}</strong>
        <span>{t.mature.text}</span>
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ name, value, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        className="cover-input"
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
      />
      <span className={styles.card}>{children}</span>
    </label>
  );
}
