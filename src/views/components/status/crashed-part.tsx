import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectHasCrashed, type Crashable } from '../../../machines/shared/supervised.ts';
import { Button } from '../button.tsx';
import sheet from '../dialogs/sheet.module.css';

/** Shown in place of a part of the page that crashed, with a button to start it again. */
export function CrashedPart({ actor }: { readonly actor: Crashable }) {
  const hasCrashed = useSelector(actor, selectHasCrashed);
  return hasCrashed ? <FailedPart onRetry={() => actor.send({ type: 'load.retry' })} /> : null;
}

/** Shown in place of a part of the page that could not be loaded. */
export function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  const { partFailed } = useMessages('unavailable');
  const { retry } = useMessages('components');
  return (
    <div className={sheet.row} role="alert">
      <p>{partFailed}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
