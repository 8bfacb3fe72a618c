import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import type { HomeCopies } from '../../../../contract/account/home-copies.ts';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectFailure,
  selectSecret,
  type CopyKeyActor,
} from '../../../machines/account/copies/copy-key.machine.ts';
import type { HomeCopiesActor } from '../../../machines/account/copies/home-copies.machine.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { FormFailure } from '../../components/forms/form-refusal.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { ProveOwnership } from '../security/prove-ownership.tsx';

interface CopyKeyProps {
  readonly actor: HomeCopiesActor;
  readonly copies: HomeCopies;
  readonly hasPassword: boolean;
}

/** Reminds the owner of the key until it is written down, and shows it. */
export function CopyKey({ actor, copies: { recipient, isKeySaved }, hasPassword }: CopyKeyProps) {
  const t = useMessages('companionFile').copies.key;
  const shown = useSelector(actor, ({ children }) => children.copyKey);
  if (recipient === null) return null;
  return (
    <>
      <p className={sheet.muted}>{isKeySaved ? t.saved : t.text}</p>
      {isKeySaved ? null : (
        <div className={sheet.row}>
          <Button onClick={() => actor.send({ type: 'key.request' })}>{t.show}</Button>
        </div>
      )}
      {shown === undefined ? null : <ShowKey actor={shown} hasPassword={hasPassword} />}
    </>
  );
}

interface ShowKeyProps {
  readonly actor: CopyKeyActor;
  readonly hasPassword: boolean;
}

function ShowKey({ actor, hasPassword }: ShowKeyProps) {
  const t = useMessages('companionFile').copies.key;
  const proof = useSelector(actor, ({ children }) => children.revealKey);
  const confirmation = useSelector(actor, ({ children }) => children.confirmKey);
  const secret = useSelector(actor, selectSecret);
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'));
  const failure = useSelector(actor, selectFailure);
  const isCopied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'));
  const isNotCopied = useSelector(actor, (snapshot) => snapshot.hasTag('notCopied'));
  if (secret === null) {
    return proof === undefined ? null : (
      <ProveOwnership
        actor={proof}
        title={t.title}
        text={t.proof}
        submit={t.show}
        look="accent"
        hasPassword={hasPassword}
      />
    );
  }
  return (
    <Dialog title={t.title} text={t.once} onClose={() => actor.send({ type: 'key.close' })}>
      <div className={sheet.form}>
        <p dir="ltr" translate="no">
          <code>{breakable(secret.reveal())}</code>
        </p>
        <div className={sheet.actions}>
          <Button
            onClick={() => actor.send({ type: 'key.copy' })}
            aria-disabled={isConfirming}
            data-autofocus=""
          >
            {t.copy}
          </Button>
          <Button
            look="accent"
            onClick={() => actor.send({ type: 'key.saved' })}
            aria-disabled={isConfirming}
          >
            {t.confirm}
          </Button>
        </div>
        <p role="status">{isCopied ? t.copied : isNotCopied ? t.notCopied : null}</p>
        <FormFailure failure={failure} />
        <CommandStatus actor={confirmation} />
      </div>
    </Dialog>
  );
}

/** A key has no space at which a line would end. */
const breakable = (key: string): ReactNode =>
  key.split(/(?<=^(?:.{8})+)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
