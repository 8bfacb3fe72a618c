import { helpReport, type HelpReport } from '../../../contract/safety/help-report.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { Safety } from '../../views/safety/safety.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services: { call } }: ScreenDeps) =>
  defineScreen({
    logic: provideRequest<HelpReport>(({ signal }) => call(helpReport, {}, signal)),
    input: () => undefined,
    View: Safety,
  });
