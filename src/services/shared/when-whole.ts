import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine.ts';

/** Waits for the long-lived actors whose code is under way. Fails when that does not come. */
export const whenWhole = (app: ActorRefFrom<typeof appMachine>): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const snapshot = app.getSnapshot();
      if (snapshot.hasTag('fetching')) return;
      subscription.unsubscribe();
      if (snapshot.hasTag('whole')) resolve();
      else reject(new Error('The rest of the page did not come.'));
    };
    const subscription = app.subscribe(look);
    look();
  });
