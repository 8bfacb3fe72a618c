import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  hasChosen,
  itemsOf,
  type ImportKind,
  type ImportPreview,
} from '../../machines/imports/import.reducers.ts';
import type { ImportActor } from '../../machines/imports/import.machine.ts';
import { Button } from '../components/button.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { RejectedFiles } from './rejected-files.tsx';
import { KindOfItems } from './kind-of-items.tsx';
import { MateChoices } from './mate-choices.tsx';

interface ImportPreviewProps {
  readonly actor: ImportActor;
  readonly preview: ImportPreview;
}

const kinds = ['mate', 'chat', 'persona', 'book', 'list'] as const satisfies readonly ImportKind[];

/** The content that was found, of which the user chooses. */
export function ImportPreviewForm({ actor, preview }: ImportPreviewProps) {
  const t = useMessages('imports');
  const { cancel } = useMessages('components');
  const canStart = useSelector(actor, ({ context }) => hasChosen(context));
  const hasMates = preview.characters.length > 0 || itemsOf(preview.items, 'mate').length > 0;
  return (
    <>
      <h2 tabIndex={-1}>{t.found}</h2>
      {kinds.map((kind) => (
        <KindOfItems key={kind} actor={actor} kind={kind} items={itemsOf(preview.items, kind)} />
      ))}
      <MateChoices actor={actor} preview={preview} />
      {hasMates ? <p className={sheet.muted}>{t.private}</p> : null}
      <RejectedFiles files={preview.rejected} />
      <div className={sheet.actions}>
        <Button onClick={() => actor.send({ type: 'import.cancel' })}>{cancel}</Button>
        <Button look="accent" aria-disabled={!canStart} onClick={() => actor.send({ type: 'import.start' })}>
          {t.start}
        </Button>
      </div>
    </>
  );
}
