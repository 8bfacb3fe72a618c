import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsAsking,
  selectIsBusy,
  selectIsSlow,
  selectProvider,
} from '../../machines/provider-return.selectors.ts';
import type { Returned } from '../actors.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import note from '../parts/slow-note.module.css';
import styles from './provider-return.module.css';

/** Somebody is back from a provider: they are signed in, or asked whether they meant to be. */
export const ProviderReturn: Returned['View'] = ({ actor }) => {
  const { names, signingIn, question } = useMessages('providers');
  const parts = useMessages('parts');
  const provider = useSelector(actor, selectProvider);
  const isAsking = useSelector(actor, selectIsAsking);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  if (provider === null) return null;
  const name = names[provider];
  const decline = () => actor.send({ type: 'offer.decline' });
  if (isAsking)
    return (
      <Dialog title={question.title(name)} text={question.text(name)} onClose={decline}>
        <div className={styles.answers}>
          <Button onClick={decline} data-first-focus="">
            {question.decline}
          </Button>
          <Button look="accent" onClick={() => actor.send({ type: 'offer.accept' })}>
            {question.accept(name)}
          </Button>
        </div>
      </Dialog>
    );
  if (!isBusy) return null;
  return (
    <div className={note.note} role="status">
      <p>{signingIn(name)}</p>
      {isSlow ? (
        <Button onClick={() => actor.send({ type: 'load.cancel' })}>{parts.stopWaiting}</Button>
      ) : null}
    </div>
  );
};
