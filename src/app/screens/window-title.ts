import type { AnyActorRef } from 'xstate';
import type { ReadMessages } from '../../locales/messages.ts';
import type { AppActors } from '../../machines/app/app.machine.ts';
import type { ScreenId } from '../../machines/navigation/navigation.machine.ts';
import type { LoadedScreen } from '../../screens/screen.ts';

/** Returns the title of the window: what the screen shows, or the screen itself while that is not known. */
export const toWindowTitle = (read: ReadMessages, id: ScreenId, subject: string | undefined): string =>
  `${subject ?? read('titles')[id]} · ${read('product')}`;

interface TitleDeps {
  readonly read: ReadMessages;
  readonly getScreen: (id: ScreenId) => LoadedScreen | undefined;
}

/** Keeps the title of the window up to date with what the open screen shows. Returns what writes it again. */
export function followTitle(
  { navigation }: Pick<AppActors, 'navigation'>,
  { read, getScreen }: TitleDeps,
): () => void {
  let screen: AnyActorRef | undefined;
  let leave = () => {};
  const show = () => {
    const id = navigation.getSnapshot().context.route.screen;
    const subject = screen === undefined ? undefined : getScreen(id)?.subjectOf?.(screen.getSnapshot(), read);
    const title = toWindowTitle(read, id, subject);
    if (document.title !== title) document.title = title;
  };
  navigation.subscribe((snapshot) => {
    const opened = snapshot.children['screen'];
    if (opened === screen) return;
    leave();
    screen = opened;
    // A crash of the screen is reported like every other one.
    const subscription = screen?.subscribe({ next: show, error: () => undefined });
    leave = () => subscription?.unsubscribe();
    show();
  });
  return show;
}
