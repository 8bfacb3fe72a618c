import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { DeviceLinkActor } from '../../../machines/account/security/device-link.machine.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { TextWithCommand } from '../../components/page/text-with-command.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import styles from './sessions.module.css';

/** Signs in another device of the user at home, whose camera reads a code. */
export function DeviceLink({ actor }: { readonly actor: DeviceLinkActor }) {
  const t = useMessages('sessions').otherDevice;
  const link = useSelector(actor, ({ context }) => context.link);
  const isTooOld = useSelector(actor, (snapshot) => snapshot.matches('tooOld'));
  const creation = useSelector(actor, ({ children }) => children.createLink);
  const isBusy = useSelector(creation, selectIsBusy);
  const absent = isTooOld ? t.tooOld : t.text;
  const text = link === null ? absent : link.isReachable ? t.scan : t.unreachable;
  return (
    <section className={sheet.section} aria-labelledby="other-device">
      <h2 id="other-device">{t.title}</h2>
      <p className={sheet.muted} role="status">
        <TextWithCommand text={text} />
      </p>
      {link === null ? (
        <div className={sheet.row}>
          <Button onClick={() => actor.send({ type: 'link.request' })} aria-disabled={isBusy}>
            {isBusy ? t.busy : t.show}
          </Button>
        </div>
      ) : (
        <>
          {link.isReachable ? <QrCode text={link.url} label={t.code} /> : null}
          <p className={styles.address} dir="ltr">
            {link.url}
          </p>
          <div className={sheet.row}>
            <Button onClick={() => actor.send({ type: 'link.hide' })}>{t.hide}</Button>
          </div>
        </>
      )}
      <CommandStatus actor={creation} />
    </section>
  );
}
