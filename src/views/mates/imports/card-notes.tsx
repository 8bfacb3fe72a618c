import { useMessages } from '../../../locales/messages.ts';
import { assetsInWords } from '../../../machines/mates/imports/card-assets.ts';
import type { CardReport } from '../../../machines/mates/imports/card-batch.types.ts';
import styles from './card-batch.module.css';

/** What of a card a mate does not show, and what was filled in for it. */
export function CardNotes({ report }: { readonly report: CardReport }) {
  const notes = useNotes(report);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function useNotes({ added, isComplete, unused, hasPlacedLore, assets }: CardReport): readonly string[] {
  const t = useMessages('mateEditor').batch;
  const { basics, card } = useMessages('mateEditor');
  const { remote, missing, isRetained } = assets;
  const inFile = assetsInWords(assets, t.assets);
  return [
    ...(added.length === 0 ? [] : [t.added(added.map((field) => basics[field]))]),
    ...(isComplete ? [] : [card.cut]),
    ...(unused.length === 0 ? [] : [card.notUsed(unused.map((part) => card.part[part]))]),
    ...(hasPlacedLore === true ? [card.placedLore] : []),
    ...(inFile.length === 0 ? [] : [t[isRetained ? 'kept' : 'notKept'](inFile)]),
    ...(remote === 0 ? [] : [t.remote(remote)]),
    ...(missing === 0 ? [] : [t.missing(missing)]),
  ];
}
