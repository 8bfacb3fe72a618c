import { useMessages } from '../../../locales/messages.ts';
import { assetsInWords } from '../../../machines/mates/imports/card-assets.ts';
import type { CardReport } from '../../../machines/mates/imports/card-batch.reducers.ts';
import { CreatorNotes } from '../../components/mates/creator-notes.tsx';
import styles from './card-batch.module.css';

/** The parts of a card that its mate does not show, the fields that were filled in for it, and the creator notes. */
export function CardNotes({ report }: { readonly report: CardReport }) {
  const notes = useNotes(report);
  return (
    <>
      {notes.length === 0 ? null : (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <CreatorNotes notes={report.creatorNotes} isOpen={false} />
    </>
  );
}

function useNotes({ added, isComplete, unused, hasPlacedLore, assets }: CardReport): readonly string[] {
  const t = useMessages('mateEditor').batch;
  const { basics, card } = useMessages('mateEditor');
  const { listed } = useMessages('formats');
  const { remote, missing, isRetained } = assets;
  const inFile = assetsInWords(assets, t.assets);
  return [
    ...(added.length === 0 ? [] : [t.added(listed(added.map((field) => basics[field])))]),
    ...(isComplete ? [] : [card.cut]),
    ...(unused.length === 0 ? [] : [card.notUsed(listed(unused.map((part) => card.part[part])))]),
    ...(hasPlacedLore === true ? [card.placedLore] : []),
    ...(inFile.length === 0 ? [] : [t[isRetained ? 'kept' : 'notKept'](listed(inFile))]),
    ...(remote === 0 ? [] : [t.remote(remote)]),
    ...(missing === 0 ? [] : [t.missing(missing)]),
  ];
}
