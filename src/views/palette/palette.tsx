import { useSelector } from '@xstate/react';
import type { PaletteActor } from '../../machines/palette/palette.machine.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import { ShortcutList } from './shortcut-list.tsx';

interface PaletteProps {
  readonly actor: PaletteActor;
  /** Whether shortcuts begin with the Command key. */
  readonly hasCommandKey: boolean;
}

/** The command palette or the list of shortcuts; nothing while both are closed. */
export function Palette({ actor, hasCommandKey }: PaletteProps) {
  const isPalette = useSelector(actor, (snapshot) => snapshot.hasTag('palette'));
  const isShortcuts = useSelector(actor, (snapshot) => snapshot.hasTag('shortcuts'));
  if (isPalette) return <PaletteDialog actor={actor} />;
  return isShortcuts ? (
    <ShortcutList hasCommandKey={hasCommandKey} onClose={() => actor.send({ type: 'palette.close' })} />
  ) : null;
}
