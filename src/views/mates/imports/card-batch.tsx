import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { CardBatchActor } from '../../../machines/mates/imports/card-batch.machine.ts';
import { maxFiles } from '../../../machines/mates/imports/card-batch.selectors.ts';
import { FileChoice } from '../../components/forms/file-choice.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { scrollOnMountToEnd } from '../../dom/arrival.ts';
import { receiveFiles } from '../../dom/forms/receive-files.ts';
import { CardBatchProgress } from './card-batch-progress.tsx';
import { CardBatchReport } from './card-batch-report.tsx';
import { CardBatchStart } from './card-batch-start.tsx';
import styles from './card-batch.module.css';
import { acceptedCards } from '../editor/mate-editor-card.tsx';

/** Makes mates of many character cards, which are chosen, dropped or pasted, and reports the result of each. */
export function CardBatch({ actor }: { readonly actor: CardBatchActor }) {
  const t = useMessages('mateEditor').batch;
  const isReady = useSelector(actor, (snapshot) => snapshot.hasTag('ready'));
  const isChoosing = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const hasFiles = useSelector(actor, ({ context }) => context.files).length > 0;
  const isShareFailed = useSelector(actor, (snapshot) => snapshot.hasTag('shareFailed'));
  const choose = (input: string) => actor.send({ type: 'files.choose', input });
  return (
    // A click on it makes it the place where one pastes.
    <section className={styles.batch} aria-labelledby="card-batch" tabIndex={-1} ref={receiveFiles}>
      <h2 id="card-batch">{t.title}</h2>
      <p className={sheet.muted}>{t.text(maxFiles)}</p>
      {isShareFailed ? (
        <p role="alert" ref={scrollOnMountToEnd}>
          {t.notReceived}
        </p>
      ) : null}
      {isChoosing ? (
        <div className={sheet.row}>
          <FileChoice name="cards" accept={acceptedCards} many="files" onChoose={() => choose('cards')}>
            <Icon name="download" />
            {t.choose}
          </FileChoice>
          <FileChoice name="card-folder" many="folder" onChoose={() => choose('card-folder')}>
            <Icon name="archive" />
            {t.folder}
          </FileChoice>
        </div>
      ) : null}
      {isReady ? <CardBatchStart actor={actor} /> : null}
      {hasFiles && !isReady ? <CardBatchProgress actor={actor} /> : null}
      {hasFiles ? <CardBatchReport actor={actor} /> : null}
    </section>
  );
}
