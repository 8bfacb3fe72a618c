import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { AppSettingsActor } from '../../../machines/account/app-settings.machine.ts';
import { useInstallation } from '../../app-context.ts';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { DeviceLink } from '../security/device-link.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { DictationSettings } from './dictation-settings.tsx';

/** The app on this device, and on another one. */
export function AppSettings({ actor }: { readonly actor: AppSettingsActor }) {
  const { home } = useMessages('site');
  const installation = useInstallation();
  const deviceLink = useSelector(actor, ({ children }) => children.deviceLink);
  return (
    <SettingsPage>
      {installation === undefined ? null : <DeviceSettings actor={installation} />}
      <DictationSettings actor={actor} />
      {home === true ? (
        <SupervisedPart actor={deviceLink}>{(part) => <DeviceLink actor={part} />}</SupervisedPart>
      ) : null}
    </SettingsPage>
  );
}
