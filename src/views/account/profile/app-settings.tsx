import { useMessages } from '../../../locales/messages.ts';
import type { DeviceLinkActor } from '../../../machines/account/security/device-link.machine.ts';
import { useInstallation } from '../../app-context.ts';
import { DeviceLink } from '../security/device-link.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { DeviceSettings } from './device-settings.tsx';

/** The app on this device, and on another one. */
export function AppSettings({ actor }: { readonly actor: DeviceLinkActor }) {
  const { home } = useMessages('site');
  const installation = useInstallation();
  return (
    <SettingsPage>
      {installation === undefined ? null : <DeviceSettings actor={installation} />}
      {home === true ? <DeviceLink actor={actor} /> : null}
    </SettingsPage>
  );
}
