import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../../machines/navigation/navigation.machine.ts';

/** Calls back once the first screen that is opened shows what it was opened for. */
export function whenFirstScreenStands(
  navigation: ActorRefFrom<typeof navigationMachine>,
  callBack: () => void,
): void {
  const opened = navigation.subscribe(({ children: { screen } }) => {
    if (screen === undefined) return;
    opened.unsubscribe();
    if (!isBusy(screen.getSnapshot())) return callBack();
    const standing = screen.subscribe((snapshot) => {
      if (isBusy(snapshot)) return;
      standing.unsubscribe();
      callBack();
    });
  });
}

interface Tagged {
  readonly hasTag: (tag: string) => boolean;
}

const isTagged = (snapshot: unknown): snapshot is Tagged =>
  typeof snapshot === 'object' && snapshot !== null && 'hasTag' in snapshot;

const isBusy = (snapshot: unknown): boolean => isTagged(snapshot) && snapshot.hasTag('busy');
