import { useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { MessagesContext, type ReadMessages } from '../locales/messages.ts';
import { AppContext } from './app-context.ts';
import { AppView } from './layout/app-view.tsx';
import { BrokenApp } from './layout/broken-app.tsx';
import { MachineRouter } from './machine-router.tsx';

interface PageProps {
  readonly context: AppContext;
  readonly messages: ReadMessages;
}

/** All that is drawn. It is rendered again with the texts of another language. */
export function Page({ context, messages }: PageProps) {
  const { app } = context;
  const isBroken = useSelector(app, (snapshot) => snapshot.hasTag('broken'));
  return (
    <StrictMode>
      <MessagesContext value={messages}>
        {isBroken ? (
          <BrokenApp onReload={() => app.send({ type: 'page.reload' })} />
        ) : (
          <AppContext value={context}>
            <MachineRouter>
              <AppView />
            </MachineRouter>
          </AppContext>
        )}
      </MessagesContext>
    </StrictMode>
  );
}
