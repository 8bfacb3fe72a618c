import { useSelector } from '@xstate/react';
import { copiedMessages, copiedRooms } from '../../../../contract/limits.ts';
import { version } from '../../../../contract/version.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { InstallationActor } from '../../../machines/installation/installation.machine.ts';
import { Button } from '../../components/button.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { SwitchField } from '../../components/forms/switch-field.tsx';

/** The installed app and offline chats of this device, and the version of the app. */
export function DeviceSettings({ actor }: { readonly actor: InstallationActor }) {
  const { title, copies, version: versionText } = useMessages('installation');
  const hasChoices = useSelector(actor, ({ tags }) => tags.size > 0);
  const canKeep = useSelector(actor, (snapshot) => snapshot.hasTag('canKeep'));
  const isKept = useSelector(actor, (snapshot) => snapshot.hasTag('keeps'));
  return (
    <section className={sheet.section}>
      <h2>{title}</h2>
      {hasChoices ? <Installation actor={actor} /> : null}
      {canKeep ? (
        <SwitchField
          label={copies.label}
          note={copies.text({ rooms: copiedRooms, messages: copiedMessages })}
          isOn={isKept}
          isBusy={false}
          onChange={() => actor.send({ type: isKept ? 'copies.erase' : 'copies.keep' })}
        />
      ) : null}
      <p className={sheet.muted}>{versionText(version)}</p>
    </section>
  );
}

/** How to install the app, or that it is. */
function Installation({ actor }: { readonly actor: InstallationActor }) {
  const { install: t } = useMessages('installation');
  const product = useMessages('product');
  const isOffered = useSelector(actor, (snapshot) => snapshot.hasTag('offered'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isManual = useSelector(actor, (snapshot) => snapshot.hasTag('manual'));
  const isInstalled = useSelector(actor, (snapshot) => snapshot.hasTag('installed'));
  if (isInstalled) return <p className={sheet.muted}>{t.installed}</p>;
  if (!isManual && !isOffered) return null;
  return (
    <>
      <p>{t.text(product)}</p>
      {isManual ? <p className={sheet.muted}>{t.ios}</p> : null}
      {isOffered ? (
        <Button onClick={() => actor.send({ type: 'installation.request' })} aria-disabled={isAsking}>
          {isAsking ? t.pending : t.action}
        </Button>
      ) : null}
    </>
  );
}
