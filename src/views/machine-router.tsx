import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { useApp, useNavigation } from './app-context.ts';

/** Lets wouter's links read from and write to the navigation actor; wouter has no state of its own. */
export function MachineRouter({ children }: { readonly children: ReactNode }) {
  return (
    <Router {...place} hrefs={useApp().href}>
      {children}
    </Router>
  );
}

type Follow = (to: string, options?: { readonly replace?: boolean }) => void;

const place = {
  hook: function usePath(): [string, Follow] {
    const navigation = useNavigation();
    const path = useSelector(navigation, ({ context }) => context.place.path);
    return [path, (to, { replace = false } = {}) => navigation.send({ type: 'link.follow', to, replace })];
  },
  searchHook: function useSearch(): string {
    return useSelector(useNavigation(), ({ context }) => context.place.search);
  },
};
