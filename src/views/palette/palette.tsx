import { useSelector } from '@xstate/react';
import {
  selectIsPalette,
  selectIsShortcuts,
  type PaletteActor,
} from '../../machines/palette/palette.selectors.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import { ShortcutList } from './shortcut-list.tsx';

interface PaletteProps {
  readonly actor: PaletteActor;
  /** Whether shortcuts begin with the Command key. */
  readonly hasCommandKey: boolean;
}

/** The command palette or the list of shortcuts; nothing while both are closed. */
export function Palette({ actor, hasCommandKey }: PaletteProps) {
  const isPalette = useSelector(actor, selectIsPalette);
  const isShortcuts = useSelector(actor, selectIsShortcuts);
  if (isPalette) return <PaletteDialog actor={actor} />;
  return isShortcuts ? (
    <ShortcutList hasCommandKey={hasCommandKey} onClose={() => actor.send({ type: 'palette.close' })} />
  ) : null;
}
