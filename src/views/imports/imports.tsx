import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { ImportActor } from '../../machines/imports/import.machine.ts';
import { FileChoice } from '../components/forms/file-choice.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { SettingsNavigation } from '../account/settings-navigation.tsx';
import { FullPage } from '../components/page/full-page.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { receiveFiles } from '../dom/forms/receive-files.ts';
import { SupervisedPart } from '../components/status/supervised-part.tsx';
import { ImportStatus } from './import-status.tsx';
import { ImportPreviewForm } from './import-preview-form.tsx';
import { ImportReport } from './import-report.tsx';
import styles from './imports.module.css';
import { LockedFile } from './locked-file.tsx';
import { PastImports } from './past-imports.tsx';
import { RejectedFiles } from './rejected-files.tsx';

/** Brings chats, mates and personas along from other apps, or from another server. */
export function Imports({ actor }: { readonly actor: ImportActor }) {
  const { backToSettings } = useMessages('components');
  const { imports: title } = useMessages('titles');
  const step = useSelector(actor, ({ value }) => value);
  const preview = useSelector(actor, ({ context }) => context.preview);
  const isChoosing = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const isLocked = useSelector(actor, (snapshot) => snapshot.hasTag('locked'));
  const past = useSelector(actor, ({ children }) => children.pastImports);
  return (
    <FullPage title={title} back={{ to: '/data', label: backToSettings }} aside={<SettingsNavigation />}>
      <section className={sheet.section}>
        {isChoosing ? <ImportChoice actor={actor} /> : null}
        <ImportStatus actor={actor} />
        {isLocked ? <LockedFile actor={actor} /> : null}
        {step === 'preview' && preview !== null ? (
          <ImportPreviewForm actor={actor} preview={preview} />
        ) : null}
        {step === 'done' || step === 'interrupted' ? <ImportReport actor={actor} /> : null}
        {step === 'nothing' && preview !== null ? <RejectedFiles files={preview.rejected} /> : null}
      </section>
      <SupervisedPart actor={past}>{(part) => <PastImports actor={part} />}</SupervisedPart>
    </FullPage>
  );
}

/** The choice of files or a folder, which can be dropped or pasted here too. */
function ImportChoice({ actor }: { readonly actor: ImportActor }) {
  const t = useMessages('imports');
  return (
    // A click on it makes it the place where one pastes.
    <div className={styles.choice} tabIndex={-1} ref={receiveFiles}>
      <p>{t.intro}</p>
      <div className={sheet.row}>
        <FileChoice
          look="accent"
          name="files"
          many="files"
          accept=".mates,.age,.zip,.json,.jsonl,.png,.apng,.jpg,.jpeg,.charx"
          onChoose={() => actor.send({ type: 'files.choose', folder: false })}
        >
          <Icon name="download" />
          {t.choose}
        </FileChoice>
        <FileChoice
          name="folder"
          many="folder"
          onChoose={() => actor.send({ type: 'files.choose', folder: true })}
        >
          {t.folder}
        </FileChoice>
      </div>
    </div>
  );
}
