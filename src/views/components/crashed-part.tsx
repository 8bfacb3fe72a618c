import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectHasCrashed, type Crashable } from '../../machines/shared/supervised.ts';
import { Button } from './button.tsx';
import sheet from './sheet.module.css';

/** Shown in place of a part of the page that crashed, with a button to start it again. */
export function CrashedPart({ actor }: { readonly actor: Crashable }) {
  const hasCrashed = useSelector(actor, selectHasCrashed);
  const { partFailed } = useMessages('unavailable');
  const { retry } = useMessages('components');
  if (!hasCrashed) return null;
  return (
    <div className={sheet.row} role="alert">
      <p>{partFailed}</p>
      <Button onClick={() => actor.send({ type: 'load.retry' })}>{retry}</Button>
    </div>
  );
}
