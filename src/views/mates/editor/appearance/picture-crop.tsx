import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useFailureText } from '../../../../locales/failure-text.ts';
import { useMessages } from '../../../../locales/messages.ts';
import {
  selectShare,
  type PictureChoiceActor,
} from '../../../../machines/mates/editor/picture-choice.machine.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import sheet from '../../../components/dialogs/sheet.module.css';
import { PictureFrame } from './picture-frame.tsx';
import styles from './picture-crop.module.css';

/**
 * Chooses the square of a picture, confirms that it may be used, and sends it. Modal: the mate is not saved without a picture that
 * was chosen and neither used nor canceled.
 */
export function PictureCrop({ actor }: { readonly actor: PictureChoiceActor }) {
  const t = useMessages('mateEditor').picture;
  const { cancel, retry } = useMessages('components');
  const failureText = useFailureText();
  const picture = useSelector(actor, ({ context }) => context.picture);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const share = useSelector(actor, selectShare);
  const isConfirmed = useSelector(actor, ({ context }) => context.isConfirmed);
  const isUnconfirmed = useSelector(actor, (snapshot) => snapshot.hasTag('unconfirmed'));
  const problemId = useId();
  if (picture === null) return null;
  const isSending = share !== null;
  const close = () => actor.send({ type: 'picture.cancel' });
  return (
    <Dialog title={t.crop} onClose={close}>
      <PictureFrame actor={actor} picture={picture} />
      <div className={styles.side}>
        <label className={styles.confirmation}>
          <input
            type="checkbox"
            name="confirmed"
            checked={isConfirmed}
            disabled={isSending}
            aria-invalid={isUnconfirmed ? true : undefined}
            aria-describedby={isUnconfirmed ? problemId : undefined}
            onChange={({ currentTarget }) =>
              actor.send({ type: 'confirmation.change', isConfirmed: currentTarget.checked })
            }
          />
          {t.confirm}
        </label>
        {isUnconfirmed ? (
          <p id={problemId} role="alert" className={styles.problem}>
            {t.confirmFirst}
          </p>
        ) : null}
        {failure === null ? null : (
          <p role="alert" className={styles.problem}>
            {failureText(failure)}
          </p>
        )}
        <p role="status" className={isSending ? undefined : 'visually-hidden'}>
          {isSending ? t.sending : null}
        </p>
        {isSending ? <progress value={share} aria-label={t.sending} /> : null}
        <div className={sheet.row}>
          {isSending ? null : (
            <Button look="accent" onClick={() => actor.send({ type: 'picture.use' })}>
              {failure === null ? t.use : retry}
            </Button>
          )}
          <Button look="quiet" onClick={close}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
