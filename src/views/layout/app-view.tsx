import { CurrentScreen } from './current-screen.tsx';
import { MainLayout } from './main-layout.tsx';

/** The page. */
export function AppView() {
  return (
    <MainLayout>
      <CurrentScreen />
    </MainLayout>
  );
}
