import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { manners } from '../../../contract/own-mate.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectNfsw } from '../../machines/auth/auth.selectors.ts';
import { useAuth } from '../app-context.ts';
import { Icon } from '../components/icon.tsx';
import styles from './mate-options.module.css';

interface ChoicesProps {
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** How the mate speaks: each manner with something it would say. */
export function MannerChoice({ chosen, onChoose }: ChoicesProps) {
  const words = useMessages('generate').voice;
  return (
    <fieldset className={styles.choices}>
      <legend>{words.manner}</legend>
      {manners.map((manner) => (
        <Choice key={manner} name="manner" value={manner} isChosen={manner === chosen} onChoose={onChoose}>
          <strong>{words.manners[manner].name}</strong>
          <em>{words.manners[manner].example}</em>
        </Choice>
      ))}
    </fieldset>
  );
}

/** Who may meet the mate. */
export function VisibilityChoice({ chosen, onChoose }: ChoicesProps) {
  const words = useMessages('generate').visibility;
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{words.title}</legend>
      <Choice name="visibility" value="private" isChosen={chosen === 'private'} onChoose={onChoose}>
        <strong>
          <Icon name="venetian-mask" />
          {words.private.name}
        </strong>
        <span>{words.private.text}</span>
      </Choice>
      <Choice name="visibility" value="public" isChosen={chosen === 'public'} onChoose={onChoose}>
        <strong>
          <Icon name="compass" />
          {words.public.name}
        </strong>
        <span>{words.public.text}</span>
      </Choice>
    </fieldset>
  );
}

/** The content rating of the mate. Only users who see mature content can change it. */
export function RatingChoice({ chosen, onChoose }: ChoicesProps) {
  const words = useMessages('generate').rating;
  const nfsw = useSelector(useAuth(), selectNfsw);
  if (!nfsw) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{words.title}</legend>
      <Choice name="rating" value="everyone" isChosen={chosen !== 'mature'} onChoose={onChoose}>
        <strong>{words.everyone.name}</strong>
        <span>{words.everyone.text}</span>
      </Choice>
      <Choice name="rating" value="mature" isChosen={chosen === 'mature'} onChoose={onChoose}>
        <strong>{words.mature.name}</strong>
        <span>{words.mature.text}</span>
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
      <input type="radio" name={name} value={value} checked={isChosen} onChange={() => onChoose(value)} />
      <span className={styles.card}>{children}</span>
    </label>
  );
}
