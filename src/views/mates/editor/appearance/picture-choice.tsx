import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import type { MateFormActor } from '../../../../machines/mates/editor/mate-form.machine.ts';
import type { PictureChoiceActor } from '../../../../machines/mates/editor/picture-choice.machine.ts';
import { Button } from '../../../components/button.tsx';
import { FileChoice } from '../../../components/forms/file-choice.tsx';
import { Icon } from '../../../components/icons/icon.tsx';
import sheet from '../../../components/dialogs/sheet.module.css';
import { receiveFiles } from '../../../dom/forms/receive-files.ts';
import styles from './picture-crop.module.css';

const accept = 'image/png,image/jpeg,image/webp,image/avif';

interface PictureChoiceProps {
  readonly actor: PictureChoiceActor;
  readonly form: MateFormActor;
  readonly hasPicture: boolean;
}

/** Chooses, changes and removes the mate's own picture. A file can be dropped here too. */
export function PictureChoice({ actor, form, hasPicture }: PictureChoiceProps) {
  const t = useMessages('mateEditor').picture;
  const isOpening = useSelector(actor, (snapshot) => snapshot.hasTag('opening'));
  return (
    <div className={styles.choice} tabIndex={-1} ref={receiveFiles}>
      <div className={sheet.row}>
        <FileChoice name="picture" accept={accept} onChoose={() => actor.send({ type: 'picture.choose' })}>
          <Icon name="plus" />
          {hasPicture ? t.change : t.choose}
        </FileChoice>
        {hasPicture ? (
          <Button onClick={() => form.send({ type: 'picture.change', picture: null })}>{t.remove}</Button>
        ) : null}
      </div>
      <p className={sheet.muted}>{t.text}</p>
      <p role="status" className={isOpening ? undefined : 'visually-hidden'}>
        {isOpening ? t.opening : null}
      </p>
    </div>
  );
}
