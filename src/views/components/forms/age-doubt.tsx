import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { AgeGateActor } from '../../../machines/safety/age-gate.machine.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { Button } from '../button.tsx';
import { useConfirmation } from '../dialogs/use-confirmation.ts';
import sheet from '../dialogs/sheet.module.css';
import { SlowBanner } from '../status/slow-banner.tsx';
import styles from './age-form.module.css';

/** Below it nothing is said about an age. In years. */
const adultAge = 18;

interface AgeDoubtProps {
  readonly age: AgeGateActor;
  readonly actor: ConfirmationActor;
}

/** Asks whether a sentence of the user's was misunderstood, which one press says. */
export function AgeDoubt({ age, actor }: AgeDoubtProps) {
  const t = useMessages('age');
  const sentence = useSelector(age, ({ context }) => context.sentence);
  const { isPending, isSlow, failure, cancel } = useConfirmation(actor);
  return (
    <div className={sheet.form} aria-busy={isPending}>
      <ReadSentence sentence={sentence} />
      <p className={sheet.muted}>{t.doubt.meanwhile}</p>
      {failure === null ? null : (
        <p className={styles.error} role="alert">
          {t.failed}
        </p>
      )}
      {isSlow ? <SlowBanner onStop={cancel} /> : null}
      <div className={sheet.row}>
        <Button
          look="accent"
          aria-disabled={isPending}
          onClick={() => actor.send({ type: 'action.confirm' })}
        >
          {isPending ? t.confirming : t.doubt.misunderstood}
        </Button>
        <Button
          aria-disabled={isPending}
          onClick={isPending ? undefined : () => age.send({ type: 'birthDate.request' })}
        >
          {t.doubt.young(adultAge)}
        </Button>
      </div>
    </div>
  );
}

/** The doubted sentence of the user, or null where it was deleted. */
export function ReadSentence({ sentence }: { readonly sentence: string | null }) {
  const t = useMessages('age').doubt;
  if (sentence === null) return <p>{t.unquoted(adultAge)}</p>;
  return (
    <>
      <p>{t.read(adultAge)}</p>
      <blockquote className={styles.sentence} dir="auto">
        {sentence}
      </blockquote>
    </>
  );
}
