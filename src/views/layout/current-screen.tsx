import { useSelector } from '@xstate/react';
import {
  selectHasFailed,
  selectIsSignInRequired,
  selectScreen,
  selectTitle,
} from '../../machines/navigation/navigation.selectors.ts';
import { useApp, useNavigation } from '../app-context.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { SignInRequired } from './sign-in-required.tsx';

/** The screen that the address names, or why it is not there. */
export function CurrentScreen() {
  const { getScreen } = useApp();
  const navigation = useNavigation();
  const actor = useSelector(navigation, selectScreen);
  const screen = getScreen(useSelector(navigation, selectTitle));
  const isSignInRequired = useSelector(navigation, selectIsSignInRequired);
  const hasFailed = useSelector(navigation, selectHasFailed);
  if (isSignInRequired) return <SignInRequired />;
  if (hasFailed) return <ScreenFailed />;
  if (actor === undefined || screen === undefined) return <ScreenLoading />;
  return <screen.View key={actor.sessionId} actor={actor} />;
}
