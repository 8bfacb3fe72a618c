import { useSelector } from '@xstate/react';
import { useApp, useNavigation } from '../app-context.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { SignInRequired } from './sign-in-required.tsx';

/** The screen that the address names, or why it is not there. */
export function CurrentScreen() {
  const { getScreen } = useApp();
  const navigation = useNavigation();
  const actor = useSelector(navigation, ({ children }) => children['screen']);
  const screen = getScreen(useSelector(navigation, ({ context }) => context.route.screen));
  const isSignInRequired = useSelector(navigation, (snapshot) => snapshot.hasTag('signInRequired'));
  const hasFailed = useSelector(navigation, (snapshot) => snapshot.hasTag('failed'));
  if (isSignInRequired) return <SignInRequired />;
  if (hasFailed) return <ScreenFailed />;
  if (actor === undefined || screen === undefined) return <ScreenLoading />;
  return <screen.View key={actor.sessionId} actor={actor} />;
}
