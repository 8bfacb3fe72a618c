import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { PasskeysActor } from '../../../machines/account/security/passkeys.machine.ts';
import { selectIsUnsupported } from '../../../machines/shared/request.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { Skeleton } from '../../components/status/skeleton.tsx';
import { useRequest } from '../../use-request.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './passkeys.module.css';
import { SecondStepSetting } from './second-step-setting.tsx';
import { RemovePasskey } from './remove-passkey.tsx';

interface PasskeysProps {
  readonly passkeys: PasskeysActor;
  readonly hasPassword: boolean;
}

/** The passkeys of the account; nothing on a host without them. */
export function Passkeys({ passkeys: actor, hasPassword }: PasskeysProps) {
  const t = useMessages('passkeys');
  const { problems } = useMessages('authPanel').passkey;
  const passkeys = useSelector(actor, ({ context }) => context.passkeys);
  const isReady = useSelector(actor, (snapshot) => snapshot.hasTag('ready'));
  const canAdd = useSelector(actor, ({ context }) => context.canAdd);
  const registration = useSelector(actor, ({ children }) => children.registration);
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  if (isUnsupported) return null;
  return (
    <section className={sheet.section} aria-labelledby="passkeys">
      <h2 id="passkeys">{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <RequestStatus actor={actor} texts={t}>
        <Skeleton shape="line" />
      </RequestStatus>
      {passkeys.length === 0 ? null : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} actor={actor} passkey={passkey} />
          ))}
        </ul>
      )}
      {isReady && !canAdd ? <p>{problems.unsupported}</p> : null}
      {isReady && canAdd ? (
        <div className={sheet.row}>
          <Button onClick={() => actor.send({ type: 'passkey.add' })}>
            <Icon name="plus" />
            {t.add}
          </Button>
        </div>
      ) : null}
      {registration === undefined ? null : <AddPasskey actor={registration} hasPassword={hasPassword} />}
      <SecondStepSetting actor={actor} hasPassword={hasPassword} />
      <RemovePasskey actor={actor} hasPassword={hasPassword} />
    </section>
  );
}
