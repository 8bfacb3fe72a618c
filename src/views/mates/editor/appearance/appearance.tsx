import { useSelector } from '@xstate/react';
import { extraParts, faceParts, lookParts, type LookPart } from '../../../../../contract/mates/mate-look.ts';
import { useMessages } from '../../../../locales/messages.ts';
import type { MateFormActor } from '../../../../machines/mates/editor/mate-form.machine.ts';
import type { MateForm } from '../../../../machines/mates/editor/mate-form.reducers.ts';
import { Button } from '../../../components/button.tsx';
import { HueChoice } from '../../../components/forms/hue-choice.tsx';
import { IconButton } from '../../../components/icons/icon-button.tsx';
import { Icon } from '../../../components/icons/icon.tsx';
import { Portrait } from '../../../components/mates/portrait.tsx';
import sheet from '../../../components/dialogs/sheet.module.css';
import { SupervisedPart } from '../../../components/status/supervised-part.tsx';
import { portraitOf } from './portrait-of.ts';
import { placeOf, shuffled, stepped } from '../../../../../contract/mates/look-drawings.ts';
import styles from './appearance.module.css';
import { PictureChoice } from './picture-choice.tsx';

interface AppearanceProps {
  readonly actor: MateFormActor;
  readonly form: MateForm;
}

/** The portrait, part by part, rendered again after each press. */
export function Appearance({ actor, form: { look, picture, words: filled } }: AppearanceProps) {
  const t = useMessages('mateEditor').look;
  const shuffle = () => actor.send({ type: 'appearance.change', look: shuffled(Math.random) });
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <div className={styles.look}>
        <div className={styles.face}>
          <Portrait mate={{ hue: Number(filled.hue), ...portraitOf({ look, picture }) }} shape="card" eager />
          {picture === null ? (
            <Button onClick={shuffle} wide>
              <Icon name="sparkles" />
              {t.shuffle}
            </Button>
          ) : null}
        </div>
        {picture === null ? (
          <ul className={styles.parts}>
            {[...faceParts, ...extraParts].map((part) => (
              <li key={part}>
                <LookStepper actor={actor} look={look} part={part} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <SupervisedPart actor={useSelector(actor, ({ children }) => children.pictureChoice)}>
        {(part) => <PictureChoice actor={part} form={actor} hasPicture={picture !== null} />}
      </SupervisedPart>
      <HueChoice
        label={t.colour}
        hue={Number(filled.hue)}
        onChoose={(hue) => actor.send({ type: 'fields.change', patch: { hue: String(hue) } })}
      />
    </section>
  );
}

interface LookStepperProps {
  readonly actor: MateFormActor;
  readonly look: MateForm['look'];
  readonly part: LookPart;
}

/** Chooses the drawing of a part. */
function LookStepper({ actor, look, part }: LookStepperProps) {
  const t = useMessages('mateEditor').look;
  const name = t.parts[part];
  const at = placeOf(look, part);
  const step = (by: 1 | -1) => actor.send({ type: 'appearance.change', look: stepped(look, part, by) });
  return (
    <div className={styles.stepper} role="group" aria-label={name}>
      <IconButton label={t.previous(name)} onClick={() => step(-1)}>
        <Icon name="chevron-left" />
      </IconButton>
      <p className={styles.part}>
        <strong>{name}</strong>
        <span aria-live="polite">{at === 0 ? t.none : t.place({ at, count: lookParts[part].length })}</span>
      </p>
      <IconButton label={t.next(name)} onClick={() => step(1)}>
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  );
}
