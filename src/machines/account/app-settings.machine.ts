import { setup, type ActorRefFrom } from 'xstate';
import { deviceLinkMachine } from './security/device-link.machine.ts';
import { supervised } from '../shared/supervised.ts';
import { installationMachine } from '../installation/installation.machine.ts';

export const appSettingsMachine = setup({
  types: { children: {} as { installation: 'installation'; deviceLink: 'deviceLink' } },
  actors: { installation: supervised(installationMachine), deviceLink: supervised(deviceLinkMachine) },
}).createMachine({
  id: 'appSettings',
  description: 'The app on this device, and on another one.',
  invoke: [
    { id: 'installation', src: 'installation' },
    { id: 'deviceLink', src: 'deviceLink' },
  ],
});

export type AppSettingsActor = ActorRefFrom<typeof appSettingsMachine>;
