import { fromPromise } from 'xstate';
import type { ToggleChange } from '../../machines/shared/commands/toggle.machine.ts';
import { saveChange, type ChangeSaver } from './favorites.actors.ts';

/** Implements the actor of a toggle, and connects it to the hearts on all cards. */
export const toggleActors = (
  saver: ChangeSaver,
  announceFavorite: (mateId: string, isOn: boolean) => void,
) => ({
  saveToggle: fromPromise<boolean, ToggleChange>(async ({ input, signal }) => {
    const isOn = await saveChange(input, saver, signal);
    if (input.kind === 'favorite') announceFavorite(input.id, isOn);
    return isOn;
  }),
});
