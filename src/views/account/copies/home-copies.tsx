import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectIsOn, type HomeCopiesActor } from '../../../machines/account/copies/home-copies.machine.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { CopyKey } from './copy-key.tsx';
import { CopyState } from './copy-state.tsx';

interface HomeCopiesProps {
  readonly actor: HomeCopiesActor;
  readonly hasPassword: boolean;
}

/** The copies of the owner's account that a server at home makes each night. */
export function HomeCopies({ actor, hasPassword }: HomeCopiesProps) {
  const t = useMessages('companionFile').copies;
  const isAbsent = useSelector(actor, (snapshot) => snapshot.matches('absent'));
  const copies = useSelector(actor, ({ context }) => context.copies);
  const isUnset = useSelector(actor, (snapshot) => snapshot.matches({ offered: { copies: 'unset' } }));
  const isOn = useSelector(actor, selectIsOn);
  if (isAbsent) return null;
  return (
    <section className={sheet.section} aria-labelledby="home-copies">
      <h2 id="home-copies">{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <RequestStatus actor={actor} texts={t} />
      {copies?.folder == null ? null : (
        <p className={sheet.muted}>
          {t.folder} <code>{copies.folder}</code>
        </p>
      )}
      {isUnset ? <p>{t.unset}</p> : null}
      {copies === null || !isOn ? null : <CopyState copies={copies} />}
      {copies === null || isUnset ? null : <CopyControls actor={actor} isOn={isOn} />}
      {copies === null ? null : <CopyKey actor={actor} copies={copies} hasPassword={hasPassword} />}
    </section>
  );
}

/** Turns the copies on and off, and makes one now. */
function CopyControls({ actor, isOn }: Pick<HomeCopiesProps, 'actor'> & { readonly isOn: boolean }) {
  const t = useMessages('companionFile').copies;
  const state = useSelector(actor, ({ context }) => context.copies?.state);
  const change = useSelector(actor, ({ children }) => children.change);
  const isBusy = useSelector(change, selectIsBusy);
  return (
    <>
      <div className={sheet.row}>
        {isOn ? (
          <>
            {state === 'running' ? null : (
              <Button onClick={() => actor.send({ type: 'copies.start' })} aria-disabled={isBusy}>
                {state === 'failed' ? t.retry : t.copyNow}
              </Button>
            )}
            <Button
              look="quiet"
              onClick={() => actor.send({ type: 'copies.turnOff' })}
              aria-disabled={isBusy}
            >
              {t.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => actor.send({ type: 'copies.turnOn' })} aria-disabled={isBusy}>
            {isBusy ? t.turningOn : t.turnOn}
          </Button>
        )}
      </div>
      <CommandStatus actor={change} />
    </>
  );
}
