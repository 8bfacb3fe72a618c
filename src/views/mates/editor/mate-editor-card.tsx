import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { creatorNotesIn } from '../../../../contract/mates/creator-notes.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateFormActor } from '../../../machines/mates/editor/mate-form.machine.ts';
import { useLanguage } from '../../app-context.ts';
import sheet from '../../components/dialogs/sheet.module.css';
import { FileChoice } from '../../components/forms/file-choice.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { CreatorNotes } from '../../components/mates/creator-notes.tsx';
import { receiveFiles } from '../../dom/forms/receive-files.ts';
import styles from './mate-editor-card.module.css';

/** The files in which cards are. */
export const acceptedCards = '.json,.png,.apng,.jpg,.jpeg,.charx,.zip,application/json,image/png,image/jpeg';

/** Fills the form from a character card that is chosen, dropped or pasted. Nothing is sent before the mate is saved. */
export function MateEditorCard({ actor }: { readonly actor: MateFormActor }) {
  const t = useMessages('mateEditor').card;
  return (
    // A click on it makes it the place where one pastes.
    <div className={styles.card} tabIndex={-1} ref={receiveFiles}>
      <p className={sheet.muted}>{t.text}</p>
      <FileChoice name="card" accept={acceptedCards} onChoose={() => actor.send({ type: 'card.import' })}>
        <Icon name="download" />
        {t.choose}
      </FileChoice>
      <ImportedNotes actor={actor} />
    </div>
  );
}

/** The creator notes of the card that the form was filled from. */
function ImportedNotes({ actor }: { readonly actor: MateFormActor }) {
  const card = useSelector(actor, ({ context }) => context.card);
  const language = useSelector(useLanguage(), ({ context }) => context.language);
  // A card has up to a million letters, and the form is rendered with each key.
  const notes = useMemo(() => (card === null ? '' : creatorNotesIn(card, language)), [card, language]);
  return <CreatorNotes notes={notes} isOpen />;
}
