import { Suspense, use } from 'react';
import { useMessages } from '../../locales/messages.ts';
import type { PartOnDemand } from '../actors.ts';
import { Button } from '../parts/button.tsx';
import styles from '../parts/slow-note.module.css';

interface PartShownProps<Props> {
  readonly part: PartOnDemand<Props>;
  readonly props: Props;
  /** Gives the part up, while it is awaited or when it did not come. */
  readonly onStop?: () => void;
}

/** A part of the page whose code is fetched when it is first drawn. */
export function PartShown<Props extends object>(props: PartShownProps<Props>) {
  return (
    <Suspense fallback={<PartAwaited {...props} />}>
      <PartFetched {...props} />
    </Suspense>
  );
}

function PartFetched<Props extends object>({ part, props, onStop }: PartShownProps<Props>) {
  const fetched = use(part.get());
  const standIn = useMessages('standIn');
  const words = useMessages('parts');
  if (fetched !== null) return <fetched.View {...props} />;
  const close = () => {
    part.forget();
    onStop?.();
  };
  return (
    <div className={styles.note} role="alert">
      <p>{standIn.partFailed}</p>
      <Button look="accent" onClick={part.retry}>
        {words.retry}
      </Button>
      {onStop === undefined ? null : <Button onClick={close}>{words.close}</Button>}
    </div>
  );
}

/** It stays out of sight at first, for most moments are short. */
function PartAwaited<Props>({ onStop }: PartShownProps<Props>) {
  const words = useMessages('parts');
  return (
    <div className={styles.note} data-late="" role="status">
      <p>{useMessages('shell').loading}</p>
      {onStop === undefined ? null : <Button onClick={onStop}>{words.stopWaiting}</Button>}
    </div>
  );
}
