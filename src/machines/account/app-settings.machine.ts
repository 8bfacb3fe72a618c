import { setup, type ActorRefFrom } from 'xstate';
import { supervised } from '../shared/supervised.ts';
import { deviceLinkMachine } from './security/device-link.machine.ts';

/** Whether dictation can work on this device; `insecure`: the page has no secure address. */
export type DictationSupport = 'offered' | 'insecure' | 'unsupported';

interface AppSettingsInput {
  readonly dictation: DictationSupport;
}

export const appSettingsMachine = setup({
  types: {
    context: {} as AppSettingsInput,
    input: {} as AppSettingsInput,
    children: {} as { deviceLink: 'deviceLink' },
  },
  actors: { deviceLink: supervised(deviceLinkMachine) },
}).createMachine({
  id: 'appSettings',
  description: 'The app on this device, and on another one.',
  context: ({ input }) => input,
  invoke: { id: 'deviceLink', src: 'deviceLink' },
});

export type AppSettingsActor = ActorRefFrom<typeof appSettingsMachine>;
